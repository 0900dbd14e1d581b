import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  isScenarioName,
  type ScenarioName,
  type ScenarioOptions,
  type Script,
  scriptOf,
} from './scenarios.ts';
import { createStage, type Stage } from './stage.ts';

/** What one chat-completions request brought, and how it ended. */
export interface RecordedRequest {
  path: string;
  headers: IncomingMessage['headers'];
  /** The parsed JSON body, or the text where it is not JSON. */
  body: unknown;
  /** When it arrived, ms. */
  at: number;
  /** When its connection or answer closed, ms. */
  closedAt: number | undefined;
  /** Whether the client went before the answer had ended. */
  aborted: boolean;
}

export interface ModelServer {
  /** The base address of the protocol, ending in /v1. */
  readonly url: string;
  /** Every chat-completions request since the start, oldest first. */
  readonly requests: RecordedRequest[];
  /** Chooses what the next requests get: one scenario, or a queue whose last entry repeats. */
  scenario(names: ScenarioName | ScenarioName[], options?: ScenarioOptions): void;
  /** Answers every request with a script of the caller's own. */
  script(play: (stage: Stage, request: RecordedRequest) => Promise<void> | void): void;
  close(): Promise<void>;
}

type Play = Parameters<ModelServer['script']>[0];

const BODY_LIMIT = 4 * 1024 * 1024;

/**
 * Starts a scripted server of the OpenAI chat-completions protocol on loopback. Until a scenario
 * is chosen every request gets 599, so that no test passes by accident.
 */
export async function startModelServer({ port = 0 } = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  let queue: Play[] = [scriptOf('unscripted')];
  const scenario: ModelServer['scenario'] = (names, options) => {
    queue = [names].flat().map((name): Script => scriptOf(name, options));
  };
  const nextPlay = (): Play | undefined => (queue.length > 1 ? queue.shift() : queue[0]);

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path.startsWith('/control')) return control(request, response, { requests, scenario });
    if (request.method !== 'POST' || !path.endsWith('/chat/completions')) {
      response.writeHead(404).end();
      return;
    }
    await perform(request, response, requests, nextPlay);
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  const url = `http://127.0.0.1:${address.port}/v1`;
  return {
    url,
    requests,
    scenario,
    script(play) {
      queue = [play];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function perform(
  request: IncomingMessage,
  response: ServerResponse,
  requests: RecordedRequest[],
  nextPlay: () => Play | undefined,
): Promise<void> {
  const gone = new AbortController();
  const record: RecordedRequest = {
    path: request.url ?? '/',
    headers: request.headers,
    body: undefined,
    at: Date.now(),
    closedAt: undefined,
    aborted: false,
  };
  let wasReset = false;
  const stage = createStage(response, gone.signal, () => {
    wasReset = true;
  });
  response.once('close', () => {
    record.closedAt = Date.now();
    record.aborted = !wasReset && !response.writableFinished;
    gone.abort();
  });
  record.body = parsed(await bodyOf(request));
  requests.push(record);
  try {
    await nextPlay()?.(stage, record);
  } catch (error) {
    // A script is stopped by throwing once its client has gone; anything else is its own mistake.
    if (!gone.signal.aborted) throw error;
  }
}

/** POST /control {scenario, options} chooses; GET /control/requests lists what came. */
async function control(
  request: IncomingMessage,
  response: ServerResponse,
  server: Pick<ModelServer, 'requests' | 'scenario'>,
): Promise<void> {
  const json = (status: number, value: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  if (request.method === 'GET' && request.url === '/control/requests') {
    json(200, server.requests);
    return;
  }
  if (request.method !== 'POST' || request.url !== '/control') {
    json(404, { error: 'POST /control or GET /control/requests' });
    return;
  }
  const body = parsed(await bodyOf(request));
  const wish = typeof body === 'object' && body !== null ? body : {};
  const names = 'scenario' in wish ? [wish.scenario].flat() : [];
  if (names.length === 0 || !names.every(isScenarioName)) {
    json(400, { error: 'scenario must be a known name or a list of them' });
    return;
  }
  const options = 'options' in wish && typeof wish.options === 'object' ? wish.options : null;
  server.scenario(names, options ?? {});
  json(200, { scenario: names });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const part of request) {
    text += String(part);
    if (text.length > BODY_LIMIT) throw new Error('the request body is too long');
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
