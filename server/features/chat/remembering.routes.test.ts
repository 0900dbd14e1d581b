import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, describeMother, send } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

/** More than a reply sees of the conversation by itself. */
const FILLERS = 24;

let model: ModelServer;
let app: TestApp;
let anna: Person;

beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({
    env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted', DAILY_MESSAGE_LIMIT: '1000' },
  });
});

afterAll(async () => {
  await app.close();
  await model.close();
});

beforeEach(async () => {
  model.scenario('plain', { reply: 'I am listening.' });
  anna = await app.register();
  await describeMother(anna);
});

async function talkOn(person: Person, count = FILLERS): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    // An hour apart, so that what is far away is no neighbour.
    app.clock.advance(5 * 3_600_000);
    await send(person, `An ordinary day, number ${turn}.`);
  }
}

/** All that the model was given for the newest reply. */
function lastRequest(): string {
  return JSON.stringify(model.requests.at(-1)?.body);
}

it('what was said long ago is in the request when it is asked for (memory assertion 1)', async () => {
  await send(anna, 'The blue suitcase is called Q7KESTREL.');
  await talkOn(anna);
  expect(lastRequest()).not.toContain('Q7KESTREL');
  await send(anna, 'What was the blue suitcase called?');
  expect(lastRequest()).toContain('Q7KESTREL');
});

it('edited and deleted words are in no later request (memory assertion 5)', async () => {
  const first = await send(anna, 'The blue suitcase is called Q7KESTREL.');
  const second = await send(anna, 'The red suitcase is called Q8HERON.');
  await anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
    content: 'The blue suitcase is called Q9CRANE.',
  });
  await anna.api('DELETE', `/api/messages/${second.userMessage.id}`);
  await talkOn(anna);
  await send(anna, 'What were the blue suitcase and the red suitcase called?');
  expect(lastRequest()).toContain('Q9CRANE');
  expect(lastRequest()).not.toContain('Q7KESTREL');
  expect(lastRequest()).not.toContain('Q8HERON');
  const left = await app.deps.db
    .selectFrom('memory_terms')
    .select('bits')
    .where('user_id', '=', anna.userId)
    .where('bits', '=', 0)
    .execute();
  expect(left.length).toBeGreaterThan(0);
});

it('nobody is given what another said (memory assertion 3)', async () => {
  const bela = await app.register();
  await describeMother(bela);
  await send(anna, 'The blue suitcase is called Q7KESTREL.');
  await send(bela, 'The blue suitcase is called Q8HERON.');
  await talkOn(anna);
  await send(anna, 'What was the blue suitcase called?');
  expect(lastRequest()).toContain('Q7KESTREL');
  expect(lastRequest()).not.toContain('Q8HERON');
});

it('a conversation that was brought in, or is of before the index, is entered and then found', async () => {
  await send(anna, 'The blue suitcase is called Q7KESTREL.');
  await talkOn(anna);
  const { db } = app.deps;
  await db.deleteFrom('memory_terms').where('user_id', '=', anna.userId).execute();
  await db
    .updateTable('conversations')
    .set({ index_version: 0 })
    .where('user_id', '=', anna.userId)
    .execute();
  await send(anna, 'What was the blue suitcase called?');
  expect(lastRequest()).not.toContain('Q7KESTREL');
  await app.runJobs();
  await send(anna, 'What was the blue suitcase called?');
  expect(lastRequest()).toContain('Q7KESTREL');
  expect(await conversation(anna)).not.toHaveLength(0);
});

it('the index holds no word, and another hash of the same word for each person', async () => {
  const bela = await app.register();
  await describeMother(bela);
  for (const person of [anna, bela]) await send(person, 'kestrel');
  const terms = async (person: Person): Promise<number[]> =>
    (
      await app.deps.db
        .selectFrom('memory_terms')
        .select('term')
        .where('user_id', '=', person.userId)
        .execute()
    ).map(({ term }) => term);
  const [annas, belas] = [await terms(anna), await terms(bela)];
  expect(annas.length).toBeGreaterThan(0);
  expect(annas.filter((term) => belas.includes(term))).toEqual([]);
});
