import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the keyboard in the conversation: where what had the focus is no longer drawn (an edit that
 * ended, a message that was deleted or scrolled away), the first control of its message takes the
 * focus, or else the conversation itself. Gives what belongs on the element in `scroller`.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const message = useRef<Element | null>(null);

  // React tells of no blur while it draws: what is remembered here had the focus until now.
  useLayoutEffect(() => {
    if (!message.current || document.activeElement !== document.body) return;
    const control = message.current.isConnected && message.current.querySelector('button');
    (control || scroller.current)?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      message.current = target.closest('article');
    },
    onBlur: () => {
      message.current = null;
    },
  };
}
