import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { mailerSuite } from './mailer-suite.ts';
import { MailRefused, MailUndelivered } from './port.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const FROM = { name: 'Keepsake', address: 'post@keepsake.example' };
const MAIL = {
  to: 'ana@example.org',
  subject: 'A word',
  text: 'A word',
  html: '<p>A word</p>',
  language: 'en',
  messageId: 'first',
};

const servers: MailServer[] = [];
async function start(options: Parameters<typeof startMailServer>[0] = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  servers.push(server);
  return server;
}
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('mails over SMTP', () => {
  mailerSuite(async () => {
    const server = await start();
    return { mailer: createSmtpMailer(server.url, FROM), arrived: async () => server.mails };
  });

  test('a server that asks to come later (4xx) is one to come to later', async () => {
    const server = await start();
    const mailer = createSmtpMailer(server.url, FROM);
    server.mode('greylist');
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailUndelivered);
    server.mode('accept');
    await mailer.send(MAIL);
    expect(server.mails).toHaveLength(1);
  });

  test('a server that refuses for good (5xx) is not', async () => {
    const server = await start();
    server.mode('refuse');
    const sending = createSmtpMailer(server.url, FROM).send(MAIL);
    await expect(sending).rejects.toBeInstanceOf(MailRefused);
  });

  test('one that never answers is left after a time', async () => {
    const server = await start();
    server.mode('hang');
    const mailer = createSmtpMailer(`${server.url}/?socketTimeout=300`, FROM);
    await expect(mailer.send(MAIL)).rejects.toBeInstanceOf(MailUndelivered);
  });

  test('one that takes the mail and drops the connection may not have taken it', async () => {
    const server = await start();
    server.mode('drop');
    const sending = createSmtpMailer(server.url, FROM).send(MAIL);
    await expect(sending).rejects.toBeInstanceOf(MailUndelivered);
  });

  test('one that is not there may be later', async () => {
    const server = await start();
    await server.close();
    const sending = createSmtpMailer(server.url, FROM).send(MAIL);
    await expect(sending).rejects.toBeInstanceOf(MailUndelivered);
  });

  test.each(['always', 'offered'] as const)(
    'ASVS V12.3: one whose certificate nobody signed hears nothing (TLS %s)',
    async (tls) => {
      const server = await start({ tls });
      const sending = createSmtpMailer(server.url, FROM).send(MAIL);
      await expect(sending).rejects.toBeInstanceOf(MailUndelivered);
      expect([server.tries(), server.mails]).toEqual([0, []]);
      // It is the certificate alone that stands between them.
      await createSmtpMailer(`${server.url}/?tls.rejectUnauthorized=false`, FROM).send(MAIL);
      expect(server.mails).toHaveLength(1);
    },
  );

  test('the tests’ own server does what it says to a second recipient', async () => {
    const server = await start();
    const { port } = new URL(server.url);
    const lines = ['EHLO x', 'MAIL FROM:<a@x.example>', 'RCPT TO:<b@y.example>'];
    lines.push('RCPT TO:<c@z.example>', 'DATA', 'Subject: x\r\n\r\nx\r\n.', 'QUIT');
    await new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('data', () => socket.write(`${lines.shift() ?? ''}\r\n`));
      socket.on('close', resolve);
    });
    expect(server.mails[0]?.recipients).toEqual(['b@y.example', 'c@z.example']);
  });
});
