import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RATE } from '#server/http/rate-limit.ts';
import type { ChatEvent, Message, MessagesAnswer, Usage } from '#shared/contract/chat.ts';
import { type Balancer, servedBy, startBalancer } from '#tests/support/balancer.ts';
import { readStream } from '#tests/support/conversation.ts';
import { createOwnDatabase, type OwnDatabase } from '#tests/support/database-server.ts';
import { answerOf, type Client, clientOf, newClient } from '#tests/support/http-client.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type ModelServer, startModelServer } from '#tests/support/model-server/model-server.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];

const PROCESSES = 2;
const CAP = 5;
const RACED = 30;
const PEOPLE = 10;
const SLOW_REPLY = 'It begins here. It goes on there. It ends now.';
/** A lease of ten seconds, and the sweep that finds it lapsed. */
const SETTLED_WITHIN_MS = 20_000;

let own: OwnDatabase;
let model: ModelServer;
let mail: MailServer;
let folders: string[];
let servers: ServerProcess[];
let balancer: Balancer;
let emails = 0;

/** Each pair is on a database of its own, which both find empty when they start at once. */
describe.skipIf(databaseUrl === undefined)(
  'two processes on one PostgreSQL behind a proxy (needs PostgreSQL)',
  () => {
    beforeAll(async () => {
      [own, model, mail] = await Promise.all([
        createOwnDatabase(databaseUrl ?? ''),
        startModelServer(),
        startMailServer(),
      ]);
      folders = Array.from({ length: PROCESSES }, () =>
        mkdtempSync(join(tmpdir(), 'keepsake-many-')),
      );
      servers = await Promise.all(folders.map(start));
    }, 60_000);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await Promise.all([model.close(), mail.close()]);
      await own.drop();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    beforeEach(async () => {
      model.scenario('plain');
      balancer = await startBalancer(servers.map((server) => server.url));
    });
    afterEach(() => balancer.close());

    it('know each other’s sessions, and their end', async () => {
      const anna = await somebody();
      const asked = await times(10, () => anna.call('GET', '/api/me'));
      expect(asked.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(new Set(asked.map(servedBy))).toEqual(new Set([0, 1]));
      await answerOf(await anna.call('POST', '/api/auth/logout'));
      const after = await times(10, () => anna.call('GET', '/api/me'));
      expect(after.map(({ status }) => status)).toEqual(Array(10).fill(401));
    });

    it('hold one limit of log-ins together, raced through both', async () => {
      const { email } = await answerOf(await (await somebody()).call('GET', '/api/me'));
      const { limit } = RATE.failedLoginByAccount;
      const answers = await times(limit * 2, () => post('/api/auth/login', email, 'Winter1987'));
      expect(statuses(answers)).toEqual({ 401: limit, 429: limit });
      expect(new Set(answers.map(servedBy))).toEqual(new Set([0, 1]));
      // The right one as well, until the time is over.
      expect((await post('/api/auth/login', email, 'Sommer1987')).status).toBe(429);
    });

    it('hold the day’s cap together, raced through both (ASVS V2.3.4)', async () => {
      const anna = await somebody();
      let number = 0;
      const answers = await times(RACED, () => say(anna, `Number ${(number += 1)}`));
      expect(statuses(answers)).toEqual({ 200: CAP, 429: RACED - CAP });
      expect(new Set(answers.map(servedBy))).toEqual(new Set([0, 1]));
      expect(await messagesOf(anna)).toHaveLength(CAP * 2);
      expect((await usageOf(anna)).count).toBe(CAP);
    });

    it('do a durable job once, however many look for it', async () => {
      const people = await times(PEOPLE, somebody);
      const addresses: string[] = await Promise.all(
        people.map(async (person) => (await answerOf(await person.call('GET', '/api/me'))).email),
      );
      const asked = await Promise.all(
        addresses.map((email) => post('/api/auth/forgot-password', email)),
      );
      expect(statuses(asked)).toEqual({ 200: PEOPLE });
      expect(new Set(asked.map(servedBy))).toEqual(new Set([0, 1]));
      await expect
        .poll(() => mail.mails.length, { timeout: 15_000 })
        .toBeGreaterThanOrEqual(PEOPLE);
      await expect.poll(jobsWaiting, { timeout: 15_000 }).toBe(0);
      expect(mail.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
        addresses.toSorted(),
      );
    });

    it('go on with a stream that was begun on the other', async () => {
      const anna = await somebody();
      model.scenario('plain', { reply: SLOW_REPLY, tokensPerSecond: 6 });
      const made = await stream(anna);
      const events = readStream(made);
      const accepted = (await events.next()).value;
      if (accepted?.type !== 'accepted') throw new Error('it was not accepted');
      expect((await events.next()).value).toMatchObject({ type: 'delta' });
      await events.return(undefined);

      const path = `/api/messages/${accepted.reply.id}/events`;
      const followed = (await times(PROCESSES, () => anna.call('GET', path))).find(
        (answer) => servedBy(answer) !== servedBy(made),
      );
      if (!followed) throw new Error('the other was not asked');
      const seen = await Array.fromAsync(readStream(followed));
      expect(textOf(seen)).toBe(SLOW_REPLY);
      expect(seen.at(-1)).toMatchObject({ type: 'done', reply: { content: SLOW_REPLY } });
    });

    it('drill 1: one killed in mid-reply loses nothing and counts nothing twice; the other goes on', async () => {
      const people = await times(PEOPLE, somebody);
      model.scenario('plain', { reply: SLOW_REPLY, tokensPerSecond: 4 });
      const sent = await Promise.all(people.map(beginReply));
      const [dead] = servers;
      if (!dead) throw new Error('there are two');
      const killed = performance.now();
      await dead.end('SIGKILL');
      const ends = await Promise.all(sent.map(({ rest }) => rest));
      const broken = sent.filter(({ by }) => by === 0);
      expect(broken.length).toBe(PEOPLE / PROCESSES);
      for (const [index, { by }] of sent.entries()) {
        expect(ends[index]?.at(-1)?.type === 'done').toBe(by === 1);
      }
      // Everybody is served by the one that is left, at once.
      const pages = await Promise.all(people.map(messagesOf));
      for (const page of pages) expect(page.map(({ content }) => content)[0]).toBe('Hello');

      model.scenario('plain', { reply: SLOW_REPLY });
      for (const { person, userMessage, reply, by } of sent) {
        await expect
          .poll(async () => (await messagesOf(person)).map(({ status }) => status), {
            timeout: SETTLED_WITHIN_MS,
          })
          .toEqual(['complete', by === 0 ? 'failed' : 'complete']);
        expect((await usageOf(person)).count).toBe(by);
        if (by === 1) continue;
        const retried = await answerOf(
          await person.call('POST', `/api/messages/${reply.id}/retry`),
        );
        expect(retried.reply).toMatchObject({ id: reply.id, content: SLOW_REPLY });
        expect(await messagesOf(person)).toMatchObject([
          { id: userMessage.id, content: 'Hello' },
          { id: reply.id, content: SLOW_REPLY, status: 'complete' },
        ]);
        expect((await usageOf(person)).count).toBe(1);
      }
      const after = performance.now() - killed;
      process.stdout.write(
        `drill 1, one of two processes: ${PEOPLE} replies in the making, ${broken.length} broken off, 0 messages lost, all answered ${after.toFixed(0)} ms after the kill\n`,
      );
      servers[0] = await start(folders[0] ?? '');
    }, 60_000);
  },
);

function start(folder: string): Promise<ServerProcess> {
  return startServer({
    DATA_DIR: folder,
    DATABASE_URL: own.url,
    MASTER_KEY: 'a key that is the same for every process',
    DAILY_MESSAGE_LIMIT: String(CAP),
    TRUST_PROXY: '1',
    SMTP_URL: mail.url,
    AI_BASE_URL: model.url,
    AI_MODEL: 'scripted',
  });
}

/** Somebody with a profile, who calls through the proxy. */
function somebody(): Promise<Client> {
  emails += 1;
  return newClient(balancer.url, `person${emails}@example.org`);
}

function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, work));
}

