import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantSupport } from '#tests/support/administration.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, send } from '#tests/support/conversation.ts';
import { administratorAs, furnish } from '#tests/support/keepsakes.ts';
import { bytesIn, exportOf, textIn } from '#tests/support/zip.ts';
import { imageTypeOf } from '../photos/normalise-photo.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** The link that a browser downloads from. */
async function linkOf(person: Person, headers: Record<string, string> = {}): Promise<string> {
  const answer = await person.api('POST', '/api/export/link', {}, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json().url;
}

describe('GET /api/export', () => {
  test('opens for nobody without a token, and for no administrator', async () => {
    const nobody = await app.inject({ method: 'GET', url: '/api/export' });
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'unauthorized']);
    const person = await app.register();
    const headers = await administratorAs(app, person);
    const read = () => app.inject({ method: 'GET', url: '/api/export', headers });
    const link = () =>
      app.inject({ method: 'POST', url: '/api/export/link', headers, payload: {} });
    expect((await read()).statusCode).toBe(404);
    expect((await link()).json().code).toBe('support_access_required');
    await grantSupport(person);
    expect((await read()).statusCode).toBe(404);
    expect((await link()).json().code).toBe('forbidden');
  });

  test('is a zip with everything, and with nothing of anybody else', async () => {
    const other = await app.register();
    await describeMother(other);
    await send(other, 'PLANTED-HERON');
    const person = await app.register();
    await furnish(app, person);
    const answer = await person.api('GET', '/api/export');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="keepsake-2026-11-21.zip"',
      'cache-control': 'private, no-store',
    });
    const zip = answer.rawPayload;
    const document = JSON.parse(await textIn(zip, 'keepsake.json'));
    expect(document).toMatchObject({
      format: 'keepsake',
      version: 1,
      exportedAt: app.clock.now(),
      account: { email: person.email, ageAcknowledged: true, isAdmin: false },
      consents: [{ age: true, terms: false }],
      subscription: { isActive: true },
      settings: { timeZone: 'Asia/Kathmandu' },
      profile: { tone: 'playful', photo: 'photos/4.jpg' },
      usage: [{ date: '2026-11-21', count: 7 }],
      care: { phase: 'crisis' },
    });
    expect(document.photos.map((photo: { gallery: unknown }) => photo.gallery)).toMatchObject([
      { isDefault: false },
      { isDefault: true },
      { isDefault: false },
      // The profile's own stands in no gallery.
      null,
    ]);
    const shown = (await person.api('GET', '/api/messages')).json().messages;
    expect(document.messages).toHaveLength(12);
    expect(document.memories.map(({ kind }: { kind: string }) => kind)).toEqual([
      'correction',
      'profile',
      'told',
    ]);
    for (const [index, message] of shown.entries()) {
      const { id, role, content, timestamp, status, editedAt } = message;
      const exported = document.messages[index];
      expect(exported).toMatchObject({ id, role, content, timestamp, status, editedAt });
    }
    expect(document.messages[2].versions).toHaveLength(2);
    expect(document.care.dangerAt).toBe(document.messages.at(-2).timestamp);
    expect(document.messages.at(-1)).toMatchObject({ care: 'crisis', voice: 'care' });
    for (const { file } of document.photos) {
      expect(imageTypeOf(await bytesIn(zip, file))).toBe('image/jpeg');
    }
    for (const name of ['keepsake.json', 'book.html']) {
      expect(await textIn(zip, name)).not.toMatch(/HERON|argon2|Sommer1987/);
      expect(await textIn(zip, name)).not.toContain(person.token);
      expect(await textIn(zip, name)).not.toContain(other.email);
    }
  });

  test('of somebody who has written nothing is whole as well, and needs no subscription', async () => {
    await app.close();
    app = await startTestApp({ env: { PAYMENTS: 'sandbox' } });
    const person = await app.register();
    const zip = await exportOf(person);
    expect(JSON.parse(await textIn(zip, 'keepsake.json'))).toMatchObject({
      subscription: { isActive: false },
      profile: null,
      photos: [],
      messages: [],
    });
    expect(await textIn(zip, 'book.html')).toContain('Nothing has been written yet.');
  });

  test('reads a conversation of many pages to its end, in order', async () => {
    const person = await app.register();
    await describeMother(person);
    await send(person, 'first');
    const rows = await app.deps.db.selectFrom('messages').selectAll().orderBy('seq').execute();
    const sealed = await app.deps.vault.of(person.userId);
    for (let pair = 1; pair <= 620; pair += 1) {
      const ids = rows.map(() => crypto.randomUUID());
      await app.deps.db
        .insertInto('messages')
        .values(
          rows.map((row, index) => ({
            ...row,
            id: ids[index] ?? '',
            message_id: null,
            reply_to: index === 0 ? null : (ids[0] ?? ''),
            seq: pair * 2 + index + 1,
            content: sealed.sealText(`word ${pair}`, `messages.content:${ids[index]}`),
            answered: null,
          })),
        )
        .execute();
    }
    await app.deps.db.updateTable('conversations').set({ last_seq: 1_242 }).execute();
    const { messages } = JSON.parse(await textIn(await exportOf(person), 'keepsake.json'));
    expect(messages).toHaveLength(1_242);
    const words = messages.map((message: { content: string }) => message.content).slice(2);
    expect(words).toEqual(Array.from({ length: 1_240 }, (_, index) => `word ${(index >> 1) + 1}`));
  });

  test('is limited, so that nobody reads everything over and over', async () => {
    const person = await app.register();
    const statuses = await Promise.all(
      Array.from({ length: 24 }, async () => (await person.api('GET', '/api/export')).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    const link = await person.api('POST', '/api/export/link', {});
    expect([link.statusCode, link.json().code]).toEqual([429, 'too_many_requests']);
  });
});

