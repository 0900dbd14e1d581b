/** Reads a value kept in this browser; null where there is none or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser, or removes it (null). A browser that keeps nothing is no error. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage may be switched off; the page then works until it is closed.
  }
}
