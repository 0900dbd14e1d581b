import { readStored, writeStored } from '#client/lib/storage.ts';

const KEY = 'declined-proposal';

/**
 * The id of the reply whose proposal was declined last in this browser. One is enough: only the
 * newest reply asks.
 */
export function declinedProposal(): string | null {
  return readStored(KEY);
}

export function declineProposal(replyId: string): void {
  writeStored(KEY, replyId);
}
