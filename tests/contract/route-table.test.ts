import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { OpenApi } from '#tests/support/contract.ts';
import { documentedCalls } from '#tests/support/routes.ts';
import { publishedApi } from '#tests/support/sample.ts';

const calls = documentedCalls();
let app: TestApp;
let api: OpenApi;
beforeAll(async () => {
  app = await startTestApp();
  api = await publishedApi(app);
});
afterAll(() => app.close());

function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

test('attack 3, ASVS V15.2.3: the server answers what docs/api.md names, and nothing else', () => {
  // Without a built client there is no page to serve.
  const built = existsSync(new URL('../../dist/client/pages', import.meta.url));
  const expected = calls.map(nameOf).filter((name) => built || !/^GET \/\*?$/.test(name));
  expect(app.routes).toEqual(expected.sort());
  expect(app.routes.length).toBeGreaterThan(20);
});

test('the published document holds exactly the calls under /api, and who needs a session', () => {
  const published = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { security }]) =>
        `${method.toUpperCase()} ${path}: ${security ? 'session' : 'none'}`,
    ),
  );
  const documented = calls
    .filter(({ path }) => path.startsWith('/api/'))
    .map(
      (call) =>
        `${nameOf(call)}: ${['anyone', 'provider'].includes(call.who) ? 'none' : 'session'}`,
    );
  expect(published.sort()).toEqual(documented.sort());
});

test('each call publishes a body for its answer and for its refusal', () => {
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const documented = Object.entries(responses).filter(([, { content }]) => content);
      expect([method, path, documented.map(([status]) => status)]).toEqual([
        method,
        path,
        expect.arrayContaining(['200', '4XX', '5XX']),
      ]);
    }
  }
});
