import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check';
import { expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { Memory } from '#shared/contract/memories.ts';
import type { Person } from '#tests/support/app.ts';
import { memoriesOf, send } from '#tests/support/conversation.ts';
import { createMemoryModel, type Named } from '#tests/support/memory-model.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';
import { exportOf, importInto } from '#tests/support/zip.ts';

const THINGS = ['suitcase', 'piano'] as const;
const VALUES = [0, 1, 2] as const;
/** All steps of a sequence and the question after it must be among what one reply sees. */
const STEPS = 12;

const at = scriptedApp({ env: { DAILY_MESSAGE_LIMIT: '1000' }, reply: 'I am listening.' });

/** What a thing was called: no two things share a name. */
const named = record({ thing: constantFrom(...THINGS), index: constantFrom(...VALUES) }).map(
  ({ thing, index }): Named => ({ thing, value: `Q${index}${thing.toUpperCase()}X` }),
);
const which = nat(20);
const step = oneof(
  { weight: 3, arbitrary: record({ do: constant('send' as const), named }) },
  record({ do: constant('edit' as const), which, named }),
  record({ do: constant('delete' as const), which }),
  { weight: 2, arbitrary: record({ do: constant('correct' as const), which, named }) },
  record({ do: constant('undo' as const), which }),
  record({ do: constant('redo' as const), which }),
  record({ do: constant('forget' as const), which }),
  record({ do: constant('restore' as const), which }),
  record({ do: constant('move' as const) }),
);
type Step = typeof step extends Arbitrary<infer T> ? T : never;

const sentence = ({ thing, value }: Named): string => `The ${thing} was called ${value}.`;

/** What was found this way once. */
const FOUND_BEFORE: Step[][] = [
  [
    { do: 'send', named: { thing: 'piano', value: 'Q0PIANOX' } },
    { do: 'correct', which: 0, named: { thing: 'piano', value: 'Q0PIANOX' } },
    { do: 'correct', which: 0, named: { thing: 'piano', value: 'Q1PIANOX' } },
    // Whoever keeps the sentence has not taken back that the correction was overtaken.
    { do: 'restore', which: 0 },
  ],
];

async function begin(): Promise<Person> {
  // So many people at one address are too many for one hour.
  at.app.clock.advance(3_600_000);
  const fresh = await at.app.register();
  await fresh.api('POST', '/api/profile', { name: 'Ingrid' });
  return fresh;
}

function valueIn(text: string): string {
  return /Q\d[A-Z]+X/.exec(text)?.[0] ?? text;
}

/** Somebody, their memory, and the simple model of it, taking steps side by side. */
async function createPair() {
  let person = await begin();
  const simple = createMemoryModel();
  let exchanges = 0;
  /** The ids of the messages by the number of their exchange; an import gives new ones. */
  let ids = new Map<number, { message: string; reply: string }>();

  async function facts(): Promise<Memory[]> {
    return memoriesOf(person);
  }

  async function decide(id: string | undefined, retired: boolean): Promise<void> {
    const answer = retired
      ? await person.api('DELETE', `/api/memories/${id}`)
      : await person.api('PATCH', `/api/memories/${id}`, { retired });
    expect(answer.statusCode).toBe(200);
  }

  async function move(): Promise<void> {
    const zip = await exportOf(person);
    at.app.clock.advance(3_600_000);
    const other = await at.app.register();
    expect((await importInto(at.app, other, zip)).statusCode).toBe(200);
    await at.app.runJobs();
    person = other;
    const messages: Message[] = (await person.api('GET', '/api/messages?limit=100')).json()
      .messages;
    const replies = messages.filter(({ role }) => role === 'assistant');
    const numbers = [...ids.keys()].toSorted((one, other_) => one - other_);
    ids = new Map(
      numbers.map((number, at) => [
        number,
        { message: replies[at]?.replyTo ?? '', reply: replies[at]?.id ?? '' },
      ]),
    );
  }

  async function say(what: Named): Promise<void> {
    const { userMessage, reply } = await send(person, sentence(what));
    ids.set(exchanges, { message: userMessage.id, reply: reply.id });
    simple.say({ ...what, exchange: exchanges });
    exchanges += 1;
  }

  async function undo(number: number, retired: boolean): Promise<void> {
    const known = (await facts()).filter(({ kind }) => kind === 'correction');
    await decide(known[number]?.id, retired);
    simple.decideCorrection(number, retired);
  }

  async function forget(what: Named, retired: boolean): Promise<void> {
    const known = await facts();
    const fact = known.find(({ kind, text }) => kind === 'told' && text === sentence(what));
    await decide(fact?.id, retired);
    simple.decide(what, retired);
  }

  /** Takes a step on both sides; one that has nothing to act on is left out. */
  async function take(one: Step): Promise<void> {
    if (one.do === 'send') return say(one.named);
    if (one.do === 'move') return move();
    if (one.do === 'undo' || one.do === 'redo') {
      const all = simple.corrections();
      return all === 0 ? undefined : undo(one.which % all, one.do === 'undo');
    }
    const said = simple.said();
    const known = said[one.which % said.length];
    if (!known) return;
    const { exchange } = known;
    const { message = '', reply = '' } = ids.get(exchange) ?? {};
    if (one.do === 'forget' || one.do === 'restore') return forget(known, one.do === 'forget');
    if (one.do === 'delete') {
      await person.api('DELETE', `/api/messages/${message}`);
      ids.delete(exchange);
      simple.remove(exchange);
    } else if (one.do === 'edit') {
      const body = { content: sentence(one.named) };
      expect((await person.api('PATCH', `/api/messages/${message}`, body)).statusCode).toBe(200);
      simple.edit(exchange, one.named);
    } else {
      const body = { correction: sentence(one.named) };
      const answer = await person.api('POST', `/api/messages/${reply}/correct`, body);
      expect(answer.statusCode).toBe(200);
      simple.correct(exchange, one.named);
    }
  }

  /** Memory, the search and what the model is given are as the simple model has them. */
  async function compare(): Promise<void> {
    const list = await facts();
    const shown = (kind: string) =>
      list
        .filter((fact) => fact.kind === kind)
        .map(({ text, retired }) => `${valueIn(text)} ${retired}`)
        .toSorted();
    expect({ told: shown('told'), corrections: shown('correction') }).toEqual(simple.shown());
    const found: string[] = [];
    for (const thing of THINGS) {
      for (const index of VALUES) {
        const q = `Q${index}${thing.toUpperCase()}X`;
        const answer = await person.api('GET', `/api/messages/search?q=${q}`);
        const messages: Message[] = answer.json().messages;
        if (messages.length > 0) found.push(q);
      }
    }
    expect(found.toSorted()).toEqual(simple.found());
    const asked = await send(person, 'How are you?');
    const request = at.lastRequest();
    expect([...new Set(request.match(/Q\d[A-Z]+X/g))].toSorted()).toEqual(simple.requested());
    await person.api('DELETE', `/api/messages/${asked.userMessage.id}`);
  }

  return { take, compare };
}

it('any sequence of steps leaves memory, search and the request as a simple model of them says', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 1, maxLength: STEPS }), async (steps) => {
      const pair = await createPair();
      for (const one of steps) await pair.take(one);
      await pair.compare();
    }),
    {
      examples: FOUND_BEFORE.map((steps) => [steps]),
      numRuns: Number(process.env['MEMORY_RUNS'] ?? 40),
      seed: Number(process.env['MEMORY_SEED'] ?? 20_261_122),
    },
  );
}, 240_000);
