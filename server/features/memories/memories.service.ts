import type { Deps } from '#server/deps.ts';
import type { Executor } from '#server/db/schema.ts';
import type { ProfileService } from '#server/features/profile/profile.service.ts';
import type { Actor } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { type Lexicon, lexiconOf } from '#server/memory/lexicon.ts';
import { proposalIn } from '#server/memory/proposal.ts';
import {
  type ProfileField,
  type Remembered,
  rememberedFrom,
  textLeft,
  withoutRetired,
} from '#server/memory/remembered.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import { builtinLanguage } from '#server/voice/builtin/languages/index.ts';
import type { Portrait, Voice, VoiceRequest } from '#server/voice/voice.ts';
import type { CorrectBody, MemoriesAnswer, Memory, MemoryBody } from '#shared/contract/memories.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { LIMITS } from '#shared/rules/limits.ts';
import { decideCorrection, namesOf, selectionOf } from './correcting.ts';
import { leftOut, requireStillTold, reworded, startFrom } from './deciding.ts';
import { decisionsOf, keepDecision, type NewDecision } from './decisions.ts';
import {
  correctionFacts,
  type FoundFact,
  isCaresAlone,
  openSaid,
  profileFacts,
  stateAfter,
  toldFacts,
} from './facts.ts';
import { type ReplyReader, readerOf } from './reply-reader.ts';
import { type Leaving, movingFrom } from './moving.ts';
import { holdConversation, ownMessagesBefore, profileMadeAt } from './memories.repo.ts';

/** Messages that are opened at once, and for one page of the list at most. */
const CHAPTER = 200;
const CHAPTERS_A_PAGE = 10;
/** How often the profile is read again while somebody changes it. */
const LOOKS = 10;
/** What an id of a sentence looks like; whatever else is asked for need not be looked for. */
const SENTENCE_ID = /^[0-9a-f]{32}$/;

type MemoriesDeps = Pick<Deps, 'db' | 'vault' | 'clock' | 'rateLimits'> & {
  profile: Pick<ProfileService, 'portrait' | 'rewrite'>;
};

export type MemoriesService = ReturnType<typeof createMemoriesService>;

export type { NewDecision };

async function lexiconFor(language: LanguageCode): Promise<Lexicon> {
  return lexiconOf(await builtinLanguage(language), language);
}

