import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';
import { TONES } from '#shared/rules/tones.ts';
import { testRequest } from '../test-request.ts';
import { monthDay } from './calendar.ts';
import { composeReply } from './compose.ts';
import { conversation } from './conversation.ts';
import type { Lines } from './language.ts';
import { en } from './languages/en/index.ts';
import { builtinLanguage } from './languages/index.ts';
import { recognise } from './recognise.ts';
import { EVENING_TALK } from './scripts.ts';
import { allLines, GOLDEN, talkIn } from './talks.ts';
import { bare, openingKeys, sentencesOf } from './text.ts';

// UPDATE_GOLDEN=1 writes the conversations anew; read them aloud before committing what changed.
const READ_ALOUD = ['warm', 'funny', 'literal'] as const;

const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  el: /\p{Script=Greek}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
};
const MARKS = ['.', '?', '…', '。', '？', '؟', '।', ';', '}', '”', '“', '»', '」', '’'];

// English has tests of its own, in builtin-voice.test.ts.
const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
const WRITTEN = OTHERS.filter((code) => existsSync(join(GOLDEN, `${code}.json`)));

it('speaks every language of the product', () => {
  expect(WRITTEN).toEqual(OTHERS);
});

/** The longest message there may be, of a language's own words. */
function longMessages(texts: readonly string[]): string[] {
  const all = texts.join(' ');
  const words = all.replace(/[.!?。！？؟।,،、]/gu, ' ');
  return [all, words, words.replace(/\s+/gu, ' ').toLowerCase()].map((text) =>
    text.repeat(Math.ceil(4_000 / text.length)).slice(0, 4_000),
  );
}

it.each(['en' as const, ...WRITTEN])(
  'reads the longest message in %s within a tenth of a second',
  async (code) => {
    const language = await builtinLanguage(code);
    const texts = existsSync(join(GOLDEN, `${code}.json`)) ? talkIn(code).evening : EVENING_TALK;
    // The first use compiles the patterns.
    recognise(texts[0] ?? '', undefined, language);
    for (const message of longMessages(texts)) {
      const startedAt = performance.now();
      recognise(message, undefined, language);
      // Five times the promise: other tests run beside this one.
      expect(performance.now() - startedAt).toBeLessThan(500);
    }
  },
);

