/*
 * The log-in is drawn into its page at build time, and React takes it over where it stands. Until
 * then `<html data-ahead>` says so, what is typed waits in its fields, and what is pressed is marked.
 */

/** Whether the page holds a screen that was drawn ahead and waits for React. */
export function isDrawnAhead(): boolean {
  return typeof document !== 'undefined' && 'ahead' in document.documentElement.dataset;
}

/** Nothing in the page waits for React any more. */
export function endDrawnAhead(): void {
  delete document.documentElement.dataset.ahead;
}

/** Marks a button that React may not hear of yet; a list is opened by the browser itself. */
export function markPressed(button: HTMLElement): void {
  if (isDrawnAhead() && !button.matches('[popovertarget]:not([popovertargetaction])')) {
    button.dataset.pressed = '';
  }
}

/** Takes the mark off where React was there in time: what it cannot hear yet, it lets come no further. */
export function markHeard({ target }: Event): void {
  if (!isDrawnAhead() && target instanceof Element) {
    target.closest('button')?.removeAttribute('data-pressed');
  }
}
