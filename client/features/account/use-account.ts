import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, api } from '#client/lib/api.ts';
import { clearToken } from '#client/lib/auth-token.ts';
import type { Account, AccountBody } from '#shared/contract/account.ts';

const ACCOUNT = ['/api/account'];

/** The account as the server has it. Where the log-in has ended, the log-in page takes over. */
export function useAccount() {
  const { data, error, refetch } = useQuery<Account>({ queryKey: ACCOUNT });
  const ended = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (ended) clearToken();
  }, [ended]);
  return { account: data, failure: ended ? null : error, retry: () => void refetch() };
}

/** Changes the country for help lines (ISO 3166), or leaves it to the language (null). */
export function useCountryChange(onError: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (country: string | null) =>
      api<Account>('PATCH', '/api/account', { country } satisfies AccountBody),
    onSuccess: (account) => client.setQueryData(ACCOUNT, account),
    onError,
  });
}
