import { once } from 'node:events';
import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  recipients: string[];
  /** Headers and body. */
  raw: string;
  messageId: string;
  /** The first link to a new password in it, without the encoding of the mail. */
  link: string | undefined;
}

/**
 * What the server does with the next mails: takes them; asks to come later (4xx); refuses them for
 * good (5xx); never answers; or takes them and drops the connection before it says so.
 */
export type MailServerMode = 'accept' | 'greylist' | 'refuse' | 'hang' | 'drop';

export interface MailServer {
  url: string;
  /** What was taken, in order, dropped connections included. */
  mails: ReceivedMail[];
  /** How often somebody was named as a recipient. */
  tries(): number;
  mode(mode: MailServerMode): void;
  close(): Promise<void>;
}

class Reply extends Error {
  readonly responseCode: number;

  constructor(responseCode: number) {
    super('not now');
    this.responseCode = responseCode;
  }
}

/**
 * Starts a real SMTP server on loopback. With `tls` it speaks TLS from the first byte, or offers
 * STARTTLS, under a certificate that nobody has signed.
 */
export async function startMailServer(
  options: { port?: number; tls?: 'always' | 'offered' } = {},
): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let tries = 0;
  let mode: MailServerMode = 'accept';

  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    secure: options.tls === 'always',
    disabledCommands: options.tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    onRcptTo(_address, _session, answer) {
      tries += 1;
      if (mode === 'hang') return;
      if (mode === 'greylist') answer(new Reply(451));
      else if (mode === 'refuse') answer(new Reply(550));
      else answer();
    },
    onData(stream, session, answer) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const raw = Buffer.concat(pieces).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, raw, messageId: messageIdOf(raw), link: linkIn(textOf(raw)) });
        if (mode === 'drop') for (const socket of sockets) socket.destroy();
        else answer();
      });
    },
  });
  // A client that breaks off a connection is what some tests are about.
  server.on('error', () => undefined);
  const listener = server.listen(options.port ?? 0, '127.0.0.1');
  listener.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(listener, 'listening');
  const address = listener.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;

  return {
    url: `${options.tls === 'always' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    mails,
    tries: () => tries,
    mode: (next) => {
      mode = next;
    },
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function messageIdOf(raw: string): string {
  return /^Message-ID: <(.+)>/im.exec(raw)?.[1] ?? '';
}

/** The link to a new password in the text of a mail. */
export function linkIn(text: string): string | undefined {
  return /^http\S+\/reset-password\?token=\S+/m.exec(text)?.[0];
}

/** The text of a mail as it was sent, without its HTML. */
export function textOf(raw: string): string {
  const part =
    raw.split(/\r?\n--/).find((each) => /^content-type: text\/plain/im.test(each)) ?? raw;
  // A token may begin with 3D: only what says that it is quoted is read so.
  if (!/^content-transfer-encoding: quoted-printable/im.test(part)) return part;
  return part.replaceAll(/=\r?\n/g, '').replaceAll(/=3D/gi, '=');
}
