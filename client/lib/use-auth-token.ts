import { useEffect, useState } from 'react';
import { getToken, subscribeToken } from './auth-token.ts';

/**
 * The stored token, kept current across tabs, and `login`: a number that is another one whenever
 * somebody else may be logged in, and stays when the same person is given a new token.
 */
export function useAuthToken(): { token: string | null; login: number } {
  const [state, setState] = useState(() => ({ token: getToken(), login: 0 }));
  useEffect(() => {
    const read = (renewed: boolean) =>
      setState((before) => {
        const token = getToken();
        if (token === before.token) return before;
        return { token, login: renewed ? before.login : before.login + 1 };
      });
    // It may have changed between the first drawing and now.
    read(false);
    return subscribeToken(read);
  }, []);
  return state;
}
