import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For what comes in the place of a control that was just pressed: it takes the focus as it appears,
 * which would otherwise be lost with that control. `wanted` is read once.
 */
export function useFocusOnMount<T extends HTMLElement>(wanted = true): RefObject<T | null> {
  const element = useRef<T>(null);
  const once = useRef(wanted);
  useLayoutEffect(() => {
    if (once.current) element.current?.focus();
    once.current = false;
  }, []);
  return element;
}
