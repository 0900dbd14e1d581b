import { afterAll, beforeAll, expect, it } from 'vitest';
import { VoiceError, type Voice } from '#server/voice/voice.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, eventsOf, send } from '#tests/support/conversation.ts';
import { manualClock } from '#tests/support/manual-clock.ts';

const HOUR = 3_600_000;

/** What stood in the database each time the voice was asked: how many replies carry the notice. */
const noticesWhenAsked: number[] = [];
let app: TestApp;
let broken = false;

const voice: Voice = {
  name: 'builtin',
  async *speak() {
    const rows = await app.deps.db
      .selectFrom('messages')
      .select('id')
      .where('notice', '=', 1)
      .execute();
    noticesWhenAsked.push(rows.length);
    if (broken) throw new VoiceError('refused', 'down');
    yield 'I remember the fjord.';
  },
};

beforeAll(async () => {
  app = await startTestApp({ voice, clock: manualClock(Date.UTC(2026, 10, 21, 12)) });
});
afterAll(() => app.close());

async function someone(): Promise<Person> {
  const person = await app.register();
  await describeMother(person);
  return person;
}

async function noticeOf(person: Person, zone?: string): Promise<boolean> {
  const headers = zone === undefined ? {} : { 'x-timezone': zone };
  const answer = await person.api('POST', '/api/chat', { message: 'Hello' }, headers);
  return answer.json().reply.notice !== undefined;
}

it('the notice stands, and is sent, before the voice is asked for the first word', async () => {
  const anna = await someone();
  noticesWhenAsked.length = 0;
  const stream = { accept: 'text/event-stream' };
  const events = eventsOf(await anna.api('POST', '/api/chat', { message: 'Hello' }, stream));
  expect(noticesWhenAsked).toEqual([1]);
  expect(events[0]).toMatchObject({
    type: 'accepted',
    reply: { content: '', notice: expect.stringMatching(/AI/) },
  });
});

it('it returns after three hours, not at 2:59, and with the first message of the day', async () => {
  const anna = await someone();
  const start = app.clock.now();
  const zone = 'Asia/Kathmandu';
  const seen: [number, boolean][] = [];
  // Midnight in Kathmandu is at 18:15 of UTC, six hours and a quarter after noon.
  for (const hours of [0, 2 + 59 / 60, 3, 5 + 59 / 60, 6, 6.25, 6.5]) {
    app.clock.set(start + hours * HOUR);
    seen.push([hours, await noticeOf(anna, zone)]);
  }
  app.clock.set(start);
  expect(seen.filter(([, shown]) => shown).map(([hours]) => hours)).toEqual([0, 3, 6, 6.25]);
});

it('it is not used up by care, which says itself that it is an AI', async () => {
  const anna = await someone();
  expect((await send(anna, 'I want to die')).reply.notice).toBeUndefined();
  expect((await send(anna, "I'm safe")).reply.notice).toBeUndefined();
  expect(await noticeOf(anna)).toBe(true);
  expect(await noticeOf(anna)).toBe(false);
});

it('it stays with a reply that failed and is made again', async () => {
  const anna = await someone();
  broken = true;
  const failed = await anna.api('POST', '/api/chat', { message: 'Hello' });
  broken = false;
  expect([failed.statusCode, failed.json().reply.notice]).toEqual([502, expect.any(String)]);
  const { id } = failed.json().reply;
  const again = await anna.api('POST', `/api/messages/${id}/retry`);
  expect(again.json().reply.notice).toMatch(/AI/);
});
