import type { MailMessage } from '#server/ports/mailer/port.ts';
import type { LanguageCode } from '#shared/languages.ts';

/** Every kind of job and what it needs to be done. */
export interface JobPayloads {
  /** Hands a mail over to the mail server. */
  mail: MailMessage;
  /** Mails a link to a new password, if the address has an account. */
  'password-reset': {
    /** A normalised address; nobody has looked yet whether it is anybody's. */
    email: string;
    /** Of the page it was asked for on. */
    language: LanguageCode;
    token: string;
    /** ms since 1970. */
    requestedAt: number;
  };
  /** Asks the payment provider how somebody's subscription stands; whose it is says the job. */
  'subscription-sync': Record<string, never>;
  /** Looks after every subscription that is in doubt, and sends yearly reminders. */
  'subscription-check': Record<string, never>;
  /** Enters a whole conversation into the index of what was said; whose it is says the job. */
  'index-conversation': Record<string, never>;
  /** Removes what is left of a person who has deleted their account; whose it is says the job. */
  leave: Record<string, never>;
}

export type JobKind = keyof JobPayloads;

/** One try at a job, as its handler sees it. */
export interface JobRun<Kind extends JobKind> {
  id: string;
  userId: string | null;
  payload: JobPayloads[Kind];
  /** Which try this is, from 1. */
  attempt: number;
}

/**
 * Does a job, and may be called again for one that was done before: a process can die between the
 * doing and the noting. What it throws means "again later"; JobRefused means never again.
 */
export type JobHandlers = {
  [Kind in JobKind]: (run: JobRun<Kind>) => Promise<void>;
};

/** The job can never succeed: it is dropped, and the log says so. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}
