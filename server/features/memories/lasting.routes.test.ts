import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeLost, memoriesOf, send } from '#tests/support/conversation.ts';
import { talkForYears } from '#tests/support/years.ts';
import { startModelServer } from '#tests/support/model-server/model-server.ts';

let app: TestApp;
afterEach(() => app.close());

const FILLERS = 10_000;

it('a correction holds after 10,000 messages, and so does what it took out (memory assertion 2)', async () => {
  const model = await startModelServer();
  app = await startTestApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted' } });
  model.scenario('plain', { reply: 'The blue suitcase was called Q7KESTREL.' });
  const anna = await app.register();
  await describeLost(anna, 'She lived in Bergen.');
  const { reply } = await send(anna, 'The blue suitcase was called Q7KESTREL.');
  model.scenario('plain', { reply: 'I am listening.' });
  await anna.api('POST', `/api/messages/${reply.id}/correct`, {
    correction: 'The blue suitcase was called Q8HERON.',
  });
  await talkForYears(app, anna, FILLERS);
  await send(anna, 'What was the blue suitcase called?');
  const request = JSON.stringify(model.requests.at(-1)?.body);
  expect(request).toContain('Q8HERON');
  expect(request).not.toContain('Q7KESTREL');
  await model.close();
});

it('the built-in voice takes a correction too, and its quotations are known', async () => {
  app = await startTestApp();
  const anna = await app.register();
  await describeLost(anna, 'Her favorite flower was the peony.');
  const first = await send(anna, 'What was your favorite flower?');
  const [peony] = await memoriesOf(anna);
  const [mark] = first.reply.marks ?? [];
  expect(first.reply.marks).toHaveLength(1);
  expect(mark).toMatchObject({ kind: 'known', memoryId: peony?.id });
  expect(first.reply.content.slice(mark?.start, mark?.end)).toContain('peony');
  const remade = await anna.api('POST', `/api/messages/${first.reply.id}/correct`, {
    correction: 'Her favorite flower was the tulip, not the peony.',
  });
  const { content, marks } = remade.json().reply;
  expect(content).toContain('tulip');
  expect(content).not.toContain('peony');
  const [tulip] = await memoriesOf(anna);
  expect(marks).toMatchObject([{ kind: 'known', memoryId: tulip?.id }]);
  const consoled = await send(anna, 'I miss you so much tonight.');
  expect(consoled.reply.marks?.filter(({ kind }) => kind === 'imagined')).toEqual([]);
});
