import type { Deps } from '#server/deps.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { MemoriesService } from '#server/features/memories/memories.service.ts';
import type { ProfileService } from '#server/features/profile/profile.service.ts';
import { AppError } from '#server/http/errors.ts';
import { createBreaker } from '#server/voice/breaker.ts';
import { DEFAULT_REPLY_LIMITS } from '#server/voice/run-reply.ts';
import { systemWait, waitUnlessGone } from '#server/voice/wait.ts';
import type { ChatEvent, Message, MessagesAnswer, Usage } from '#shared/contract/chat.ts';
import type { CorrectBody } from '#shared/contract/memories.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { openAnswered } from './answered.ts';
import { followReply, type View } from './follow.ts';
import { type Exchange, exchangeOf, exchangeOfMessageId, newestMessages } from './messages.repo.ts';
import { hiddenMessage, openContent, presentMessage } from './present.ts';
import { createReplies } from './replies.ts';
import { requestStop } from './replies.repo.ts';
import { type SearchQuery, searchMessages } from './searching.ts';
import { acceptCorrection } from './accept-correction.ts';
import { acceptEdit, acceptMessage, acceptRetry } from './accept.ts';
import { removeExchange } from './remove-exchange.ts';
import {
  type AcceptContext,
  type Asked,
  createAnswerMessage,
  portraitFor,
} from './answer-message.ts';
import { decideOn } from './correct-reply.ts';
import type { Caller } from './caller.ts';
import { readUsage } from './usage.service.ts';

/** How long a stop waits for the process that makes the reply to let go of it, ms. */
const STOP_WITHIN_MS = 5_000;

interface ChatDeps extends Deps {
  profile: ProfileService;
  billing: BillingService;
  memories: MemoriesService;
}

export type ChatService = ReturnType<typeof createChatService>;

