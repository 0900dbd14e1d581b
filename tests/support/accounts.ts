import type { Mailer, MailMessage } from '#server/ports/mailer/port.ts';
import { createSessionsService } from '#server/features/auth/sessions.service.ts';
import { type Answer, PASSWORD, type Person, type TestApp } from './app.ts';
import { linkIn } from './mail-server.ts';

export const NEW_PASSWORD = 'Herbst2024';

/** A mailer that keeps what it was given. */
export function keepingMailer(): Mailer & { sent: MailMessage[] } {
  const sent: MailMessage[] = [];
  return { sent, send: async (message) => void sent.push(message) };
}

/** A call without a session. */
export function post(
  app: TestApp,
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
): Promise<Answer> {
  return app.inject({ method: 'POST', url, payload, headers, remoteAddress });
}

/** Asks for a link to a new password. */
export function forgot(app: TestApp, email: unknown, remoteAddress?: string): Promise<Answer> {
  return post(app, '/api/auth/forgot-password', { email }, {}, remoteAddress);
}

/** Sets a new password by the token of a link. */
export function reset(app: TestApp, token: unknown, remoteAddress?: string): Promise<Answer> {
  const body = { token, password: NEW_PASSWORD };
  return post(app, '/api/auth/reset-password', body, {}, remoteAddress);
}

/** The status of a log-in. */
export async function loginStatus(
  app: TestApp,
  email: string,
  password = PASSWORD,
): Promise<number> {
  return (await post(app, '/api/auth/login', { email, password })).statusCode;
}

/** One more log-in of a person; returns its token. */
export async function loginOf(app: TestApp, person: Person): Promise<string> {
  const { email } = person;
  const answer = await post(app, '/api/auth/login', { email, password: PASSWORD });
  return answer.json().token;
}

/** The status of a call with a token. */
export async function meStatus(app: TestApp, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await app.inject({ method: 'GET', url: '/api/me', headers })).statusCode;
}

/** A session as an administrator opens it in somebody's name; returns its token. */
export function visit(app: TestApp, person: Person): Promise<string> {
  const sessions = createSessionsService(app.deps);
  return sessions.create(person.userId, undefined, { isAdminSession: true });
}

/** The token of the link in a mail. Throws where there is none. */
export function tokenIn(mail: { text: string } | undefined): string {
  const token = new URL(linkIn(mail?.text ?? '') ?? 'none:').searchParams.get('token');
  if (token === null || token === '') throw new Error('the mail holds no link to a new password');
  return token;
}

/** Asks for a link, lets it be mailed, and returns its token. */
export async function resetToken(
  app: TestApp,
  mailer: { sent: MailMessage[] },
  email: string,
): Promise<string> {
  const before = mailer.sent.length;
  await forgot(app, email);
  await app.runJobs();
  return tokenIn(mailer.sent[before]);
}

/** What the log says of security, oldest first. */
export function securityEvents(app: TestApp): Record<string, unknown>[] {
  return app.logLines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => 'security' in line)
    .map(({ security, user, session, route }) => ({ security, user, session, route }));
}
