import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '#client/lib/use-settled.ts';
import type { UserList } from '#shared/contract/admin.ts';

/** The list of accounts: what is looked for, and the page of what was found. */
export function useUsers(enabled: boolean) {
  const [search, setSearch] = useState('');
  const part = useSettled(search.trim());
  // The way here: the last cursor is that of the page on the screen.
  const [trail, setTrail] = useState<{ part: string; cursors: readonly string[] }>({
    part,
    cursors: [],
  });
  const cursors = trail.part === part ? trail.cursors : [];
  const cursor = cursors.at(-1);
  const asked = new URLSearchParams({ ...(part && { q: part }), ...(cursor && { cursor }) });
  const list = useQuery<UserList>({
    queryKey: [`/api/admin/users?${asked}`],
    placeholderData: keepPreviousData,
    enabled,
  });
  const next = list.isPlaceholderData ? null : (list.data?.nextCursor ?? null);
  return {
    list,
    search,
    setSearch,
    /** What the list on the screen was looked up by. */
    part,
    page: cursors.length + 1,
    onNext: next === null ? undefined : () => setTrail({ part, cursors: [...cursors, next] }),
    onPrevious:
      cursors.length === 0 ? undefined : () => setTrail({ part, cursors: cursors.slice(0, -1) }),
  };
}
