import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { heard, written } from './pattern.ts';

describe('folding', () => {
  it.each([
    ['Él CRUZÓ el río', 'el cruzo el rio'],
    ['Żółć, łzy, đ', 'zolc, lzy, d'],
    ['ΜΑΜΆ ΜΟΥ, ΛΌΓΟΣ', 'μαμα μου, λογοσ'],
    ['Ёлка й її', 'елка и ii'.replace('ii', 'іі')],
    ['أمّي العزيزة', 'امي العزيزه'],
    ['ज़िन्दगी', 'जिन्दगी'],
    ['１２　月，３ 日', '12 月,3 日'],
    ['٢٠٢٤ و १२', '2024 و 12'],
    ['you’re', "you're"],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('patterns', () => {
  it('knows the edges of words in every script', () => {
    expect(heard`\bмама\b`.test(fold('Мама, привет'))).toBe(true);
    expect(heard`\bмама\b`.test(fold('мамаша'))).toBe(false);
    expect(heard`\bmá[ňn]a\w*`.test(fold('Maňana'))).toBe(true);
    expect(heard`^\W*माँ\b`.test(fold('"माँ" कहाँ'))).toBe(true);
    expect(heard`[\wé]+\.\S`.source).toContain('\\S');
  });

  it('reads a text as it stands where it must not be folded', () => {
    expect(written`называла меня [«"](\w{2,30})`.exec('Она Называла меня «Воробей»')?.[1]).toBe(
      'Воробей',
    );
  });
});
