import { readStored, writeStored } from './storage.ts';

/** Where the token lies in local storage (spec.md section 3, client storage). */
const KEY = 'auth_token';
const CHANGED = 'auth-token';
const RENEWED = 'auth-token-renewed';

/** The token of whoever is logged in here, or null. */
export function getToken(): string | null {
  return readStored(KEY);
}

/** Logs this browser in: keeps the token and tells every subscriber. */
export function setToken(token: string): void {
  writeStored(KEY, token);
  window.dispatchEvent(new Event(CHANGED));
}

/** Keeps a new token of whoever is logged in already: what is on the screen stays theirs. */
export function renewToken(token: string): void {
  writeStored(KEY, token);
  window.dispatchEvent(new Event(RENEWED));
}

/** Logs this browser out: forgets the token and tells every subscriber. */
export function clearToken(): void {
  writeStored(KEY, null);
  window.dispatchEvent(new Event(CHANGED));
}

/**
 * Calls `listener` when the token changes here or in another tab, and with true where it is a new
 * one of the same person; returns the way to stop.
 */
export function subscribeToken(listener: (renewed: boolean) => void): () => void {
  const onChange = () => listener(false);
  const onRenewal = () => listener(true);
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener(false);
  };
  window.addEventListener(CHANGED, onChange);
  window.addEventListener(RENEWED, onRenewal);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener(RENEWED, onRenewal);
    window.removeEventListener('storage', onStorage);
  };
}
