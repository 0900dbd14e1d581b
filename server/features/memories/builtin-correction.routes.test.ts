import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeLost, memoriesOf } from '#tests/support/conversation.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { DAILY_MESSAGE_LIMIT: '1000' } });
});
afterAll(() => app.close());

/** What was told of {x}, a question about it, a correction that does not name what it is about, and the names. */
const LANGUAGES = [
  [
    'en',
    'Her dog was called {x}.',
    'What was your dog called?',
    'No, she was called {y}, not {x}.',
    'Bamse',
    'Bella',
  ],
  [
    'de',
    'Ihr Hund hieß {x}.',
    'Wie hieß dein Hund?',
    'Nein, sie hieß {y}, nicht {x}.',
    'Bamse',
    'Bella',
  ],
  [
    'es',
    'Su perro se llamaba {x}.',
    '¿Cómo se llamaba tu perro?',
    'No, se llamaba {y}, no {x}.',
    'Bamse',
    'Bella',
  ],
  [
    'fr',
    'Son chien s’appelait {x}.',
    'Comment s’appelait ton chien ?',
    'Non, c’était {y}, pas {x}.',
    'Bamse',
    'Bella',
  ],
  [
    'pl',
    'Jej pies nazywał się {x}.',
    'Jak nazywał się twój pies?',
    'Nie, nazywał się {y}, nie {x}.',
    'Bamse',
    'Bella',
  ],
  ['ar', 'كان اسم كلبها {x}.', 'ما كان اسم كلبك؟', 'لا، كان {y} وليس {x}.', 'بامسي', 'بيلا'],
  [
    'ja',
    '犬の名前は{x}でした。',
    '犬の名前は何だった？',
    '{x}ではなくて{y}です。',
    'バムセ',
    'ベラ',
  ],
] as const;

describe('what was set right answers the question it is about, in the built-in voice', () => {
  it.each(LANGUAGES)('%s', async (language, fact, question, setRight, wrong, right) => {
    const anna = await app.register();
    const call = async (url: string, body: object) =>
      (await anna.api('POST', url, body, { 'accept-language': language })).json();
    const say = async (message: string) => (await call('/api/chat', { message })).reply;
    const told = fact.replace('{x}', wrong);
    await describeLost(anna, told);

    const before = await say(question);
    expect(before.content).toContain(wrong);
    const correction = setRight.replace('{x}', wrong).replace('{y}', right);
    await call(`/api/messages/${before.id}/correct`, { correction });
    await say('…');

    const after = await say(question);
    expect(after.content).toContain(right);
    expect(after.content).not.toContain(wrong);
    const remembered = (await memoriesOf(anna)).filter(({ retired }) => !retired);
    expect(remembered.map(({ text }) => text)).not.toContain(told);
  });
});
