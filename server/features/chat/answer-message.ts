import { careWordsOf } from '#server/care/words.ts';
import type { Deps } from '#server/deps.ts';
import type { BillingService } from '#server/features/billing/billing.service.ts';
import type { MemoriesService, NewDecision } from '#server/features/memories/memories.service.ts';
import type { ProfileService } from '#server/features/profile/profile.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Portrait } from '#server/voice/voice.ts';
import type { CareState } from '#shared/contract/care.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { type Accepted, CareMoved } from './accept.ts';
import { openAnswered } from './answered.ts';
import {
  type Answering,
  careEvent,
  decideAnswer,
  HISTORY_LENGTH,
  type How,
  requireAnswerable,
  voiceRequest,
} from './answering.ts';
import { openCare } from './care-state.ts';
import type { Caller } from './caller.ts';
import { type Exchange, type MessageRow, newestMessages } from './messages.repo.ts';
import { type Notes, openContent } from './present.ts';
import { recalledTurns } from './remembering.ts';
import type { Replies } from './replies.ts';
import { conversationOf } from './usage.repo.ts';

interface AnswerDeps
  extends Pick<Deps, 'db' | 'vault' | 'clock' | 'voice' | 'careWords' | 'careContacts'> {
  profile: Pick<ProfileService, 'portrait'>;
  billing: Pick<BillingService, 'requireActive'>;
  memories: Pick<MemoriesService, 'of' | 'left' | 'heed' | 'reader' | 'proposal'>;
  replies: Pick<Replies, 'begin'>;
}

/** What is known of a message when it is stored. */
export interface AcceptContext {
  decide(state: CareState | null): Answering;
  voiceReady: boolean;
  sealed: PersonVault;
  now: number;
}

/** A message to be answered, and how it is taken in. */
export interface Asked {
  text: string;
  how: How;
  careOnly: boolean;
  /** What stands before this running number is the history; undefined for all of it. */
  beforeSeq?: number;
  /** What is set right with it, and is not stored yet. */
  adding?: NewDecision;
  accept(context: AcceptContext): Promise<Accepted>;
}

/** The portrait for whoever may be answered by the voice. Throws `subscription_required`, `profile_required`. */
export async function portraitFor(
  { billing, profile }: Pick<AnswerDeps, 'billing' | 'profile'>,
  actor: Actor,
): Promise<Portrait> {
  await billing.requireActive(actor);
  const portrait = await profile.portrait(actor.userId);
  if (!portrait) throw new AppError('profile_required');
  return portrait;
}

/**
 * Makes the one way in which a message is answered. What it returns throws AppError before anything
 * is stored; where another message ended a crisis meanwhile, it begins once more.
 */
export function createAnswerMessage(deps: AnswerDeps) {
  const { db, vault, clock, memories, replies } = deps;

  /** What a message plainly sets right in the reply before it, where it does. */
  async function proposed(
    text: string,
    history: readonly MessageRow[],
    sealed: PersonVault,
    language: LanguageCode,
  ): Promise<Pick<Notes, 'proposal'>> {
    const [before] = history;
    if (!before || before.reply_to === null) return {};
    if (openAnswered(before, sealed).voice === 'care') return {};
    const right = await memories.proposal(text, openContent(before, sealed), language);
    return right === undefined ? {} : { proposal: { text: right, replyId: before.id } };
  }

  /**
   * The one way a message is answered, be it new, edited or tried again: care reads it, who answers
   * is decided, access is checked, `accept` stores it in one transaction, and the voice begins.
   */
  async function answer(caller: Caller, asked: Asked): Promise<Exchange> {
    const { actor, surroundings } = caller;
    const { text } = asked;
    const sealed = await vault.of(actor.userId);
    const history = await newestMessages(db, actor.userId, HISTORY_LENGTH, asked.beforeSeq);
    const { language } = surroundings;
    const words = careWordsOf(deps.careWords, language);
    const now = clock.now();
    const event = careEvent(text, { ...asked, byAdmin: actor.isAdminSession }, words, {
      history,
      vault: sealed,
      now,
    });
    const country = actor.country ?? surroundings.country;
    const careVoice = { words, contacts: deps.careContacts, language, country };
    const decide = (state: CareState | null) => decideAnswer(state, event, careVoice);
    const conversation = await conversationOf(db, actor.userId);
    const byCare = decide(conversation ? openCare(conversation, sealed) : null).by === 'care';
    const portrait = byCare ? null : await portraitFor(deps, actor);
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
    const remembered =
      portrait && (await memories.of(sealed, actor.userId, language, asked.adding));
    const { answering, exchange, fresh, zone } = await asked.accept({
      decide,
      voiceReady: portrait !== null,
      sealed,
      now,
    });
    if (fresh && portrait && remembered && answering?.by === 'voice') {
      const { reply } = exchange;
      const at = { now, zone, language, seed: `${reply.id}:${reply.attempt}`, words };
      // What is answered anew may itself say what was set right since.
      const left = asked.how === 'again' ? memories.left(text, remembered) : text;
      const message = left || (remembered.setRight().at(-1)?.text ?? text);
      const whole = {
        ...voiceRequest(portrait, message, history, sealed, at),
        recalled,
        setRight: [],
      };
      const request = memories.heed(whole, remembered);
      const reader = () => memories.reader(request, remembered, deps.voice.name);
      replies.begin({
        userId: actor.userId,
        replyId: reply.id,
        attempt: reply.attempt,
        afterword: answering.afterword,
        byCare: (state) => decideAnswer(state, { ...event, level: 'crisis' }, careVoice),
        request,
        showing: async () => (await reader()).shown,
        note: async (said) => ({
          marks: (await reader()).marks(said),
          ...(!asked.adding && (await proposed(text, history, sealed, language))),
        }),
      });
    }
    return exchange;
  }

  return async (caller: Caller, asked: Asked): Promise<Exchange> => {
    for (;;) {
      try {
        return await answer(caller, asked);
      } catch (error) {
        if (!(error instanceof CareMoved)) throw error;
      }
    }
  };
}
