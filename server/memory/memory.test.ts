import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#shared/languages.ts';
import { termsOf } from './analyse.ts';
import { isOn, spansOf, whatIsAsked } from './asked.ts';
import { nearest, type RankedTurn, rank } from './rank.ts';

const HOUR = 3_600_000;
const ASKED_AT = Date.UTC(2026, 4, 20, 12);

function question(text: string, language: LanguageCode = 'en') {
  return whatIsAsked({
    text,
    language,
    now: ASKED_AT,
    timeZone: 'UTC',
    speakers: { assistant: 'Rosa Lind' },
  });
}

/** Turns a minute apart, by turns the person's and a reply, and where their terms stand. */
function told(texts: readonly string[], startAt = ASKED_AT - 24 * HOUR) {
  const turns: RankedTurn[] = texts.map((text, index) => ({
    seq: index + 1,
    role: index % 2 === 0 ? 'user' : 'assistant',
    text,
    at: startAt + index * 60_000,
  }));
  const holders = new Map<string, number[]>();
  for (const { seq, text } of turns) {
    for (const key of termsOf(text).keys()) holders.set(key, [...(holders.get(key) ?? []), seq]);
  }
  return { turns, holders };
}

function firstFor(text: string, texts: readonly string[]): string | undefined {
  const asked = question(text);
  const { turns, holders } = told(texts);
  const postings = [...asked.terms.keys()].flatMap((key) => {
    const seqs = holders.get(key);
    return seqs ? [{ key, seqs }] : [];
  });
  const at = { total: turns.length, timeZone: 'UTC' };
  return rank(turns, postings, asked, at)[0]?.turn.text;
}

describe('terms', () => {
  // What was told, and a question about it in other forms of the same words.
  it.each([
    ['en', 'We planted the tomatoes on the balcony.', 'planting a tomato'],
    ['es', 'Plantábamos los tomates en el balcón.', 'plantamos tomates'],
    ['zh', '我们每年夏天都去青岛看海。', '青岛的海'],
    ['ar', 'كنا نزرع الطماطم في الشرفة', 'الطماطم'],
    ['fr', 'Nous plantions des tomates sur le balcon.', 'planter la tomate'],
    ['pt', 'Plantávamos tomates na varanda.', 'o tomate da varanda'],
    ['de', 'Wir pflanzten Tomaten auf dem Balkon.', 'Tomate pflanzen'],
    ['ru', 'Мы сажали помидоры на балконе.', 'про балкон и помидор'],
    ['ja', '毎年の夏、海へ行きました。', '夏の海'],
    ['hi', 'हम बालकनी में टमाटर लगाते थे।', 'टमाटर की बालकनी'],
    ['it', 'Piantavamo i pomodori sul balcone.', 'il pomodoro del balcone'],
    ['pl', 'Sadziliśmy pomidory na balkonie.', 'balkon i pomidor'],
    ['uk', 'Ми садили помідори на балконі.', 'балкон, помідор'],
    ['nl', 'We plantten tomaten op het balkon.', 'tomaat op balkon'],
    ['ro', 'Plantam roșii pe balcon.', 'rosii, balconul'],
    ['el', 'Φυτεύαμε ντομάτες στο μπαλκόνι.', 'ντομάτα, μπαλκόνια'],
    ['cs', 'Sázeli jsme rajčata na balkoně.', 'balkon a rajče'],
    ['hu', 'Paradicsomot ültettünk az erkélyen.', 'paradicsom, erkély'],
    ['sv', 'Vi planterade tomater på balkongen.', 'tomat balkong'],
  ])('meet in other forms of the same words, %s', (_, text, asked) => {
    const there = termsOf(text);
    const shared = [...termsOf(asked).keys()].filter((key) => there.has(key));
    expect(shared.length).toBeGreaterThan(0);
  });

  it.each([
    ['bought and buy', 'We bought it in Lyon.', 'Where did you buy that?'],
    ['kids and children', 'The kids ran ahead.', 'the children'],
    ['went and go, in Russian', 'Она ушла рано.', 'уходить'],
    ['a dog, told in German and asked for in English', 'Der Hund lief weg.', 'the dog'],
  ])('meet in what they mean: %s', (_, text, asked) => {
    const there = termsOf(text);
    expect([...termsOf(asked).keys()].filter((key) => there.has(key))).not.toEqual([]);
  });

  it('are the same with and without accents, in large and small letters', () => {
    expect([...termsOf('ROSII PE BALCON').keys()]).toEqual([...termsOf('roșii pe balcon').keys()]);
  });

  it('leave out what says nothing', () => {
    expect([...termsOf('What did you do with it?').keys()]).toEqual([]);
  });
});

