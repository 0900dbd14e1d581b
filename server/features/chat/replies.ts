import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { insteadOf, reviewSentence, seedOf } from '#server/care/outgoing.ts';
import { lettersOf } from '#server/care/quoted.ts';
import { careWordsOf, type CarePacks } from '#server/care/words.ts';
import type { Database, Executor } from '#server/db/schema.ts';
import { enterTurn } from '#server/memory/memory.ts';
import type { Clock } from '#server/ports/clock/port.ts';
import { KeyGone, type PersonVault, type Vault } from '#server/vault/vault.ts';
import { type ReplyDeps, runReply } from '#server/voice/run-reply.ts';
import { textsTold, type Voice, VoiceError, type VoiceRequest } from '#server/voice/voice.ts';
import type { CareState } from '#shared/contract/care.ts';
import { answerByCare } from './answer-by-care.ts';
import type { Answering } from './answering.ts';
import { LiveReply } from './live-reply.ts';
import { contentPlace, type Notes, sealNotes } from './present.ts';
import { failAbandoned, finishReply, saveProgress } from './replies.repo.ts';

/** How often what was said is kept, and how long a silent process is believed to live, ms. */
const SAVE_EVERY_MS = 1_000;
const LEASE_MS = 10_000;
const SWEEP_EVERY_MS = 5_000;
/** How often, and how long between, the end of a reply is written again while the database is away. */
const FINISH_TRIES = 90;
const FINISH_WAIT_MS = 1_000;

type AbortReason = 'stop' | 'replaced' | 'shutdown';

/** A reply to be made: where it goes, what it is made from, and what is said after it. */
export interface Making {
  userId: string;
  replyId: string;
  attempt: number;
  /** With `foreword`, where the person asked for the truth: said first, whoever answers. */
  request: VoiceRequest;
  /** The gentle check of care, where the message gave cause for one. */
  afterword: string | undefined;
  /** Gives care's answer in place of the voice's, where the voice gives the sign of danger. */
  byCare: (state: CareState | null) => Answering;
  /** Gives what is shown of each sentence of the reply, in their order. */
  showing: () => Promise<ReplyDeps['shown']>;
  /** Tells what each sentence of what was said stands on, and what the message set right. */
  note: (said: string) => Promise<Notes>;
}

interface RepliesDeps {
  db: Database;
  vault: Vault;
  clock: Clock;
  log: Logger;
  voice: Voice;
  careWords: CarePacks;
  reply: Pick<ReplyDeps, 'limits' | 'breaker' | 'wait' | 'random'>;
}

export type Replies = ReturnType<typeof createReplies>;

/**
 * Makes replies, apart from whoever waits for them: a page may close and come back. What was said
 * is kept every second, so that another process can show it, and a reply whose process died is
 * found by its lapsed lease.
 */
