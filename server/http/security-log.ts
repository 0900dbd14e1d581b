import type { FastifyBaseLogger } from 'fastify';

/** What an operator must be able to find in the log after something went wrong (ASVS V16.3). */
export type SecurityEvent =
  | 'registered'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'password_reset_asked'
  | 'password_reset_mailed'
  | 'password_reset_used'
  | 'password_reset_refused'
  | 'password_changed'
  | 'password_change_failed'
  | 'session_ended'
  | 'sessions_ended'
  | 'access_denied'
  | 'login_as';

/** Which of them somebody should look at when there are many. */
const ALARMING: ReadonlySet<SecurityEvent> = new Set<SecurityEvent>([
  'login_failed',
  'password_reset_refused',
  'password_change_failed',
  'access_denied',
]);

/**
 * Writes one line of the log. Ids and route patterns alone: an address or a text that somebody sent
 * could be theirs, or be made to look like a line of the log.
 */
export function noteSecurity(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  event: SecurityEvent,
  about: {
    user?: string | undefined;
    session?: string | undefined;
    route?: string | undefined;
  } = {},
): void {
  log[ALARMING.has(event) ? 'warn' : 'info']({ security: event, ...about }, 'security event');
}
