import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { ApiError, api } from './api.ts';

/**
 * A read: GET of the key's parts joined with slashes (spec.md section 7). Fails on 401 as on all
 * else; a query with `meta: { nullOn401: true }` reads null there.
 */
async function readQuery<T>({ queryKey, signal, meta }: QueryFunctionContext): Promise<T | null> {
  try {
    return await api<T>('GET', queryKey.join('/'), undefined, { signal });
  } catch (error) {
    if (meta?.nullOn401 && error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What was read stays until it is invalidated: no refetch on focus, no polling, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
