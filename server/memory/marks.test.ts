import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtinLanguage } from '#server/voice/builtin/languages/index.ts';
import { type LanguageCode, languageCodes } from '#shared/languages.ts';
import { lexiconOf } from './lexicon.ts';
import { type Fact, markerFor } from './marks.ts';

async function markerIn(code: LanguageCode, facts: readonly string[]) {
  const lexicon = lexiconOf(await builtinLanguage(code), code);
  const kind = 'profile';
  return markerFor(
    facts.map((text, index): Fact => ({ id: `${index}`, kind, text })),
    lexicon,
    [],
  );
}

async function kindOf(code: LanguageCode, facts: readonly string[], sentence: string) {
  const marks = await markerIn(code, facts);
  return marks(sentence)[0]?.kind ?? 'none';
}

/** The share of a set's sentences of each kind that are marked so, and of the marks that are right. */
async function ratesOf(path: string): Promise<{ precision: number; recall: number }> {
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'));
  let due = 0;
  let given = 0;
  let right = 0;
  for (const code of languageCodes) {
    const own = rows.filter(([language]) => language === code);
    const facts = own.flatMap(([, what, , text = '']) => (what === 'fact' ? [text] : []));
    const marks = await markerIn(code, facts);
    for (const [, expected, text = ''] of own.filter(([, what]) => what !== 'fact')) {
      const isMarked = marks(text)[0]?.kind === 'imagined';
      due += expected === 'imagined' ? 1 : 0;
      given += isMarked ? 1 : 0;
      right += isMarked && expected === 'imagined' ? 1 : 0;
    }
  }
  return { precision: right / given, recall: right / due };
}

it('what is made up is found as often as was measured', async () => {
  const measured = await ratesOf('bench/marks.tsv');
  expect(measured.recall).toBeGreaterThan(0.95);
  expect(measured.precision).toBeGreaterThan(0.95);
  const heldOut = await ratesOf('bench/marks-held-out.tsv');
  expect(heldOut.recall).toBeGreaterThan(0.9);
  expect(heldOut.precision).toBeGreaterThan(0.92);
});

describe('a number, a month or a day', () => {
  // What was told, what says the same, and what says another.
  it.each([
    ['en', 'She ran a bakery for 32 years.', 'thirty-two years', 'thirty-three years'],
    ['es', 'Tuvo una panadería durante 32 años.', 'treinta y dos años', 'treinta y tres años'],
    ['ru', 'Она держала пекарню тридцать лет.', '30 лет держала', 'сорок лет держала'],
    ['ja', '三十年間パン屋をしていました。', '30年パン屋', '二十年パン屋'],
    ['zh', '她每年八月去青岛。', '8月去过青岛', '七月去过青岛'],
    ['de', 'Jeden August fuhr sie nach Rügen.', 'im August', 'im Juli'],
    ['hu', 'Szombatonként piacra járt.', 'szombaton', 'vasárnap'],
  ] as const)('is what it says, however it is written (%s)', async (code, fact, same, other) => {
    expect(await kindOf(code, [fact], fact)).toBe('known');
    const say = (value: string) => kindOf(code, [fact], SENTENCES[code].replace('…', value));
    expect([await say(same), await say(other)]).toEqual(['known', 'imagined']);
  });

  it('is no memory by itself', async () => {
    const fact = 'My son Jonas started school on Monday.';
    expect(await kindOf('en', [fact], 'I hope that Monday is gentle with you.')).toBe('none');
    expect(await kindOf('en', [fact], 'May you sleep well.')).toBe('none');
  });
});

/** The same facts as a voice says them, without the value. */
const SENTENCES = {
  en: 'I ran a bakery for ….',
  es: 'Tuve una panadería durante ….',
  ru: 'Я … пекарню.',
  ja: '…をしていたよ。',
  zh: '我…。',
  de: 'Da fuhr ich … nach Rügen.',
  hu: 'Piacra jártam ….',
} as const;

