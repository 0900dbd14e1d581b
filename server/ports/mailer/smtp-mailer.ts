import { createTransport } from 'nodemailer';
import { mailOptions } from './mail-options.ts';
import { type Mailer, MailRefused, MailUndelivered } from './port.ts';

/** A mail server that does not answer holds up one job, not the queue. */
const CONNECT_MS = 10_000;
const ANSWER_MS = 20_000;

/**
 * Hands mails to the SMTP server of `url`. A 5xx answer to a mail throws MailRefused; everything
 * else that goes wrong (no connection, 4xx, silence) throws MailUndelivered. Certificates are checked.
 */
export function createSmtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    dnsTimeout: CONNECT_MS,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(mailOptions(message, from));
      } catch (error) {
        throw isForGood(error)
          ? new MailRefused('the mail server refused the mail', { cause: error })
          : new MailUndelivered('the mail server did not take the mail', { cause: error });
      }
    },
  };
}

/** RFC 5321, 4.2.1: a 5xx reply is final for this mail; one to the log-in is the operator's to mend. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const { responseCode } = error;
  const atLogin = 'code' in error && error.code === 'EAUTH';
  return typeof responseCode === 'number' && responseCode >= 500 && !atLogin;
}
