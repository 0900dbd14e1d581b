import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

/** The country for help lines (ISO 3166; null leaves it to the language), and a way to choose another. */
export function useCountry(onError: (error: unknown) => void) {
  const client = useQueryClient();
  const { data: account } = useQuery<Account>({ queryKey: ACCOUNT });
  // What was chosen is shown at once: a mutation tells of itself only a moment later, and within
  // that moment the box would spring back under the finger.
  const [asked, setAsked] = useState<Pick<Account, 'country'> | null>(null);
  const { mutate, isPending, isSuccess } = useMutation({
    // One after the other: what was chosen last is what is kept.
    scope: { id: 'country' },
    mutationFn: (country: Account['country']) =>
      api<Account>('PATCH', '/api/account', { country } satisfies AccountBody),
    onSuccess: (changed) => client.setQueryData(ACCOUNT, changed),
    onError,
  });
  const choose = (country: Account['country']) => {
    setAsked({ country });
    // Heard of the last choice alone.
    mutate(country, { onSettled: () => setAsked(null) });
  };
  return { country: (asked ?? account)?.country ?? null, choose, isPending, isSuccess };
}
