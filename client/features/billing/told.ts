import { ApiError } from '#client/lib/api.ts';

/** What the server said of a failure; `fallback` where it said nothing, say without a connection. */
export function told(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message ? error.message : fallback;
}
