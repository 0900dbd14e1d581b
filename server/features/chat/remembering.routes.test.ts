import { expect, it } from 'vitest';
import { type Person } from '#tests/support/app.ts';
import { conversation, describeMother, send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';

/** More than a reply sees of the conversation by itself. */
const FILLERS = 24;

const at = scriptedApp({
  env: { DAILY_MESSAGE_LIMIT: '1000' },
  reply: 'I am listening.',
  before: describeMother,
});

async function talkOn(person: Person, count = FILLERS): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    // An hour apart, so that what is far away is no neighbour.
    at.app.clock.advance(5 * 3_600_000);
    await send(person, `An ordinary day, number ${turn}.`);
  }
}

it('what was said long ago is in the request when it is asked for (memory assertion 1)', async () => {
  await send(at.anna, 'The blue suitcase is called Q7KESTREL.');
  await talkOn(at.anna);
  expect(at.lastRequest()).not.toContain('Q7KESTREL');
  await send(at.anna, 'What was the blue suitcase called?');
  expect(at.lastRequest()).toContain('Q7KESTREL');
});

it('edited and deleted words are in no later request (memory assertion 5)', async () => {
  const first = await send(at.anna, 'The blue suitcase is called Q7KESTREL.');
  const second = await send(at.anna, 'The red suitcase is called Q8HERON.');
  await at.anna.api('PATCH', `/api/messages/${first.userMessage.id}`, {
    content: 'The blue suitcase is called Q9CRANE.',
  });
  await at.anna.api('DELETE', `/api/messages/${second.userMessage.id}`);
  await talkOn(at.anna);
  await send(at.anna, 'What were the blue suitcase and the red suitcase called?');
  expect(at.lastRequest()).toContain('Q9CRANE');
  expect(at.lastRequest()).not.toContain('Q7KESTREL');
  expect(at.lastRequest()).not.toContain('Q8HERON');
  const left = await at.app.deps.db
    .selectFrom('memory_terms')
    .select('bits')
    .where('user_id', '=', at.anna.userId)
    .where('bits', '=', 0)
    .execute();
  expect(left.length).toBeGreaterThan(0);
});

it('how the conversation began is in the request when it is asked for, however long ago', async () => {
  await send(at.anna, 'The blue suitcase is called Q7KESTREL.');
  await talkOn(at.anna);
  await send(at.anna, 'What did we talk about in our first conversation?');
  expect(at.lastRequest()).toContain('Q7KESTREL');
});

it('nobody is given what another said (memory assertion 3)', async () => {
  const bela = await at.app.register();
  await describeMother(bela);
  await send(at.anna, 'The blue suitcase is called Q7KESTREL.');
  await send(bela, 'The blue suitcase is called Q8HERON.');
  await talkOn(at.anna);
  await send(at.anna, 'What was the blue suitcase called?');
  expect(at.lastRequest()).toContain('Q7KESTREL');
  expect(at.lastRequest()).not.toContain('Q8HERON');
});

it('a conversation that was brought in, or is of before the index, is entered and then found', async () => {
  await send(at.anna, 'The blue suitcase is called Q7KESTREL.');
  await talkOn(at.anna);
  const { db } = at.app.deps;
  await db.deleteFrom('memory_terms').where('user_id', '=', at.anna.userId).execute();
  await db
    .updateTable('conversations')
    .set({ index_version: 0 })
    .where('user_id', '=', at.anna.userId)
    .execute();
  await send(at.anna, 'What was the blue suitcase called?');
  expect(at.lastRequest()).not.toContain('Q7KESTREL');
  await at.app.runJobs();
  await send(at.anna, 'What was the blue suitcase called?');
  expect(at.lastRequest()).toContain('Q7KESTREL');
  expect(await conversation(at.anna)).not.toHaveLength(0);
});

it('the index holds no word, and another hash of the same word for each person', async () => {
  const bela = await at.app.register();
  await describeMother(bela);
  for (const person of [at.anna, bela]) await send(person, 'kestrel');
  const terms = async (person: Person): Promise<number[]> =>
    (
      await at.app.deps.db
        .selectFrom('memory_terms')
        .select('term')
        .where('user_id', '=', person.userId)
        .execute()
    ).map(({ term }) => term);
  const [annas, belas] = [await terms(at.anna), await terms(bela)];
  expect(annas.length).toBeGreaterThan(0);
  expect(annas.filter((term) => belas.includes(term))).toEqual([]);
});
