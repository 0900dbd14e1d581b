import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir } from '#server/db/server-lock.ts';
import { runAdmin } from '#tests/support/admin-command.ts';
import { makeAdmin } from '#tests/support/administration.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, readStream, send } from '#tests/support/conversation.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';

let app: TestApp;
let person: Person;
let model: ModelServer;
let unlock: () => void;
beforeAll(async () => {
  model = await startModelServer();
  app = await startTestApp({ env: { AI_BASE_URL: model.url, AI_MODEL: 'scripted' } });
  // A server that runs holds this lock for as long as it lives.
  unlock = lockDataDir(app.dataDir);
  person = await app.register('Käthe@Example.org');
});
afterAll(async () => {
  unlock();
  await app.close();
  await model.close();
});

function admin(words: string[], env: Record<string, string> = {}) {
  const { DATA_DIR, DATABASE_URL } = app.deps.env;
  return runAdmin(words, { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), ...env });
}

async function isAdmin(): Promise<boolean> {
  return (await person.api('GET', '/api/me')).json().isAdmin;
}

describe('npm run admin', () => {
  test('grants and revokes beside a running server, which sees it with the next call', async () => {
    expect(await admin(['grant', ' KÄTHE@example.org'])).toEqual({
      code: 0,
      out: 'käthe@example.org is an administrator now.\n',
      err: '',
    });
    expect(await isAdmin()).toBe(true);
    expect(await admin(['revoke', person.email])).toMatchObject({ code: 0, err: '' });
    expect(await isAdmin()).toBe(false);
  });

  test('ASVS V7.4.5: ends every session of one person, and an open stream within a second', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    await describeMother(ana);
    model.scenario('slow-first-token', { delayMs: 15_000 });
    const stream = await fetch(`${await app.listen()}/api/chat`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ana.token}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: 'We baked bread.' }),
    });
    const events = readStream(stream);
    await events.next();
    const done = await admin(['end-sessions', ana.email]);
    const ended = performance.now();
    expect(done).toMatchObject({ code: 0, out: `${ana.email} is logged out everywhere.\n` });
    // Of whom it was asked: an id, and no address.
    expect(JSON.parse(done.err)).toMatchObject({ security: 'sessions_ended', user: ana.userId });
    expect(done.err).not.toContain(ana.email);
    expect((await events.next()).done).toBe(true);
    expect(performance.now() - ended).toBeLessThan(1_000);
    const statuses = [ana, bela].map(async (each) => (await each.api('GET', '/api/me')).statusCode);
    expect(await Promise.all(statuses)).toEqual([401, 200]);
    expect((await admin(['end-sessions', 'nobody@example.org'])).code).toBe(1);
  });

  test('says so when there is no such account, before the first start too', async () => {
    const dir = join(app.dataDir, 'never-started');
    const answer = await admin(['grant', 'nobody@example.org'], { DATA_DIR: dir });
    expect(answer.code).toBe(1);
    expect(answer.err).toMatch(/^There is no account with the address nobody@example\.org\..+\n$/);
    expect(existsSync(dir)).toBe(true);
    rmSync(dir, { recursive: true });
  });

  test('shows how it is used where it was called otherwise', async () => {
    const calls = [
      [],
      ['grant'],
      ['end-sessions'],
      ['constructor', 'a@b.de'],
      ['promote', 'a@b.de'],
      ['grant', 'nobody'],
      ['audit', 'nobody'],
      ['audit', 'a@b.de', 'b@c.de'],
      ['safety-report'],
      ['safety-report', 'last'],
      ['safety-report', '2026', '2027'],
    ];
    for (const answer of await Promise.all(calls.map((words) => admin(words)))) {
      expect([answer.code, answer.out]).toEqual([2, '']);
      expect(answer.err).toContain('npm run admin -- grant EMAIL');
    }
  });

  test('attack 44, ASVS V16.3.2: prints who opened whose account, when, from where and why', async () => {
    expect(await admin(['audit'])).toEqual({ code: 0, out: '0 lines.\n', err: '' });
    const [boss, anna] = [await app.register('boss@example.org'), await app.register()];
    await makeAdmin(app, boss);
    const reason = 'Asked by mail.\n2026-01-01 login-as forged';
    const at = new Date(app.clock.now()).toISOString();
    const opened = await boss.api('POST', `/api/admin/login-as/${anna.userId}`, { reason });
    const visit = await app.personOf(opened.json().token);
    await visit.api('POST', '/api/auth/logout');
    const who = `boss@example.org (${boss.userId}) as ${anna.email} (${anna.userId})`;
    const lines = [
      `${at} login-as ${who} from 127.0.0.1, words hidden, reason: "Asked by mail.\\n2026-01-01 login-as forged"`,
      `${at} ended ${who}`,
    ];
    for (const words of [['audit'], ['audit', 'boss@example.org'], ['audit', anna.email]]) {
      const printed = (await admin(words)).out.trimEnd().split('\n');
      expect(printed.slice(0, -1).toSorted()).toEqual(lines.toSorted());
      expect(printed.at(-1)).toMatch(/^2 lines/);
    }
    expect((await admin(['audit', person.email])).out).toBe(`0 lines about ${person.email}.\n`);

    await app.deps.db.deleteFrom('users').where('id', '=', anna.userId).execute();
    const { out } = await admin(['audit']);
    expect(out).toContain(`as deleted account (${anna.userId})`);
    expect(out).toContain('reason: gone with the account');

    await app.deps.db.deleteFrom('users').where('id', '=', boss.userId).execute();
    expect((await admin(['audit'])).out).toContain(`ended deleted account (${boss.userId}) as`);
    const kept = await app.deps.db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('@example.org');
  });

  test('prints how often help was named in a year, and of whom to nobody', async () => {
    const empty = await admin(['safety-report', '2025']);
    expect(empty).toEqual({
      code: 0,
      out: 'Safety report for 2025\ncrises that began: 0\nreplies that named crisis contacts: 0\n',
      err: '',
    });
    const anna = await app.register();
    for (const words of ['I want to die', 'I want to die', "I'm safe"]) await send(anna, words);
    const { out } = await admin(['safety-report', '2026']);
    expect(out).toBe(
      'Safety report for 2026\ncrises that began: 1\nreplies that named crisis contacts: 2\n',
    );
    expect((await admin(['safety-report', '2025'])).out).toBe(empty.out);
  });

  test('refuses settings in one line', async () => {
    const answer = await admin(['grant', 'a@b.de'], { PORT: 'many' });
    expect(answer.code).toBe(1);
    expect(answer.err).toMatch(/^Settings refused: PORT got "many" .+\n$/);
  });
});