describe('a link to an export', () => {
  test('opens it for a minute, in the language and zone of the page, and holds no token', async () => {
    const person = await app.register();
    await furnish(app, person);
    const headers = { 'accept-language': 'ar', 'x-timezone': 'Asia/Tokyo' };
    const url = await linkOf(person, headers);
    expect(url).not.toContain(person.token);
    const answer = await app.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(200);
    const book = await textIn(answer.rawPayload, 'book.html');
    expect(book).toContain('<html lang="ar" dir="rtl">');
    // Noon in UTC is nine in the evening there.
    expect(book).toContain(
      new Intl.DateTimeFormat('ar', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(
        Date.UTC(2026, 10, 21, 12),
      ),
    );
    app.clock.advance(60_001);
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401);
  });

  test('that was altered, or whose session has ended, opens nothing', async () => {
    const person = await app.register();
    const url = await linkOf(person);
    const last = url.at(-2) === 'A' ? 'B' : 'A';
    for (const wrong of [`${url.slice(0, -2)}${last}${url.at(-1)}`, '/api/export?ticket=x']) {
      const answer = await app.inject({ method: 'GET', url: wrong });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
    }
    await person.api('POST', '/api/auth/logout', {});
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(401);
  });
});

describe('book.html', () => {
  test('marks what an AI said, escapes every word, and names nothing outside itself', async () => {
    const person = await app.register();
    await furnish(app, person);
    const book = await textIn(await exportOf(person), 'book.html');
    expect(book).not.toMatch(/<script|<b>&amp;|javascript:|https?:|\/\/[a-z]|@import|url\(/i);
    expect(book).toContain('&#60;script&#62;alert(1)');
    expect(book.match(/<article class="said own">/g)).toHaveLength(6);
    const replies = book.match(/<article class="said">\n<p class="who"><b dir="auto">AI, /g);
    expect(replies).toHaveLength(6);
    expect(book.match(/AI, Keepsake itself/g)).toHaveLength(1);
    expect(book.match(/This reply was not finished/g)).toHaveLength(1);
    expect(book.match(/<img src="photos\/\d\.jpg"/g)).toHaveLength(5);
    for (const text of book.match(/<p class="text"[^>]*>/g) ?? [])
      expect(text).toContain('dir="auto"');
  });
});
