import { describe, expect, it } from 'vitest';
import { takenOut } from '#tests/support/taken-out.ts';

// A reply with a wrong place, the correction, a sentence that says the same, one that must stay.
describe('a place that was wrong', () => {
  it.each([
    [
      'en',
      'I was born in Bergen, you know.',
      'No, it was Tromsø, not Bergen.',
      'She was born in Bergen in May.',
      'She was a midwife for thirty years.',
    ],
    [
      'es',
      'Nací en Bergen.',
      'Nació en Tromsø, no en Bergen.',
      'Era de Bergen y nació en mayo.',
      'Fue comadrona treinta años.',
    ],
    [
      'zh',
      '我出生在卑尔根。',
      '不是卑尔根，是特罗姆瑟。',
      '她出生在卑尔根。',
      '她当了三十年助产士。',
    ],
    [
      'ar',
      'ولدت في بيرغن.',
      'ولدت في ترومسو وليس بيرغن.',
      'ولدت أمي في بيرغن.',
      'كانت قابلة ثلاثين سنة.',
    ],
    [
      'fr',
      'Je suis née à Bergen.',
      'Non, elle est née à Tromsø, pas à Bergen.',
      'Elle est née à Bergen.',
      'Elle a été sage-femme trente ans.',
    ],
    [
      'pt',
      'Nasci em Bergen.',
      'Não foi em Bergen, foi em Tromsø.',
      'Ela nasceu em Bergen.',
      'Foi parteira trinta anos.',
    ],
    [
      'de',
      'Ich wurde in Bergen geboren.',
      'Nein, nicht in Bergen, sondern in Tromsø.',
      'Sie wurde in Bergen geboren.',
      'Sie war dreißig Jahre Hebamme.',
    ],
    [
      'ru',
      'Я родилась в Бергене.',
      'Не в Бергене, а в Тромсё.',
      'Она родилась в Бергене.',
      'Она тридцать лет работала акушеркой.',
    ],
    [
      'ja',
      '私はベルゲンで生まれました。',
      'ベルゲンではなくトロムソです。',
      '彼女はベルゲンで生まれました。',
      '三十年間助産師をしていました。',
    ],
    [
      'hi',
      'मेरा जन्म बर्गन में हुआ था।',
      'बर्गन नहीं, ट्रोम्सो में।',
      'उनका जन्म बर्गन में हुआ।',
      'वह तीस साल तक दाई थीं।',
    ],
    [
      'it',
      'Sono nata a Bergen.',
      'È nata a Tromsø, non a Bergen.',
      'È nata a Bergen.',
      'È stata ostetrica per trent’anni.',
    ],
    [
      'pl',
      'Urodziłam się w Krakowie.',
      'Nie w Krakowie, tylko w Gdańsku.',
      'Kraków był jej miastem.',
      'Przez trzydzieści lat była położną.',
    ],
    [
      'uk',
      'Я народилася у Львові.',
      'Не у Львові, а в Одесі.',
      'Вона народилася у Львові.',
      'Вона тридцять років працювала акушеркою.',
    ],
    [
      'nl',
      'Ik ben in Bergen geboren.',
      'Nee, niet in Bergen maar in Tromsø.',
      'Ze is in Bergen geboren.',
      'Ze was dertig jaar vroedvrouw.',
    ],
    [
      'ro',
      'M-am născut la Bergen.',
      'Nu la Bergen, ci la Tromsø.',
      'S-a născut la Bergen.',
      'A fost moașă treizeci de ani.',
    ],
    [
      'el',
      'Γεννήθηκα στο Μπέργκεν.',
      'Όχι στο Μπέργκεν, αλλά στο Τρόμσο.',
      'Γεννήθηκε στο Μπέργκεν.',
      'Ήταν μαία για τριάντα χρόνια.',
    ],
    [
      'cs',
      'Narodila jsem se v Bergenu.',
      'Ne v Bergenu, ale v Tromsø.',
      'Narodila se v Bergenu.',
      'Třicet let byla porodní asistentkou.',
    ],
    [
      'hu',
      'Bergenben születtem.',
      'Nem Bergenben, hanem Tromsøben.',
      'Bergenben született.',
      'Harminc évig bába volt.',
    ],
    [
      'sv',
      'Jag föddes i Bergen.',
      'Nej, inte i Bergen utan i Tromsø.',
      'Hon föddes i Bergen.',
      'Hon var barnmorska i trettio år.',
    ],
  ] as const)('%s', async (language, reply, correction, gone, stays) => {
    expect(await takenOut(language, reply, correction, [gone, stays])).toEqual([gone]);
  });
});

describe('a correction that denies nothing', () => {
  it.each([
    [
      'a name for a name',
      'My sister Anna taught me.',
      'Her sister was called Maria.',
      'Anna and she shared a room.',
      'Her brother Paul was a priest.',
    ],
    [
      'a year for a year',
      'I married in 1974.',
      'She married in 1976.',
      'They married in 1974 in a small church.',
      'The house was sold in 1999.',
    ],
    [
      'a number only where it is about the same',
      'I had 4 cats.',
      'She had 5 cats.',
      'There were 4 cats in the kitchen.',
      'She woke at 4 every day.',
    ],
    [
      'a flower for a flower',
      'My favourite flower was the peony.',
      'Her favourite flower was the tulip.',
      'Her favourite flower was the peony.',
      'A peony stands by the gate now.',
    ],
    [
      'a fact that the reply did not say',
      'I am listening.',
      'Her dog was called Biscuit.',
      'Her dog was called Rex.',
      'Her cat was called Milo.',
    ],
  ] as const)('%s', async (_what, reply, correction, gone, stays) => {
    expect(await takenOut('en', reply, correction, [gone, stays])).toEqual([gone]);
  });

  it('takes out the selected words, whatever it says', async () => {
    const reply = 'We went to the lake with Anna in July.';
    const sentences = ['Anna could swim.', 'The lake was cold.', 'In July it rained.'];
    const correction = 'That was somebody else.';
    expect(await takenOut('en', reply, correction, sentences, 'Anna')).toEqual([
      'Anna could swim.',
    ]);
  });
});
