import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceSplitter } from './sentences.ts';

/** The sentences in the order they come when the text arrives a word at a time. */
function split(text: string, pieces: string[] = text.match(/\s*\S+|\s+$/g) ?? []): string[] {
  const splitter = createSentenceSplitter();
  const sentences = pieces.flatMap((piece) => splitter.push(piece));
  return [...sentences, splitter.rest()].map((part) => part.trim()).filter(Boolean);
}

describe('sentences are split', () => {
  it.each([
    ['I hear you. Take your time.', ['I hear you.', 'Take your time.']],
    ['It cost 3.50 in 1987. We laughed.', ['It cost 3.50 in 1987.', 'We laughed.']],
    [
      'Dr. Lind and J. R. Moss came. Good people.',
      ['Dr. Lind and J. R. Moss came.', 'Good people.'],
    ],
    ['It was you and I. We sang.', ['It was you and I.', 'We sang.']],
    ['Well... maybe so. Yes.', ['Well... maybe so.', 'Yes.']],
    ['You wrote, “She sang.” That is mine.', ['You wrote, “She sang.”', 'That is mine.']],
    ['You wrote, "She sang." That is mine.', ['You wrote, "She sang."', 'That is mine.']],
    [
      'Du schriebst: „Sie sang.“ Das war am 3. Mai so. Ja.',
      ['Du schriebst: „Sie sang.“', 'Das war am 3. Mai so.', 'Ja.'],
    ],
    ['我听见了。慢慢说。', ['我听见了。', '慢慢说。']],
    ['मैं सुन रही हूँ। धीरे बताओ।', ['मैं सुन रही हूँ।', 'धीरे बताओ।']],
    ['هل نمت جيدا؟ أخبرني.', ['هل نمت جيدا؟', 'أخبرني.']],
    ['Τι έγινε; Πες μου.', ['Τι έγινε;', 'Πες μου.']],
    ['One line\nand another\n', ['One line', 'and another']],
    ['What?! No.', ['What?!', 'No.']],
    ['Read index.html at e.g. noon. Fine.', ['Read index.html at e.g. noon.', 'Fine.']],
  ])('%s', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it('gives a sentence the moment its mark arrives', () => {
    const splitter = createSentenceSplitter();
    expect(splitter.push('I hear you')).toEqual([]);
    expect(splitter.push('.')).toEqual(['I hear you.']);
    expect(splitter.push(' Truly!')).toEqual([' Truly!']);
    expect(splitter.push('好。')).toEqual(['好。']);
  });

  it('is not held up by a quotation that never closes', () => {
    expect(split('She said “go on. I went. It was fine.')).toHaveLength(3);
  });

  it('keeps every character, whatever comes in whatever pieces', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', '1', '.', '…', '!', '"', '“', '”', ' ', '\n', '。', '😀'),
    });
    fc.assert(
      fc.property(fc.array(text), (pieces) => {
        const splitter = createSentenceSplitter();
        const out = pieces.flatMap((piece) => splitter.push(piece));
        expect(out.join('') + splitter.rest()).toBe(pieces.join(''));
      }),
    );
  });
});
