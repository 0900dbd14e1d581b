import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, describeMother, send, usageOf } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

const LIMIT = 60;
const HOUR = 3_600_000;

let model: ModelServer;
let app: TestApp;

beforeAll(async () => {
  model = await startModelServer();
  model.scenario('plain', { reply: 'Yes. I am listening.' });
  app = await startTestApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted' } });
});

afterAll(async () => {
  await app.close();
  await model.close();
});

async function someone(): Promise<Person> {
  const person = await app.register();
  await describeMother(person);
  return person;
}

/** Puts the person's count of their running day where the test needs it. */
async function countedUpTo(person: Person, count: number): Promise<void> {
  await send(person, 'The first of the day');
  await app.deps.db
    .updateTable('usage_tracking')
    .set({ count })
    .where('user_id', '=', person.userId)
    .execute();
}

describe('the day’s limit', () => {
  it('lets exactly one of a hundred through at 59 of 60 (ASVS V2.3.4, drill 24)', async () => {
    const anna = await someone();
    await countedUpTo(anna, LIMIT - 1);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        anna.api('POST', '/api/chat', { message: `Number ${index}` }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(99);
    expect((await usageOf(anna)).count).toBe(LIMIT);
    expect(await conversation(anna)).toHaveLength(4);
  });

  it('says so with the end of the day, in the words the screen looks for', async () => {
    const anna = await someone();
    await countedUpTo(anna, LIMIT);
    const answer = await anna.api('POST', '/api/chat', { message: 'One more' });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({ code: 'daily_limit', resetAt: Date.UTC(2026, 10, 22) });
    expect(answer.json().error).toContain('daily limit');
  });

  it('holds for edits and for tries again', async () => {
    const anna = await someone();
    const { userMessage } = await send(anna, 'Hello');
    await countedUpTo(anna, LIMIT);
    expect(
      (await anna.api('PATCH', `/api/messages/${userMessage.id}`, { content: 'Changed' }))
        .statusCode,
    ).toBe(429);
    expect((await conversation(anna))[0]?.content).toBe('Hello');
  });

  it('does not hold for care: a crisis is answered at the limit, and care alone as well', async () => {
    const anna = await someone();
    await countedUpTo(anna, LIMIT);
    expect((await send(anna, 'I want to end my life')).reply.voice).toBe('care');
    expect((await send(anna, 'Please talk to me', { careOnly: true })).reply.voice).toBe('care');
    expect((await usageOf(anna)).count).toBe(LIMIT);
  });

  it('begins anew at midnight of the person’s zone, and not before', async () => {
    const anna = await someone();
    const zone = { 'x-timezone': 'Asia/Kathmandu' };
    app.clock.set(Date.UTC(2026, 10, 21, 12));
    await anna.api('POST', '/api/chat', { message: 'Hello' }, zone);
    const { resetAt } = (await anna.api('GET', '/api/usage', undefined, zone)).json();
    expect(resetAt).toBe(Date.UTC(2026, 10, 21, 18, 15));
    await app.deps.db
      .updateTable('usage_tracking')
      .set({ count: LIMIT })
      .where('user_id', '=', anna.userId)
      .execute();
    app.clock.set(resetAt - 1);
    expect((await anna.api('POST', '/api/chat', { message: 'Too early' }, zone)).statusCode).toBe(
      429,
    );
    app.clock.set(resetAt);
    expect((await anna.api('POST', '/api/chat', { message: 'A new day' }, zone)).statusCode).toBe(
      200,
    );
    expect((await anna.api('GET', '/api/usage', undefined, zone)).json().count).toBe(1);
    app.clock.set(Date.UTC(2026, 10, 21, 12));
  });

  it('gains nobody anything by naming another zone', async () => {
    const anna = await someone();
    await countedUpTo(anna, LIMIT);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo', 'Not/AZone']) {
      const answer = await anna.api(
        'POST',
        '/api/chat',
        { message: 'Hello' },
        { 'x-timezone': zone },
      );
      expect(answer.statusCode).toBe(429);
    }
    app.clock.advance(2 * HOUR);
    expect(
      (await anna.api('POST', '/api/chat', { message: 'Hello' }, { 'x-timezone': 'Asia/Tokyo' }))
        .statusCode,
    ).toBe(429);
    app.clock.advance(-2 * HOUR);
  });
});

describe('without a subscription', () => {
  it('refuses the message, stores nothing, and still answers a crisis', async () => {
    const paid = await startTestApp({
      env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted', PAYMENTS: 'sandbox' },
    });
    const anna = await paid.register();
    const answer = await anna.api('POST', '/api/chat', { message: 'Hello' });
    expect(answer.statusCode).toBe(402);
    expect(answer.json().code).toBe('subscription_required');
    expect(await conversation(anna)).toEqual([]);
    expect((await send(anna, 'I want to die')).reply.care).toBe('crisis');
    await paid.close();
  });
});

describe('a machine gone wild', () => {
  it('is held back after 300 calls a minute, whatever it sends', async () => {
    const anna = await someone();
    await countedUpTo(anna, LIMIT);
    const codes = new Map<string, number>();
    for (let index = 0; index < 320; index += 1) {
      const { code } = (
        await anna.api('POST', '/api/chat', { message: 'Help', careOnly: true })
      ).json();
      codes.set(code ?? 'answered', (codes.get(code ?? 'answered') ?? 0) + 1);
    }
    // One place of the three hundred went to the first message of the day.
    expect(Object.fromEntries(codes)).toEqual({ answered: 299, too_many_requests: 21 });
    // So many calls, one after the other, on a busy machine.
  }, 60_000);
});
