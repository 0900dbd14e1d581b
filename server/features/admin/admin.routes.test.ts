import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserList } from '#shared/contract/admin.ts';
import { makeAdmin, newAdmin, openAccount } from '#tests/support/administration.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

const HOUR = 3_600_000;
const NOBODY = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await newAdmin(app, 'admin@example.org');
});
afterAll(() => app.close());

async function list(query: string, by = admin): Promise<UserList> {
  const answer = await by.api('GET', `/api/admin/users${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const loginAs = (by: Person, id: string, body?: unknown) =>
  by.api('POST', `/api/admin/login-as/${id}`, body);

describe('attack 9, ASVS V8.1.1, V8.2.1: the calls of administrators', () => {
  const calls = [
    ['GET', '/api/admin/users'],
    ['POST', `/api/admin/login-as/${NOBODY}`],
  ] as const;

  test('are refused to nobody in particular, to everybody else, and to who was one', async () => {
    const person = await app.register();
    const former = await newAdmin(app);
    await app.deps.db
      .updateTable('users')
      .set({ is_admin: 0 })
      .where('id', '=', former.userId)
      .execute();
    for (const [method, url] of calls) {
      expect((await app.inject({ method, url })).statusCode).toBe(401);
      for (const caller of [person, former]) {
        const answer = await caller.api(method, url);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
    }
  });

  test('are refused within an administrator’s session, in another administrator’s name too', async () => {
    const other = await newAdmin(app);
    for (const person of [await app.register(), other]) {
      const visit = await openAccount(app, person);
      for (const [method, url] of calls) {
        const answer = await visit.api(method, url);
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
      }
    }
  });
});

describe('the list of accounts', () => {
  test('shows id, address and role, and nothing else', async () => {
    const person = await app.register('list.one@example.org');
    expect(await list('?q=LIST.one')).toEqual({
      users: [{ id: person.userId, email: 'list.one@example.org', isAdmin: false }],
      nextCursor: null,
    });
    expect((await list('?q=admin@example')).users).toEqual([
      { id: admin.userId, email: 'admin@example.org', isAdmin: true },
    ]);
  });

  test('is searched by any part of the address, taken literally, and by id', async () => {
    const person = await app.register('pa_ge%x@example.org');
    for (const q of ['a_ge', 'ge%25x', '%20PA_GE%25X@example.org%20', person.userId]) {
      expect((await list(`?q=${q}`)).users.map(({ id }) => id)).toEqual([person.userId]);
    }
    for (const q of ['a_ge_', 'g%25e', '%5C', '_%00_', NOBODY, person.userId.slice(0, -1)]) {
      expect((await list(`?q=${q}`)).users).toEqual([]);
    }
  });

  test('comes in pages that miss nobody and show nobody twice', async () => {
    for (let index = 0; index < 7; index += 1) await app.register(`paged${index}@example.org`);
    const seen: string[] = [];
    let query = '?q=paged&limit=3';
    let pages = 0;
    for (;;) {
      const page = await list(query);
      seen.push(...page.users.map(({ email }) => email));
      pages += 1;
      if (page.nextCursor === null) break;
      query = `?q=paged&limit=3&cursor=${page.nextCursor}`;
    }
    expect(pages).toBe(3);
    expect(seen).toEqual(Array.from({ length: 7 }, (_, index) => `paged${index}@example.org`));
  });

  test.each(['limit=0', 'limit=101', 'limit=x', `q=${'a'.repeat(256)}`, 'cursor='])(
    'refuses %s',
    async (query) => {
      const answer = await admin.api('GET', `/api/admin/users?${query}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request']);
      expect(Object.keys(answer.json().fields)).toEqual([query.split('=')[0]]);
    },
  );

  test('takes a forged cursor for a place in the list', async () => {
    for (const cursor of ['AA', '%00', '..', 'zzzz', '_____w']) {
      expect(Array.isArray((await list(`?cursor=${cursor}`)).users)).toBe(true);
    }
  });
});

