import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgot, loginStatus, NEW_PASSWORD, reset, tokenIn } from '#tests/support/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Longer than the queue waits between any two tries. */
const WAIT = 20 * MINUTE;

let mail: MailServer;
let app: TestApp;
let email: string;
beforeEach(async () => {
  mail = await startMailServer();
  app = await startTestApp({ env: { SMTP_URL: `${mail.url}/?socketTimeout=400` } });
  ({ email } = await app.register());
});
afterEach(async () => {
  await app.close();
  await mail.close();
});

function tokenOf(index: number): string {
  return tokenIn({ text: mail.mails[index]?.link ?? '' });
}

async function waiting(): Promise<number> {
  return (await app.deps.db.selectFrom('jobs').select('id').execute()).length;
}

describe('drill 12: the mail with the link', () => {
  test('reaches the person and nobody else', async () => {
    await forgot(app, email);
    expect([await app.runJobs(), await waiting()]).toEqual([1, 0]);
    expect(mail.mails).toMatchObject([{ recipients: [email] }]);
    expect((await reset(app, tokenOf(0))).statusCode).toBe(200);
    expect(await loginStatus(app, email, NEW_PASSWORD)).toBe(200);
  });

  test.each(['greylist', 'hang'] as const)(
    'comes later, once, where the mail server does %s first',
    async (mode) => {
      mail.mode(mode);
      expect((await forgot(app, email)).json()).toEqual({ success: true });
      await app.runJobs();
      expect([mail.mails, await waiting()]).toEqual([[], 1]);
      mail.mode('accept');
      app.clock.advance(WAIT);
      await app.runJobs();
      expect([mail.mails.length, await waiting()]).toEqual([1, 0]);
      expect((await reset(app, tokenOf(0))).statusCode).toBe(200);
    },
  );

  test('is tried in vain while there is no mail server, for its hour and no longer', async () => {
    await mail.close();
    await forgot(app, email);
    let tries = 0;
    for (let minute = 0; minute < 90; minute += 1) {
      tries += await app.runJobs();
      app.clock.advance(MINUTE);
    }
    expect([await waiting(), mail.mails]).toEqual([0, []]);
    expect(tries).toBeGreaterThan(5);
    expect(tries).toBeLessThan(20);
  });

  test('is not sent once its link has expired, though the server is back', async () => {
    mail.mode('greylist');
    await forgot(app, email);
    await app.runJobs();
    mail.mode('accept');
    app.clock.advance(HOUR);
    await app.runJobs();
    expect([mail.mails, await waiting()]).toEqual([[], 0]);
  });

  test('is given up where the mail server refuses it for good', async () => {
    mail.mode('refuse');
    await forgot(app, email);
    await app.runJobs();
    mail.mode('accept');
    app.clock.advance(WAIT);
    expect([await app.runJobs(), mail.mails, await waiting()]).toEqual([0, [], 0]);
    expect(app.logLines.join('')).toContain('a job was given up');
  });
});

describe('drill 13: a mail that was taken though the connection broke', () => {
  test('comes again under one Message-ID, with one link, which works once', async () => {
    mail.mode('drop');
    await forgot(app, email);
    for (let round = 0; round < 2; round += 1) {
      await app.runJobs();
      app.clock.advance(MINUTE);
    }
    mail.mode('accept');
    await app.runJobs();
    expect([mail.mails.length, await waiting()]).toEqual([3, 0]);
    expect(new Set(mail.mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(new Set([0, 1, 2].map(tokenOf)).size).toBe(1);
    expect((await reset(app, tokenOf(0))).statusCode).toBe(200);
    expect((await reset(app, tokenOf(2))).statusCode).toBe(400);
  });

  test('does not come again once its link was used', async () => {
    mail.mode('drop');
    await forgot(app, email);
    await app.runJobs();
    mail.mode('accept');
    expect((await reset(app, tokenOf(0))).statusCode).toBe(200);
    app.clock.advance(MINUTE);
    await app.runJobs();
    expect(mail.mails.map(({ link }) => link !== undefined)).toEqual([true, false]);
    expect((await reset(app, tokenOf(0))).statusCode).toBe(400);
  });

  test('gives way to the newer one that was asked for meanwhile', async () => {
    mail.mode('drop');
    await forgot(app, email);
    await app.runJobs();
    mail.mode('accept');
    app.clock.advance(1_000);
    await forgot(app, email);
    await app.runJobs();
    app.clock.advance(MINUTE);
    expect([await app.runJobs(), mail.mails.length, await waiting()]).toEqual([1, 2, 0]);
    const [older, newer] = [tokenOf(0), tokenOf(1)];
    expect(newer).not.toBe(older);
    expect((await reset(app, older)).statusCode).toBe(400);
    expect((await reset(app, newer)).statusCode).toBe(200);
  });
});
