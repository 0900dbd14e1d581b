import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Person, seeding } from '../../bench/seed.ts';
import type { Message, MessagesAnswer } from '#shared/contract/chat.ts';
import { createOwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, type Client, clientOf } from '#tests/support/http-client.ts';
import { startServer } from '#tests/support/server-process.ts';

const MESSAGES = 100_000;
const READS = 200;
const FIRST_PAGE_P95_MS = 200;
const MB = 1_048_576;

const databaseUrl = process.env['TEST_DATABASE_URL'];

describe.each(['sqlite', 'postgres'] as const)(
  'a conversation of 100,000 messages on %s (drill 32)',
  (engine) => {
    it.skipIf(engine === 'postgres' && databaseUrl === undefined)(
      'is read by pages as quickly as a short one, and takes no message that is too long',
      async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-long-'));
        const own =
          engine === 'postgres' && databaseUrl !== undefined
            ? await createOwnDatabase(databaseUrl)
            : undefined;
        const env = { DATA_DIR: dataDir, ...(own && { DATABASE_URL: own.url }) };
        const person: Person = await seeding(env, ({ personWith }) => personWith(MESSAGES));
        const server = await startServer(env);
        try {
          const client = clientOf(server.url, person.token);
          const times: number[] = [];
          for (let read = 0; read < READS; read += 1) {
            const begun = performance.now();
            const page = await pageOf(client);
            times.push(performance.now() - begun);
            expect(page.messages).toHaveLength(50);
          }
          times.sort((a, b) => a - b);
          const p95 = times[Math.floor(READS * 0.95)] ?? Number.NaN;
          process.stdout.write(
            `drill 32, ${engine}: first page of ${MESSAGES} messages, p50 ${times[READS / 2]?.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`,
          );
          expect(p95).toBeLessThan(FIRST_PAGE_P95_MS);
          await expectPagesInOrder(client);
          await expectLongOnesRefused(client);
        } finally {
          await server.end('SIGKILL');
          await own?.drop();
          rmSync(dataDir, { recursive: true, force: true });
        }
      },
      180_000,
    );
  },
);

async function pageOf(client: Client, query = ''): Promise<MessagesAnswer> {
  return answerOf(await client.call('GET', `/api/messages${query}`));
}

async function expectPagesInOrder(client: Client): Promise<void> {
  const first = await pageOf(client);
  const second = await pageOf(client, `?before=${first.nextCursor}&limit=200`);
  const seen: Message[] = [...second.messages, ...first.messages];
  expect(seen).toHaveLength(250);
  const numbers = seen.map(({ content }) => Number(/number (\d+)\.$/.exec(content)?.[1]));
  expect(numbers).toEqual(Array.from({ length: 250 }, (_, index) => MESSAGES - 249 + index));
}

/** 1 MB is not even read; 4,000 lines of a word are more than a message; 2,000 are one. */
async function expectLongOnesRefused(client: Client): Promise<void> {
  const send = (message: string) => client.call('POST', '/api/chat', { message });
  const refused = [await send('x'.repeat(MB)), await send('a word\n'.repeat(4_000))];
  expect(refused.map(({ status }) => status)).toEqual([413, 400]);
  for (const answer of refused) {
    expect(await answer.json()).toMatchObject({
      error: expect.any(String),
      code: expect.any(String),
    });
  }
  const lines = 'a\n'.repeat(2_000);
  const { userMessage }: { userMessage: Message } = await answerOf(await send(lines));
  expect(userMessage.content).toBe(lines);
  const stored = (await pageOf(client)).messages.slice(-2).map(({ role }) => role);
  expect(stored).toEqual(['user', 'assistant']);
}
