import { type FocusEvent, type RefObject, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * What a dialog does with the focus that Radix leaves open. It gives the focus back to whatever had
 * it before, or, where that is gone, to the nearest thing around it that can have it: Radix does so
 * only for a dialog that holds its own trigger, and ours are opened from anywhere. And it brings what
 * has the focus into sight: Radix leads from the last stop to the first without scrolling there.
 * `first` is what has the focus when it opens, where that is not the first control.
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const openers = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      openers.current = withSurroundings(document.activeElement);
      if (!first?.current) return;
      event.preventDefault();
      first.current.focus();
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target !== currentTarget) target.scrollIntoView({ block: 'nearest' });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Somebody was led elsewhere meanwhile.
      if (document.activeElement !== document.body) return;
      openers.current.find((element) => element.isConnected)?.focus();
    },
  };
}

/** What can have the focus, of an element and all it lies in, from the inside out. */
function withSurroundings(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element; each; each = each.parentElement) {
    if (each instanceof HTMLElement && each.matches(FOCUSABLE)) found.push(each);
  }
  return found;
}
