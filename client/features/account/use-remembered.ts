import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';
import { forgetMemory, MEMORIES, readMemories } from '#client/lib/memories.ts';
import type { Memory, MemoryBody } from '#shared/contract/memories.ts';

/** How many told facts a page brings; all that was set right and the profile come with the first. */
const PAGE = 50;

/** All that is remembered, as far as it was asked for. */
export function useRemembered() {
  const list = useInfiniteQuery({
    queryKey: [MEMORIES],
    queryFn: ({ pageParam, signal }) => readMemories(pageParam, PAGE, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextCursor,
    // Every message may have brought something new.
    staleTime: 0,
  });
  const all = list.data?.pages.flatMap(({ memories }) => memories);
  // The same words told twice are one fact, and the two may stand in different pages.
  const memories = all && [...new Map(all.map((memory) => [memory.id, memory])).values()];
  return { ...list, memories };
}

/** What can be done with a fact. */
export type MemoryChange = MemoryBody | 'forget';

/**
 * Changes a fact; `onTaken` runs when the server has it, and the change is done once the list has been
 * read anew.
 */
export function useMemoryChange({ id, kind }: Memory, onTaken?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: MemoryChange) => {
      if (change === 'forget') await forgetMemory(id);
      else await api('PATCH', `${MEMORIES}/${encodeURIComponent(id)}`, change);
      onTaken?.();
      await client.invalidateQueries({ queryKey: [MEMORIES] });
      if (kind === 'profile') await client.invalidateQueries({ queryKey: ['/api/profile'] });
    },
  });
}
