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

/** Presses again what was pressed before React was there (client/lib/drawn-ahead.ts). */
export function pressAgain(): void {
  if (!isDrawnAhead()) return;
  endDrawnAhead();
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete button.dataset.pressed;
    button.click();
  }
}