describe('attack 44: opening somebody’s account', () => {
  test('gives an hour in their name, ends the own session, and writes who, whom, when and why', async () => {
    const person = await app.register();
    const other = await newAdmin(app, 'opener@example.org');
    const answer = await loginAs(other, person.userId, { reason: '  She asked by mail.  ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ token: expect.any(String), userId: person.userId });
    expect(String(answer.headers['set-cookie'])).toMatch(
      new RegExp(
        `^keepsake=${answer.json().token}; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict`,
      ),
    );
    expect((await other.api('GET', '/api/me')).statusCode).toBe(401);
    const visit = await app.personOf(answer.json().token);
    expect((await visit.api('GET', '/api/me')).json()).toEqual({
      id: person.userId,
      email: person.email,
      isAdmin: false,
      isAdminSession: true,
      adminSession: { endsAt: app.clock.now() + HOUR, wordsOpen: false },
    });
    expect((await person.api('GET', '/api/me')).json().isAdminSession).toBe(false);
    const [line, ...rest] = await app.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('person_id', '=', person.userId)
      .execute();
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      kind: 'login_as',
      at: app.clock.now(),
      admin_id: other.userId,
      admin_email: '',
      address: '127.0.0.1',
      words_open: 0,
    });
    expect(Buffer.from(line?.reason ?? []).toString('latin1')).not.toContain('asked by mail');
  });

  test('refuses the own account, one that is not there, and a reason that is none', async () => {
    const other = await newAdmin(app);
    const own = await loginAs(other, other.userId);
    expect([own.statusCode, own.json().code]).toEqual([409, 'own_account']);
    for (const id of [NOBODY, 'nobody', '%00']) {
      expect((await loginAs(other, id)).statusCode).toBe(404);
    }
    for (const reason of [7, 'x'.repeat(501), '\ud800']) {
      const answer = await loginAs(other, admin.userId, { reason });
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['reason']]);
    }
    expect((await other.api('GET', '/api/me')).json().isAdminSession).toBe(false);
    const lines = await app.deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('admin_id', '=', other.userId)
      .execute();
    expect(lines).toEqual([]);
  });

  test('of many calls with one session, one opens one account', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => app.register()));
    const other = await newAdmin(app);
    const answers = await Promise.all(people.map(({ userId }) => loginAs(other, userId)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
    const lines = await app.deps.db
      .selectFrom('audit_log')
      .select('id')
      .where('admin_id', '=', other.userId)
      .execute();
    expect(lines).toHaveLength(1);
  });

  test('two administrators who open each other’s accounts at once do not wait for good', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await newAdmin(app), await newAdmin(app)];
      const answers = await Promise.all([loginAs(one, two.userId), loginAs(two, one.userId)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
  });

  test('lasts an hour to the millisecond, used or not', async () => {
    const visit = await openAccount(app, await app.register());
    app.clock.advance(HOUR - 1);
    expect((await visit.api('GET', '/api/me')).statusCode).toBe(200);
    app.clock.advance(1);
    expect((await visit.api('GET', '/api/me')).statusCode).toBe(401);
  });

  test('lasts no longer than its administrator is one, or is there at all', async () => {
    const person = await app.register();
    for (const lose of ['role', 'account'] as const) {
      const other = await newAdmin(app);
      const { token } = (await loginAs(other, person.userId)).json();
      const visit = await app.personOf(token);
      const { db } = app.deps;
      if (lose === 'role') {
        await db.updateTable('users').set({ is_admin: 0 }).where('id', '=', other.userId).execute();
      } else {
        await db.deleteFrom('users').where('id', '=', other.userId).execute();
      }
      expect((await visit.api('GET', '/api/me')).statusCode).toBe(401);
    }
    await makeAdmin(app, person);
    expect((await person.api('GET', '/api/me')).statusCode).toBe(200);
  });
});

describe('ASVS V16.3.2, V16.4.2: the audit log', () => {
  test('notes the end of a visit that is ended', async () => {
    const person = await app.register();
    const visit = await openAccount(app, person);
    app.clock.advance(60_000);
    expect((await visit.api('POST', '/api/auth/logout')).statusCode).toBe(200);
    expect((await visit.api('GET', '/api/me')).statusCode).toBe(401);
    const lines = await app.deps.db
      .selectFrom('audit_log')
      .select(['kind', 'at'])
      .where('person_id', '=', person.userId)
      .orderBy('at')
      .execute();
    const now = app.clock.now();
    expect(lines).toEqual([
      { kind: 'login_as', at: now - 60_000 },
      { kind: 'ended', at: now },
    ]);
  });

  test('is refused every change by the database itself', async () => {
    await openAccount(app, await app.register());
    const { db } = app.deps;
    const read = () => db.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const before = await read();
    expect(before.length).toBeGreaterThan(0);
    await expect(db.updateTable('audit_log').set({ at: 0 }).execute()).rejects.toThrow(
      /only grows/,
    );
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/only grows/);
    expect(await read()).toEqual(before);
  });
});
