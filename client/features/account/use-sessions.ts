import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';
import type { SessionList } from '#shared/contract/account.ts';

export const SESSIONS = ['/api/sessions'];

/** Where the person is logged in. */
export function useSessions() {
  return useQuery<SessionList>({ queryKey: SESSIONS });
}

interface Outcome {
  onSuccess: () => void;
  onError: (error: unknown) => void;
}

/** Ends one of the log-ins; `variables` is the id of the one that is being ended. */
export function useEndSession({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: SESSIONS });
      onSuccess();
    },
    onError,
  });
}
