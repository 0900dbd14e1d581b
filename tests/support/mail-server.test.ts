import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { linkIn, textOf } from './mail-server.ts';

const LINK = 'https://keepsake.example/reset-password?token=3Dmw-_0';

it.each([
  ['in plain letters', 'A new password:'],
  ['with letters that have to be quoted', 'Ein neues Passwort für Käthe, größer und schöner:'],
])(
  'the link of a mail %s is found as it was written, though its token begins with 3D',
  async (_, words) => {
    const mail = { from: 'a@example.org', to: 'b@example.org', subject: words };
    const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      ...mail,
      text: `${words}\n\n${LINK}\n\nIt works for an hour.`,
      html: `<p>${words} größer</p><a href="${LINK}">${LINK}</a>`,
    });
    const sent = Buffer.isBuffer(message) ? message.toString() : '';
    expect(linkIn(textOf(sent))).toBe(LINK);
    expect(linkIn(`${words}\n${LINK}\n`)).toBe(LINK);
  },
);
