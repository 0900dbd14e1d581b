import type { KeyboardEvent } from 'react';

const LIST = '[popover=auto]:popover-open';
const DIALOG = ':is([role=dialog], [role=alertdialog])[data-state=open]';

/** Whether a dialog is open: Esc is then its own key, and no notice's. */
export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null;
}

/**
 * What a dialog does with Esc: it closes the list that is open inside it, else itself. Radix would
 * close the layer that came last, and that may be a notice which nobody has asked for.
 */
export function closedByEscape(onOpenChange: (open: boolean) => void) {
  return {
    onEscapeKeyDown: (event: Event) => event.preventDefault(),
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      // Esc also ends what an input method is composing.
      if (key !== 'Escape' || nativeEvent.isComposing) return;
      const list = document.querySelector<HTMLElement>(LIST);
      if (list) list.hidePopover();
      else onOpenChange(false);
    },
  };
}
