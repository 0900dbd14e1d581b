import type { Database, Executor } from '#server/db/schema.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { forgetTurns, stillThere } from './accept.ts';
import { deleteMessage, type Exchange } from './messages.repo.ts';
import { takePlaces } from './usage.repo.ts';

/**
 * Removes a message and its reply, and all that is remembered of them; `settle` settles what was
 * decided about its words.
 */
export async function removeExchange(
  db: Database,
  sealed: PersonVault,
  known: Exchange,
  settle: (trx: Executor) => Promise<void>,
): Promise<void> {
  const userId = known.message.user_id;
  await db.transaction().execute(async (trx) => {
    await takePlaces(trx, userId, 0);
    const exchange = await stillThere(trx, userId, known);
    await forgetTurns(trx, sealed, [exchange.message, exchange.reply]);
    await settle(trx);
    await deleteMessage(trx, userId, exchange.message.id);
  });
}
