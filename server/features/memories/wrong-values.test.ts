import { describe, expect, it } from 'vitest';
import { takenOut } from '#tests/support/taken-out.ts';

// A reply, its correction, what goes with the wrong value, and what only has a word of it.
describe('a common word that was wrong goes where it is about the same', () => {
  it.each([
    [
      'en',
      'I baked apple cake for you every Sunday in June.',
      'It was plum cake, not apple.',
      ['She baked apple cake.'],
      ['She planted an apple tree.', 'On Sunday she went to church.'],
    ],
    [
      'en',
      'I was born in June.',
      'She was born in May, not June.',
      ['She was born in June 1951.'],
      ['In June we always went to the lake.'],
    ],
    [
      'en',
      'I was a midwife.',
      'She was a baker for thirty years.',
      ['She was a midwife for thirty years.'],
      ['The midwife next door was her friend.'],
    ],
    [
      'en',
      'We met on Monday.',
      'We met on Tuesday.',
      ['We met on a Monday.'],
      ['On Monday she went swimming.'],
    ],
    [
      'en',
      'Our door was blue.',
      'The door was green.',
      ['Her door was blue.'],
      ['Her blue dress hung by the door.'],
    ],
    [
      'en',
      'We loved swimming in the lake.',
      "She didn't like driving in the dark to the lake.",
      [],
      ['She taught me swimming in the lake.'],
    ],
    [
      'es',
      'Cada domingo hacía tarta de manzana.',
      'Era de ciruela, no de manzana.',
      ['Hacía tarta de manzana.'],
      ['Plantó un manzano.', 'El domingo iba a misa.'],
    ],
    [
      'de',
      'Ich habe gern in der Küche gesungen.',
      'Nicht in der Küche, im Garten.',
      ['Sie hat in der Küche gesungen.'],
      ['In der Küche hing eine Uhr.', 'Die Küche war gelb.'],
    ],
    [
      'ru',
      'Я пекла яблочный пирог по воскресеньям.',
      'Не яблочный, а сливовый.',
      ['Она пекла яблочный пирог.'],
      ['Она сажала яблони.'],
    ],
    [
      'ar',
      'كنت أطبخ العدس في المطبخ.',
      'ليس في المطبخ بل في الحديقة.',
      ['كانت تحب العدس في المطبخ.'],
      ['كانت في المطبخ ساعة كبيرة.'],
    ],
    ['zh', '我在厨房里唱歌。', '不是厨房，是花园。', ['她在厨房里唱歌。'], ['厨房里有一个大钟。']],
    [
      'ja',
      '台所で歌っていたね。',
      '台所ではなく庭です。',
      ['台所で歌っていた。'],
      ['台所には大きな時計があった。'],
    ],
  ] as const)('%s: %s', async (language, reply, correction, gone, stay) => {
    expect(await takenOut(language, reply, correction, [...gone, ...stay])).toEqual(gone);
  });
});

describe('the month of a birth', () => {
  it.each([
    [
      'en',
      'I was born in June, by the lake.',
      'She was born in May, not June.',
      'In June we went to the lake.',
    ],
    [
      'es',
      'Nací en junio, junto al lago.',
      'Nació en mayo, no en junio.',
      'En junio íbamos siempre al lago.',
    ],
    [
      'ru',
      'Я родилась в июне, у озера.',
      'Она родилась в мае, а не в июне.',
      'В июне мы всегда ездили на озеро.',
    ],
    [
      'ja',
      '私は六月に湖のそばで生まれたの。',
      '六月ではなく五月に生まれた。',
      '六月にはいつも湖へ行った。',
    ],
    [
      'ar',
      'ولدت في يونيو قرب البحيرة.',
      'ولدت في مايو وليس في يونيو.',
      'في يونيو كنا نذهب دائما إلى البحيرة.',
    ],
    [
      'hi',
      'मैं जून में झील के पास पैदा हुई थी।',
      'वह मई में पैदा हुई थी, जून में नहीं।',
      'जून में हम हमेशा झील पर जाते थे।',
    ],
  ] as const)('takes no summer out (%s)', async (language, reply, correction, summer) => {
    expect(await takenOut(language, reply, correction, [summer])).toEqual([]);
  });
});

describe('a name where the fact has another', () => {
  it.each([
    [
      'en',
      'Our dog Biscuit ran into the lake.',
      'The dog was called Bisquet, with a q.',
      'Her dog was called Biscuit.',
    ],
    [
      'es',
      'Nuestro perro Canelo se tiró al lago.',
      'El perro se llamaba Canela.',
      'Su perro se llamaba Canelo.',
    ],
    ['de', 'Unser Hund Keks sprang in den See.', 'Der Hund hieß Krümel.', 'Ihr Hund hieß Keks.'],
    ['ar', 'قفز كلبنا بسكويت في البحيرة.', 'كان اسم كلبها فستق.', 'كان اسم كلبها بسكويت.'],
    ['zh', '我们的狗饼干跳进了湖里。', '她的狗叫豆豆。', '她的狗叫饼干。'],
    [
      'ja',
      '犬のビスケットが湖に飛び込んだね。',
      '犬の名前はマロンでした。',
      '犬の名前はビスケットでした。',
    ],
    ['ru', 'Наш пёс Бублик прыгнул в озеро.', 'Собаку звали Пончик.', 'Её собаку звали Бублик.'],
    [
      'hi',
      'हमारा कुत्ता बिस्कुट मेरे बिस्तर पर सोता था।',
      'कुत्ते का नाम टॉमी था।',
      'उनके कुत्ते का नाम बिस्कुट था।',
    ],
  ] as const)(
    'takes it out, though nothing is denied (%s)',
    async (language, reply, correction, fact) => {
      expect(await takenOut(language, reply, correction, [fact])).toEqual([fact]);
    },
  );
});

it('a sentence of a thousand words is read in no time', async () => {
  const told = Array.from(
    { length: 1_000 },
    (_, at) => `thing${String.fromCharCode(97 + (at % 26))}`,
  );
  const begun = performance.now();
  const fact = `She had ${told.join(' ')} and a dog.`;
  expect(await takenOut('en', 'We had a cat.', `She had ${told.join(' ')}.`, [fact])).toEqual([]);
  expect(performance.now() - begun).toBeLessThan(2_000);
});
