import { describe, expect, test } from 'vitest';
import type { Mailer, MailMessage } from './port.ts';

const MAIL: MailMessage = {
  to: 'ana@example.org',
  subject: 'A word for José – 日本語',
  text: `First line.\n\n${'A long line that goes on. '.repeat(20)}\n.\nLast line, in مرحبا.\n`,
  html: '<p>First line.</p>',
  language: 'ar',
  messageId: 'first-1',
};

/** A mailer, and what has arrived behind it: each mail whole, and to whom it really went. */
export interface MailerUnderTest {
  mailer: Mailer;
  arrived: () => Promise<{ raw: string; recipients: string[] }[]>;
}

/** What every mailer owes, wherever it puts the mails. `make` gives an empty one. */
export function mailerSuite(make: () => Promise<MailerUnderTest>): void {
  test('hands a mail over with its headers, text and HTML', async () => {
    const { mailer, arrived } = await make();
    await mailer.send(MAIL);
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['ana@example.org']);
    const { headers, body } = parts(mail?.raw ?? '');
    expect(headers).toMatchObject({
      from: 'Keepsake <post@keepsake.example>',
      to: 'ana@example.org',
      subject: MAIL.subject,
      'message-id': '<first-1@keepsake.example>',
      'content-language': 'ar',
      'auto-submitted': 'auto-generated',
    });
    expect(headers['content-type']).toContain('multipart/alternative');
    expect(decoded(body)).toContain(MAIL.text.trim());
    expect(decoded(body)).toContain(MAIL.html);
  });

  test('keeps the Message-ID of a mail that is handed over again', async () => {
    const { mailer, arrived } = await make();
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const ids = (await arrived()).map(({ raw }) => parts(raw).headers['message-id']);
    expect(new Set(ids)).toEqual(new Set(['<first-1@keepsake.example>']));
  });

  test('keeps mails of different ids apart', async () => {
    const { mailer, arrived } = await make();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(ids.map((messageId) => mailer.send({ ...MAIL, messageId })));
    expect(await arrived()).toHaveLength(5);
  });

  describe('ASVS V1.3.11', () => {
    test.each([
      'a@x.example\r\nRCPT TO:<b@y.example>',
      'a@x.example\r\nBcc: b@y.example',
      'a@x.example>\r\nRCPT TO:<b@y.example',
      'a@x.example, b@y.example',
      'a@x.example; b@y.example',
      '"b@y.example" <a@x.example>, b@y.example',
    ])('reaches no second person by the address %j', async (to) => {
      const { mailer, arrived } = await make();
      // Such an address is refused long before; here it may go nowhere, or to one mailbox.
      await mailer.send({ ...MAIL, to }).catch(() => undefined);
      for (const { recipients, raw } of await arrived()) {
        expect(recipients.length).toBeLessThanOrEqual(1);
        expect(recipients).not.toContain('b@y.example');
        expect(parts(raw).headers).not.toHaveProperty('bcc');
        expect(parts(raw).headers).not.toHaveProperty('rcpt to');
      }
    });

    test.each(['subject', 'language', 'messageId'] as const)(
      'lets no %s begin another header',
      async (field) => {
        const { mailer, arrived } = await make();
        const planted = 'x\r\nBcc: b@y.example\r\nX-Planted: y';
        await mailer.send({ ...MAIL, [field]: planted }).catch(() => undefined);
        for (const { recipients, raw } of await arrived()) {
          expect(recipients).toEqual(['ana@example.org']);
          const { headers } = parts(raw);
          expect(headers).not.toHaveProperty('bcc');
          expect(headers).not.toHaveProperty('x-planted');
        }
      },
    );
  });
}

/** The headers, unfolded and decoded, by their lower-case names; and everything after them. */
function parts(raw: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n');
  const lines = head.replaceAll(/\n[ \t]+/g, ' ').split('\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.toLowerCase(), decodedWords(value.join(':').trim())];
  });
  return { headers: Object.fromEntries(headers), body: body.join('\n\n') };
}

/** RFC 2047 encoded words as text. */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

/** Every part of a body as text, whatever its encoding. */
function decoded(body: string): string {
  return body
    .split(/^--[\w-]*.*$/m)
    .map((part) => {
      const [head = '', ...rest] = part.trimStart().split('\n\n');
      const text = rest.join('\n\n');
      if (/encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString();
      return /encoding: quoted-printable/i.test(head) ? quotedPrintable(text) : text;
    })
    .join('\n')
    .replaceAll('\r\n', '\n');
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
