import { setToken } from '#client/lib/auth-token.ts';
import type { AuthAnswer, LoginBody, RegisterBody } from '#shared/contract/auth.ts';
import { usePost } from './use-post.ts';

interface Credentials {
  '/api/auth/login': LoginBody;
  '/api/auth/register': RegisterBody;
}

export interface Outcome {
  onSuccess: (token: string) => void;
  onError: (error: unknown) => void;
}

/**
 * Logs in or registers, and keeps the token; keeping it drops all that was read for whoever was
 * logged in before.
 */
export function useAuthenticate<Path extends keyof Credentials>(path: Path, outcome: Outcome) {
  const { post, pending } = usePost<AuthAnswer>(path, {
    onSuccess: ({ token }) => {
      setToken(token);
      outcome.onSuccess(token);
    },
    onError: outcome.onError,
  });
  return { authenticate: (body: Credentials[Path]): void => post(body), pending };
}
