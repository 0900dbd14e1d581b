import { describe, expect, it } from 'vitest';
import { answerKindOf, holdsAnswer } from './answer-kind.ts';

describe('what kind of answer a question asks for', () => {
  it.each([
    ['When did we move to Bergen?', 'time'],
    ['And since when do you have the dog?', 'time'],
    ['How long did you live there?', 'time'],
    ['Wann sind wir umgezogen?', 'time'],
    ['Quand avons-nous déménagé ?', 'time'],
    ['¿Cuándo nos mudamos?', 'time'],
    ['Когда мы переехали?', 'time'],
    ['متى انتقلنا؟', 'time'],
    ['हम कब आए थे?', 'time'],
    ['How many children did she have?', 'number'],
    ['How old was he?', 'number'],
    ['Wie viele Kinder hatte sie?', 'number'],
    ['¿Cuántos hijos tenía?', 'number'],
    ['Kolik dětí měla?', 'number'],
    ['उसके कितने बच्चे थे?', 'number'],
  ])('%s', (question, kind) => {
    expect(answerKindOf(question)).toBe(kind);
  });

  it.each([
    'What did I say about the lake when we came home?',
    'Do you remember the old house?',
    'Who taught me to swim?',
    '',
  ])('none: %s', (question) => {
    expect(answerKindOf(question)).toBeUndefined();
  });
});

describe('whether a text holds such an answer', () => {
  it.each([
    ['time', 'We went there last summer.', true],
    ['time', 'Wir sind am Montag gefahren.', true],
    ['time', 'It was 1984, I think.', true],
    ['time', 'The boat was red and leaked.', false],
    ['number', 'She had three of them.', true],
    ['number', 'Elle avait trois chats.', true],
    ['number', 'She kept cats.', false],
  ] as const)('%s: %s', (kind, text, holds) => {
    expect(holdsAnswer(kind, text)).toBe(holds);
  });
});
