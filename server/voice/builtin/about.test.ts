import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LanguageCode } from '#shared/languages.ts';
import { TONES } from '#shared/rules/tones.ts';
import { testRequest } from '../test-request.ts';
import type { Portrait } from '../voice.ts';
import { composeReply } from './compose.ts';
import { conversation } from './conversation.ts';
import { builtinLanguage } from './languages/index.ts';
import { EVENING_TALK, MOTHER, QUIET_TALK } from './scripts.ts';
import { allLines, GOLDEN, talkIn } from './talks.ts';
import { bare, openingKeys } from './text.ts';
import { nicknameIn } from './told.ts';

const CODES = LANGUAGES.map(({ code }) => code);
// UPDATE_GOLDEN=1 writes the conversations anew; read them aloud before committing what changed.
const READ_ALOUD = [
  ['en', 'warm'],
  ['en', 'funny'],
  ['de', 'warm'],
  ['ar', 'warm'],
  ['ja', 'warm'],
] as const;

/** How a line that only the one who died could say gives itself away: love returned, "between us". */
const GIVEAWAYS: Record<LanguageCode, RegExp> = {
  en: /\b^love you\b|\bI love you\b|\bmiss me\b|\bwhat we had\b|\bbetween us\b|\bmy (?:piece|dear|sake)\b|about me\b|loving me|we were to each other/i,
  de: /hab dich|mich (?:\w+ )?vermissen|fehle dir|zwischen uns|was wir hatten|wir füreinander|mein stück|mir zuliebe/i,
  nl: /hou (?:ook|meer)? ?van jou|me (?:\w+ )?missen|je mist me|tussen ons|wat we hadden|we voor elkaar waren|mijn stuk|van me blijven/i,
  sv: /älskar dig|älska mig|sakna(?:r)? mig|mellan oss|det vi (?:hade|var)|min bit|för min skull och/i,
  fr: /je t’aime|m’aimer|te manquer?\b.*(?:je|peux)|je te manque|entre nous reste|nous avons eu|mon cœur|ma part|pour moi et/i,
  es: /queriéndome|echarme de menos|me echas|entre nosotros|lo que tuvimos|mi trozo|de mí\.|^(?:y )?yo (?:también|más|a ti)/i,
  it: /anch’io|mia mancanza|tra noi (?:resta|\.)|la mia fetta|scritto di me\.|pure io/i,
  pt: /te amo|amo você|me amando|minha falta|entre nós|a gente teve|minha fatia|sobre mim/i,
  ro: /eu te iubesc|te iubesc și eu|să mă iubești|dor de mine|între noi|am avut noi|bucata mea|despre mine|dragul meu/i,
  pl: /kocham|brakuje ci mnie|między nami|byliśmy|mój kawałek|linijce o mnie/i,
  cs: /já tebe|chybím|mezi námi|bylo naše|můj kus|kvůli mně i/i,
  hu: /szeretlek|hiányzom|hiányozhatok|köztünk|a miénk volt|én szeletem|kedvesem|miattam/i,
  el: /σ’ αγαπώ|σου λείπω|να με αγαπάς|ανάμεσά μας|όσα είχαμε|δικό μου κομμάτι|έγραψες για μένα\.|ψυχή μου|για χάρη μου/iu,
  ru: /тебя люблю|люблю тебя|тебе меня|между нами|у нас было|были друг|мой кусок|строке обо мне/iu,
  uk: /тебе люблю|люблю тебе|тобі мене бракує|між нами|в нас було|були одне|мій шматок|рядку про мене/iu,
  ar: /أحبك\.|وأنا أحبك|اشتقت إليّ|كان بيننا|كتبته عني|فقطعتي/u,
  hi: /तुमसे (?:बहुत |ज़्यादा )?प्यार|मेरी याद इसलिए|हमारे (?:बीच|पूरे)|हमारा था|मेरा हिस्सा|मेरी ख़ातिर/u,
  ja: /大好きだよ|こっちも大好き|ふたりの(?:間|すべて)|いっしょに過ごした|こちらのぶん/u,
  zh: /我也爱你|想我一边|一边想我|我们之间|我们的全部|一起过过|我那块|你写我/u,
};

function triedWith(code: LanguageCode): {
  portrait: Partial<Portrait>;
  evening: readonly string[];
  messages: readonly string[];
} {
  if (code === 'en') {
    return {
      portrait: MOTHER,
      evening: EVENING_TALK,
      messages: [...EVENING_TALK, ...QUIET_TALK],
    };
  }
  const { portrait, evening, recognised } = talkIn(code);
  return { portrait, evening, messages: [...new Map(recognised).values()] };
}

