import { describe, expect, test } from 'vitest';
import { languageCodes } from '#shared/languages.ts';
import { contactsFor, readContacts, stateAt } from './contacts.ts';
import { careWordsOf, readCarePacks } from './words.ts';

const contacts = readContacts();
const packs = readCarePacks();
const YEAR_MS = 366 * 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);

function textFor(country: string | undefined, language: string, now = NOON): string {
  return contactsFor(contacts, careWordsOf(packs, language), { country, language, now });
}

/** The lines of Japan in their order, and whether each is said to be closed. */
function japanAt(now: number): [string | undefined, boolean][] {
  const lines = textFor('JP', 'en', now).split('\n').slice(1, 4);
  return lines.map((line) => [line.split(':')[0], line.includes('closed right now')]);
}

function lineNamed(name: string) {
  const line = contacts.lines.find((each) => each.name === name);
  if (!line) throw new Error(`there is no line ${name}`);
  return line;
}

/** The real clock: this fails a year after a row was last looked at, until somebody looks again. */
test('by today’s date, each row was looked at within a year', () => {
  const now = Date.now();
  const late = contacts.lines.filter(({ lookedAt }) => now - Date.parse(lookedAt) > YEAR_MS);
  expect(late.map(({ country, name, lookedAt }) => `${country} ${name}: ${lookedAt}`)).toEqual([]);
  for (const { lookedAt } of contacts.lines) expect(Date.parse(lookedAt)).toBeLessThanOrEqual(now);
});

test('rows are of languages of ours, and hours have a zone', () => {
  const ours: readonly string[] = languageCodes;
  for (const { languages, hours, zone, name } of contacts.lines) {
    expect([name, languages.every((code) => ours.includes(code))]).toEqual([name, true]);
    expect([name, zone !== undefined]).toEqual([name, typeof hours === 'object']);
  }
});

describe('the contacts of a country', () => {
  test('in the United States are 988 and 741741, with the emergency number', () => {
    expect(textFor('US', 'en')).toBe(
      [
        'People you can reach now:',
        '988 Suicide & Crisis Lifeline: Call 988 ·\u00a0Text 988 ·\u00a0Chat: 988lifeline.org ·\u00a0day and night, free',
        'Crisis Text Line: Text HOME to 741741 ·\u00a0day and night, free',
        'If you are in danger right now, call 911.',
        'Anywhere in the world: findahelpline.com',
      ].join('\n'),
    );
  });

  test.each([['PE'], ['LB'], ['XK'], [undefined]])(
    'without a sure line (%s) are the emergency number and the list of all lines',
    (country) => {
      for (const language of languageCodes) {
        const { emergencyUnknown, elsewhere } = careWordsOf(packs, language).contacts;
        expect(textFor(country, language)).toBe(`${emergencyUnknown}\n${elsewhere}`);
      }
    },
  );

  test('name an emergency number where it is known and no line is', () => {
    expect(textFor('UA', 'en')).toContain('call 112');
    expect(textFor('UA', 'en')).not.toContain('7333');
  });

  test('begin with those that are open by the country’s clock, and say which are closed', () => {
    // 17:00 and 11:00 in Tokyo.
    expect(japanAt(Date.UTC(2026, 10, 21, 8))).toEqual([
      ['よりそいホットライン', false],
      ['いのちの電話', false],
      ['いのちの電話（ナビダイヤル）', false],
    ]);
    expect(japanAt(Date.UTC(2026, 10, 21, 2))).toEqual([
      ['よりそいホットライン', false],
      ['いのちの電話（ナビダイヤル）', false],
      ['いのちの電話', true],
    ]);
  });

  test('begin, among open ones, with those of the person’s language', () => {
    expect(textFor('BE', 'nl').split('\n')[1]).toContain('1813');
    expect(textFor('BE', 'fr').split('\n')[1]).toContain('0800 32 123');
  });

  test('never call a line open day and night whose hours are not known', () => {
    const china = textFor('CN', 'en').split('\n');
    expect(china.find((line) => line.includes('12356'))).toContain('may not answer at night');
    // Open before unsure.
    expect(china[1]).toContain('400-161-9995');
  });

  test('are given whole in every language, with the hours on each line', () => {
    for (const country of new Set(contacts.lines.map((line) => line.country))) {
      for (const language of languageCodes) {
        const text = textFor(country, language);
        expect(text).not.toMatch(/[{}]|undefined/);
        for (const line of contacts.lines.filter((each) => each.country === country)) {
          const written =
            text.split('\n').find((each) => each.includes(line.ways[0]?.to ?? '')) ?? '';
          expect(written).toContain(line.name);
          for (const { to } of line.ways) expect(written).toContain(to);
          expect(written.split(' ·\u00a0').length).toBe(line.ways.length + 1);
        }
      }
    }
  });

  test('keep numbers and foreign names apart from text that runs from right to left', () => {
    const text = textFor('US', 'ar');
    expect(text).toContain('\u2066741741\u2069');
    expect(text).toContain('\u2068988 Suicide & Crisis Lifeline\u2069');
    expect(textFor('US', 'en')).not.toMatch(/[\u2066-\u2069]/);
  });
});

describe('hours', () => {
  test.each([
    // Lisbon, 15:30 to 00:30.
    ['SOS Voz Amiga', '2026-11-21T15:29Z', 'closed'],
    ['SOS Voz Amiga', '2026-11-21T15:30Z', 'open'],
    ['SOS Voz Amiga', '2026-11-22T00:29Z', 'open'],
    ['SOS Voz Amiga', '2026-11-22T00:30Z', 'closed'],
    // In summer its clock is an hour ahead.
    ['SOS Voz Amiga', '2026-07-21T14:30Z', 'open'],
    // Rome, 09:00 to 24:00.
    ['Telefono Amico Italia', '2026-11-21T22:59Z', 'open'],
    ['Telefono Amico Italia', '2026-11-21T23:00Z', 'closed'],
    // Bucharest, the nights that begin on Friday, Saturday and Sunday, 19:00 to 07:00.
    ['TelVerde Antisuicid (ARPS)', '2026-11-20T16:59Z', 'closed'],
    ['TelVerde Antisuicid (ARPS)', '2026-11-20T17:00Z', 'open'],
    ['TelVerde Antisuicid (ARPS)', '2026-11-21T12:00Z', 'closed'],
    ['TelVerde Antisuicid (ARPS)', '2026-11-23T04:59Z', 'open'],
    ['TelVerde Antisuicid (ARPS)', '2026-11-23T17:00Z', 'closed'],
    ['TelVerde Antisuicid (ARPS)', '2026-11-20T04:00Z', 'closed'],
    ['Samaritans', '2026-11-21T03:00Z', 'open'],
    ['全国统一心理援助热线', '2026-11-21T03:00Z', 'unsure'],
  ])('%s at %s: %s', (name, at, state) => {
    expect(stateAt(lineNamed(name), Date.parse(at))).toBe(state);
  });
});
