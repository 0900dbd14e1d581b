import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { Memory } from '#shared/contract/memories.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { conversation, describeMother, send } from '#tests/support/conversation.ts';
import { photo } from '#tests/support/images.ts';
import { administratorAs, documentWith, furnish, zipOfDocument } from '#tests/support/keepsakes.ts';
import { photoFiles, rowsOf } from '#tests/support/remains.ts';
import { bytesIn, exportOf, importInto, textIn, zipOf } from '#tests/support/zip.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** Every page says where it is. */
const ZONE = { 'x-timezone': 'Asia/Kathmandu' };
const bring = (person: Person, zip: Buffer) => importInto(app, person, zip);

const zipWith = (change: object = {}) => zipOfDocument(app, change);

/** What an export holds but for the account's own facts, which stay those of the account. */
async function partsOf(zip: Buffer): Promise<string> {
  const own = ['account', 'consents', 'exportedAt'];
  const document = Object.entries(JSON.parse(await textIn(zip, 'keepsake.json')));
  return JSON.stringify(document.filter(([name]) => !own.includes(name)));
}

/** Messages without their ids; what a reply answers is told by its place. */
function withoutIds(messages: readonly Message[]) {
  return messages.map(({ id: _id, replyTo, ...rest }) => ({
    ...rest,
    answers: messages.findIndex((message) => message.id === replyTo),
  }));
}

describe('POST /api/import', () => {
  test('is refused without a token, in an administrator’s session, and without a subscription', async () => {
    const nobody = await app.inject({
      method: 'POST',
      url: '/api/import',
      headers: { 'content-type': 'application/zip' },
      payload: await zipWith(),
    });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'unauthorized']);
    const person = await app.register();
    const admin = await app.inject({
      method: 'POST',
      url: '/api/import',
      headers: { ...(await administratorAs(app, person)), 'content-type': 'application/zip' },
      payload: await zipWith(),
    });
    expect([admin.statusCode, admin.json().code]).toEqual([403, 'support_access_required']);
    expect((await person.api('GET', '/api/profile')).json()).toBeNull();

    await app.close();
    app = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
    const unpaid = await app.register();
    const answer = await bring(unpaid, await zipWith());
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'subscription_required']);
  });

  test('what was brought back is remembered', async () => {
    const person = await app.register('anna@example.org');
    await furnish(app, person);
    const zip = await exportOf(person);
    const again = await app.register('bela@example.org');
    await bring(again, zip);
    // Furnishing writes some rows past the product, so the first person is entered anew as well.
    const { userId } = person;
    await app.deps.jobs.add({ kind: 'index-conversation', payload: {}, userId });
    await app.runJobs();
    const terms = (userId: string) =>
      app.deps.db
        .selectFrom('memory_terms')
        .select('bits')
        .where('user_id', '=', userId)
        .where('bits', '>', 0)
        .execute();
    const before = await terms(person.userId);
    expect(before.length).toBeGreaterThan(0);
    expect(await terms(again.userId)).toHaveLength(before.length);
  });

  test('export, wipe, import, export gives the same, byte for byte', async () => {
    const person = await app.register('anna@example.org');
    await furnish(app, person);
    const zip = await exportOf(person);
    const before = await conversation(person);
    const remembered = (await person.api('GET', '/api/memories')).json();
    expect(remembered.memories.filter(({ retired }: Memory) => retired)).not.toEqual([]);
    const used = (await person.api('GET', '/api/usage', undefined, ZONE)).json();
    expect((await person.api('DELETE', '/api/account')).statusCode).toBe(200);
    await app.runJobs();
    const anew = await app.register('anna@example.org');
    const answer = await bring(anew, zip);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { success: true, messages: 12, photos: 4 },
    ]);
    const again = await exportOf(anew);
    expect(await partsOf(again)).toBe(await partsOf(zip));
    expect(await textIn(again, 'book.html')).toBe(await textIn(zip, 'book.html'));
    expect(await conversation(anew)).toEqual(before);
    expect((await anew.api('GET', '/api/memories')).json()).toEqual(remembered);
    expect((await anew.api('GET', '/api/usage', undefined, ZONE)).json()).toEqual(used);
    expect(await bytesIn(again, 'photos/2.jpg')).toHaveLength(
      (await bytesIn(zip, 'photos/2.jpg')).length,
    );

    // And it is a living conversation: the failed reply can be tried again, and one may go on.
    const failed = before.find((message) => message.status === 'failed');
    const retried = await anew.api('POST', `/api/messages/${failed?.id}/retry`, {});
    expect(retried.statusCode).toBe(200);
    await send(anew, 'And now');
    expect((await conversation(anew)).slice(-2)[0]?.content).toBe('And now');
  });

  test('ids that are taken here already are replaced, and everything still belongs together', async () => {
    const first = await app.register();
    await furnish(app, first);
    const second = await app.register();
    expect((await bring(second, await exportOf(first))).statusCode).toBe(200);
    const [there, here] = [await conversation(first), await conversation(second)];
    expect(withoutIds(here)).toEqual(withoutIds(there));
    const ids = new Set([...there, ...here].map(({ id }) => id));
    expect(ids.size).toBe(there.length + here.length);
    await first.api('DELETE', '/api/account');
    await app.runJobs();
    const { photoUrl } = (await second.api('GET', '/api/profile')).json();
    expect((await second.api('GET', photoUrl)).statusCode).toBe(200);
  });

  test('takes the older name of a role, and a reply that nobody goes on making', async () => {
    const person = await app.register();
    const { messages } = documentWith(app);
    const pending = [messages[0], { ...messages[1], status: 'pending', content: 'There' }];
    expect((await bring(person, await zipWith({ messages: pending }))).statusCode).toBe(200);
    expect(await conversation(person)).toMatchObject([
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: 'There', status: 'failed' },
    ]);
  });

  test('goes into an empty account only, and of two at once one is taken', async () => {
    const person = await app.register();
    await describeMother(person);
    const refused = await bring(person, await zipWith());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'import_not_empty']);
    const other = await app.register();
    const file = 'photos/1.jpg';
    const photos = [{ file, addedAt: 1, gallery: { isDefault: true, uploadedAt: 2 } }];
    const zip = await zipOf({
      'keepsake.json': JSON.stringify(documentWith(app, { photos })),
      [file]: await photo(),
    });
    const answers = await Promise.all([1, 2, 3].map(() => bring(other, zip)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(2);
    expect(await rowsOf(app.deps.db, other.userId)).toMatchObject({
      messages: 2,
      photos: 1,
      objects: 1,
    });
    expect(photoFiles(app.dataDir)).toHaveLength(2);
  });

  test('is limited in how often', async () => {
    const person = await app.register();
    for (let round = 0; round < 20; round += 1) await bring(person, Buffer.from('no zip'));
    const answer = await bring(person, await zipWith());
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_requests']);
  });
});
