import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, newClient } from '#tests/support/http-client.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startServer } from '#tests/support/server-process.ts';

const PEOPLE = 6;
const ANSWERED_WITHIN_MS = 300;
/** A lease of thirty seconds, and the look that finds it lapsed. */
const MAILED_WITHIN_MS = 50_000;

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.each(['sqlite', 'postgres'] as const)('mails on %s (drill 12)', (engine) => {
  it.skipIf(engine === 'postgres' && databaseUrl === undefined)(
    'survive kill -9 while the mail server hangs, refuses, or is away, and come once it is back',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-mail-'));
      const own =
        engine === 'postgres' && databaseUrl !== undefined
          ? await createOwnDatabase(databaseUrl)
          : undefined;
      const mail = await startMailServer();
      const env = {
        DATA_DIR: dataDir,
        SMTP_URL: mail.url,
        LOG_LEVEL: 'info',
        ...(own && { DATABASE_URL: own.url }),
      };
      let server = await startServer(env);
      try {
        const emails = Array.from({ length: PEOPLE }, (_, index) => `p${index}@example.org`);
        for (const email of emails) await newClient(server.url, email);
        const modes = ['hang', 'greylist'] as const;
        const times: number[] = [];
        for (const [index, email] of emails.entries()) {
          mail.mode(modes[index % 2] ?? 'hang');
          const begun = performance.now();
          expect(await ask(server.url, email)).toEqual({ success: true });
          times.push(performance.now() - begun);
        }
        // The middle one: a disk at other work may hold up one answer, a mail server would hold up all.
        expect(times.sort((a, b) => a - b)[PEOPLE / 2]).toBeLessThan(ANSWERED_WITHIN_MS);
        await expect.poll(() => mail.tries(), { timeout: 10_000 }).toBeGreaterThan(2);
        await server.end('SIGKILL');
        expect(mail.mails).toEqual([]);
        mail.mode('accept');
        server = await startServer(env);
        await expect.poll(() => reached(mail).size, { timeout: MAILED_WITHIN_MS }).toBe(PEOPLE);
        for (const email of emails) {
          const theirs = mail.mails.filter(({ recipients }) => recipients.includes(email));
          expect(new Set(theirs.map(({ messageId }) => messageId)).size).toBe(1);
          expect(new Set(theirs.map(({ link }) => link)).size).toBe(1);
          const token = new URL(theirs[0]?.link ?? '').searchParams.get('token');
          expect(await reset(server.url, token)).toEqual({ success: true });
        }
        expect(server.output()).not.toMatch(/@example\.org|token=/);
      } finally {
        await server.end('SIGKILL');
        await mail.close();
        await own?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    120_000,
  );
});

function ask(url: string, email: string): Promise<unknown> {
  return post(`${url}/api/auth/forgot-password`, { email });
}

function reset(url: string, token: string | null): Promise<unknown> {
  return post(`${url}/api/auth/reset-password`, { token, password: 'Herbst2024' });
}

async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  return answerOf(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

/** Everybody to whom a mail has come. */
function reached(mail: MailServer): Set<string> {
  return new Set(mail.mails.flatMap(({ recipients }) => recipients));
}
