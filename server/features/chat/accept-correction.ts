import { randomUUID } from 'node:crypto';
import type { Executor } from '#server/db/schema.ts';
import {
  type Accepted,
  type AcceptDeps,
  claim,
  forgetTurns,
  reopened,
  stillThere,
} from './accept.ts';
import { type Exchange, keepVersion } from './messages.repo.ts';
import { takePlaces } from './usage.repo.ts';

/**
 * Stores what sets a reply right and opens the reply anew in its place: all of it or nothing. It does
 * not count. Throws `not_found` when the reply was deleted meanwhile, and `too_many_requests`.
 */
export async function acceptCorrection(
  deps: AcceptDeps,
  known: Exchange,
  store: (transaction: Executor) => Promise<void>,
): Promise<Accepted> {
  return deps.db.transaction().execute(async (trx) => {
    const conversation = await takePlaces(trx, deps.userId, 0);
    const exchange = await stillThere(trx, deps.userId, known);
    const { reply } = exchange;
    const claimed = await claim(trx, deps, conversation, false);
    if (reply.status === 'complete') {
      const { id, content } = reply;
      await keepVersion(trx, {
        id: randomUUID(),
        messageId: id,
        userId: deps.userId,
        content,
        at: deps.now,
      });
    }
    await store(trx);
    await forgetTurns(trx, deps.sealed, [reply]);
    return reopened(trx, deps, exchange, claimed);
  });
}
