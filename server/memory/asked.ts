import { datesIn, type WrittenDate } from '#server/text/dates.ts';
import { fold } from '#server/text/fold.ts';
import { heard } from '#server/text/pattern.ts';
import type { LanguageCode } from '#shared/languages.ts';
import { dayKey } from '#shared/rules/day-key.ts';
import { termsOf } from './analyse.ts';
import { type AnswerKind, answerKindOf } from './answer-kind.ts';
import { asksOfTheBeginning } from './beginning.ts';

export type Role = 'user' | 'assistant';

/** What is looked for, and by whom it is asked. */
export interface Question {
  text: string;
  language: LanguageCode;
  /** When (ms) and where it is asked. */
  now: number;
  timeZone: string;
  /** How the two who talk are called, where it is known. */
  speakers: Readonly<Partial<Record<Role, string>>>;
}

/** What a question asks for: words, days, and whose words. */
export interface Asked {
  /** Each term's weight. */
  terms: ReadonlyMap<string, number>;
  dates: readonly WrittenDate[];
  /** What kind of answer, where its first words tell. */
  answer: AnswerKind | undefined;
  /** Whether it asks for how the conversation began. */
  beginning: boolean;
  speaker: Role | undefined;
}

/** "I", "my", "me" in the languages that say it. */
const OWN = [
  heard`\b(?:i|i'm|i've|my|me|mine|yo|mi|mis|conmigo|eu|meu|minha|me|je|j'ai|mon|ma|mes|moi|ich|mein\w*|mich|mir|io|mio|mia|miei|mie|ja|mój|moja|moje|mnie|я|мой|моя|моё|мои|меня|мне|мій|мене|мені|ik|mijn|mij|eu|meu|mea|mei|mele|εγώ|μου|με|já|můj|moje|mě|én|jag|min|mitt|mina|mig|मैं|मैंने|मेरा|मेरी|मेरे|मुझे|main|mera|meri|mujhe|أنا)\b`,
  heard`我|私|僕|俺|わたし`,
];

/** Reads a question; pure. */
export function whatIsAsked(question: Question): Asked {
  const { text, speakers } = question;
  const terms = new Map(Array.from(termsOf(text), ([key, { weight }]) => [key, weight]));
  const named = (['user', 'assistant'] as const).filter((role) => isNamed(text, speakers[role]));
  // A speaker's name leads to who says it, not to what they said: it stands in the other's words.
  for (const role of named) {
    for (const key of termsOf(speakers[role] ?? '').keys()) terms.delete(key);
  }
  return {
    terms,
    dates: datesIn(text, question.language),
    answer: answerKindOf(text),
    beginning: asksOfTheBeginning(text),
    speaker: named.length === 1 ? named[0] : ownWords(text),
  };
}

function ownWords(text: string): Role | undefined {
  const said = fold(text);
  return OWN.some((pattern) => pattern.test(said)) ? 'user' : undefined;
}

function isNamed(text: string, name: string | undefined): boolean {
  if (name === undefined || name === '') return false;
  const words = new Set(termsOf(text).keys());
  const [first] = termsOf(name).keys();
  return first !== undefined && words.has(first);
}

/** Whether a moment (ms) lies on one of the dates, where the person is. */
export function isOn(dates: readonly WrittenDate[], at: number, timeZone: string): boolean {
  if (dates.length === 0) return false;
  const [year, month, day] = dayKey(at, timeZone).split('-').map(Number);
  return dates.some(
    (date) =>
      date.month === month &&
      (date.day === undefined || date.day === day) &&
      (date.year === undefined || date.year === year),
  );
}

/** A stretch of time, ms; `until` is not in it. */
export interface Span {
  from: number;
  until: number;
}

const DAY_MS = 86_400_000;
/** The furthest that a zone's day lies from that of UTC, ms. */
const ZONES_APART_MS = 14 * 3_600_000;

/**
 * The stretches of time between `from` and `until` in which the dates may lie, in any year where
 * none was named: a little wider than the days themselves, whatever the zone.
 */
export function spansOf(dates: readonly WrittenDate[], { from, until }: Span): Span[] {
  const years = { first: new Date(from).getUTCFullYear(), last: new Date(until).getUTCFullYear() };
  return dates.flatMap(({ year, month, day }) => {
    const spans: Span[] = [];
    for (let each = year ?? years.first; each <= (year ?? years.last); each += 1) {
      const begin = Date.UTC(each, month - 1, day ?? 1);
      const end = day === undefined ? Date.UTC(each, month, 1) : begin + DAY_MS;
      spans.push({ from: begin - ZONES_APART_MS, until: end + ZONES_APART_MS });
    }
    return spans.filter((span) => span.until > from && span.from <= until);
  });
}
