import type { Portrait, SetRight, VoiceRequest } from '#server/voice/voice.ts';
import { type Contradiction, NEARBY } from './contradiction.ts';
import type { Lexicon } from './lexicon.ts';
import { datePieces, type Piece, piecesOf, withoutPieces } from './pieces.ts';
import { saysUntrueAlone } from './untrue.ts';
import { indexOfWords, isAmong, sameWord, wordsOf } from './words.ts';

export const PROFILE_FIELDS = [
  'personality',
  'importantDates',
  'keyFacts',
  'favoriteMemories',
] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/**
 * What a person decided about a fact: a correction, or a sentence of theirs that they forgot, kept
 * in spite of a correction, or put into other words. What nobody decided about has none.
 */
export interface Decision {
  id: string;
  kind: 'correction' | 'profile' | 'told';
  /** As it stands now; for a sentence that is forgotten or kept, the sentence. */
  text: string;
  retired: boolean;
  /** When it was decided last, ms. */
  at: number;
  createdAt: number;
  sourceMessageId: string | undefined;
  field?: ProfileField | undefined;
  /** What it said before, oldest first; for a told sentence the first of them is what was told. */
  earlier?: string[] | undefined;
  wrong?: string | undefined;
  replaces?: string | undefined;
  /** What a correction says without what it denies. */
  plain?: string | undefined;
  contradicts: Contradiction;
}

/** All decisions of a person, as replies and lists read them. */
export interface Remembered {
  /** The decision that takes a sentence out; undefined where it stays. `spoken`: the voice said it. */
  retiredBy(sentence: string, spoken?: boolean): Decision | undefined;
  /** What the person set right, oldest first. */
  setRight(): SetRight[];
  /** The newer decision that has taken the place of a correction; undefined while it holds. */
  supersededBy(one: Decision): Decision | undefined;
  decisions: readonly Decision[];
}

/** Reads decisions; pure. */
export function rememberedFrom(decisions: readonly Decision[], lexicon: Lexicon): Remembered {
  const live = decisions
    .filter((one) => applies(one))
    .map((one) => ({ one, lifted: liftedFrom(one, decisions, lexicon) }));
  const copies = new Map<string, string[]>();
  const copyWords = (copy: string): string[] => {
    const known = copies.get(copy) ?? wordsOf(copy, lexicon).map(({ folded }) => folded);
    copies.set(copy, known);
    return known;
  };
  const decisionsNaming = indexOfWords(
    live.map(({ one }) => {
      const { everywhere, near, spoken } = one.contradicts;
      return [...everywhere, ...near, ...spoken];
    }),
    lexicon,
  );
  const copiesHolding = indexOfWords(
    live.map(({ one }) => allCopies(one, true).flatMap((copy) => copyWords(copy))),
    lexicon,
  );
  const kept = new Map(
    decisions
      .filter(({ kind, retired }) => kind !== 'correction' && !retired)
      .map((one) => [one.text, one.at]),
  );
  function takes(
    { one, lifted }: (typeof live)[number],
    sentence: string,
    words: readonly string[],
    spoken: boolean,
  ): boolean {
    const { everywhere, near, topic, right, spoken: own } = one.contradicts;
    const isOneOf = (values: readonly string[], word: string): boolean =>
      !right.includes(word) &&
      values.some((value) => !lifted.has(value) && sameWord(word, value, lexicon));
    const isWrong = (word: string): boolean =>
      isOneOf(everywhere, word) || (spoken && isOneOf(own, word));
    if (words.some(isWrong)) return true;
    const isAbout = (word: string): boolean =>
      !isAmong(word, near, lexicon) && isAmong(word, topic, lexicon);
    const isNear = (at: number): boolean =>
      words.slice(Math.max(0, at - NEARBY), at + NEARBY + 1).some(isAbout);
    if (words.some((word, at) => isOneOf(near, word) && isNear(at))) return true;
    return allCopies(one, spoken).some(
      (copy) => sentence.includes(copy) || covers(words, copyWords(copy), lexicon),
    );
  }

  /** Whether so many words in common may make a copy: a look before the words are compared. */
  function mayCopy(one: Decision, shared: number): boolean {
    return allCopies(one, true).some((copy) => shared >= copyWords(copy).length / 2);
  }

  function retiredBy(sentence: string, spoken = false): Decision | undefined {
    if (live.length === 0) return undefined;
    const words = wordsOf(sentence, lexicon).map(({ folded }) => folded);
    const named = new Set(words.flatMap((word) => [...decisionsNaming(word)]));
    const shared = countsOf(words.flatMap((word) => [...copiesHolding(word)]));
    const keptAt = spoken ? undefined : kept.get(sentence);
    return live.find(
      (each, place) =>
        (named.has(place) || mayCopy(each.one, shared.get(place) ?? 0)) &&
        (keptAt === undefined || each.one.at > keptAt) &&
        takes(each, sentence, words, spoken),
    )?.one;
  }

  function supersededBy(one: Decision): Decision | undefined {
    const words = wordsOf(one.plain ?? one.text, lexicon).map(({ folded }) => folded);
    return live.find(
      (each) =>
        each.one !== one &&
        each.one.at > one.at &&
        takes(each, one.plain ?? one.text, words, false),
    )?.one;
  }

  return {
    decisions,
    retiredBy,
    supersededBy,
    setRight: () =>
      decisions

        .filter((one) => isSetRight(one, lexicon) && supersededBy(one) === undefined)
        .toSorted((one, other) => one.at - other.at)
        .map((one) => ({
          id: one.id,
          kind: one.kind === 'told' ? 'told' : 'correction',
          text: one.text,
          plain: one.plain ?? one.text,
          about: contextOf(one, retiredWords(one), lexicon),
        })),
  };
}

