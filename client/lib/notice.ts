const KEY = 'notice';
const NOTICES = ['registered', 'subscribed', 'card-saved'] as const;

/** What one screen may ask the next to say, across a full load too. */
export type Notice = (typeof NOTICES)[number];

/** Leaves a notice for the next screen. */
export function leaveNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(KEY, notice);
  } catch {
    // Without storage the notice is not said; what it tells of has happened all the same.
  }
}

/** Takes the notice that was left, if there is one. */
export function takeNotice(): Notice | null {
  try {
    const left = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return NOTICES.find((notice) => notice === left) ?? null;
  } catch {
    return null;
  }
}
