import type { MemoriesAnswer, Memory } from '#shared/contract/memories.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { api } from './api.ts';

export const MEMORIES = '/api/memories';

/** A page of what is remembered, of so many facts at most; `cursor` is '' for the first. */
export function readMemories(
  cursor: string,
  limit: number,
  signal?: AbortSignal,
): Promise<MemoriesAnswer> {
  const before = cursor === '' ? '' : `&before=${encodeURIComponent(cursor)}`;
  return api('GET', `${MEMORIES}?limit=${limit}${before}`, undefined, signal && { signal });
}

/** Looks for a fact, the newest pages first; undefined where there is none like it. */
export async function findMemory(
  isIt: (memory: Memory) => boolean,
  signal?: AbortSignal,
): Promise<Memory | undefined> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: MemoriesAnswer = await readMemories(cursor, LIMITS.memoriesPageMax, signal);
    const found = page.memories.find(isIt);
    if (found) return found;
    cursor = page.nextCursor;
  }
  return undefined;
}

/** Leaves a fact out of every reply; a correction is undone. */
export function forgetMemory(id: string): Promise<unknown> {
  return api('DELETE', `${MEMORIES}/${encodeURIComponent(id)}`);
}
