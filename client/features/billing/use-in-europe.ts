import { useQuery } from '@tanstack/react-query';
import type { Account } from '#shared/contract/account.ts';
import { showsWithdrawal } from '#shared/rules/plan.ts';

/** Whether this person is at home where a contract can be withdrawn from for fourteen days. */
export function useInEurope(): boolean {
  const { data } = useQuery<Account>({ queryKey: ['/api/account'] });
  return showsWithdrawal(
    new Intl.DateTimeFormat().resolvedOptions().timeZone,
    data?.country ?? null,
  );
}
