import type { Deps } from '#server/deps.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { MemoriesService, NewDecision } from '#server/features/memories/memories.service.ts';
import type { ProfileService } from '#server/features/profile/profile.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Portrait } from '#server/voice/voice.ts';
import type { CorrectBody } from '#shared/contract/memories.ts';
import type { LanguageCode } from '#shared/languages.ts';
import type { Accepted } from './accept.ts';
import {
  type Answering,
  decideAnswer,
  HISTORY_LENGTH,
  requireAnswerable,
  voiceRequest,
} from './answering.ts';
import type { Caller } from './caller.ts';
import { type Exchange, type MessageRow, newestMessages } from './messages.repo.ts';
import { type Notes, openContent } from './present.ts';
import { recalledTurns } from './remembering.ts';
import type { Replies } from './replies.ts';

interface AnswerDeps extends Pick<Deps, 'db' | 'vault' | 'clock' | 'voice'> {
  profile: Pick<ProfileService, 'portrait'>;
  billing: Pick<BillingService, 'requireActive'>;
  memories: MemoriesService;
  replies: Pick<Replies, 'begin' | 'find'>;
}

/** What is known of a message when it is stored. */
export interface AcceptContext {
  answering: Answering;
  sealed: PersonVault;
  now: number;
}

/** A message to be answered, and how it is taken in. */
export interface Asked {
  text: string;
  careOnly: boolean;
  /** What stands before this running number is the history; undefined for all of it. */
  beforeSeq?: number;
  /** What is stored with it: the correction for which it is answered anew. */
  adding?: NewDecision;
  accept(context: AcceptContext): Promise<Accepted>;
}

/** Makes the one way in which a message is answered, and what has one answered anew. */
export function createAnswerMessage(deps: AnswerDeps) {
  const { db, vault, clock, replies, memories } = deps;

  async function requirePortrait(actor: Actor): Promise<Portrait> {
    await deps.billing.requireActive(actor);
    const portrait = await deps.profile.portrait(actor.userId);
    if (!portrait) throw new AppError('profile_required');
    return portrait;
  }

  /** What a message plainly sets right in the reply before it, where it does. */
  async function proposed(
    text: string,
    history: readonly MessageRow[],
    sealed: PersonVault,
    language: LanguageCode,
  ): Promise<Pick<Notes, 'proposal'>> {
    const [before] = history;
    if (!before || before.reply_to === null || before.voice === 'care') return {};
    const right = await memories.proposal(text, openContent(before, sealed), language);
    return right === undefined ? {} : { proposal: { text: right, replyId: before.id } };
  }

  return {
    /**
     * The one way a message is answered, be it new, edited or tried again: who answers is decided,
     * access is checked, `accept` stores it in one transaction, and the voice begins. Throws AppError
     * before anything is stored.
     */
    async answer(caller: Caller, asked: Asked): Promise<Exchange> {
      const { actor, surroundings } = caller;
      const { text, adding } = asked;
      const { language } = surroundings;
      const sealed = await vault.of(actor.userId);
      const history = await newestMessages(db, actor.userId, HISTORY_LENGTH, asked.beforeSeq);
      const country = actor.country ?? surroundings.country;
      const answering = decideAnswer(text, history, asked.careOnly, country);
      const portrait = answering.by === 'care' ? null : await requirePortrait(actor);
      const now = clock.now();
      if (portrait) requireAnswerable(deps.voice, portrait, text, surroundings, now);
      // Before anything is stored: what cannot be recalled must not leave a reply that nobody makes.
      const recalled = portrait
        ? await recalledTurns(
            db,
            sealed,
            { userId: actor.userId, text, name: portrait.name },
            { now, zone: surroundings.timeZone ?? 'UTC', language },
            history,
          )
        : [];
      const remembered = await memories.of(sealed, actor.userId, language, adding);
      // What is answered anew may itself say what has just been set right.
      const message = adding ? memories.left(text, remembered) || adding.text : text;
      const { exchange, fresh, zone } = await asked.accept({ answering, sealed, now });
      if (fresh && portrait !== null && answering.by === 'voice') {
        const { reply } = exchange;
        const at = { now, zone, language, seed: `${reply.id}:${reply.attempt}` };
        const whole = voiceRequest(portrait, message, history, sealed, at);
        const request = memories.heed({ ...whole, recalled, setRight: [] }, remembered);
        replies.begin({
          userId: actor.userId,
          replyId: reply.id,
          attempt: reply.attempt,
          afterword: answering.afterword,
          request,
          note: async (said) => ({
            marks: await memories.marks(said, request, remembered, deps.voice.name),
            ...(!adding && (await proposed(text, history, sealed, language))),
          }),
        });
      }
      return exchange;
    },

    /** What a correction of a reply decides, by what was told and said that may be about the same. */
    async correction(
      { actor, surroundings }: Caller,
      { reply }: Exchange,
      body: CorrectBody,
    ): Promise<NewDecision> {
      const portrait = await requirePortrait(actor);
      const { userId } = actor;
      const { language, timeZone = 'UTC' } = surroundings;
      const sealed = await vault.of(userId);
      const newest = await newestMessages(db, userId, HISTORY_LENGTH);
      const recalled = await recalledTurns(
        db,
        sealed,
        { userId, text: body.correction, name: portrait.name },
        { now: clock.now(), zone: timeZone, language },
        newest,
      );
      const near = newest.filter(({ reply_to }) => reply_to === null);
      const far = recalled.filter(({ role }) => role === 'user');
      const content = replies.find(reply.id)?.text ?? openContent(reply, sealed);
      return memories.correction(language, { id: reply.id, content }, body, {
        portrait,
        told: [...near.map((row) => openContent(row, sealed)), ...far.map(({ text }) => text)],
        remembered: await memories.of(sealed, userId, language),
      });
    },
  };
}
