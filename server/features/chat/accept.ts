import { randomUUID } from 'node:crypto';
import type { Database, Executor } from '#server/db/schema.ts';
import type { JobQueue } from '#server/jobs/queue.ts';
import { enterTurn, removeTurn } from '#server/memory/memory.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimits } from '#server/http/rate-limit.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Voice } from '#server/voice/voice.ts';
import type { CareState } from '#shared/contract/care.ts';
import { sealAnswered } from './answered.ts';
import type { Answering } from './answering.ts';
import { keepCourse, openCare } from './care-state.ts';
import {
  type Exchange,
  exchangeOf,
  exchangeOfMessageId,
  insertExchange,
  keepVersion,
  type MessageRow,
  updateMessage,
} from './messages.repo.ts';
import { isRemembered, renewIndex } from './index-handler.ts';
import { contentPlace, openContent } from './present.ts';
import { reopenReply } from './replies.repo.ts';
import { type Claimed, claimDay } from './usage.service.ts';
import { type ConversationRow, takePlaces } from './usage.repo.ts';

/** What taking in a message needs: who, when, what it may cost, and who will answer it. */
export interface AcceptDeps {
  db: Database;
  jobs: JobQueue;
  rateLimits: RateLimits;
  settings: { limit: number; noticeHours: number };
  userId: string;
  address: string;
  /** Whether an administrator writes, in the person's name. */
  byAdmin: boolean;
  zone: string | undefined;
  now: number;
  sealed: PersonVault;
  /** Decides who answers, by where the person stands in the course of care. */
  decide(state: CareState | null): Answering;
  /** Whether the voice may answer: only care was prepared where it may not. */
  voiceReady: boolean;
  voice: Voice['name'];
  leaseUntil: number;
}

/** Meanwhile another message has ended the crisis: the voice is to answer, and is not prepared. */
export class CareMoved extends Error {
  override readonly name = 'CareMoved';
}

/** A stored exchange. `fresh` means that its reply is still to be begun, by whoever got this. */
export interface Accepted {
  exchange: Exchange;
  fresh: boolean;
  zone: string;
  /** Who answers; undefined where the exchange was there already. */
  answering?: Answering;
}

/**
 * Stores a message and the place of its reply, and counts it: all of it or nothing, in one
 * transaction. Of several sends under one `messageId`, the first is stored and all get the same
 * exchange. Throws `daily_limit`, `too_many_requests` or CareMoved, with nothing stored.
 */
export async function acceptMessage(
  deps: AcceptDeps,
  text: string,
  messageId: string | null,
): Promise<Accepted> {
  return deps.db.transaction().execute(async (trx) => {
    // Locks the person's row first, so that of two equal sends the later one finds the earlier.
    const conversation = await takePlaces(trx, deps.userId, 2);
    const seen = messageId !== null && (await exchangeOfMessageId(trx, deps.userId, messageId));
    if (seen) return { exchange: seen, fresh: false, zone: '' };
    const answering = await decided(trx, deps, conversation);
    const claimed = await claim(trx, deps, conversation, answering.by === 'voice');
    const exchange = newExchange(deps, answering, text, messageId, conversation.last_seq, claimed);
    await insertExchange(trx, exchange);
    await enterTurn(trx, deps.sealed, { userId: deps.userId, seq: exchange.message.seq, text });
    await renewIndex(deps.jobs, conversation, trx);
    return { exchange, fresh: true, zone: claimed.zone, answering };
  });
}

/**
 * Replaces the words of a message, keeping the earlier ones, and opens its reply anew in its place.
 * Counts as one message. `settle` settles what was decided about the earlier words. Throws `not_found`
 * when it was deleted meanwhile.
 */
export async function acceptEdit(
  deps: AcceptDeps,
  known: Exchange,
  text: string,
  settle: (trx: Executor) => Promise<void>,
): Promise<Accepted> {
  return deps.db.transaction().execute(async (trx) => {
    const conversation = await takePlaces(trx, deps.userId, 0);
    // Read again under the lock: another device may have changed or deleted it meanwhile.
    const { message, reply } = await stillThere(trx, deps.userId, known);
    const answering = await decided(trx, deps, conversation);
    const claimed = await claim(trx, deps, conversation, answering.by === 'voice');
    for (const { id, content, status } of [message, reply]) {
      if (status !== 'complete') continue;
      await keepVersion(trx, {
        id: randomUUID(),
        messageId: id,
        userId: deps.userId,
        // A sealed value opens only in its own place, so a version names the message it was.
        content,
        at: deps.now,
      });
    }
    await forgetTurns(trx, deps.sealed, [message, reply]);
    await settle(trx);
    await enterTurn(trx, deps.sealed, { userId: deps.userId, seq: message.seq, text });
    const content = deps.sealed.sealText(text, contentPlace(message.id));
    await updateMessage(trx, message, {
      content,
      edited_at: deps.now,
      counted_day: claimed.day,
      by_admin: Number(deps.byAdmin),
    });
    return reopened(trx, deps, answering, { message, reply }, claimed);
  });
}

