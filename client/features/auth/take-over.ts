import { endDrawnAhead, isDrawnAhead } from '#client/lib/drawn-ahead.ts';
import type { LoginValues } from './auth-rules.ts';

/** What stands in the log-in when it is first shown: what was typed before React was there. */
export function typedAhead(): LoginValues {
  return { email: typedInto('email'), password: typedInto('password') };
}

function typedInto(name: keyof LoginValues): string {
  if (!isDrawnAhead()) return '';
  return document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
}

/**
 * Ends what was drawn ahead (client/lib/drawn-ahead.ts), in React's commit, from which on it hears of a
 * press. What was pressed before is pressed again once a press that is under way has run its course: React
 * may hear of that one itself.
 */
export function takeOver(): void {
  endDrawnAhead();
  setTimeout(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
      delete button.dataset.pressed;
      button.click();
    }
  });
}
