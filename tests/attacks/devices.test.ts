import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { Answer } from '#tests/support/app.ts';
import { conversation, send, usageOf } from '#tests/support/conversation.ts';
import { bearer, startWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ DAILY_MESSAGE_LIMIT: '1000' });
});
afterAll(() => world.close());

/** Another log-in of Anna's, as on a phone. */
async function logIn() {
  const { app, anna } = world;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: anna.email, password: 'Sommer1987' },
  });
  const { token }: { token: string } = answer.json();
  return (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: bearer({ token }), ...(payload && { payload }) });
}

test('drill 25: two tabs and a phone that send, change, delete and log out at once leave no ghost', async () => {
  const { anna } = world;
  const [tab, other, phone] = [await logIn(), await logIn(), await logIn()];
  const before = await conversation(anna);
  const shared = (await send(anna, 'changed by all')).userMessage;
  const doomed = (await send(anna, 'deleted by all')).userMessage;
  const torn = (await send(anna, 'changed here and deleted there')).userMessage;
  const counted = (await usageOf(anna)).count;

  const all = await Promise.all([
    ...[tab, other, phone].map((device, index) =>
      device('PATCH', `/api/messages/${shared.id}`, { content: `version ${index}` }),
    ),
    ...[tab, other, phone].map((device) => device('DELETE', `/api/messages/${doomed.id}`)),
    tab('PATCH', `/api/messages/${torn.id}`, { content: 'torn' }),
    phone('DELETE', `/api/messages/${torn.id}`),
    ...[tab, other, phone].map((device, index) =>
      device('POST', '/api/chat', { message: `from device ${index}` }),
    ),
    phone('POST', '/api/chat', { message: 'once', messageId: 'the-same' }),
    tab('POST', '/api/chat', { message: 'once', messageId: 'the-same' }),
  ]);
  const statuses = (from: number, to: number) => all.slice(from, to).map(statusOf);
  expect(statuses(0, 3)).toEqual([200, 200, 200]);
  // Deleted is deleted, whoever was first.
  expect(statuses(3, 6)).toContain(200);
  for (const status of statuses(3, 8)) expect([200, 404]).toContain(status);
  expect(statuses(8, 13)).toEqual([200, 200, 200, 200, 200]);

  const messages = (await conversation(anna)).slice(before.length);
  for (const device of [tab, other, phone]) {
    const seen: { messages: Message[] } = (await device('GET', '/api/messages')).json();
    expect(seen.messages.slice(before.length)).toEqual(messages);
  }
  const written = messages.filter(({ role }) => role === 'user');
  const texts = written.map(({ content }) => content);
  expect(texts.slice(1).toSorted()).toEqual([
    'from device 0',
    'from device 1',
    'from device 2',
    'once',
  ]);
  expect(texts[0]).toMatch(/^version [012]$/);
  // Of three changes at once the words and their reply belong together, whichever came last.
  for (const { id } of written) {
    const replies = messages.filter(({ replyTo }) => replyTo === id);
    expect(replies.map(({ status }) => status)).toEqual(['complete']);
  }
  const kept = await world.app.deps.db
    .selectFrom('message_versions')
    .select('id')
    .where('message_id', '=', shared.id)
    .execute();
  expect(kept).toHaveLength(3);
  // Three changes and four messages; a change that met the deletion may have counted or not.
  const count = (await usageOf(anna)).count - counted;
  expect(count).toBeGreaterThanOrEqual(7);
  expect(count).toBeLessThanOrEqual(8);

  const racing = await Promise.all([
    tab('POST', '/api/auth/logout'),
    tab('GET', '/api/messages'),
    phone('GET', '/api/messages'),
  ]);
  expect([statusOf(racing[0]), statusOf(racing[2])]).toEqual([200, 200]);
  expect(statusOf(await tab('GET', '/api/me'))).toBe(401);
  expect(statusOf(await other('GET', '/api/me'))).toBe(200);
});

function statusOf({ statusCode }: Answer): number {
  return statusCode;
}
