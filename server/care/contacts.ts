import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGES } from '#shared/languages.ts';
import { CareUnreadable, type CareWords } from './words.ts';

/** A time of day in the line's own zone; a line may close after midnight, "24:00" is midnight. */
const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const line = z.strictObject({
  /** ISO 3166, two capitals. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Those of ours that it answers in. */
  languages: z.array(z.string()).min(1),
  name: z.string().min(1),
  ways: z
    .array(
      z.strictObject({
        by: z.enum(['call', 'text', 'whatsapp', 'chat']),
        to: z.string().min(1),
        /** What a text must say. */
        word: z.string().optional(),
        /** Where alone it works. */
        place: z.string().optional(),
      }),
    )
    .min(1),
  /** "unknown" where the sources do not agree; never told as day and night. */
  hours: z.union([
    z.enum(['always', 'unknown']),
    /** `weekend`: only the nights that begin on Friday, Saturday and Sunday. */
    z.strictObject({ from: time, to: time, nights: z.literal('weekend').optional() }),
  ]),
  /** The IANA zone of the hours, where there are any. */
  zone: z.string().optional(),
  free: z.literal(true).optional(),
  /** "confirmed" by the service or its register; "agreed" by several sources. */
  status: z.enum(['confirmed', 'agreed']),
  source: z.string().min(1),
  /** The day its source was last looked at. */
  lookedAt: day,
});

const contacts = z.strictObject({
  /** The number for danger right now, by country. */
  emergency: z.record(z.string().regex(/^[A-Z]{2}$/), z.string()),
  lines: z.array(line),
});

type HelpLine = z.infer<typeof line>;
export type Contacts = z.infer<typeof contacts>;

/** Reads the crisis contacts. Throws CareUnreadable when they cannot be read or a row lacks a part. */
export function readContacts(file = new URL('contacts.json', import.meta.url)): Contacts {
  try {
    return contacts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new CareUnreadable('server/care/contacts.json', error);
  }
}

const FIRST_OF_WEEKEND_NIGHTS = ['Fri', 'Sat', 'Sun'];
/** Marks that keep a number in order where the text around it runs from right to left. */
const ISOLATED_LTR = ['\u2066', '\u2069'] as const;
const ISOLATED = ['\u2068', '\u2069'] as const;

/** Who asks: their country (ISO 3166) where it is known, their language, and the time, ms. */
export interface Asking {
  country: string | undefined;
  language: string;
  now: number;
}

/**
 * The contacts for a person, one a line, in their language: the lines of their country with hours,
 * those that are open now first and among them those of their language; the emergency number; and
 * the list of lines in every country.
 */
export function contactsFor(
  { lines, emergency }: Contacts,
  words: CareWords,
  asking: Asking,
): string {
  const { country, language, now } = asking;
  const say = words.contacts;
  const isolate = isolator(language);
  const ranked = lines
    .filter((each) => each.country === country)
    .map((each) => ({ each, rank: rankOf(each, language, now) }))
    .sort((one, other) => one.rank - other.rank);
  const number = country === undefined ? undefined : emergency[country];
  return [
    ...(ranked.length > 0 ? [say.heading] : []),
    ...ranked.map(({ each }) => lineText(each, words, { now, isolate })),
    number === undefined
      ? say.emergencyUnknown
      : say.emergency.replace('{number}', isolate(number, ISOLATED_LTR)),
    say.elsewhere,
  ].join('\n');
}

/** Open before unsure before closed; among equals, the person's language first. */
function rankOf(each: HelpLine, language: string, now: number): number {
  const open = { open: 0, unsure: 1, closed: 2 }[stateAt(each, now)];
  return open * 2 + (each.languages.includes(language) ? 0 : 1);
}

/** Whether a line answers at `now` (ms), by its own clock. */
export function stateAt(
  { hours, zone = 'UTC' }: HelpLine,
  now: number,
): 'open' | 'unsure' | 'closed' {
  if (hours === 'always') return 'open';
  if (hours === 'unknown') return 'unsure';
  const { weekday, minute } = clockIn(zone, now);
  const [from, to] = [minutesOf(hours.from), minutesOf(hours.to)];
  const overnight = to <= from;
  const sinceOpening = minute >= from && (overnight || minute < to);
  const beforeClosing = overnight && minute < to;
  if (hours.nights === undefined) return sinceOpening || beforeClosing ? 'open' : 'closed';
  const yesterday = clockIn(zone, now - 86_400_000).weekday;
  const open =
    (sinceOpening && FIRST_OF_WEEKEND_NIGHTS.includes(weekday)) ||
    (beforeClosing && FIRST_OF_WEEKEND_NIGHTS.includes(yesterday));
  return open ? 'open' : 'closed';
}

function clockIn(zone: string, now: number): { weekday: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { weekday: part('weekday'), minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

type Isolate = (text: string, marks: readonly [string, string]) => string;

function isolator(language: string): Isolate {
  const rtl = LANGUAGES.some(({ code, dir }) => code === language && dir === 'rtl');
  return (text, [open, close]) => (rtl ? `${open}${text}${close}` : text);
}

/** "Samaritans: Call 116 123 · day and night, free"; no dot is left hanging at the end of a line. */
function lineText(
  each: HelpLine,
  words: CareWords,
  { now, isolate }: { now: number; isolate: Isolate },
): string {
  const ways = each.ways.map((way) => wayText(way, words.contacts, isolate));
  const about = [
    hoursText(each, words.contacts, isolate),
    ...(stateAt(each, now) === 'closed' ? [words.contacts.closed] : []),
    ...(each.free ? [words.contacts.free] : []),
  ];
  return `${isolate(each.name, ISOLATED)}: ${[...ways, about.join(', ')].join(' ·\u00a0')}`;
}

function wayText(
  { by, to, word, place }: HelpLine['ways'][number],
  say: CareWords['contacts'],
  isolate: Isolate,
): string {
  const address = isolate(to, ISOLATED_LTR);
  const sentence = by === 'text' && word !== undefined ? say.textWord : say[by];
  const way = sentence
    .replace('{number}', address)
    .replace('{address}', address)
    .replace('{word}', isolate(word ?? '', ISOLATED_LTR));
  return place === undefined
    ? way
    : `${way} (${say.only.replace('{place}', isolate(place, ISOLATED))})`;
}

function hoursText({ hours }: HelpLine, say: CareWords['contacts'], isolate: Isolate): string {
  if (hours === 'always') return say.always;
  if (hours === 'unknown') return say.unknown;
  return (hours.nights === undefined ? say.between : say.weekend)
    .replace('{from}', isolate(hours.from, ISOLATED_LTR))
    .replace('{to}', isolate(hours.to, ISOLATED_LTR));
}
