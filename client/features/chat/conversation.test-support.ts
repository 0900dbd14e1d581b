import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect, vi } from 'vitest';
import { api } from '#client/lib/api.ts';
import { chatEvents } from '#client/lib/sse.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatDraft, ChatDraftBox } from './chat-draft.ts';
import { createConversation } from './conversation.ts';
import type { News } from './conversation-core.ts';
import { openTabs } from './tabs.ts';

type Body = Record<string, string>;
export type Answer = (response: ServerResponse, body: Body) => void;
type Frame = readonly [string, object] | 'cut';

export const USAGE = { count: 1, limit: 60, resetAt: 9 };

/** A server that says what a test tells it to, over real HTTP, and keeps what it took. */
export async function scriptedServer() {
  const calls: string[] = [];
  const answers: Record<string, Answer[]> = {};
  let kept: Message[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const queue = answers[call];
    // The last answer of a call is given for good.
    const next = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (next) next(response, text ? JSON.parse(text) : {});
    else if (call === 'GET /api/messages') page(kept)(response, {});
    else json(599, { error: `nobody expected ${call}`, code: 'unexpected' })(response, {});
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    base: `http://127.0.0.1:${port}`,
    calls,
    answers,
    keep: (messages: Message[]): void => {
      kept = messages;
    },
    /** Streams frames and keeps the messages in them; 'cut' breaks the line. */
    stream:
      (frames: (body: Body) => readonly Frame[]): Answer =>
      (response, body) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const frame of frames(body)) {
          if (frame === 'cut') {
            // What was written must have left before the line breaks.
            setImmediate(() => response.destroy());
            return;
          }
          const [name, data] = frame;
          if ('userMessage' in data && 'reply' in data) {
            const { userMessage, reply } = data as { userMessage: Message; reply: Message };
            kept = [
              ...kept.filter((m) => m.id !== userMessage.id && m.id !== reply.id),
              userMessage,
              reply,
            ];
          }
          response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
        }
        response.end();
      },
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function json(status: number, body: unknown): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}

function page(messages: Message[]): Answer {
  return json(200, { messages, nextCursor: null });
}

/** The person's message; the digits of its id are its time. */
export function words(id: string, content: string, messageId: string | null = null): Message {
  return {
    id,
    role: 'user',
    content,
    timestamp: Number.parseInt(id, 10),
    status: 'complete',
    replyTo: null,
    messageId,
    editedAt: null,
  };
}

export function reply(
  to: string,
  content: string,
  status: Message['status'] = 'complete',
): Message {
  return { ...words(`${to}-reply`, content), role: 'assistant', status, replyTo: to };
}

function pair(id: string, body: Body, answer: Message) {
  const userMessage = words(id, body.message ?? body.content ?? '', body.messageId ?? null);
  return { userMessage, reply: answer, usage: USAGE };
}

export function accepted(id: string, body: Body): Frame {
  return ['accepted', pair(id, body, reply(id, '', 'pending'))];
}

export function delta(text: string): Frame {
  return ['delta', { text }];
}

export function done(id: string, body: Body, said: string): Frame {
  return ['done', pair(id, body, reply(id, said))];
}

function memoryDrafts(): ChatDraftBox {
  let draft: ChatDraft = { text: '', unsent: [], edit: null, correction: null };
  return {
    read: () => draft,
    change: (parts) => {
      draft = { ...draft, ...parts(draft) };
    },
  };
}

/** A conversation with the server at `base`, as a tab of `account`. */
export function openConversation(base: string, drafts = memoryDrafts(), account = 'somebody') {
  const news: News[] = [];
  const network: { back?: () => void } = {};
  let ids = 0;
  const conversation = createConversation({
    call: (method, path, signal) => api(method, base + path, undefined, signal && { signal }),
    stream: (method, path, body, signal) => chatEvents(method, base + path, body, signal),
    drafts,
    openTabs: (heard) => openTabs(account, heard),
    pause: () => Promise.resolve(),
    onOnline: (listener) => {
      network.back = listener;
      return () => delete network.back;
    },
    newId: () => {
      ids += 1;
      return `m${ids}`;
    },
    now: () => 1_000,
  });
  const close = conversation.open((item) => news.push(item));
  const shown = () =>
    conversation
      .state()
      .entries.filter((entry) => entry.delivery !== 'removing')
      .map(({ message, delivery }) => `${message.content}|${message.status}|${delivery}`);
  return {
    conversation,
    drafts,
    news,
    close,
    comeOnline: () => network.back?.(),
    ready: () => vi.waitFor(() => expect(conversation.state().phase).toBe('ready')),
    shows: (...lines: string[]) => vi.waitFor(() => expect(shown()).toEqual(lines)),
  };
}
