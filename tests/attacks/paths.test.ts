import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.listen();
});
afterAll(() => app.close());

/** What a scanner asks for first; none of it is ours to give. */
const FILES = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/.dockerignore',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/server/main.ts',
  '/data/keepsake.db',
  '/keepsake.db',
  '/master.key',
  '/data/master.key',
  '/objects/',
  '/objects/master.key',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/index.html.bak',
  '/assets/index.js.map',
  '/swagger.json',
  '/api/',
  '/api/docs',
  '/api/debug',
  '/api/search/test',
  '/api/config',
  '/api/users',
  '/phpinfo.php',
  '/wp-login.php',
  '/server-status.html',
];

/** What might be a page of ours and is none: the page of the app at most. */
const PAGES = [
  '/docs',
  '/documentation',
  '/documentation/json',
  '/swagger',
  '/debug',
  '/actuator/env',
  '/server-status',
];

test.each(FILES)('ASVS V13.4.1 to V13.4.5: %s is not there', async (path) => {
  // fetch would tidy the address up; a scanner does not.
  const answer = await rawAnswer(`GET ${path} HTTP/1.1`);
  expect([path, answer.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 404 Not Found']);
  expect(answer).not.toMatch(/"dependencies"|\[core\]|SQLite|Index of/);
});

test('ASVS V13.4.2, V13.4.4: no page of tools is there, and TRACE repeats nothing', async () => {
  const page = await (await fetch(`${url}/chat`)).text();
  for (const path of PAGES) {
    const answer = await fetch(`${url}${path}`);
    const text = await answer.text();
    expect([path, answer.status === 404 || text === page]).toEqual([path, true]);
  }
  for (const method of ['TRACE', 'TRACK', 'DEBUG', 'PROPFIND', 'CONNECT']) {
    const answer = await rawAnswer(`${method} /api/me HTTP/1.1`, 'X-Canary: Zimtstern');
    expect([method, answer]).not.toEqual([
      method,
      expect.stringMatching(/^HTTP\/1\.1 2|Zimtstern/),
    ]);
  }
});

test('ASVS V13.4.6: no header tells what is behind', async () => {
  for (const path of ['/', '/api/me', '/healthz']) {
    const { headers } = await fetch(`${url}${path}`);
    for (const name of ['server', 'x-powered-by', 'via', 'x-runtime']) {
      expect([path, headers.get(name)]).toEqual([path, null]);
    }
  }
});

function rawAnswer(line: string, header = 'Accept: */*'): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () =>
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`),
    );
    socket.on('data', (bytes) => {
      answer += bytes.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}