/** "I love you", "I miss you", as somebody says it in the language. */
function loveAndLonging(code: LanguageCode): string[] {
  if (code === 'en') return ['I love you.', 'I miss you.'];
  const { recognised } = talkIn(code);
  return ['love', 'missing'].map((topic) => recognised.find(([name]) => name === topic)?.[1] ?? '');
}

describe.each(CODES)('the built-in voice, speaking about them, in %s', async (code) => {
  const language = await builtinLanguage(code);
  const { about } = language;
  const { portrait, evening, messages } = triedWith(code);
  const spoken = { code, language };
  const ofThem = { ...portrait, speaking: 'about' } as const;
  const nick = nicknameIn({ ...testRequest().portrait, ...portrait }, language);
  const own = [...about.frames, ...Object.values(about.lines).flat()];

  it('leaves out lines there are, and all that give themselves away', () => {
    const lines = allLines(language);
    expect(about.asThem.filter((line) => !lines.includes(line))).toEqual([]);
    expect(about.asThem.length).toBeGreaterThanOrEqual(20);
    const left = [...lines, ...own].filter(
      (line) => !about.asThem.includes(line) && !/\{(?:nick|saying)\}/.test(line),
    );
    expect(left.filter((line) => GIVEAWAYS[code].test(line))).toEqual([]);
    expect(about.asThem.filter((line) => GIVEAWAYS[code].test(line)).length).toBeGreaterThan(9);
  });

  it('names them in what is its own, in whole sentences', () => {
    expect(about.frames.length).toBeGreaterThanOrEqual(4);
    expect(about.frames.filter((frame) => !frame.endsWith('{quote}'))).toEqual([]);
    expect(own.filter((line) => !line.includes('{name}') || /[!！']|\s{2}/u.test(line))).toEqual(
      [],
    );
    expect(
      own.filter((line, at) => [...allLines(language), ...own.slice(0, at)].includes(line)),
    ).toEqual([]);
  });

  it('never answers as the one who died, and always answers', () => {
    const called = allLines(language).filter(
      (line) => nick !== undefined && line.includes('{nick}'),
    );
    const theirs = [
      ...about.asThem.map((line) => bare(line.split('{name}')[0] ?? '')),
      ...called.map((line) => bare(line.replace('{nick}', nick ?? ''))),
    ];
    const odd = TONES.flatMap((tone) =>
      messages.flatMap((message) => {
        const asked = { portrait: { ...ofThem, tone }, message, seed: tone, language: code };
        const reply = composeReply(testRequest(asked), language);
        const said = ` ${bare(reply)} `;
        const wrong =
          reply.trim() === '' ||
          /[{}]|undefined/.test(reply) ||
          theirs.some((line) => line.length > 5 && said.includes(` ${line} `));
        return wrong ? [`${tone}: ${message} > ${reply}`] : [];
      }),
    );
    expect(odd).toEqual([]);
  });

  it('calls them by their name where it says what was told', () => {
    const talk = conversation({ ...ofThem, tone: 'warm' }, evening, 'golden', spoken);
    expect(talk.some(({ reply }) => reply.includes(portrait.name ?? ''))).toBe(true);
  });

  it('never begins alike within ten replies', () => {
    const talks = [
      ...(['playful', 'warm'] as const).map((tone) =>
        conversation({ ...ofThem, tone }, evening, 'golden', spoken),
      ),
      ...loveAndLonging(code).map((message) =>
        conversation(
          { ...ofThem, tone: 'playful' },
          Array.from({ length: 14 }, () => message),
          'a',
          spoken,
        ),
      ),
    ];
    const repeats = talks.flatMap((talk) =>
      talk.flatMap(({ reply }, index) => {
        const keys = openingKeys(reply);
        const before = talk.slice(Math.max(0, index - 10), index);
        const same = before.find((one) => openingKeys(one.reply).some((key) => keys.includes(key)));
        return same ? [`${reply} <> ${same.reply}`] : [];
      }),
    );
    expect(repeats).toEqual([]);
  });
});

it.each(READ_ALOUD)('the evening about them that somebody has read: %s, %s', async (code, tone) => {
  const { portrait, evening } = triedWith(code);
  const language = await builtinLanguage(code);
  const spoken = { code, language };
  const text = conversation({ ...portrait, tone, speaking: 'about' }, evening, 'golden', spoken)
    .map(({ message, reply }) => `> ${message}\n${reply}\n`)
    .join('\n');
  const file = join(GOLDEN, `${code}-about-${tone}.txt`);
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
