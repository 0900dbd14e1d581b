import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { ChatEvent, MessagesAnswer, Usage } from '#shared/contract/chat.ts';
import { readStream } from '#tests/support/conversation.ts';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, type Client, clientOf, newClient } from '#tests/support/http-client.ts';
import { startModelServer } from '#tests/support/model-server/model-server.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const STREAMS = 50;
const ENDED_WITHIN_MS = 10_000;
const CLOSED_WITHIN_MS = 500;
const LOOK_EVERY_MS = 25;

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** A reply that somebody reads when the order to stop comes. */
interface Reading {
  person: Client;
  /** What the server acknowledged. */
  ids: { message: string; reply: string };
  /** What comes until the end of the stream. */
  rest: Promise<ChatEvent[]>;
}

describe.each(['sqlite', 'postgres'] as const)('SIGTERM on %s (drill 2)', (engine) => {
  it.skipIf(engine === 'postgres' && databaseUrl === undefined)(
    `under ${STREAMS} open streams lets nobody in, ends what can be ended, marks the rest, and loses nothing`,
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-stop-'));
      const own =
        engine === 'postgres' && databaseUrl !== undefined
          ? await createOwnDatabase(databaseUrl)
          : undefined;
      const model = await startModelServer();
      // Every second reply would go on for ever.
      const plays = Array.from({ length: STREAMS }, (_, index) =>
        index % 2 ? 'endless' : 'plain',
      );
      const env = {
        DATA_DIR: dataDir,
        AI_BASE_URL: model.url,
        AI_MODEL: 'scripted',
        ...(own && { DATABASE_URL: own.url }),
      };
      let server = await startServer(env);
      try {
        const people = await Promise.all(
          Array.from({ length: STREAMS }, (_, index) =>
            newClient(server.url, `reader${index}@example.org`),
          ),
        );
        model.scenario([...plays, 'plain'] as const, { tokensPerSecond: 12 });
        const readings = await Promise.all(people.map(beginReading));

        const ordered = performance.now();
        const ended = server.end('SIGTERM');
        const closedMs = (await lastAnswer(server, ordered)) - ordered;
        expect(await ended).toBe(0);
        const endedMs = performance.now() - ordered;
        expect(closedMs).toBeLessThan(CLOSED_WITHIN_MS);
        expect(endedMs).toBeLessThan(ENDED_WITHIN_MS);
        const ends = await Promise.all(readings.map(async ({ rest }) => (await rest).at(-1)?.type));
        expect(ends.filter((type) => type === 'done')).toHaveLength(STREAMS / 2);
        expect(ends.filter((type) => type === 'error')).toHaveLength(STREAMS / 2);
        expect(server.output()).not.toMatch(/"level":[56]0|Error:/);

        server = await startServer(env);
        for (const [index, reading] of readings.entries()) {
          await expectKept(server.url, reading, ends[index] === 'done');
        }
        process.stdout.write(
          `drill 2, ${engine}: ${STREAMS} streams, closed to the new after ${closedMs.toFixed(0)} ms, ended with 0 after ${endedMs.toFixed(0)} ms, 0 acknowledged lost\n`,
        );
      } finally {
        await server.end('SIGKILL');
        await model.close();
        await own?.drop();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    60_000,
  );
});

async function beginReading(person: Client): Promise<Reading> {
  const headers = { accept: 'text/event-stream' };
  const body = { message: 'Good evening' };
  const events = readStream(await person.call('POST', '/api/chat', body, undefined, headers));
  const accepted = (await events.next()).value;
  if (accepted?.type !== 'accepted') throw new Error('it was not accepted');
  const ids = { message: accepted.userMessage.id, reply: accepted.reply.id };
  expect((await events.next()).value).toMatchObject({ type: 'delta' });
  return { person, ids, rest: Array.fromAsync(events) };
}

/** When the server last said that it is ready; asked anew until it lets nobody in. */
async function lastAnswer({ url }: ServerProcess, from: number): Promise<number> {
  let last = from;
  for (;;) {
    const answered = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => undefined,
    );
    if (answered === true) last = performance.now();
    if (answered === undefined && (await isRefused(url))) return last;
    expect(performance.now() - from).toBeLessThan(ENDED_WITHIN_MS);
    await delay(LOOK_EVERY_MS);
  }
}

/** Whether a new connection is refused, not merely cut. */
function isRefused(url: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
    socket.destroy();
    resolve(false);
  });
  socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'));
  return promise;
}

async function expectKept(url: string, { person, ids }: Reading, done: boolean): Promise<void> {
  const client = clientOf(url, person.token);
  const page: MessagesAnswer = await answerOf(await client.call('GET', '/api/messages'));
  expect(page.messages).toMatchObject([
    { id: ids.message, content: 'Good evening' },
    { id: ids.reply, status: done ? 'complete' : 'failed' },
  ]);
  // What was said before the end stays to be read.
  expect(page.messages[1]?.content).toMatch(/\w+ \w+/);
  const usage: Usage = await answerOf(await client.call('GET', '/api/usage'));
  expect(usage.count).toBe(Number(done));
}