function post(path: string, email: string, password?: string): Promise<Response> {
  return clientOf(balancer.url, '').call('POST', path, { email, password });
}

function say(person: Client, message: string): Promise<Response> {
  return person.call('POST', '/api/chat', { message });
}

function stream(person: Client): Promise<Response> {
  const headers = { accept: 'text/event-stream' };
  return person.call('POST', '/api/chat', { message: 'Hello' }, undefined, headers);
}

/** A reply of which something has been read; `rest` is what comes of it, whole or broken off. */
async function beginReply(person: Client) {
  const answer = await stream(person);
  const events = readStream(answer);
  const accepted = (await events.next()).value;
  if (accepted?.type !== 'accepted') throw new Error('it was not accepted');
  await events.next();
  const { userMessage, reply } = accepted;
  return { person, userMessage, reply, by: servedBy(answer), rest: restOf(events) };
}

async function restOf(events: AsyncGenerator<ChatEvent>): Promise<ChatEvent[]> {
  const seen: ChatEvent[] = [];
  try {
    for await (const event of events) seen.push(event);
  } catch {
    // The connection broke with the server that was killed.
  }
  return seen;
}

function textOf(events: ChatEvent[]): string {
  return events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
}

function statuses(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function messagesOf(person: Client): Promise<Message[]> {
  const page: MessagesAnswer = await answerOf(await person.call('GET', '/api/messages'));
  return page.messages;
}

async function usageOf(person: Client): Promise<Usage> {
  return answerOf(await person.call('GET', '/api/usage'));
}

/** How many jobs neither has done yet, by what each tells of itself. */
async function jobsWaiting(): Promise<number> {
  const metrics = await (await fetch(`${servers[0]?.url}/metrics`)).text();
  return Number(/^keepsake_jobs_waiting (\d+)$/m.exec(metrics)?.[1]);
}