/** Opens a failed reply again; the message is counted now, since it was not while it had no reply. */
export async function acceptRetry(deps: AcceptDeps, known: Exchange): Promise<Accepted> {
  return deps.db.transaction().execute(async (trx) => {
    const conversation = await takePlaces(trx, deps.userId, 0);
    // Read again under the lock: of two tries at once only one may count and begin.
    const exchange = await stillThere(trx, deps.userId, known);
    if (!hasNoReply(exchange, deps)) throw new AppError('nothing_to_retry');
    const answering = await decided(trx, deps, conversation);
    const claimed = await claim(trx, deps, conversation, answering.by === 'voice');
    await updateMessage(trx, exchange.message, { counted_day: claimed.day });
    return reopened(trx, deps, answering, exchange, claimed);
  });
}

/** Takes what messages say out of the index. */
export async function forgetTurns(
  trx: Executor,
  sealed: PersonVault,
  rows: readonly MessageRow[],
): Promise<void> {
  for (const row of rows) {
    if (!isRemembered(row, sealed)) continue;
    const text = openContent(row, sealed);
    await removeTurn(trx, sealed, { userId: row.user_id, seq: row.seq, text });
  }
}

function hasNoReply({ reply }: Exchange, { sealed }: AcceptDeps): boolean {
  if (reply.status === 'failed') return true;
  return (
    reply.status === 'complete' && sealed.openText(reply.content, contentPlace(reply.id)) === ''
  );
}

/** Who answers, decided while the row is held: of two messages at once the later sees the earlier. */
export async function decided(
  trx: Executor,
  deps: AcceptDeps,
  conversation: ConversationRow,
): Promise<Answering> {
  const answering = deps.decide(openCare(conversation, deps.sealed));
  if (answering.by === 'voice' && !deps.voiceReady) throw new CareMoved();
  await keepCourse(trx, conversation, answering, deps);
  return answering;
}

export async function claim(
  trx: Executor,
  deps: AcceptDeps,
  conversation: ConversationRow,
  counts: boolean,
): Promise<Claimed> {
  await deps.rateLimits.claim('chatByAccount', deps.userId, trx);
  await deps.rateLimits.claim('chatByAddress', deps.address, trx);
  return claimDay(trx, conversation, { now: deps.now, zone: deps.zone, counts }, deps.settings);
}

export async function reopened(
  trx: Executor,
  deps: AcceptDeps,
  answering: Answering,
  { message, reply }: Exchange,
  claimed: Claimed,
): Promise<Accepted> {
  await reopenReply(trx, reply, {
    ...replyState(deps, answering, reply.id),
    notice: claimed.notice ? 1 : reply.notice,
  });
  const exchange = await stillThere(trx, deps.userId, { message, reply });
  return { exchange, fresh: true, zone: claimed.zone, answering };
}

export async function stillThere(
  trx: Executor,
  userId: string,
  known: Exchange,
): Promise<Exchange> {
  const exchange = await exchangeOf(trx, userId, known.message.id);
  if (!exchange) throw new AppError('not_found');
  return exchange;
}

/** How a reply's row begins: settled at once when care answers, pending while the voice does. */
function replyState(
  { sealed, voice, leaseUntil }: AcceptDeps,
  answering: Answering,
  replyId: string,
) {
  const byCare = answering.by === 'care';
  const answered = { care: answering.level, voice: byCare ? ('care' as const) : voice };
  return {
    content: sealed.sealText(byCare ? answering.words : '', contentPlace(replyId)),
    status: byCare ? 'complete' : 'pending',
    answered: sealAnswered(answered, replyId, sealed),
    voice,
    lease_until: byCare ? null : leaseUntil,
  };
}

function newExchange(
  deps: AcceptDeps,
  answering: Answering,
  text: string,
  messageId: string | null,
  lastSeq: number,
  claimed: Claimed,
): Exchange {
  const ids = { message: randomUUID(), reply: randomUUID() };
  const common = {
    user_id: deps.userId,
    timestamp: deps.now,
    edited_at: null,
    attempt: 0,
    stop_requested: 0,
    marks: null,
    care: 'none',
  };
  const message: MessageRow = {
    ...common,
    id: ids.message,
    message_id: messageId,
    role: 'user',
    content: deps.sealed.sealText(text, contentPlace(ids.message)),
    seq: lastSeq - 1,
    status: 'complete',
    reply_to: null,
    counted_day: claimed.day,
    by_admin: Number(deps.byAdmin),
    answered: null,
    voice: null,
    notice: 0,
    lease_until: null,
  };
  const reply: MessageRow = {
    ...common,
    ...replyState(deps, answering, ids.reply),
    id: ids.reply,
    message_id: null,
    role: 'assistant',
    seq: lastSeq,
    reply_to: ids.message,
    counted_day: null,
    by_admin: 0,
    notice: claimed.notice ? 1 : 0,
  };
  return { message, reply };
}