/** What is remembered of what a person told and set right, and what they decide about it. */
export function createMemoriesService(deps: MemoriesDeps) {
  const { db, vault, clock, rateLimits, profile } = deps;

  async function rememberedOf(
    person: PersonVault,
    userId: string,
    lexicon: Lexicon,
  ): Promise<Remembered> {
    return rememberedFrom(await decisionsOf(db, person, userId), lexicon);
  }

  /** Corrections and the profile: all that is not told in the conversation. */
  async function settledFacts(userId: string, remembered: Remembered): Promise<FoundFact[]> {
    const [portrait, madeAt] = await Promise.all([
      profile.portrait(userId),
      profileMadeAt(db, userId),
    ]);
    return [
      ...correctionFacts(remembered),
      ...(portrait ? profileFacts(portrait, remembered, madeAt ?? 0) : []),
    ];
  }

  /** The fact of an id, in the newest place where it stands. Throws not_found. */
  async function find(person: PersonVault, userId: string, id: string, lexicon: Lexicon) {
    let remembered = await rememberedOf(person, userId, lexicon);
    for (let look = 0; look < LOOKS; look += 1) {
      const settled = await settledFacts(userId, remembered);
      const near = settled.find(({ shown }) => shown.id === id);
      if (near) return near;
      if (!remembered.decisions.some((one) => one.id === id && one.kind === 'profile')) break;
      // It was put into other words between the two readings.
      remembered = await rememberedOf(person, userId, lexicon);
    }
    const isDecided = remembered.decisions.some((one) => one.id === id);
    if (!isDecided && !SENTENCE_ID.test(id)) throw new AppError('not_found');
    let before = Number.MAX_SAFE_INTEGER;
    for (;;) {
      const rows = await ownMessagesBefore(db, userId, before, CHAPTER);
      for (const row of rows) {
        if (isCaresAlone(row, person)) continue;
        const told = toldFacts(openSaid(row, person), remembered, lexicon);
        const found = told.find(({ shown }) => shown.id === id);
        if (found) return found;
      }
      before = rows.at(-1)?.seq ?? 0;
      if (rows.length < CHAPTER) throw new AppError('not_found');
    }
  }

  /** Changes what is decided about a fact, and returns how it is shown then. */
  async function decide(
    actor: Actor,
    id: string,
    language: LanguageCode,
    change: (
      fact: FoundFact,
      lexicon: Lexicon,
    ) => { decision: NewDecision; rewrite?: { field: ProfileField; from: string; to: string } },
  ): Promise<Memory> {
    const { userId } = actor;
    await rateLimits.claim('memoryByAccount', userId);
    const [person, lexicon] = await Promise.all([vault.of(userId), lexiconFor(language)]);
    // Looked for before anything is held: a long conversation takes a while to read.
    const fact = await find(person, userId, id, lexicon);
    return db.transaction().execute(async (transaction) => {
      await holdConversation(transaction, userId);
      const decided = (await decisionsOf(transaction, person, userId)).find((one) => one.id === id);
      const { decision, rewrite } = change({ ...fact, decided }, lexicon);
      await requireStillTold(transaction, person, userId, fact);
      if (rewrite && !(await profile.rewrite(transaction, person, userId, rewrite))) {
        throw new AppError('not_found');
      }
      await keepDecision(transaction, person, userId, { ...decision, rowId: decided?.rowId });
      const now = rememberedFrom(await decisionsOf(transaction, person, userId), lexicon);
      const { retired: _, retiredBy: _by, ...shown } = fact.shown;
      return { ...shown, text: decision.text, ...stateAfter(decision, now) };
    });
  }

  return {
    /** What a person decided, as a reply is to heed it; `adding` is about to be stored. */
    async of(
      person: PersonVault,
      userId: string,
      language: LanguageCode,
      adding?: NewDecision,
    ): Promise<Remembered> {
      const [decisions, lexicon] = await Promise.all([
        decisionsOf(db, person, userId),
        lexiconFor(language),
      ]);
      const newest = Math.max(0, ...decisions.map(({ at }) => at));
      const added = adding ? [{ ...adding, at: Math.max(adding.at, newest + 1) }] : [];
      return rememberedFrom([...decisions, ...added], lexicon);
    },

    /** A request without what was set right or forgotten. */
    heed: withoutRetired,

    /** The sentence of a message that plainly sets a reply right, short enough to be stored. */
    async proposal(message: string, reply: string, language: LanguageCode) {
      const text = proposalIn(message, reply, await lexiconFor(language));
      return text !== undefined && text.length <= LIMITS.correctionLength ? text : undefined;
    },

    /** A message without what was set right or forgotten; '' where nothing is left. */
    left: textLeft,

    /** Reads a reply that is made from `request`. */
    async reader(
      request: VoiceRequest,
      remembered: Remembered,
      voice: Voice['name'],
    ): Promise<ReplyReader> {
      return readerOf(request, remembered, voice, await builtinLanguage(request.language));
    },

    /**
     * What a correction of a reply decides; nothing is stored. `told` is what the person said and may be
     * about the same. Throws invalid_request for a selection outside the reply.
     */
    async correction(
      language: LanguageCode,
      reply: { id: string; content: string },
      body: CorrectBody,
      known: { portrait: Portrait; told: readonly string[]; remembered: Remembered },
    ): Promise<NewDecision> {
      const lexicon = await lexiconFor(language);
      const { portrait, remembered, told } = known;
      const facts = [
        ...correctionFacts(remembered),
        ...profileFacts(portrait, remembered, 0),
        ...told.flatMap((text) => toldFacts({ id: '', at: 0, text }, remembered, lexicon)),
      ];
      return decideCorrection(
        {
          correction: body.correction,
          reply,
          selection: selectionOf(body, reply.content),
          candidates: facts
            .filter(({ shown }) => !shown.retired)
            .map(({ shown, sentence }) => ({ text: sentence, id: shown.id })),
          names: namesOf(portrait, lexicon),
          now: clock.now(),
        },
        lexicon,
      );
    },

    /** Stores a correction, within the transaction that opens its reply anew. */
    async add(
      transaction: Executor,
      person: PersonVault,
      userId: string,
      decision: NewDecision,
    ): Promise<void> {
      await keepDecision(transaction, person, userId, decision);
    },

    /** What settles what was decided about a message that is about to go or change, as `movingFrom`. */
    moving(person: PersonVault, userId: string, leaving: Leaving) {
      return movingFrom(db, person, userId, leaving);
    },

    /** A page of what is remembered. */
    async list(
      actor: Actor,
      language: LanguageCode,
      page: { before?: number | undefined; limit?: number | undefined },
    ): Promise<MemoriesAnswer> {
      if (!actor.wordsOpen) return { memories: [], nextCursor: null, hidden: true };
      const { userId } = actor;
      const [person, lexicon] = await Promise.all([vault.of(userId), lexiconFor(language)]);
      const remembered = await rememberedOf(person, userId, lexicon);
      const settled = page.before === undefined ? await settledFacts(userId, remembered) : [];
      const told = new Map<string, Memory>();
      const limit = page.limit ?? LIMITS.memoriesPageDefault;
      let before: number | undefined = page.before ?? Number.MAX_SAFE_INTEGER;
      for (let chapter = 0; chapter < CHAPTERS_A_PAGE && before !== undefined; chapter += 1) {
        const rows = await ownMessagesBefore(db, userId, before, CHAPTER);
        before = rows.length < CHAPTER ? undefined : rows.at(-1)?.seq;
        for (const row of rows) {
          if (isCaresAlone(row, person)) continue;
          for (const { shown } of toldFacts(openSaid(row, person), remembered, lexicon)) {
            told.set(shown.id, told.get(shown.id) ?? shown);
          }
          if (told.size >= limit) return pageOf(settled, told, row.seq);
        }
      }
      return pageOf(settled, told, before);
    },

    /**
     * Puts a fact into other words, forgets it or takes it up again. Throws not_found and
     * too_many_requests.
     */
    async change(
      actor: Actor,
      language: LanguageCode,
      id: string,
      { text, retired }: MemoryBody,
    ): Promise<Memory> {
      return decide(actor, id, language, (fact, lexicon) => {
        const before = startFrom(fact, clock.now());
        const isNew = text !== undefined && text !== before.text;
        const decision = isNew ? reworded(before, text, lexicon) : before;
        const { field } = before;
        return {
          decision: { ...decision, ...leftOut(decision, retired ?? decision.retired, lexicon) },
          ...(isNew && field && { rewrite: { field, from: before.text, to: text } }),
        };
      });
    },

    /** Forgets a fact: nothing is made from it any more. Throws not_found, too_many_requests. */
    async forget(actor: Actor, language: LanguageCode, id: string): Promise<void> {
      await decide(actor, id, language, (fact, lexicon) => {
        const decision = startFrom(fact, clock.now());
        return { decision: { ...decision, ...leftOut(decision, true, lexicon) } };
      });
    },
  };
}

function pageOf(
  settled: readonly FoundFact[],
  told: ReadonlyMap<string, Memory>,
  before: number | undefined,
): MemoriesAnswer {
  return {
    memories: [...settled.map(({ shown }) => shown), ...told.values()],
    nextCursor: before === undefined ? null : String(before),
  };
}