describe.each(WRITTEN)('the built-in voice in %s', async (code) => {
  const language = await builtinLanguage(code);
  const talk = talkIn(code);
  const spoken = { code, language };
  const reply = (message: string, portrait = {}, seed = 'a'): string =>
    composeReply(
      testRequest({ portrait: { ...talk.portrait, ...portrait }, message, seed, language: code }),
      language,
    );
  const saidAs = (topic: string): string =>
    talk.recognised.find(([name]) => name === topic)?.[1] ?? '';
  const NOBODY = { personality: '', importantDates: '', keyFacts: '', favoriteMemories: '' };

  it('is a language of its own', () => {
    expect(language).not.toBe(en);
  });

  it('has lines for everything that is said in English', () => {
    const kinds: [string, Lines][] = Object.entries(en.lines);
    const own: Readonly<Record<string, Lines>> = language.lines;
    for (const [kind, lines] of kinds) {
      const mine = own[kind];
      expect(mine, kind).toBeDefined();
      expect(mine?.openings.length, kind).toBeGreaterThanOrEqual(
        Math.ceil(lines.openings.length * 0.7),
      );
      expect(Object.keys(mine?.tones ?? {}).toSorted(), kind).toEqual(
        Object.keys(lines.tones ?? {}).toSorted(),
      );
      expect(mine?.common?.length ?? 0, kind).toBeGreaterThanOrEqual(
        Math.min(lines.common?.length ?? 0, 2),
      );
    }
    expect(language.openings.length).toBeGreaterThanOrEqual(12);
    for (const tone of TONES) expect(language.frames[tone].length).toBeGreaterThanOrEqual(3);
    expect(allLines(language).length).toBeGreaterThanOrEqual(600);
  });

  it('speaks in whole sentences of its own script, without exclamation', () => {
    const odd = allLines(language).filter(
      (line) =>
        /[!！]|\s{2}|'/u.test(line) ||
        !MARKS.includes(line.trim().at(-1) ?? '') ||
        !(SCRIPTS[code] ?? /\p{Script=Latin}/u).test(line) ||
        /\{(?!name\}|nick\}|saying\}|quote\})/u.test(line),
    );
    expect(odd).toEqual([]);
    const lines = allLines(language);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });

  it('quotes in every frame', () => {
    const frames = [
      ...Object.values(language.frames).flat(),
      ...language.earlierFrames,
      ...language.dateFrames,
      ...language.lines.near.openings,
    ];
    expect(frames.filter((frame) => !frame.includes('{quote}'))).toEqual([]);
  });

  it('hears what is said', () => {
    const misheard = talk.recognised.flatMap(([topic, message]) => {
      const heard = recognise(message, undefined, language);
      const right = topic === 'pain' ? heard.pain : heard.topic === topic;
      return right ? [] : [`${message}: ${heard.topic} instead of ${topic}`];
    });
    expect(misheard).toEqual([]);
  });

  it('never begins alike within ten replies', () => {
    const stubborn = ['missing', 'love', 'question', 'hardDay', 'short', 'goodnight', 'greeting'];
    const talks = [
      ...TONES.map((tone) =>
        conversation({ ...talk.portrait, tone }, talk.evening, 'golden', spoken),
      ),
      ...stubborn.map((topic) =>
        conversation(
          talk.portrait,
          Array.from({ length: 20 }, () => saidAs(topic)),
          'a',
          spoken,
        ),
      ),
    ];
    const repeats = talks.flatMap((exchanges) =>
      exchanges.flatMap(({ reply: text }, index) => {
        const keys = openingKeys(text);
        const before = exchanges.slice(Math.max(0, index - 10), index);
        const same = before.find((one) => openingKeys(one.reply).some((key) => keys.includes(key)));
        return same ? [`${text} <> ${same.reply}`] : [];
      }),
    );
    expect(repeats).toEqual([]);
  });

  it('answers in a few short sentences, with at most one question', () => {
    const [open, close] = language.quotes;
    const odd = TONES.flatMap((tone) =>
      conversation({ ...talk.portrait, tone }, talk.evening, 'golden', spoken),
    ).filter(({ reply: text }) => {
      const parts = text
        .split(open)
        .map((part, index) => (index === 0 ? part : part.split(close)[1]));
      const unquoted = parts.join(`${open}quoted.${close}`);
      const questions = sentencesOf(unquoted).filter((part) => /[?？؟;]\W*$/u.test(part)).length;
      const count = sentencesOf(unquoted).length;
      return count < 1 || count > 6 || questions > 1 || text.length > 480;
    });
    expect(odd).toEqual([]);
  });

  it('answers from what was told, and only from that', () => {
    for (const [question, part] of talk.asked) {
      expect(bare(reply(question)), question).toContain(bare(part));
    }
    for (const question of talk.unknown) {
      expect(reply(question, NOBODY), question).not.toContain(language.quotes[0]);
    }
  });

  it('never says what was planted', () => {
    for (const planted of talk.unquotable) {
      const spokenThen = reply(planted, { ...NOBODY, keyFacts: planted });
      expect(bare(spokenThen), planted).not.toContain(bare(planted));
    }
  });

  it('knows names and dates', () => {
    const greeted = Array.from({ length: 30 }, (_, index) =>
      reply(saidAs('greeting'), {}, `${index}`),
    ).join(' ');
    expect(greeted).toContain(talk.nickname);
    for (const [text, day] of talk.dates) {
      expect(monthDay(text, code), text).toBe(day);
    }
  });

  it('sounds like its tone', () => {
    for (const message of talk.evening) {
      const spokenThen = TONES.map((tone) =>
        ['a', 'b', 'c', 'd'].map((seed) => reply(message, { ...NOBODY, tone }, seed)).join('\n'),
      );
      expect(new Set(spokenThen).size, message).toBeGreaterThanOrEqual(5);
    }
  });

  it.each(READ_ALOUD)('holds the conversation that somebody has read, %s', (tone) => {
    const text = conversation({ ...talk.portrait, tone }, talk.evening, 'golden', spoken)
      .map((exchange) => `> ${exchange.message}\n${exchange.reply}\n`)
      .join('\n');
    const file = join(GOLDEN, `${code}-evening-${tone}.txt`);
    if (process.env['UPDATE_GOLDEN']) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
