import { type Mailer, type MailMessage, MailRefused } from '#server/ports/mailer/port.ts';
import { type JobHandlers, JobRefused } from './kinds.ts';

/** Hands over a mail. Throws JobRefused for one that the mail server will never take. */
export async function handOver(mailer: Mailer, message: MailMessage): Promise<void> {
  try {
    await mailer.send(message);
  } catch (error) {
    throw error instanceof MailRefused ? new JobRefused(error.message, { cause: error }) : error;
  }
}

/** The handler of mails that are written when they are asked for. */
export function createMailHandler(mailer: Mailer): JobHandlers['mail'] {
  return ({ payload }) => handOver(mailer, payload);
}