/** A correction that was undone takes nothing out; a sentence that is kept does not either. */
function applies({ kind, retired, earlier }: Decision): boolean {
  return kind === 'correction' ? !retired : retired || earlier !== undefined;
}

/**
 * Whether it stands in every prompt: a correction that says how it was, or a told sentence in the
 * person's new words.
 */
function isSetRight({ kind, retired, earlier, text }: Decision, lexicon: Lexicon): boolean {
  if (retired) return false;
  if (kind === 'correction') return !saysUntrueAlone(text, lexicon.code);
  return kind === 'told' && earlier !== undefined;
}

/** The values that a newer fact says after all. */
function liftedFrom(
  one: Decision,
  decisions: readonly Decision[],
  lexicon: Lexicon,
): ReadonlySet<string> {
  const newer = decisions.filter(
    (other) => other.at > one.at && !other.retired && other.contradicts.right.length > 0,
  );
  const { everywhere, near } = one.contradicts;
  return new Set(
    [...everywhere, ...near].filter((value) =>
      newer.some(({ contradicts }) => isAmong(value, contradicts.right, lexicon)),
    ),
  );
}

/** The sentences that go wholly: those of the voice's own words too where it is what is read. */
function allCopies({ contradicts }: Decision, spoken: boolean): readonly string[] {
  const { copies, spokenCopies } = contradicts;
  return spoken ? [...copies, ...spokenCopies] : copies;
}

function retiredWords({ contradicts }: Decision): string[] {
  return [...contradicts.everywhere, ...contradicts.near];
}

/** The sentence that was wrong, with what was wrong in it left out: what "it" means in a correction. */
function contextOf(
  { kind, wrong }: Decision,
  values: readonly string[],
  lexicon: Lexicon,
): string | undefined {
  if (kind !== 'correction' || wrong === undefined || values.length === 0) return undefined;
  const shown = wordsOf(wrong, lexicon)
    .filter(({ folded }) => isAmong(folded, values, lexicon))
    .reduce((text, { written }) => text.replaceAll(written, '…'), wrong);
  // A value may stand within another word, and nothing wrong may be shown.
  const left = wordsOf(shown, lexicon).map(({ folded }) => folded);
  return left.some((word) => isAmong(word, values, lexicon)) ? undefined : shown;
}

function countsOf(places: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  return counts;
}

/** Whether a sentence says what a copy says. */
function covers(words: readonly string[], copy: readonly string[], lexicon: Lexicon): boolean {
  // A single word says what many sentences say.
  if (copy.length < 2) return false;
  const found = copy.filter((word) => isAmong(word, words, lexicon)).length;
  return found / copy.length >= 0.8;
}

/** The sentences of one text of the profile. */
export function profilePieces(portrait: Portrait, field: ProfileField): Piece[] {
  const text = portrait[field];
  return field === 'importantDates' ? datePieces(text) : piecesOf(text);
}

/**
 * A request from which everything is gone that the person set right or forgot: from the profile, from
 * what they said, and from the voice's own words. The message itself stays as it is.
 */
export function withoutRetired(request: VoiceRequest, remembered: Remembered): VoiceRequest {
  if (remembered.decisions.length === 0) return request;
  const portrait = { ...request.portrait };
  for (const field of PROFILE_FIELDS) {
    const gone = profilePieces(request.portrait, field).filter(({ text }) =>
      remembered.retiredBy(text),
    );
    portrait[field] = withoutPieces(request.portrait[field], gone);
  }
  const turnsLeft = (turns: VoiceRequest['turns']): VoiceRequest['turns'] =>
    turns
      .map((turn) => ({
        ...turn,
        text: textLeft(turn.text, remembered, turn.role === 'assistant'),
      }))
      .filter(({ text }) => text !== '');
  return {
    ...request,
    portrait,
    turns: turnsLeft(request.turns),
    recalled: turnsLeft(request.recalled),
    setRight: remembered.setRight(),
  };
}

/** A text without the sentences that were set right or forgotten. `spoken`: the voice said it. */
export function textLeft(text: string, remembered: Remembered, spoken = false): string {
  const gone = piecesOf(text).filter((piece) => remembered.retiredBy(piece.text, spoken));
  return withoutPieces(text, gone);
}