describe('a common word in the place of another', () => {
  // What was told, the same in other words, and the same with another thing in it.
  it.each([
    [
      'en',
      'She baked plum cake on Sundays.',
      'On Sundays I baked plum cake.',
      'I baked apple cake on Sundays.',
    ],
    [
      'es',
      'Hacía tarta de ciruela los domingos.',
      'Los domingos hacía tarta de ciruela.',
      'Hacía tarta de manzana los domingos.',
    ],
    [
      'fr',
      'Elle faisait une tarte aux prunes le dimanche.',
      'Le dimanche je faisais une tarte aux prunes.',
      'Je faisais une tarte aux pommes le dimanche.',
    ],
    [
      'de',
      'Sie nähte mir ein Kleid aus Seide.',
      'Ich habe dir ein Kleid aus Seide genäht.',
      'Ich nähte dir ein Kleid aus Wolle.',
    ],
    [
      'ru',
      'Она пекла сливовый пирог по воскресеньям.',
      'По воскресеньям я пекла сливовый пирог.',
      'Я пекла яблочный пирог по воскресеньям.',
    ],
    [
      'it',
      'La domenica faceva la torta di prugne.',
      'Facevo la torta di prugne, la domenica.',
      'La domenica facevo la torta di mele.',
    ],
    [
      'pl',
      'W niedziele piekła ciasto ze śliwkami.',
      'Piekłam ciasto ze śliwkami w niedziele.',
      'W niedziele piekłam ciasto z jabłkami.',
    ],
    [
      'nl',
      'Op zondag bakte ze pruimentaart met kaneel.',
      'Ik bakte op zondag pruimentaart met kaneel.',
      'Op zondag bakte ik appeltaart met kaneel.',
    ],
    ['zh', '她在院子里种了玫瑰花。', '我在院子里种过玫瑰花。', '我在院子里种过牡丹花。'],
    [
      'ja',
      '彼女は学校で音楽を教えていました。',
      '学校で音楽を教えていたよ。',
      '学校で数学を教えていたよ。',
    ],
    [
      'ar',
      'كانت تخبز كعكة الخوخ يوم الجمعة.',
      'كنت أخبز كعكة الخوخ يوم الجمعة.',
      'كنت أخبز كعكة التفاح يوم الجمعة.',
    ],
  ] as const)('is made up (%s)', async (code, fact, same, other) => {
    expect(await kindOf(code, [fact], same)).toBe('known');
    expect(await kindOf(code, [fact], other)).toBe('imagined');
  });

  it.each([
    [
      'a verb for a verb',
      'We picked blueberries above the fjord.',
      'We gathered blueberries above the fjord.',
    ],
    [
      'a word that begins a sentence',
      'Her sister Anna taught me to sail.',
      'So Anna taught you to sail.',
    ],
    ['something beside it', 'She baked plum cake.', 'I baked plum cake with cinnamon.'],
  ] as const)('is not what is only said otherwise: %s', async (_what, fact, sentence) => {
    expect(await kindOf('en', [fact], sentence)).toBe('known');
  });

  it('may be what another fact tells', async () => {
    const facts = ['She baked plum cake for us.', 'She baked apple cake for Jonas.'];
    expect(await kindOf('en', facts, 'I baked apple cake for us.')).toBe('known');
  });
});

describe('what a voice says beside a quotation', () => {
  const fact = 'We picked blueberries above the fjord';

  it('is marked by itself', async () => {
    expect(await kindOf('en', [fact], `${fact}.`)).toBe('known');
    expect(await kindOf('en', [fact], `${fact} with Erik in 1974.`)).toBe('imagined');
  });

  it('is not quoted from a word that stands inside another', async () => {
    expect(await kindOf('en', ['Hi', 'Q'], 'His boat was called Kestrel.')).toBe('imagined');
    expect(await kindOf('it', ['Q'], 'Quella barca si chiamava Kestrel.')).toBe('imagined');
  });
});

describe('questions and what is not known', () => {
  it('claim what they take for granted, and what stands after a "but"', async () => {
    expect(await kindOf('en', [], 'Do you remember how we sailed to Denmark?')).toBe('imagined');
    expect(await kindOf('en', [], 'Have you been to Denmark?')).toBe('none');
    expect(await kindOf('en', [], 'I don’t know why we sailed to Denmark.')).toBe('none');
    const beside = 'I don’t know the year, but we sailed to Denmark.';
    expect(await kindOf('en', [], beside)).toBe('imagined');
  });

  it.each(languageCodes)('are asked without a claim in %s', async (code) => {
    const { askToBeTold } = await builtinLanguage(code);
    const marks = await markerIn(code, []);
    expect(askToBeTold.length).toBeGreaterThan(3);
    expect(new Set(askToBeTold).size).toBe(askToBeTold.length);
    expect(askToBeTold.filter((text) => marks(text).length > 0)).toEqual([]);
  });
});

it.each([
  ['en', 'I am an AI.'],
  ['ja', 'わたしはAIです。'],
  ['zh', '我是AI。'],
  ['ar', 'أنا ذكاء اصطناعي.'],
  ['el', 'Είμαι τεχνητή νοημοσύνη.'],
] as const)('the truth about the voice is no memory (%s)', async (code, sentence) => {
  expect(await kindOf(code, [], sentence)).toBe('none');
});
