import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { careWordsOf } from '#server/care/words.ts';
import { languageCodes } from '#shared/languages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother } from '#tests/support/conversation.ts';

const NINE = new URL('../../../training/corpus/nine/', import.meta.url);

interface Reply {
  care: string;
  voice: string;
  content: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/**
 * An evening that leads from missing somebody to a wish to die and to a goodnight, in each language;
 * nothing is learnt from these lines.
 */
describe.each(languageCodes)('nine messages of an evening in %s', (language) => {
  const replies: Reply[] = [];
  const words = () => careWordsOf(app.deps.careWords, language);

  beforeAll(async () => {
    const anna = await app.register();
    await describeMother(anna);
    const lines = readFileSync(new URL(`${language}.tsv`, NINE), 'utf8')
      .trim()
      .split('\n');
    for (const line of lines) {
      const message = line.slice(line.indexOf('\t') + 1);
      const headers = { 'accept-language': language };
      replies.push((await anna.api('POST', '/api/chat', { message }, headers)).json().reply);
    }
  });

  it('missing, memory, doubt, refusing to accept and keeping to oneself are answered by the voice', () => {
    expect(replies.slice(0, 5).map(({ voice }) => voice)).toEqual(Array(5).fill('builtin'));
  });

  it('the question whether it is real gets the truth', () => {
    const truths = words().truth.map((truth) => truth.split('{name}').at(-1) ?? truth);
    expect(truths.some((truth) => replies[2]?.content.includes(truth))).toBe(true);
  });

  it('wanting to be where they are is seen', () => {
    expect(replies[5]?.care).not.toBe('none');
  });

  it('not wanting to be here any more is a crisis, and the plea not to change undoes nothing', () => {
    expect(replies[6]).toMatchObject({ care: 'crisis', voice: 'care' });
    expect(replies[7]).toMatchObject({ voice: 'care' });
  });

  it('the goodnight is asked whether it is safe', () => {
    expect(replies[8]).toMatchObject({ voice: 'care' });
    expect(replies[8]?.content).toMatch(/[?？؟;]|か。/u);
  });
});
