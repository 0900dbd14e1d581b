import type { Database } from '#server/db/schema.ts';
import { AppError } from '#server/http/errors.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { ChatEvent, Message, Usage } from '#shared/contract/chat.ts';
import { type Exchange, exchangeOf } from './messages.repo.ts';
import { openContent } from './present.ts';
import type { Replies } from './replies.ts';

/** How often a reply that another process makes is looked at, ms. */
const LOOK_EVERY_MS = 250;

/** How a reader of a reply sees it: presented, with today's usage, in their language. */
export interface View {
  vault: PersonVault;
  present(exchange: Exchange): { userMessage: Message; reply: Message };
  usage(): Promise<Usage>;
  /** The sentence for a reply that failed. */
  failed: string;
  /** The sentence for a reply that is no longer there. */
  gone: string;
}

export interface FollowDeps {
  db: Database;
  replies: Replies;
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/**
 * The events of a reply: the exchange as it stands, what was said so far, what is said as it comes,
 * and its end. Read from this process where it makes the reply, else from the database, where the
 * other process keeps it. Ends early, without an end event, when `signal` says that the reader is
 * gone.
 */
export async function* followReply(
  deps: FollowDeps,
  exchange: Exchange,
  view: View,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { reply } = exchange;
  if (reply.status !== 'pending') {
    yield await endEvent(exchange, view);
    return;
  }
  yield await acceptedEvent(exchange, view);
  const live = deps.replies.find(reply.id);
  const pieces = live
    ? live.read(signal)
    : readStored(deps, reply.user_id, reply.id, view.vault, signal);
  for await (const text of pieces) yield { type: 'delta', text };
  if (signal.aborted) return;
  const end = await exchangeOf(deps.db, reply.user_id, reply.id);
  if (!end) {
    yield { type: 'error', code: 'not_found', error: view.gone };
  } else {
    // Settled; or begun anew while the old making was read, and then the new one is followed.
    yield* followReply(deps, end, view, signal);
  }
}

/** The exchange as it was taken in; whatever the reply holds already follows as deltas. */
async function acceptedEvent(exchange: Exchange, view: View): Promise<ChatEvent> {
  const { userMessage, reply } = view.present(exchange);
  return {
    type: 'accepted',
    userMessage,
    reply: { ...reply, content: '' },
    usage: await view.usage(),
  };
}

/** The event that ends a settled exchange. */
async function endEvent(exchange: Exchange, view: View): Promise<ChatEvent> {
  const shown = { ...view.present(exchange), usage: await view.usage() };
  return exchange.reply.status === 'failed'
    ? { type: 'error', code: new AppError('voice_failed').code, error: view.failed, ...shown }
    : { type: 'done', ...shown };
}

async function* readStored(
  deps: FollowDeps,
  userId: string,
  replyId: string,
  vault: PersonVault,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let said = '';
  while (!signal.aborted) {
    const reply = (await exchangeOf(deps.db, userId, replyId))?.reply;
    if (!reply) return;
    const text = openContent(reply, vault);
    if (text.length > said.length && text.startsWith(said)) yield text.slice(said.length);
    said = text;
    if (reply.status !== 'pending') return;
    await deps.wait(LOOK_EVERY_MS, signal);
  }
}
