import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import type { Account } from '#shared/contract/account.ts';

/** What the person agreed to, with the version of the texts that were on the screen. */
interface AgreedTo {
  terms: boolean;
  imageRights: boolean;
  version: string;
}

export interface ConsentsService {
  /** Writes down what was agreed to, with its time, as proof; what was agreed to before stays. */
  store(userId: string, agreed: AgreedTo, executor?: Executor): Promise<void>;
  /** What was agreed to last, or null. */
  latest(userId: string): Promise<Account['consents']>;
}

/** The proof of what people have agreed to. */
export function createConsentsService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): ConsentsService {
  return {
    async store(userId, { terms, imageRights, version }, executor = db) {
      await executor
        .insertInto('consents')
        .values({
          id: randomUUID(),
          user_id: userId,
          // Nobody has an account without it.
          age: 1,
          terms: Number(terms),
          image_rights: Number(imageRights),
          version,
          accepted_at: clock.now(),
        })
        .execute();
    },

    async latest(userId) {
      const row = await db
        .selectFrom('consents')
        .select(['terms', 'image_rights', 'version', 'accepted_at'])
        .where('user_id', '=', userId)
        .orderBy('accepted_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) return null;
      return {
        terms: row.terms === 1,
        imageRights: row.image_rights === 1,
        version: row.version,
        acceptedAt: row.accepted_at,
      };
    },
  };
}
