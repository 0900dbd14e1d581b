import { type Contacts, contactsFor } from '#server/care/contacts.ts';
import { type Event, type Line, nextStep } from '#server/care/course.ts';
import { meaningOf } from '#server/care/heard.ts';
import { readRisk } from '#server/care/incoming.ts';
import { seedOf } from '#server/care/outgoing.ts';
import { truthFor } from '#server/care/truth.ts';
import type { CareWords } from '#server/care/words.ts';
import { AppError } from '#server/http/errors.ts';
import type { Surroundings } from '#server/http/request-context.ts';
import type { PersonVault } from '#server/vault/vault.ts';
import type { Portrait, Turn, Voice, VoiceRequest } from '#server/voice/voice.ts';
import type { CareState } from '#shared/contract/care.ts';
import type { CareLevel } from '#shared/contract/chat.ts';
import { openAnswered } from './answered.ts';
import type { MessageRow } from './messages.repo.ts';
import { openContent } from './present.ts';

/** How many earlier messages a reply may be made from. */
export const HISTORY_LENGTH = 40;
/** How many of the person's own words before a message are read with it for danger. */
const READ_BEFORE = 6;

/** How a message comes: new, in place of an earlier one, or because its reply failed. */
export type How = 'sent' | 'edited' | 'again';

/** Who answers a message, and with what. Care's words are ready at once; the voice's are to come. */
export type Answering = { level: CareLevel; course: CareCourse } & (
  | { by: 'care'; words: string }
  | { by: 'voice'; afterword: string | undefined }
);

/** What a message changes in the course of care. */
interface CareCourse {
  state: CareState | null;
  /** Whether a crisis begins with it. */
  begins: boolean;
  /** Whether its answer names crisis contacts. */
  namesContacts: boolean;
}

/** What care needs to speak: its words in the person's language, and whom to name. */
export interface CareVoice {
  words: CareWords;
  contacts: Contacts;
  language: string;
  country: string | undefined;
}

/**
 * A message as care takes it. `history` is the earlier messages, newest first. It can be an answer to
 * care only where the person has just written it: an edit changes what was said, and settles nothing.
 */
export function careEvent(
  text: string,
  { how, careOnly, byAdmin }: { how: How; careOnly: boolean; byAdmin: boolean },
  words: CareWords,
  from: { history: readonly MessageRow[]; vault: PersonVault; now: number },
): Event {
  const earlier = from.history
    .filter((row) => row.reply_to === null)
    .slice(0, READ_BEFORE)
    .filter((row) => !isAnsweredCrisis(row, from))
    .map((row) => openContent(row, from.vault))
    .toReversed();
  return {
    level: readRiskOf(text, earlier),
    meaning: how === 'sent' && !byAdmin ? meaningOf(text, words) : undefined,
    careOnly,
    again: how === 'again',
    asks: words.asks,
    now: from.now,
  };
}

/**
 * Whether a message was answered as a crisis. The course of care remembers it; read again with what
 * follows, a plain goodnight would be another.
 */
function isAnsweredCrisis(
  { id }: MessageRow,
  { history, vault }: { history: readonly MessageRow[]; vault: PersonVault },
): boolean {
  const reply = history.find((row) => row.reply_to === id);
  return reply !== undefined && openAnswered(reply, vault).care === 'crisis';
}

const readRiskOf: (text: string, earlier?: readonly string[]) => CareLevel = readRisk;

/** Decides who answers, by where the person stands in the course of care. */
export function decideAnswer(
  state: CareState | null,
  event: Event,
  { words, contacts, language, country }: CareVoice,
): Answering {
  const step = nextStep(state, event);
  const { level, line } = step;
  const course = { state: step.state, begins: step.begins, namesContacts: false };
  if (step.by === 'voice') {
    const afterword = line && wordsOf(line, words).before;
    return { by: 'voice', level, course, afterword };
  }
  const { before, after } = line ? wordsOf(line, words) : { before: '', after: '' };
  // Somebody who says that they are safe is thanked, and not given the numbers once more.
  const namesContacts = line?.kind !== 'safe';
  const list = namesContacts
    ? contactsFor(contacts, words, { country, language, now: event.now })
    : '';
  return {
    by: 'care',
    level,
    course: { ...course, namesContacts },
    words: [before, list, after].filter((part) => part !== '').join('\n\n'),
  };
}

function wordsOf({ kind, index }: Line, words: CareWords): { before: string; after: string } {
  const said = words[kind][index] ?? words[kind][0] ?? '';
  return typeof said === 'string' ? { before: said, after: '' } : said;
}

/** Throws `too_large` for a message that the voice could not answer however often it is tried. */
export function requireAnswerable(
  voice: Voice,
  portrait: Portrait,
  message: string,
  { language, timeZone = 'UTC' }: Surroundings,
  now: number,
): void {
  const asked = { portrait, message, language, timeZone, now };
  if (voice.fits?.(asked) === false) throw new AppError('too_large');
}

/** What the voice makes its reply from. `history` is newest first; `zone` an IANA zone. */
export function voiceRequest(
  portrait: Portrait,
  text: string,
  history: readonly MessageRow[],
  vault: PersonVault,
  at: {
    now: number;
    zone: string;
    language: Surroundings['language'];
    seed: string;
    words: CareWords;
  },
): Omit<VoiceRequest, 'recalled' | 'setRight'> {
  const turns: Turn[] = history
    .map((row) => ({
      role: row.reply_to === null ? ('user' as const) : ('assistant' as const),
      text: openContent(row, vault),
      at: row.timestamp,
    }))
    .filter((turn) => turn.text !== '')
    .toReversed();
  const foreword = truthFor(text, at.words, portrait.name, seedOf(at.seed));
  return {
    ...(foreword !== undefined && { foreword }),
    portrait,
    language: at.language,
    now: at.now,
    timeZone: at.zone,
    turns,
    message: text,
    seed: at.seed,
  };
}
