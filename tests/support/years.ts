import { randomUUID } from 'node:crypto';
import type { Person, TestApp } from './app.ts';

/** Rows an insert: within what both engines take of parameters. */
const BATCH = 500;

/**
 * Writes so many messages that say nothing behind what was said, as a conversation of years has them:
 * sealed as the product seals them, and past the product, which would take hours. They are not in the
 * index; a job enters them.
 */
export async function talkForYears(
  app: TestApp,
  person: Person,
  count: number,
  say = (index: number): string => `An ordinary day, number ${index}.`,
): Promise<void> {
  const { db, vault, clock } = app.deps;
  const sealed = await vault.of(person.userId);
  await db.transaction().execute(async (trx) => {
    const { last_seq } = await trx
      .selectFrom('conversations')
      .select('last_seq')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, index) => {
        const id = randomUUID();
        return {
          id,
          user_id: person.userId,
          message_id: null,
          role: 'user',
          content: sealed.sealText(say(from + index), `messages.content:${id}`),
          timestamp: clock.now(),
          seq: last_seq + from + index + 1,
          status: 'complete',
          reply_to: null,
          edited_at: null,
          counted_day: null,
          care: 'none',
          voice: null,
          notice: 0,
          attempt: 0,
          lease_until: null,
          stop_requested: 0,
        };
      });
      await trx.insertInto('messages').values(rows).execute();
    }
    await trx
      .updateTable('conversations')
      .set({ last_seq: last_seq + count })
      .where('user_id', '=', person.userId)
      .execute();
  });
}
