import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mailerSuite } from './mailer-suite.ts';
import { createOutboxMailer } from './outbox-mailer.ts';

const FROM = { name: 'Keepsake', address: 'post@keepsake.example' };
const root = mkdtempSync(join(tmpdir(), 'keepsake-outbox-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function emptyFolder(): string {
  return join(mkdtempSync(join(root, 'mails-')), 'outbox');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('mails as files', () => {
  mailerSuite(async () => {
    const folder = emptyFolder();
    return {
      mailer: createOutboxMailer(folder, FROM),
      arrived: async () =>
        filesIn(folder).map((raw) => ({
          raw,
          recipients: [/^To: (.*)$/m.exec(raw)?.[1]?.trim() ?? ''],
        })),
    };
  });

  test('the owner alone can read folder and files, no draft is left behind, no id leads elsewhere', async () => {
    const folder = emptyFolder();
    const mailer = createOutboxMailer(folder, FROM);
    const mail = { to: 'a@b.de', subject: 'x', text: 'x', html: 'x', language: 'en' };
    await mailer.send({ ...mail, messageId: '../../up' });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const [name = '', ...others] = readdirSync(folder);
    expect([name, others]).toEqual(['.._.._up.eml', []]);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});
