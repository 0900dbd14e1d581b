import { type ReactNode, Suspense, useEffect, useState } from 'react';

export interface WhenTouchedProps {
  /** Whether the part is needed at once, touched or not. */
  or: boolean;
  children: ReactNode;
}

/**
 * Draws a part that is loaded on its own (React.lazy) once the person has touched the page: not with
 * the first page, and yet before they can have asked for it or anything can have gone wrong.
 */
export function WhenTouched({ or, children }: WhenTouchedProps) {
  const touched = useTouched();
  return touched || or ? <Suspense>{children}</Suspense> : null;
}

function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const touch = () => {
      setTouched(true);
      listening.abort();
    };
    for (const sign of ['pointerdown', 'keydown']) {
      window.addEventListener(sign, touch, { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return touched;
}
