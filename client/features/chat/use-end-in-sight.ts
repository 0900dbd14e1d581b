import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the end of a list is in sight, or nearer than `nearPx` below it. `end` is an element at
 * the end; the browser watches it, so that no scrolling or streaming has to measure anything.
 */
export function useEndInSight(end: RefObject<HTMLElement | null>, nearPx: number): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const { current } = end;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? true),
      { root: current.closest('.chat-scroller'), rootMargin: `0px 0px ${nearPx}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [end, nearPx]);
  return inSight;
}
