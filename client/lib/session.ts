import { ApiError, api } from './api.ts';
import { clearToken } from './auth-token.ts';
import { clearDrafts } from './drafts.ts';

/** Ends the session on the server and here. Throws `ApiError`; the token then stays. */
export function logout(): Promise<void> {
  return leaveBy(() => api('POST', '/api/auth/logout'));
}

/** Ends every session of the person, this one too. Throws as `logout` does. */
export function logoutEverywhere(): Promise<void> {
  return leaveBy(() => api('DELETE', '/api/sessions'));
}

async function leaveBy(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    // A session that has ended already is what was asked for.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
  }
  forgetHere();
}

/** Deletes the account for good. Throws `ApiError`; then nothing was deleted. */
export async function deleteAccount(): Promise<void> {
  await api('DELETE', '/api/account');
}

/** Forgets in this browser who was logged in here, and what they had typed. */
export function forgetHere(): void {
  clearDrafts();
  clearToken();
}

/** The query ?logout=true: forgets the token at once, tells the server, and tidies the address. */
export function logoutIfAsked(): void {
  const query = new URLSearchParams(location.search);
  if (query.get('logout') !== 'true') return;
  history.replaceState(null, '', '/');
  // The call takes the token along before it is forgotten here; if it fails, it stays forgotten.
  api('POST', '/api/auth/logout', undefined, { keepalive: true }).catch(() => undefined);
  forgetHere();
}
