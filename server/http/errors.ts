import type { ErrorAnswer } from '#shared/contract/errors.ts';
import type { SentenceKey } from './sentences.ts';

const STATUS = {
  invalid_request: 400,
  message_empty: 400,
  not_your_words: 400,
  unauthorized: 401,
  bad_credentials: 401,
  token_required: 400,
  reset_invalid: 400,
  wrong_password: 400,
  event_refused: 400,
  subscription_required: 402,
  card_declined: 402,
  authentication_required: 402,
  card_needed: 402,
  forbidden: 403,
  cross_site: 403,
  support_access_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  own_account: 409,
  profile_required: 409,
  nothing_to_retry: 409,
  photo_limit: 409,
  import_not_empty: 409,
  nothing_to_resume: 409,
  withdrawal_over: 409,
  too_large: 413,
  file_too_large: 413,
  file_type: 415,
  unknown_host: 421,
  photo_invalid: 400,
  import_invalid: 400,
  too_many_requests: 429,
  daily_limit: 429,
  internal: 500,
  voice_failed: 502,
  busy: 503,
  unavailable: 503,
  payment_unavailable: 503,
  storage_full: 507,
} as const satisfies Partial<Record<SentenceKey, number>>;

export type ErrorCode = keyof typeof STATUS;

interface ErrorExtras {
  /** The key of each refused field's sentence. */
  fields?: Record<string, SentenceKey>;
  /** When the limit that was hit is over, ms since 1970. */
  resetAt?: number;
  /** How long to wait before another try, in seconds. */
  retryAfter?: number;
  /** Further fields of the answer; built by the thrower, never from an error's own text. */
  body?: Record<string, unknown>;
}

/**
 * A refusal that a person will read: the code picks status and sentence. Everything else that is
 * thrown becomes `internal`, and its text stays in the log.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(code);
    this.code = code;
    this.status = STATUS[code];
    this.extras = extras;
  }
}

/** The answer for a refusal, in the language `say` speaks. */
export function errorAnswer(error: AppError, say: (key: SentenceKey) => string): ErrorAnswer {
  const { fields, resetAt, retryAfter, body } = error.extras;
  return {
    error: say(error.code),
    code: error.code,
    ...(fields && {
      fields: Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, say(key)])),
    }),
    ...(resetAt !== undefined && { resetAt }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...body,
  };
}
