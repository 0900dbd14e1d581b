const PAGE = /^\/reset-password\/?$/i;

/**
 * Takes the token of a reset link out of the address before anything else runs (ASVS V14.2.1), into
 * the state of the history's entry: this page alone can read it, and it is there after a reload.
 */
export function hideResetToken(): void {
  if (!PAGE.test(location.pathname)) return;
  const token = new URLSearchParams(location.search).get('token');
  if (token) history.replaceState({ resetToken: token }, '', location.pathname);
}

/** The token of the reset link that was opened here, or null. */
export function resetToken(): string | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('resetToken' in state)) return null;
  return typeof state.resetToken === 'string' ? state.resetToken : null;
}

/** Forgets a token that is of no more use. */
export function forgetResetToken(): void {
  history.replaceState(null, '', location.pathname);
}
