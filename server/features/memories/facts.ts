import { openAnswered } from '#server/features/chat/answered.ts';
import { contentPlace } from '#server/features/chat/present.ts';
import { tellsFact } from '#server/memory/claims.ts';
import type { Lexicon } from '#server/memory/lexicon.ts';
import type { Fact } from '#server/memory/marks.ts';
import { piecesOf } from '#server/memory/pieces.ts';
import {
  type Decision,
  PROFILE_FIELDS,
  profilePieces,
  type Remembered,
} from '#server/memory/remembered.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Portrait, VoiceRequest } from '#server/voice/voice.ts';
import type { Memory } from '#shared/contract/memories.ts';
import { factId } from './decisions.ts';
import type { AnsweredRow, ToldRow } from './memories.repo.ts';

/** A sentence that is a fact, and what was decided about it. */
export interface FoundFact {
  shown: Memory;
  /** The sentence as it stands in the profile or the message. */
  sentence: string;
  decided: Decision | undefined;
}

/** The sentences of the profile. `madeAt` is when the profile was made, ms. */
export function profileFacts(
  portrait: Portrait,
  remembered: Remembered,
  madeAt: number,
): FoundFact[] {
  return PROFILE_FIELDS.flatMap((field) =>
    profilePieces(portrait, field).map(({ text }) => {
      const decided = decisionAbout(remembered, 'profile', text, field);
      const id = decided?.id ?? factId('profile', field, text);
      return {
        sentence: text,
        decided,
        shown: {
          id,
          kind: 'profile',
          text,
          field,
          createdAt: madeAt,
          ...stateOf(id, text, remembered),
        },
      };
    }),
  );
}

/** A message of the person's, opened. */
export interface Said {
  id: string;
  text: string;
  /** ms */
  at: number;
}

/** Whether a message was heard by care alone: what is said in a crisis is no fact to be listed. */
export function isCaresAlone({ reply }: AnsweredRow, person: PersonVault): boolean {
  return openAnswered(reply, person).care === 'crisis';
}

export function openSaid({ id, content, timestamp }: ToldRow, person: PersonVault): Said {
  return { id, text: person.openText(content, contentPlace(id)), at: timestamp };
}

/** What a message tells: its sentences that claim something, and those that were decided about. */
export function toldFacts(said: Said, remembered: Remembered, lexicon: Lexicon): FoundFact[] {
  return piecesOf(said.text).flatMap(({ text }) => {
    const decided = decisionAbout(remembered, 'told', text);
    if (!decided && !tellsFact(text, lexicon)) return [];
    const id = decided?.id ?? factId('told', '', text);
    const state = decided?.earlier ? { retired: decided.retired } : stateOf(id, text, remembered);
    return [
      {
        sentence: text,
        decided,
        shown: {
          id,
          kind: 'told',
          text: decided?.text ?? text,
          sourceMessageId: said.id,
          createdAt: said.at,
          ...state,
        },
      },
    ];
  });
}

/** The corrections, newest first. */
export function correctionFacts(remembered: Remembered): FoundFact[] {
  return remembered.decisions
    .filter(({ kind }) => kind === 'correction')
    .toSorted((one, other) => other.at - one.at)
    .map((decided) => {
      const newer = remembered.supersededBy(decided);
      const { id, text, sourceMessageId, replaces, wrong, createdAt } = decided;
      const shown: Memory = {
        id,
        kind: 'correction',
        text,
        ...(sourceMessageId !== undefined && { sourceMessageId }),
        ...(replaces !== undefined && { replaces }),
        ...(wrong !== undefined && { wrong }),
        retired: decided.retired || newer !== undefined,
        ...(newer && { retiredBy: newer.id }),
        createdAt,
      };
      return { shown, sentence: text, decided };
    });
}

/** What a reply was made from, as facts that its sentences may stand on. */
export function factsBehind(
  request: VoiceRequest,
  remembered: Remembered,
  lexicon: Lexicon,
): Fact[] {
  const ownWords = [...request.turns, ...request.recalled]
    .filter(({ role }) => role === 'user')
    .map(({ text }) => text);
  const told = [...ownWords, request.message].flatMap((text) => piecesOf(text));
  return [
    ...request.setRight.map(({ id, kind, plain }) => ({ id, kind, text: plain })),
    ...profileFacts(request.portrait, remembered, 0).map(({ shown }) => ({
      id: shown.id,
      kind: 'profile' as const,
      text: shown.text,
    })),
    ...told
      .filter(({ text }) => !/[?？؟]\W*$/u.test(text))
      .map(({ text }) => ({
        id: tellsFact(text, lexicon)
          ? (decisionAbout(remembered, 'told', text)?.id ?? factId('told', '', text))
          : undefined,
        kind: 'told' as const,
        text,
      })),
  ];
}

/** Whether a fact is left out once a decision about it is stored. */
export function stateAfter(
  decision: Pick<Decision, 'id' | 'kind' | 'text' | 'retired' | 'earlier'>,
  remembered: Remembered,
): Pick<Memory, 'retired' | 'retiredBy'> {
  const { id, kind, text, retired } = decision;
  if (kind === 'told' && decision.earlier) return { retired };
  if (kind !== 'correction') return stateOf(id, text, remembered);
  const shown = correctionFacts(remembered).find((fact) => fact.shown.id === id)?.shown;
  return {
    retired: shown?.retired ?? retired,
    ...(shown?.retiredBy !== undefined && { retiredBy: shown.retiredBy }),
  };
}

/** Whether a sentence is left out, and by which correction; its own decision is the person's word. */
function stateOf(
  id: string,
  sentence: string,
  remembered: Remembered,
): Pick<Memory, 'retired' | 'retiredBy'> {
  const by = remembered.retiredBy(sentence);
  if (!by) return { retired: false };
  return by.id === id ? { retired: true } : { retired: true, retiredBy: by.id };
}

function decisionAbout(
  { decisions }: Remembered,
  kind: 'profile' | 'told',
  sentence: string,
  field?: string,
): Decision | undefined {
  return decisions.find(
    (one) =>
      one.kind === kind &&
      (kind === 'told' ? (one.earlier?.[0] ?? one.text) : one.text) === sentence &&
      (field === undefined || one.field === field),
  );
}
