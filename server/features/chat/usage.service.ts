import { noticeDue } from '#server/care/notices.ts';
import type { Executor } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import type { Usage } from '#shared/contract/chat.ts';
import { rollDay } from '#shared/rules/day-key.ts';
import {
  type ConversationRow,
  claimMessage,
  conversationOf,
  countOn,
  rememberDay,
  rememberedDay,
  rememberNotice,
} from './usage.repo.ts';

/** A person's zone before they have told one. */
const DEFAULT_ZONE = 'UTC';

interface UsageSettings {
  limit: number;
  noticeHours: number;
}

/** What was claimed for a message: the day it counts on, and whether the AI notice is due. */
export interface Claimed {
  /** Null for a message that care answers: those never count. */
  day: string | null;
  zone: string;
  notice: boolean;
}

/**
 * Claims a place on the person's running day, within the transaction that stores the message: at
 * the limit everything is rolled back. Throws `daily_limit` with the time the day ends.
 */
export async function claimDay(
  trx: Executor,
  conversation: ConversationRow,
  asked: { now: number; zone: string | undefined; counts: boolean },
  settings: UsageSettings,
): Promise<Claimed> {
  const { user_id: userId } = conversation;
  const remembered = rememberedDay(conversation);
  const day = rollDay(remembered, asked.now, asked.zone ?? remembered?.zone ?? DEFAULT_ZONE);
  if (day !== remembered) await rememberDay(trx, userId, day);
  if (asked.counts && (await claimMessage(trx, userId, day.key, settings.limit)) === undefined) {
    throw new AppError('daily_limit', { resetAt: day.endsAt });
  }
  // Care says itself that it is an AI, without the voice: its answers use up no notice.
  const notice =
    asked.counts &&
    noticeDue(conversation.last_notice_at, asked.now, day.zone, settings.noticeHours);
  if (notice) await rememberNotice(trx, userId, asked.now);
  return { day: asked.counts ? day.key : null, zone: day.zone, notice };
}

/** Today's count, the limit, and when the day ends (ms), for the person's running day. */
export async function readUsage(
  db: Executor,
  userId: string,
  asked: { now: number; zone: string | undefined },
  settings: UsageSettings,
): Promise<Usage> {
  const remembered = rememberedDay(await conversationOf(db, userId));
  const day = rollDay(remembered, asked.now, asked.zone ?? remembered?.zone ?? DEFAULT_ZONE);
  return { count: await countOn(db, userId, day.key), limit: settings.limit, resetAt: day.endsAt };
}
