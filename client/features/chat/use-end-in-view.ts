import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What tells that the reader goes elsewhere by their own hand. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps the end of the conversation in sight when the room for it changes (the on-screen keyboard
 * opens, the input grows), if the reader is within `nearPx` of it. Whoever opens a conversation is at
 * its end, although its rows turn out higher than they were thought to be; whoever sends something
 * wants to see it and what answers it, wherever they were: from then on the end is followed, whatever
 * grows or shrinks around it, until they move by themselves or are led to what they have `found`.
 */
export function useEndInView(
  scroller: RefObject<HTMLElement | null>,
  sendingKey: string | undefined,
  nearPx: number,
  found: object | null,
): void {
  const following = useRef(true);

  useLayoutEffect(() => {
    if (sendingKey === undefined) return;
    following.current = true;
    toEnd(scroller.current);
  }, [scroller, sendingKey]);

  useLayoutEffect(() => {
    if (found) following.current = false;
  }, [found]);

  useEffect(() => {
    const { current: element } = scroller;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const leave = () => {
      following.current = false;
    };
    for (const move of MOVES) element.addEventListener(move, leave, { passive: true });
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      const below = element.scrollHeight - element.scrollTop - element.clientHeight;
      height = element.clientHeight;
      if (following.current || (lost !== 0 && below - lost <= nearPx)) toEnd(element);
    });
    observer.observe(element);
    observer.observe(content);
    return () => {
      observer.disconnect();
      for (const move of MOVES) element.removeEventListener(move, leave);
    };
  }, [scroller, nearPx]);
}

function toEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight;
}
