/** A ref for what appears in place of what had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
