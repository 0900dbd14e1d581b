/** A mail to one person. */
export interface MailMessage {
  /** One address, already validated: never a list, never a header. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The person's language, for the mail's own header. */
  language: string;
  /** Kept for every try, so that a mailbox can tell a repeated delivery. */
  messageId: string;
}

/** The mail server did not take the mail for now; it may later. */
export class MailUndelivered extends Error {
  override readonly name = 'MailUndelivered';
}

/** The mail server will never take this mail, say because there is no such mailbox. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface Mailer {
  /** Hands a mail over. Throws MailUndelivered or MailRefused; returns once it is accepted. */
  send(message: MailMessage): Promise<void>;
}
