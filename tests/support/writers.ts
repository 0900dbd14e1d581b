import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Message, MessagesAnswer, Usage } from '#shared/contract/chat.ts';
import { readStream } from './conversation.ts';
import { answerOf, type Client, clientOf, newClient } from './http-client.ts';

/** A lease of ten seconds, and the sweep that finds it lapsed. */
const SETTLED_WITHIN_MS = 20_000;
/** How long somebody waits whose message was not taken. */
const AGAIN_AFTER_MS = 50;

/** Somebody who goes on writing, and what the server acknowledged of it. */
export interface Writer {
  token: string;
  acknowledged: { id: string; content: string }[];
}

/** Registers so many people who write. */
export async function registerWriters(url: string, count: number): Promise<Writer[]> {
  const clients = await Promise.all(
    Array.from({ length: count }, (_, index) => newClient(url, `writer${index}@example.org`)),
  );
  return clients.map(({ token }) => ({ token, acknowledged: [] }));
}

/**
 * Has everybody write, one message after the other, until `over`, and notes what the server
 * acknowledged; `onAnswer` hears the status of each answer. A message that was refused, or whose
 * connection broke, may be there or not, and another one follows.
 */
export async function writeUntil(
  over: AbortSignal,
  url: string,
  writers: readonly Writer[],
  onAnswer: (status: number, error: unknown) => void = () => undefined,
): Promise<void> {
  await Promise.all(
    writers.map(async (writer, index) => {
      const client = clientOf(url, writer.token);
      while (!over.aborted) {
        const content = `${index}: ${writer.acknowledged.length} ${crypto.randomUUID()}`;
        const taken = await writeOne(client, writer, content, onAnswer).catch(() => false);
        if (!taken) await delay(AGAIN_AFTER_MS);
      }
    }),
  );
}

async function writeOne(
  client: Client,
  writer: Writer,
  content: string,
  onAnswer: (status: number, error: unknown) => void,
): Promise<boolean> {
  const headers = { accept: 'text/event-stream' };
  const answer = await client.call('POST', '/api/chat', { message: content }, undefined, headers);
  if (!answer.ok) {
    onAnswer(answer.status, (await answer.json()).error);
    return false;
  }
  for await (const event of readStream(answer)) {
    if (event.type !== 'accepted') continue;
    writer.acknowledged.push({ id: event.userMessage.id, content });
    onAnswer(answer.status, undefined);
  }
  return true;
}

/**
 * Every message that was acknowledged is there once, unchanged and in its order, with one reply at
 * most, and the day counts those that were answered.
 */
export async function expectNothingLost(url: string, writer: Writer): Promise<void> {
  const client = clientOf(url, writer.token);
  const messages = await settled(client);
  const own = messages.filter((message) => message.role === 'user');
  const known = new Map(own.map((message) => [message.id, message.content]));
  expect(known.size).toBe(own.length);
  for (const { id, content } of writer.acknowledged) expect(known.get(id)).toBe(content);
  const order = own
    .map(({ id }) => id)
    .filter((id) => writer.acknowledged.some((entry) => entry.id === id));
  expect(order).toEqual(writer.acknowledged.map(({ id }) => id));
  const replies = messages.filter((message) => message.role === 'assistant');
  expect(new Set(replies.map((reply) => reply.replyTo)).size).toBe(own.length);
  const usage: Usage = await answerOf(await client.call('GET', '/api/usage'));
  expect(usage.count).toBe(replies.filter((reply) => reply.status === 'complete').length);
}

/** The whole conversation, once no reply is pending any more. */
async function settled(client: Client): Promise<Message[]> {
  const until = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const messages: Message[] = [];
    let query = '?limit=200';
    for (;;) {
      const page: MessagesAnswer = await answerOf(
        await client.call('GET', `/api/messages${query}`),
      );
      messages.unshift(...page.messages);
      if (page.nextCursor === null) break;
      query = `?limit=200&before=${page.nextCursor}`;
    }
    if (messages.every((message) => message.status !== 'pending')) return messages;
    expect(Date.now()).toBeLessThan(until);
    await delay(250);
  }
}