/** The conversation: sending, changing and reading messages, and the replies they bring about. */
export function createChatService(deps: ChatDeps) {
  const { db, vault, clock, sentences, env } = deps;
  const settings = { limit: env.DAILY_MESSAGE_LIMIT, noticeHours: env.NOTICE_HOURS };
  const replies = createReplies({
    ...deps,
    reply: {
      limits: {
        ...DEFAULT_REPLY_LIMITS,
        firstTokenMs: env.AI_FIRST_TOKEN_MS,
        idleMs: env.AI_IDLE_MS,
      },
      breaker: createBreaker({ clock }),
      wait: systemWait,
      random: Math.random,
    },
  });

  const answerMessage = createAnswerMessage({ ...deps, replies });

  async function viewOf(caller: Caller): Promise<View> {
    const { actor, surroundings } = caller;
    const sealed = await vault.of(actor.userId);
    const notice = sentences.say(surroundings.language, 'ai_notice');
    return {
      vault: sealed,
      present: ({ message, reply }) => ({
        userMessage: presentMessage(message, sealed, notice),
        reply: presentMessage(reply, sealed, notice),
      }),
      usage: () => usageOf(caller),
      failed: sentences.say(surroundings.language, 'voice_failed'),
      gone: sentences.say(surroundings.language, 'not_found'),
    };
  }

  async function usageOf({ actor, surroundings }: Caller): Promise<Usage> {
    const asked = { now: clock.now(), zone: surroundings.timeZone };
    return readUsage(db, actor.userId, asked, settings);
  }

  async function follow(caller: Caller, exchange: Exchange): Promise<AsyncIterable<ChatEvent>> {
    return followReply(
      { db, replies, wait: waitUnlessGone },
      exchange,
      await viewOf(caller),
      caller.signal,
    );
  }

  async function answer(caller: Caller, asked: Asked): Promise<AsyncIterable<ChatEvent>> {
    return follow(caller, await answerMessage(caller, asked));
  }

  async function own(caller: Caller, id: string): Promise<Exchange> {
    const exchange = await exchangeOf(db, caller.actor.userId, id);
    if (!exchange) throw new AppError('not_found');
    return exchange;
  }

  function acceptDeps(caller: Caller, context: AcceptContext) {
    return {
      ...context,
      db,
      jobs: deps.jobs,
      settings,
      rateLimits: deps.rateLimits,
      userId: caller.actor.userId,
      address: caller.address,
      byAdmin: caller.actor.isAdminSession,
      zone: caller.surroundings.timeZone,
      voice: deps.voice.name,
      leaseUntil: replies.lease(),
    };
  }

  return {
    /** Starts the keeping of replies and sweeps what an earlier process left. Returns its end. */
    async keep(): Promise<() => void> {
      await replies.sweep(env.DATABASE_URL === undefined ? 'all' : 'lapsed');
      return replies.keep();
    },
    stop: (withinMs: number) => replies.stop(withinMs),
    /** Ends the replies being made for somebody who has left; none of them is stored. */
    abandon: (userId: string) => replies.abandon(userId),
    /** How many replies this process is making. */
    repliesInTheMaking: () => replies.count(),

    /**
     * Takes a message and answers it. A `messageId` seen before stores nothing: its exchange is
     * followed again. Throws AppError before anything is stored: `subscription_required`,
     * `profile_required`, `too_large`, `daily_limit`, `too_many_requests`.
     */
    async send(
      caller: Caller,
      body: { message: string; messageId?: string | undefined; careOnly?: boolean | undefined },
    ): Promise<AsyncIterable<ChatEvent>> {
      if (body.messageId !== undefined) {
        const seen = await exchangeOfMessageId(db, caller.actor.userId, body.messageId);
        if (seen) return follow(caller, seen);
      }
      return answer(caller, {
        text: body.message,
        how: 'sent',
        careOnly: body.careOnly ?? false,
        accept: (context) =>
          acceptMessage(acceptDeps(caller, context), body.message, body.messageId ?? null),
      });
    },

    /** Changes a message of the person's and makes its reply anew, in the old places. */
    async edit(caller: Caller, id: string, content: string): Promise<AsyncIterable<ChatEvent>> {
      const exchange = await own(caller, id);
      if (exchange.message.id !== id) throw new AppError('not_your_words');
      return answer(caller, {
        text: content,
        how: 'edited',
        careOnly: false,
        beforeSeq: exchange.message.seq,
        accept: async (context) => {
          const { userId } = caller.actor;
          const leaving = { id, becomes: content };
          const settle = await deps.memories.moving(context.sealed, userId, leaving);
          const accepted = await acceptEdit(acceptDeps(caller, context), exchange, content, settle);
          replies.abort(exchange.reply.id, 'replaced');
          return accepted;
        },
      });
    },

    /** Makes a failed reply again. Throws `nothing_to_retry` where there is none. */
    async retry(caller: Caller, id: string): Promise<AsyncIterable<ChatEvent>> {
      const exchange = await own(caller, id);
      const sealed = await vault.of(caller.actor.userId);
      const { content } = presentMessage(exchange.message, sealed, '');
      return answer(caller, {
        text: content,
        how: 'again',
        careOnly: false,
        beforeSeq: exchange.message.seq,
        accept: (context) => acceptRetry(acceptDeps(caller, context), exchange),
      });
    },

    /**
     * Sets right what a reply said: stores the correction, which holds in every later reply, and makes
     * this one anew in its place. Throws `invalid_request` for what is no reply, or is not in it.
     */
    async correct(
      caller: Caller,
      id: string,
      body: CorrectBody,
    ): Promise<AsyncIterable<ChatEvent>> {
      const exchange = await own(caller, id);
      if (exchange.reply.id !== id) throw new AppError('not_found');
      // What care said is not about the one who died, and must not be put away by a correction.
      const sealed = await vault.of(caller.actor.userId);
      if (openAnswered(exchange.reply, sealed).voice === 'care') {
        throw new AppError('invalid_request');
      }
      const portrait = await portraitFor(deps, caller.actor);
      const said = replies.find(id)?.text ?? openContent(exchange.reply, sealed);
      const decision = await decideOn(deps, caller, { sealed, portrait, id, said }, body);
      return answer(caller, {
        text: openContent(exchange.message, sealed),
        how: 'again',
        careOnly: false,
        beforeSeq: exchange.message.seq,
        adding: decision,
        accept: async (context) => {
          const accepted = await acceptCorrection(acceptDeps(caller, context), exchange, (trx) =>
            deps.memories.add(trx, sealed, caller.actor.userId, decision),
          );
          replies.abort(id, 'replaced');
          return accepted;
        },
      });
    },

    /** Removes a message of the person's and the reply that answered it. */
    async remove(caller: Caller, id: string): Promise<void> {
      const exchange = await own(caller, id);
      if (exchange.message.id !== id) throw new AppError('not_your_words');
      const { userId } = caller.actor;
      const sealed = await vault.of(userId);
      const settle = await deps.memories.moving(sealed, userId, { id });
      await removeExchange(db, sealed, exchange, settle);
      replies.abort(exchange.reply.id, 'replaced');
    },

    /** Stops a reply being made, wherever it is made; what was said stays. */
    async stopReply(caller: Caller, id: string): Promise<Message> {
      const { reply } = await own(caller, id);
      await requestStop(db, reply);
      const live = replies.find(reply.id);
      replies.abort(reply.id, 'stop');
      await live?.ended;
      const until = clock.now() + STOP_WITHIN_MS;
      let exchange = await own(caller, id);
      while (exchange.reply.status === 'pending' && clock.now() < until) {
        await waitUnlessGone(100, caller.signal);
        exchange = await own(caller, id);
      }
      return (await viewOf(caller)).present(exchange).reply;
    },

    /** The events of a reply, replayed and then followed. */
    async events(caller: Caller, id: string): Promise<AsyncIterable<ChatEvent>> {
      return follow(caller, await own(caller, id));
    },

    /**
     * A page of the conversation, oldest first; `before` is the cursor of the page after it. Where
     * the words are closed to the caller, the messages come without them.
     */
    async list(
      caller: Caller,
      page: { before?: number | undefined; limit?: number | undefined },
    ): Promise<MessagesAnswer> {
      const limit = page.limit ?? LIMITS.messagesPageDefault;
      const [sealed, rows] = await Promise.all([
        vault.of(caller.actor.userId),
        newestMessages(db, caller.actor.userId, limit + 1, page.before),
      ]);
      const shown = rows.slice(0, limit).toReversed();
      const nextCursor = rows.length > limit ? String(shown[0]?.seq ?? '') : null;
      if (!caller.actor.wordsOpen) {
        return { messages: shown.map(hiddenMessage), nextCursor, hidden: true };
      }
      const notice = sentences.say(caller.surroundings.language, 'ai_notice');
      return { messages: shown.map((row) => presentMessage(row, sealed, notice)), nextCursor };
    },

    search: (caller: Caller, asked: SearchQuery) => searchMessages(deps, caller, asked),

    usage: usageOf,
  };
}
