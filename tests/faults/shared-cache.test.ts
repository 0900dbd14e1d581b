import { createServer, request as httpRequest, type IncomingHttpHeaders, Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeMother } from '#tests/support/conversation.ts';
import { photo, uploadOf } from '#tests/support/images.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';

const REQUESTS = 10_000;
const AT_ONCE = 25;

interface Kept {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'error' } });
});
afterAll(() => app.close());

/**
 * A shared cache in front of the server that keeps what it may by Cache-Control, under the address
 * and nothing else: whatever it is allowed to keep, it gives to everybody.
 */
async function startCache(target: string) {
  const kept = new Map<string, Kept>();
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let hits = 0;
  const server = createServer((incoming, outgoing) => {
    const url = String(incoming.url);
    const found = incoming.method === 'GET' ? kept.get(url) : undefined;
    if (found) {
      hits += 1;
      outgoing.writeHead(found.status, { ...found.headers, age: '1' }).end(found.body);
      return;
    }
    const passed = httpRequest(
      `${target}${url}`,
      { method: incoming.method, headers: incoming.headers, agent },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          const status = answer.statusCode ?? 500;
          if (incoming.method === 'GET' && mayKeep(status, answer.headers)) {
            kept.set(url, { status, headers: answer.headers, body });
          }
          outgoing.writeHead(status, answer.headers).end(body);
        });
      },
    );
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    hits: () => hits,
    keys: () => [...kept.keys()],
    close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** RFC 9111, section 3, made eager: what does not forbid it is kept. */
function mayKeep(status: number, headers: IncomingHttpHeaders): boolean {
  const control = headers['cache-control'] ?? '';
  return [200, 404].includes(status) && !/no-store|private|no-cache/.test(control);
}

async function photoOf(person: Person, red: number): Promise<string> {
  const body = uploadOf(await photo('jpeg', { red }));
  return (await person.api('POST', '/api/objects/upload', body)).json().objectPath;
}

it(`attack 41: two people through one shared cache never meet in ${REQUESTS} requests`, async () => {
  const people = [await app.register(), await app.register()];
  const photos: string[] = [];
  for (const [index, person] of people.entries()) {
    await describeMother(person);
    await person.api('POST', '/api/profile', { name: `CANARY-${index}` });
    await person.api('POST', '/api/chat', { message: `CANARY-${index}` });
    photos.push(await photoOf(person, 100 + index * 100));
  }
  const cache = await startCache(await app.listen());
  const paths = ['/api/me', '/api/profile', '/api/messages', '/api/usage', '/api/display-photo'];

  async function ask(turn: number): Promise<void> {
    const who = turn % 2;
    const person = people[who];
    if (!person) throw new Error('there are two people');
    const path = [...paths, photos[0], photos[1]][Math.floor(turn / 2) % 7] ?? '/';
    const answer = await fetch(`${cache.url}${path}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const text = await answer.text();
    const own = !path.startsWith('/objects/') || path === photos[who];
    if (answer.status !== (own ? 200 : 404)) throw new Error(`${path}: ${answer.status}`);
    for (const foreign of [
      `CANARY-${1 - who}`,
      people[1 - who]?.email ?? '',
      people[1 - who]?.userId ?? '',
    ]) {
      if (text.includes(foreign)) throw new Error(`${path} told ${who} of ${foreign}`);
    }
  }
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < REQUESTS) {
        next += 1;
        await ask(next - 1);
      }
    }),
  );
  expect(next).toBe(REQUESTS);
  // The cache is one: what is for everybody it does keep.
  for (const _ of [1, 2]) await fetch(`${cache.url}/healthz`);
  expect(cache.keys()).toEqual(['/healthz']);
  expect(cache.hits()).toBe(1);
  cache.close();
}, 120_000);
