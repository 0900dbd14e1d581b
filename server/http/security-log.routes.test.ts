import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgot, post, securityEvents } from '#tests/support/accounts.ts';
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

function login(email: string, password = PASSWORD) {
  return post(app, '/api/auth/login', { email, password }, { 'user-agent': 'x\u001b[31m' });
}

test('ASVS V16.3.1, V16.4.1: who came in, was turned away and left, a line each, by ids alone', async () => {
  const person = await app.register();
  const { email, userId } = person;
  await login(email);
  await login(email, 'Wrong1987');
  await login('nobody@example.org');
  await login('x@example.org\r\n{"security":"login"}');
  await forgot(app, email);
  await forgot(app, 'x@example.org\r\n{"security":"login"}');
  await person.api('POST', '/api/auth/logout');
  await app.runJobs();
  expect(securityEvents(app)).toEqual([
    { security: 'registered', user: userId },
    { security: 'login', user: userId },
    { security: 'login_failed', user: userId },
    { security: 'login_failed' },
    { security: 'password_reset_asked' },
    { security: 'logout', user: userId, session: expect.any(String) },
    { security: 'password_reset_mailed', user: userId },
  ]);
  // Each is one line of JSON, in which whatever was sent is escaped.
  for (const line of app.logLines) expect(line).toBe(`${JSON.stringify(JSON.parse(line))}\n`);
  expect(app.logLines.join('')).not.toMatch(/@|Wrong1987/);
});
