import { expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import { administratorAs } from '#tests/support/keepsakes.ts';
import { PASSWORD, type Person } from '#tests/support/app.ts';
import { describeMother, send } from '#tests/support/conversation.ts';
import { scriptedApp } from '#tests/support/scripted-app.ts';
import { rowsOf } from '#tests/support/remains.ts';

const QUESTIONS = 1_000;
const AT_ONCE = 50;
const THINGS = ['suitcase', 'boat', 'piano', 'cottage', 'bicycle', 'kettle', 'lantern', 'ladder'];

const at = scriptedApp({ env: { DAILY_MESSAGE_LIMIT: '10000' }, reply: 'I am listening.' });

/** What one of the two called a thing. */
function nonce(owner: 'A' | 'B', thing: string): string {
  return `Q7${owner}${thing.toUpperCase()}`;
}

async function tell(person: Person, owner: 'A' | 'B'): Promise<void> {
  await describeMother(person);
  for (const thing of THINGS) await send(person, `The ${thing} was called ${nonce(owner, thing)}.`);
  const { reply } = await send(person, 'Tell me of the harbour.');
  await person.api('POST', `/api/messages/${reply.id}/correct`, {
    correction: `The harbour was called ${nonce(owner, 'harbour')}.`,
  });
}

/** Requests that hold a name of somebody, since `from`, and how many there were. */
function requestsWith(pattern: RegExp, from = 0): { all: number; holding: number } {
  const bodies = at.model.requests.slice(from).map(({ body }) => JSON.stringify(body));
  return { all: bodies.length, holding: bodies.filter((body) => pattern.test(body)).length };
}

it('of two with the same names, neither is ever given what the other said: 1,000 questions, 50 at once (memory assertion 3)', async () => {
  const [anna, bela] = [await at.app.register(), await at.app.register()];
  await tell(anna, 'A');
  await tell(bela, 'B');
  const asked = [...Array.from({ length: QUESTIONS }).keys()].map((index) => ({
    person: index % 2 === 0 ? anna : bela,
    // The same words for both; who asks is told by the session alone.
    message: `What was the ${THINGS[Math.floor(index / 2) % THINGS.length]} called, ${index % 2 === 0 ? 'Asker1' : 'Asker2'}?`,
  }));
  const from = at.model.requests.length;
  for (let first = 0; first < asked.length; first += AT_ONCE) {
    at.app.clock.advance(61_000);
    const answers = await Promise.all(
      asked
        .slice(first, first + AT_ONCE)
        .map(({ person, message }) => person.api('POST', '/api/chat', { message })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  }
  const bodies = at.model.requests.slice(from).map(({ body }) => JSON.stringify(body));
  expect(bodies).toHaveLength(QUESTIONS);
  const ofAnna = bodies.filter((body) => body.includes('Asker1'));
  expect(ofAnna).toHaveLength(QUESTIONS / 2);
  expect(ofAnna.filter((body) => /Q7B|Asker2/.test(body))).toEqual([]);
  expect(ofAnna.filter((body) => /Q7A/.test(body))).toHaveLength(QUESTIONS / 2);
  const ofBela = bodies.filter((body) => body.includes('Asker2'));
  expect(ofBela).toHaveLength(QUESTIONS / 2);
  expect(ofBela.filter((body) => /Q7A/.test(body))).toEqual([]);

  // An administrator in Anna's account reads neither, and leaves nothing behind for Bela.
  const headers = await administratorAs(at.app, anna);
  for (const url of ['/api/memories', '/api/messages', '/api/messages/search?q=suitcase']) {
    const answer = await at.app.inject({ method: 'GET', url, headers });
    expect(answer.body).not.toMatch(/Q7[AB]/);
  }
  const before = at.model.requests.length;
  await send(bela, 'What was the harbour called?');
  expect(requestsWith(/Q7A/, before)).toEqual({ all: 1, holding: 0 });
  expect(requestsWith(/Q7BHARBOUR/, before)).toEqual({ all: 1, holding: 1 });

  // When Bela has left, nothing of hers is in any table, and Anna has what she had.
  const left = await bela.api('DELETE', '/api/account', { password: PASSWORD });
  expect(left.statusCode).toBe(200);
  await at.app.runJobs();
  const { users: _, ...rows } = await rowsOf(at.app.deps.db, bela.userId);
  expect(rows).toEqual({});
  const after = at.model.requests.length;
  await send(anna, 'What was the suitcase called?');
  expect(requestsWith(/Q7B/, after)).toEqual({ all: 1, holding: 0 });
  expect(requestsWith(/Q7ASUITCASE/, after)).toEqual({ all: 1, holding: 1 });
  const found: Message[] = (await anna.api('GET', '/api/messages/search?q=Q7BSUITCASE')).json()
    .messages;
  expect(found).toEqual([]);
}, 240_000);
