import { describe, expect, it } from 'vitest';
import { readText } from '../reader/text.ts';
import { senseOf } from './index.ts';
import { GRAMS, LONGEST, stretchesOf } from './tokens.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const shared = (one?: Set<number>, other?: Set<number>) =>
  [...(one ?? [])].filter((gram) => other?.has(gram)).length;

describe('the words of a text as the encoder sees them', () => {
  it('are its letters, its meanings and its concepts', () => {
    const [tokens = []] = stretchesOf(readText('I want to die'));
    expect(tokens).toHaveLength(4);
    const last = tokens[3];
    expect(last?.grams.length).toBeGreaterThan(5);
    expect(last?.grams.every((row) => row >= 0 && row < GRAMS)).toBe(true);
    expect(last?.headwords).toHaveLength(1);
    expect(last?.concepts.length).toBeGreaterThan(0);
  });

  it('share letters with their other forms', () => {
    const [words = []] = stretchesOf(readText('walk walked mill'));
    const [walk, walked, mill] = words.map(({ grams }) => new Set(grams));
    expect(shared(walk, walked)).toBeGreaterThan(shared(walk, mill));
  });

  it('are read in stretches that end with a sentence, each word once', () => {
    const sentence = 'We sat by the lake and ate our bread.';
    const text = readText(Array.from({ length: 30 }, () => sentence).join(' '));
    const stretches = stretchesOf(text);
    expect(stretches.length).toBeGreaterThan(1);
    expect(sum(stretches.map((stretch) => stretch.length))).toBe(text.words.length);
    for (const stretch of stretches) {
      expect(stretch.length).toBeLessThanOrEqual(LONGEST);
      expect(stretch.length % 9).toBe(0);
    }
  });

  it('are cut where a sentence has no end', () => {
    const stretches = stretchesOf(readText('and '.repeat(LONGEST + 10)));
    expect(stretches.map((stretch) => stretch.length)).toEqual([LONGEST, 10]);
  });
});

describe('what the encoder makes of a text', () => {
  it('is nothing where there are no words', () => {
    expect(senseOf(readText(''))).toEqual([]);
  });

  it('are chances, for a message and for a reply', () => {
    for (const sense of senseOf(readText('We had pancakes every Sunday, remember?'))) {
      expect(sum(sense.message)).toBeCloseTo(1, 6);
      expect(sum(sense.reply)).toBeCloseTo(1, 6);
    }
  });

  it('does not depend on which number stands in it', () => {
    const [one] = senseOf(readText('I am on page 271.'));
    const [other] = senseOf(readText('I am on page 284.'));
    expect(one?.message).toEqual(other?.message);
  });

  it('depends on the order of the words', () => {
    const [one] = senseOf(readText('The dog was waiting for the man.'));
    const [other] = senseOf(readText('The man was waiting for the dog.'));
    expect(one?.reply).not.toEqual(other?.reply);
  });
});
