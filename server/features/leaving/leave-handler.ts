import type { Database } from '#server/db/schema.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { PhotosService } from '#server/features/photos/photos.service.ts';
import { type JobHandlers, JobRefused } from '#server/jobs/kinds.ts';
import { deleteAccount, deleteMessages } from './leaving.repo.ts';

/** Few enough that nobody waits for them: the embedded database does one thing at a time. */
const MESSAGES_AT_ONCE = 250;

interface LeaveHandlerDeps {
  db: Database;
  billing: Pick<BillingService, 'deleteCustomer'>;
  photos: Pick<PhotosService, 'removeAll'>;
  scrub: () => Promise<void>;
}

/**
 * Removes what is left of somebody whose key is destroyed. Every step finds by itself what is still
 * to be done, so that a process which dies after any of them costs nothing but the time. The
 * account's row goes last of the rows: by it the others are found.
 */
export function createLeaveHandler(deps: LeaveHandlerDeps): JobHandlers['leave'] {
  const { db, billing, photos, scrub } = deps;
  return async ({ userId }) => {
    if (userId === null) throw new JobRefused('nobody is named');
    await billing.deleteCustomer(userId);
    await photos.removeAll(userId);
    while ((await deleteMessages(db, userId, MESSAGES_AT_ONCE)) > 0) {
      // The embedded database answers before anybody else gets a turn, so the turn is given.
      await new Promise(setImmediate);
    }
    await deleteAccount(db, userId);
    await scrub();
  };
}
