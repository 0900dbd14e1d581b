import { readStored, writeStored } from './storage.ts';

/**
 * What a person has typed and the server has not acknowledged yet.
 *
 * It lies in local storage although ASVS V14.3.3 would keep everything private out of it: typed
 * words must survive a reload, an expired session, a closed tab and hours offline, and session
 * storage does not survive the last two. So it is kept as short a time as that takes: each draft
 * goes when the server acknowledges it, and all of them go at logout.
 */
const PREFIX = 'draft:';

/** The draft of this name, or null. */
export function readDraft(name: string): string | null {
  return readStored(PREFIX + name);
}

/** Keeps a draft, or removes it (null). */
export function writeDraft(name: string, value: string | null): void {
  writeStored(PREFIX + name, value);
}

/** Removes every draft. To be called at logout, account deletion and login-as. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Where storage is switched off nothing was kept.
  }
}
