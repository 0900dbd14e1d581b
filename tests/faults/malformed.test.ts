import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenApi, readOpenApi } from '#tests/support/contract.ts';
import { answerOf, type Client, newClient } from '#tests/support/http-client.ts';
import { type DocumentedCall, documentedCalls, endsTheSession } from '#tests/support/routes.ts';
import { fieldsOf } from '#tests/support/sample.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const ANSWERED_WITHIN_MS = 3_000;
const OVER_ANY_LIMIT = 500_000;

type Body = [name: string, body: BodyInit | undefined, headers: Record<string, string>];

/** Bodies nobody should send, by name; each goes to every route. `fields` are all that any takes. */
const bodies = (fields: string[]): Body[] => [
  ['nothing', undefined, {}],
  ['nothing, called JSON', '', JSON_TYPE],
  ['null', 'null', JSON_TYPE],
  ['a list', '[]', JSON_TYPE],
  ['a text', '""', JSON_TYPE],
  ['a number', '1e999', JSON_TYPE],
  ['broken JSON', '{"message": "a', JSON_TYPE],
  ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), JSON_TYPE],
  ['a byte order mark', '\ufeff{}', JSON_TYPE],
  ['ten thousand levels', '['.repeat(10_000) + ']'.repeat(10_000), JSON_TYPE],
  ['a million levels', '{"a":'.repeat(1_000_000), JSON_TYPE],
  ['a prototype', '{"__proto__": {"isAdmin": true}}', JSON_TYPE],
  ['a constructor', '{"constructor": {"prototype": {"isAdmin": true}}}', JSON_TYPE],
  ['a form', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', 'hello', { 'content-type': 'text/plain' }],
  ['XML', '<a/>', { 'content-type': 'application/xml' }],
  ['an unknown type', 'x', { 'content-type': 'x/\u00ff' }],
  ...(
    [
      '1',
      '-1',
      '1e308',
      'null',
      '[]',
      '[[[]]]',
      '{}',
      '{"a": []}',
      'true',
      '"<script>"',
      '"\\u0000"',
      '"\\ud800"',
      `"${'a'.repeat(600_000)}"`,
    ] as const
  ).map((value): [string, string, Record<string, string>] => [
    `every field ${value.slice(0, 12)}`,
    `{${fields.map((field) => `"${field}": ${value}`).join(',')}}`,
    JSON_TYPE,
  ]),
];

const IDS = ['x', '0', '..%2f..%2fetc', '%00', "1' or '1'='1", '%F0%9F%92%94', 'a'.repeat(300)];

let dataDir: string;
let server: ServerProcess;
let anna: Client;
let api: OpenApi;
const routes = documentedCalls();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'keepsake-malformed-'));
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  anna = await newClient(server.url, 'anna@example.org');
  api = readOpenApi(await answerOf(await fetch(`${server.url}/api/openapi.json`)));
}, 30_000);

afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a thousand requests that nobody should send (attack 22)', () => {
  it('leave the same process, which answers each in a second and none with 500', async () => {
    expect(routes.length).toBeGreaterThan(20);
    const asked = bodies([
      ...new Set(routes.flatMap(({ method, path }) => fieldsOf(api, method, path))),
    ]);
    const faults: string[] = [];
    let count = 0;
    for (const { method, path } of routes.toSorted(endingLast)) {
      for (const token of [anna.token, undefined, 'a-token-of-nobody']) {
        const each = method === 'GET' ? IDS.map((): Body => ['nothing', undefined, {}]) : asked;
        const found = await Promise.all(
          each.map((body, index) =>
            faultsOf(
              method,
              path.replace(/\{id\}|\*/, IDS[index % IDS.length] ?? 'x'),
              body,
              token,
            ),
          ),
        );
        faults.push(...found.flat());
        count += each.length;
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1_000);
    expect(server.child.exitCode).toBeNull();
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }, 120_000);

  it('of broken HTTP are answered 400 and cut off (ASVS V4.2.1)', async () => {
    const port = Number(new URL(server.url).port);
    const raw = [
      'GARBAGE\r\n\r\n',
      'POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nX-Long: '.concat('a'.repeat(100_000), '\r\n\r\n'),
    ];
    for (const bytes of raw) expect(await answerTo(port, bytes)).toMatch(/^(HTTP\/1\.1 4|$)/);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

/** What ends the session that the others are asked with comes last. */
function endingLast(a: DocumentedCall, b: DocumentedCall): number {
  return Number(endsTheSession(a)) - Number(endsTheSession(b));
}

/** Sends one request. Returns what was wrong with its answer. */
async function faultsOf(
  method: string,
  path: string,
  [name, body, headers]: Body,
  token: string | undefined,
): Promise<string[]> {
  const started = performance.now();
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    // A body far over the limit is not read to its end: the server answers and hangs up.
    if (typeof body === 'string' && body.length > OVER_ANY_LIMIT) return undefined;
    throw error;
  });
  if (!answer) return [];
  const text = await answer.text();
  const took = performance.now() - started;
  const what = `${method} ${path}, ${name}: ${answer.status}`;
  const faults: string[] = [];
  if (answer.status >= 500 && answer.status !== 503) faults.push(what);
  if (took > ANSWERED_WITHIN_MS) faults.push(`${what} after ${took.toFixed(0)} ms`);
  if (/\/server\/|node_modules|at \w+ \(|SQLITE|select [\w"]+ from /i.test(text))
    faults.push(`${what}: ${text.slice(0, 200)}`);
  if (answer.status >= 400 && !('code' in JSON.parse(text))) faults.push(`${what} without a code`);
  return faults;
}

function answerTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}