export function createReplies(deps: RepliesDeps) {
  const { db, vault, clock, log, voice } = deps;
  const live = new Map<string, LiveReply>();

  async function make(reply: LiveReply, making: Making): Promise<void> {
    const sealed = await vault.of(making.userId);
    const end = await speak(reply, making);
    if (end === 'replaced') return;
    if (end === 'danger') {
      // No id: which reply it was would tell of danger. Many such lines tell of an anxious model.
      log.info('the model gave the sign of danger: care answers');
      const by = { sealed, voice: voice.name, said: reply.text, now: clock.now() };
      await untilKept(reply, () => answerByCare(db, reply, { ...by, decide: making.byCare }));
      return;
    }
    const notes = end === 'complete' ? await notesOf(reply, making) : { marks: [] };
    await store(reply, sealed, end, notes);
  }

  /** Runs the voice to its end. Returns the state the reply ends in. */
  async function speak(
    reply: LiveReply,
    making: Making,
  ): Promise<'complete' | 'failed' | 'replaced' | 'danger'> {
    const { signal } = reply.controller;
    const { request } = making;
    const safeSentence = (): string =>
      insteadOf(
        careWordsOf(deps.careWords, request.language),
        request.portrait.tone,
        seedOf(request.seed),
        reply.text,
      );
    try {
      if (request.foreword !== undefined) reply.say(`${request.foreword}\n\n`);
      const shown = await making.showing();
      const told = textsTold(request).map(lettersOf);
      const review = (sentence: string) => reviewSentence(sentence, told);
      const pieces = runReply(
        { ...deps.reply, voice, review, shown, safeSentence },
        request,
        signal,
      );
      for await (const piece of pieces) reply.say(piece);
      if (making.afterword !== undefined) reply.say(`\n\n${making.afterword}`);
      return 'complete';
    } catch (error) {
      const reason: AbortReason | undefined = signal.aborted ? signal.reason : undefined;
      if (reason === 'stop') return 'complete';
      if (reason === 'replaced') return 'replaced';
      const fault = error instanceof VoiceError ? error.fault : undefined;
      if (fault === 'danger') return 'danger';
      const level = fault === undefined || fault === 'refused' ? 'error' : 'warn';
      log[level]({ err: error, fault, reply: reply.replyId }, 'a reply could not be finished');
      // Care asks all the same: its question does not depend on the voice.
      if (making.afterword !== undefined && reason === undefined) {
        reply.say(reply.text === '' ? making.afterword : `\n\n${making.afterword}`);
      }
      return 'failed';
    }
  }

  /** Marks what the voice said, and not what care said after it. A reply is never lost for them. */
  async function notesOf(reply: LiveReply, { afterword, note }: Making): Promise<Notes> {
    const byCare = afterword !== undefined && reply.text.endsWith(afterword);
    const said = byCare ? reply.text.slice(0, -afterword.length) : reply.text;
    try {
      return await note(said);
    } catch (error) {
      log.error({ err: error, reply: reply.replyId }, 'a reply could not be marked');
      return { marks: [] };
    }
  }

  async function store(
    reply: LiveReply,
    sealed: PersonVault,
    status: 'complete' | 'failed',
    notes: Notes,
  ): Promise<void> {
    const end = {
      content: sealed.sealText(reply.text, contentPlace(reply.replyId)),
      status,
      voice: voice.name,
      marks: sealNotes(notes, reply.replyId, sealed),
      // A message that got no reply does not count, whoever ended it.
      uncounted: status === 'failed' || reply.text === '',
      also: async (transaction: Executor, seq: number) => {
        if (status === 'failed') return;
        await enterTurn(transaction, sealed, { userId: reply.userId, seq, text: reply.text });
      },
    };
    await untilKept(reply, () => finishReply(db, reply, end));
  }

  /** Writes the end of a reply, again and again while the database is away. */
  async function untilKept({ replyId }: LiveReply, write: () => Promise<unknown>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await write();
        return;
      } catch (error) {
        if (attempt === FINISH_TRIES) throw error;
        log.warn({ err: error, reply: replyId }, 'the end of a reply is not stored yet');
        await delay(FINISH_WAIT_MS);
      }
    }
  }

  async function saveAll(): Promise<void> {
    const unsaved = [...live.values()];
    if (unsaved.length === 0) return;
    const leaseUntil = clock.now() + LEASE_MS;
    const opened = await openVaults(unsaved);
    // One transaction, so that a thousand streams cost one write to the disk a second.
    await db.transaction().execute(async (trx) => {
      for (const reply of unsaved) {
        const content = opened.get(reply.userId)?.sealText(reply.text, contentPlace(reply.replyId));
        if (content === undefined) continue;
        const verdict = await saveProgress(trx, reply, content, leaseUntil);
        if (verdict === 'stop') reply.controller.abort('stop' satisfies AbortReason);
        if (verdict === 'overtaken') reply.controller.abort('replaced' satisfies AbortReason);
      }
    });
  }

  /** The vaults of those whose replies are being made; a reply of somebody who has left ends here. */
  async function openVaults(replies: LiveReply[]): Promise<Map<string, PersonVault>> {
    const opened = new Map<string, PersonVault>();
    for (const reply of replies) {
      try {
        opened.set(reply.userId, await vault.of(reply.userId));
      } catch (error) {
        if (!(error instanceof KeyGone)) throw error;
        reply.controller.abort('replaced' satisfies AbortReason);
      }
    }
    return opened;
  }

  return {
    /** Until when a reply begun now is promised to be heard of again. */
    lease: () => clock.now() + LEASE_MS,

    /** Begins to make a reply whose row is pending; it goes on whether anybody listens or not. */
    begin(making: Making): void {
      live.get(making.replyId)?.controller.abort('replaced' satisfies AbortReason);
      const reply = new LiveReply(making.replyId, making.userId, making.attempt);
      live.set(making.replyId, reply);
      make(reply, making)
        .catch((error: unknown) => {
          log.error({ err: error, reply: reply.replyId }, 'a reply was lost');
        })
        .finally(() => {
          if (live.get(reply.replyId) === reply) live.delete(reply.replyId);
          reply.end();
        });
    },

    /** The reply, if this process is making it. */
    find: (replyId: string): LiveReply | undefined => live.get(replyId),

    /** How many replies this process is making. */
    count: () => live.size,

    /** Ends a reply being made here: `stop` keeps what was said, `replaced` throws it away. */
    abort(replyId: string, reason: 'stop' | 'replaced'): void {
      live.get(replyId)?.controller.abort(reason);
    },

    /** Throws away every reply that is being made here for somebody who has left. */
    abandon(userId: string): void {
      for (const reply of live.values()) {
        if (reply.userId === userId) reply.controller.abort('replaced' satisfies AbortReason);
      }
    },

    /**
     * Marks replies of dead processes failed: those whose lease has lapsed, or, where no other
     * process can be making any, all.
     */
    async sweep(which: 'lapsed' | 'all'): Promise<void> {
      const before = which === 'all' ? Number.MAX_SAFE_INTEGER : clock.now();
      while ((await failAbandoned(db, before)) > 0);
    },

    /** Starts saving and sweeping. Returns the way to end both. */
    keep(): () => void {
      const timers = [
        repeat(SAVE_EVERY_MS, 'saving replies', saveAll),
        repeat(SWEEP_EVERY_MS, 'sweeping replies', () => failAbandoned(db, clock.now())),
      ];
      return () => timers.forEach(clearInterval);
    },

    /** Lets replies in the making end for `withinMs`, then breaks them off as failed. */
    async stop(withinMs: number): Promise<void> {
      const ends = Promise.all([...live.values()].map((reply) => reply.ended));
      const timer = setTimeout(() => {
        for (const reply of live.values()) reply.controller.abort('shutdown' satisfies AbortReason);
      }, withinMs);
      await ends;
      clearTimeout(timer);
    },
  };

  /** Runs `work` every `ms`, never twice at once. */
  function repeat(ms: number, what: string, work: () => Promise<unknown>): NodeJS.Timeout {
    let running = false;
    return setInterval(() => {
      if (running) return;
      running = true;
      work()
        .catch((error: unknown) => log.warn({ err: error }, `${what} failed`))
        .finally(() => {
          running = false;
        });
    }, ms);
  }
}
