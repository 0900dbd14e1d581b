import { Agent, type IncomingMessage, request } from 'node:http';
import { clock, type Mark, marksIn } from './stamps.ts';

/** A stamped word with the moment it came over the wire, ms of `clock`. */
export interface Heard extends Mark {
  heardAt: number;
}

/** One message and its streamed reply, as the sender saw it. */
export interface Talk {
  sentAt: number;
  endedAt: number;
  heard: Heard[];
  /** Why there was no complete reply. */
  failure: string | undefined;
}

/** Where a message goes. */
export interface Ask {
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Connections for as many streams as there are people. */
export function streamingAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
}

/** A message to the product. */
export function askProduct(url: string, token: string, message: string): Ask {
  return {
    url: `${url}/api/chat`,
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    body: { message },
  };
}

/** The same message to a server of the model protocol, or to one that hands it on. */
export function askModel(url: string, message: string): Ask {
  const messages = [{ role: 'user', content: message }];
  return {
    url: `${url}/chat/completions`,
    headers: {},
    body: { model: 'scripted', stream: true, messages },
  };
}

/** Sends a message and listens to its reply to the end. Throws nothing: a failure is a finding. */
export async function talk(agent: Agent, ask: Ask): Promise<Talk> {
  const spoken: Talk = { sentAt: clock(), endedAt: 0, heard: [], failure: undefined };
  try {
    const response = await post(agent, ask);
    spoken.failure = await listen(response, spoken.heard);
  } catch (error) {
    spoken.failure = String(error);
  }
  spoken.endedAt = clock();
  return spoken;
}

function post(agent: Agent, { url, headers, body }: Ask): Promise<IncomingMessage> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    });
    call.once('response', resolve).once('error', reject).end(text);
  });
}

/** Reads an event stream. Returns what was wrong with it, or undefined. */
async function listen(response: IncomingMessage, heard: Heard[]): Promise<string | undefined> {
  let rest = '';
  let ended = false;
  response.setEncoding('utf8');
  for await (const part of response) {
    const heardAt = clock();
    const frames = (rest + String(part)).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      // The end repeats the whole reply.
      ended ||= frame.startsWith('event: done') || frame === 'data: [DONE]';
      if (!ended) heard.push(...marksIn(frame).map((mark) => ({ ...mark, heardAt })));
    }
  }
  if (response.statusCode !== 200) return `status ${response.statusCode}: ${rest.slice(0, 200)}`;
  return ended ? undefined : 'the stream had no end';
}

/** From the last byte of the first sentence at the model to that sentence on the wire, ms. */
export function sentenceLag(talk: Talk): number {
  const end = talk.heard.find((mark) => mark.endsSentence);
  if (!end) throw new Error(`no sentence was heard: ${talk.failure}`);
  return end.heardAt - end.spokenAt;
}

/** From sending to the first sentence, less the time in which the model spoke it, ms. */
export function firstTextBeyondModel(talk: Talk): number {
  const [first] = talk.heard;
  const end = talk.heard.find((mark) => mark.endsSentence);
  if (!first || !end) throw new Error(`no sentence was heard: ${talk.failure}`);
  return end.heardAt - talk.sentAt - (end.spokenAt - first.spokenAt);
}

/** From sending to the end, less the time from the model's first word to its last, ms. */
export function wholeBeyondModel(talk: Talk): number {
  const [first] = talk.heard;
  const last = talk.heard.at(-1);
  if (!first || !last) throw new Error(`nothing was heard: ${talk.failure}`);
  return talk.endedAt - talk.sentAt - (last.spokenAt - first.spokenAt);
}
