import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Usage } from '#shared/contract/chat.ts';

export const USAGE_KEY = ['/api/usage'];
/** setTimeout counts no further. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Today's count and limit; read again when the day they belong to is over. */
export function useUsage(): Usage | undefined {
  const client = useQueryClient();
  const { data: usage } = useQuery<Usage>({ queryKey: USAGE_KEY });
  const resetAt = usage?.resetAt;

  useEffect(() => {
    if (resetAt === undefined) return undefined;
    const readAgain = () => void client.invalidateQueries({ queryKey: USAGE_KEY });
    // A second late rather than early: this clock and the server's may differ a little.
    const wait = Math.max(resetAt - Date.now(), 0) + 1_000;
    const timer = setTimeout(readAgain, Math.min(wait, LONGEST_TIMER_MS));
    // A sleeping phone keeps no timers.
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() > resetAt) readAgain();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [client, resetAt]);

  return usage;
}

/** Whether the day's messages are used up; not while the count is unknown. */
export function isSpent(usage: Usage | undefined): boolean {
  return usage !== undefined && usage.count >= usage.limit;
}
