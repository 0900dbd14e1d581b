import type { Database } from '#server/db/schema.ts';
import type { ChatService } from '#server/features/chat/chat.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import type { Vault } from '#server/vault/vault.ts';
import { closeConversation, endEverything, markAsLeaving } from './leaving.repo.ts';

export interface LeavingService {
  /**
   * Deletes the caller's account for good. When it returns, nothing of theirs can be read, no session
   * or log-in opens the account and the address is free; what is left is removed by a job that
   * survives a crash.
   */
  leave(actor: Actor): Promise<void>;
}

interface LeavingDeps {
  db: Database;
  vault: Vault;
  jobs: JobQueue;
  rateLimits: RateLimits;
  chat: Pick<ChatService, 'abandon'>;
}

/** The end of an account. */
export function createLeavingService(deps: LeavingDeps): LeavingService {
  const { db, vault, jobs, rateLimits, chat } = deps;
  return {
    async leave({ userId, email }) {
      await db.transaction().execute(async (transaction) => {
        await closeConversation(transaction, userId);
        await vault.destroyKey(transaction, userId);
        if (!(await markAsLeaving(transaction, userId))) return;
        await endEverything(transaction, userId);
        await rateLimits.forget(userId, transaction);
        await rateLimits.forget(email, transaction);
        await jobs.dropOf(userId, ['leave'], transaction);
        await jobs.add(
          { kind: 'leave', payload: {}, userId, once: `leave:${userId}` },
          transaction,
        );
      });
      vault.forget(userId);
      chat.abandon(userId);
    },
  };
}
