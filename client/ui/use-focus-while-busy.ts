import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/**
 * Gives a button that may not be pressed while it is busy the focus back which that took from it,
 * unless it has gone elsewhere. Returns the ref of the button, which fills `ref` too.
 */
export function useFocusWhileBusy(busy: boolean, ref: Ref<HTMLButtonElement> | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => button.current,
  );

  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus();
  }, [busy]);

  return button;
}
