import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#client/lib/api.ts';
import type { SearchAnswer } from '#shared/contract/chat.ts';

/** A page may be nearly empty and the search not at its end: it goes on until so many are found. */
const ENOUGH = 20;

/** What holds every word of a query, newest first; nothing is asked for an empty one. */
export function useSearch(query: string) {
  const pages = useInfiniteQuery({
    queryKey: ['/api/messages/search', query],
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ q: query, ...(pageParam && { before: pageParam }) });
      return api<SearchAnswer>('GET', `/api/messages/search?${asked}`, undefined, { signal });
    },
    initialPageParam: '',
    getNextPageParam: (page: SearchAnswer) => page.nextCursor,
    enabled: query !== '',
    // What is said meanwhile is found the next time.
    staleTime: 0,
    gcTime: 0,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = pages;
  const messages = data?.pages.flatMap((page) => page.messages) ?? [];
  const few = messages.length < ENOUGH;

  useEffect(() => {
    if (few && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [few, hasNextPage, isFetching, isError, fetchNextPage]);

  return {
    messages,
    looking: query !== '' && (isFetching || (few && hasNextPage && !isError)),
    failed: isError,
    retry: () => void (data ? fetchNextPage() : pages.refetch()),
    onFurther: hasNextPage && !few ? () => void fetchNextPage() : undefined,
  };
}
