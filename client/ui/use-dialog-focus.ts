import { type FocusEvent, useRef } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * What a dialog does with the focus that Radix leaves open. It gives the focus back to whatever had
 * it before, or, where that is gone, to the nearest thing around it that can have it: Radix does so
 * only for a dialog that holds its own trigger, and ours are opened from anywhere. And it brings what
 * has the focus into sight: Radix leads from the last stop to the first without scrolling there.
 */
export function useDialogFocus() {
  const openers = useRef<HTMLElement[]>([]);
  return {
    onOpenAutoFocus: () => {
      openers.current = withSurroundings(document.activeElement);
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (target !== currentTarget) target.scrollIntoView({ block: 'nearest' });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
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
