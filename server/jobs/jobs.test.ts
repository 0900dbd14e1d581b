import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailMessage, MailRefused, MailUndelivered } from '#server/ports/mailer/port.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

const MAIL: MailMessage = {
  to: 'ana@example.org',
  subject: 'A word',
  text: 'PLANTED-HERON',
  html: '<p>PLANTED-HERON</p>',
  language: 'en',
  messageId: 'first',
};

let app: TestApp;
let sent: MailMessage[];
let failWith: Error[];
beforeEach(async () => {
  sent = [];
  failWith = [];
  app = await startTestApp({
    mailer: {
      async send(message) {
        const error = failWith.shift();
        if (error) throw error;
        sent.push(message);
      },
    },
  });
});
afterEach(() => app.close());

async function waiting(): Promise<number> {
  return (await app.deps.db.selectFrom('jobs').select('id').execute()).length;
}

describe('a job', () => {
  test('is done once and struck off', async () => {
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    expect(await app.runJobs()).toBe(1);
    expect([sent, await waiting(), await app.runJobs()]).toEqual([[MAIL], 0, 0]);
  });

  test('is told of at once, unless it is a quiet one', async () => {
    let told = 0;
    const stop = app.deps.jobs.onAdded(() => {
      told += 1;
    });
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL, quiet: true });
    expect(told).toBe(0);
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    stop();
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    expect([told, await app.runJobs()]).toEqual([1, 3]);
  });

  test('lies sealed in the database', async () => {
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    const row = await app.deps.db.selectFrom('jobs').select('payload').executeTakeFirstOrThrow();
    expect(Buffer.from(row.payload).toString('latin1')).not.toMatch(/HERON|ana@/);
  });

  test('that fails is tried again later, and later still', async () => {
    failWith = [new MailUndelivered('no'), new MailUndelivered('no')];
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    expect([await app.runJobs(), await app.runJobs(), sent]).toEqual([1, 0, []]);
    app.clock.advance(2_300);
    expect([await app.runJobs(), sent]).toEqual([1, []]);
    app.clock.advance(2_300);
    expect(await app.runJobs()).toBe(0);
    app.clock.advance(2_300);
    expect([await app.runJobs(), sent, await waiting()]).toEqual([1, [MAIL], 0]);
  });

  test('that is refused for good, or is too late, is given up and said so', async () => {
    const now = app.clock.now();
    failWith = [new MailRefused('no such mailbox'), new MailUndelivered('no')];
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    await app.runJobs();
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL, giveUpAt: now + 1 });
    await app.runJobs();
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL, giveUpAt: now - 1 });
    await app.runJobs();
    expect([sent, await waiting()]).toEqual([[], 0]);
    expect(app.logLines.filter((line) => line.includes('given up'))).toHaveLength(2);
    expect(app.logLines.join('')).not.toContain('HERON');
  });

  test('of one name is there once; another with its own transaction is gone with it', async () => {
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL, once: 'yearly' });
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL, once: 'yearly' });
    const rolledBack = app.deps.db.transaction().execute(async (transaction) => {
      await app.deps.jobs.add({ kind: 'mail', payload: MAIL }, transaction);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await waiting()).toBe(1);
  });

  test('of a process that died is done by another', async () => {
    await app.deps.jobs.add({ kind: 'mail', payload: MAIL });
    await app.deps.db
      .updateTable('jobs')
      .set({ attempts: 1, lease_until: app.clock.now() + 30_000 })
      .execute();
    expect(await app.runJobs()).toBe(0);
    app.clock.advance(30_001);
    expect([await app.runJobs(), sent.length, await waiting()]).toEqual([1, 1, 0]);
  });

  test('is taken by one of many that look at once', async () => {
    for (let i = 0; i < 20; i += 1) {
      await app.deps.jobs.add({ kind: 'mail', payload: { ...MAIL, messageId: `m${i}` } });
    }
    await Promise.all(Array.from({ length: 8 }, () => app.runJobs()));
    expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(20);
    expect([sent.length, await waiting()]).toEqual([20, 0]);
  });
});