describe('ranking', () => {
  it('prefers rare words, and the answer beside the question that was asked then', () => {
    const texts = [
      'I went to the lake again.',
      'Which boat did you take?',
      'The little green one, with the torn sail.',
      'The lake is cold.',
      'I had soup.',
      'The lake was full of people.',
    ];
    expect(firstFor('Do you remember the torn sail?', texts)).toBe(texts[2]);
    expect(firstFor('Which boat was it?', texts)).toBe(texts[2]);
  });

  it('knows whose words are asked for', () => {
    const texts = ['My piano is out of tune.', 'A piano always is.', 'I had soup.', 'With bread.'];
    expect(firstFor('What did I say of my piano?', texts)).toBe(texts[0]);
    expect(firstFor('What did Rosa say of the piano?', texts)).toBe(texts[1]);
  });

  it('gives the nearest turns first and no more than asked for', () => {
    const asked = question('kestrel');
    const postings = [{ key: [...asked.terms.keys()][0] ?? '', seqs: [5, 900] }];
    expect(nearest(postings, asked, 1_000, 3)).toEqual([900, 5, 901]);
  });
});

describe('how the conversation began', () => {
  it.each([
    ['en', 'Do you remember what we talked about in our first conversation?'],
    ['es', '¿Te acuerdas de nuestra primera conversación?'],
    ['zh', '我们第一次聊天的时候说了什么？'],
    ['ar', 'عن ماذا كان حديثنا الأول؟'],
    ['fr', 'De quoi on a parlé la première fois qu’on a discuté ?'],
    ['pt', 'Lembras-te da nossa primeira conversa?'],
    ['de', 'Worum ging es in unserem ersten Gespräch?'],
    ['ru', 'О чём был наш первый разговор?'],
    ['ja', '初めて話したとき、何の話をした？'],
    ['hi', 'हमारी पहली बातचीत किस बारे में थी?'],
    ['it', 'Ti ricordi la nostra prima conversazione?'],
    ['pl', 'O czym była nasza pierwsza rozmowa?'],
    ['uk', 'Про що була наша перша розмова?'],
    ['nl', 'Waar ging ons eerste gesprek over?'],
    ['ro', 'Despre ce a fost prima noastră conversație?'],
    ['el', 'Θυμάσαι την πρώτη μας συζήτηση;'],
    ['cs', 'O čem byl náš první rozhovor?'],
    ['hu', 'Miről szólt az első beszélgetésünk?'],
    ['sv', 'Vad handlade vårt första samtal om?'],
  ] as const)('is asked for in %s, and leads to the first turns', (language, text) => {
    expect(question(text, language).beginning).toBe(true);
  });

  it('comes before whatever else has the words of the question', () => {
    const texts = ['I am Ivy.', 'Hello Ivy.', 'I had soup.', 'Our first conversation was nice.'];
    expect(firstFor('What was our first conversation about?', texts)).toBe(texts[0]);
    expect(question('It was my first day at the new job.').beginning).toBe(false);
  });
});

describe('days', () => {
  it('are asked for by date, in any year, where the person is', () => {
    const { dates } = question('What did I tell you on May 4th?');
    expect(isOn(dates, Date.UTC(2026, 4, 4, 23, 30), 'UTC')).toBe(true);
    expect(isOn(dates, Date.UTC(2026, 4, 4, 23, 30), 'Asia/Tokyo')).toBe(false);
    const spans = spansOf(dates, { from: Date.UTC(2024, 0, 1), until: ASKED_AT });
    expect(spans).toHaveLength(3);
    expect(spansOf(dates, { from: ASKED_AT, until: ASKED_AT })).toEqual([]);
  });
});

describe('what kind of answer is asked for', () => {
  const turns = [
    'We bought the boat from the old harbour master.',
    'Which boat?',
    'The boat we named after your aunt, she was so proud of the boat.',
    'I was.',
    'We bought the boat in the spring of 1984.',
  ];

  it('puts a time first where it asks when', () => {
    expect(firstFor('When did we buy the boat?', turns)).toBe(turns[4]);
  });
});
