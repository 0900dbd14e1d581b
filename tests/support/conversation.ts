import type { ChatEvent, Message, MessagesAnswer, Usage } from '#shared/contract/chat.ts';
import type { MemoriesAnswer, Memory } from '#shared/contract/memories.ts';
import type { Answer, Person } from './app.ts';

/** Gives a person the profile that most tests talk about. */
export async function describeMother(person: Person): Promise<void> {
  const answer = await person.api('POST', '/api/profile', {
    name: 'Ingrid Halvorsen',
    tone: 'warm',
    keyFacts: 'She was a midwife in Bergen for thirty years.',
    favoriteMemories: 'We picked blueberries above the fjord every August.',
  });
  if (answer.statusCode !== 200) throw new Error(`profile answered ${answer.statusCode}`);
}

/** Gives a person a profile with these key facts, and `more` of it. */
export async function describeLost(person: Person, keyFacts: string, more = {}): Promise<void> {
  const body = { name: 'Ingrid Halvorsen', keyFacts, ...more };
  const answer = await person.api('POST', '/api/profile', body);
  if (answer.statusCode !== 200) throw new Error(`profile answered ${answer.statusCode}`);
}

export interface Sent {
  userMessage: Message;
  reply: Message;
  usage: Usage;
}

/** Sends a message and waits for its reply. Throws when it was refused or failed. */
export async function send(person: Person, message: string, extra: object = {}): Promise<Sent> {
  const answer = await person.api('POST', '/api/chat', { message, ...extra });
  if (answer.statusCode !== 200)
    throw new Error(`chat answered ${answer.statusCode}: ${answer.body}`);
  return answer.json();
}

/** All that is remembered of a person's conversation. */
export async function memoriesOf(person: Person): Promise<Memory[]> {
  const answer: MemoriesAnswer = (await person.api('GET', '/api/memories')).json();
  return answer.memories;
}

/** The newest page of a conversation. */
export async function conversation(person: Person): Promise<Message[]> {
  const page: MessagesAnswer = (await person.api('GET', '/api/messages')).json();
  return page.messages;
}

/** Today's usage. */
export async function usageOf(person: Person): Promise<Usage> {
  return (await person.api('GET', '/api/usage')).json();
}

/** The events of an answer that was streamed to its end. */
export function eventsOf(answer: Answer): ChatEvent[] {
  return parseFrames(answer.body);
}

/** Reads an event stream from a real connection, frame by frame. */
export async function* readStream(response: Response): AsyncGenerator<ChatEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of response.body ?? []) {
    const [frames, open] = splitFrames(rest + decoder.decode(chunk, { stream: true }));
    rest = open;
    yield* frames.flatMap(parseFrame);
  }
}

function splitFrames(text: string): [string[], string] {
  const frames = text.split('\n\n');
  return [frames.slice(0, -1), frames.at(-1) ?? ''];
}

/** The whole events of a stream's text; one that was cut off in the middle is none. */
export function parseFrames(text: string): ChatEvent[] {
  return splitFrames(text)[0].flatMap(parseFrame);
}

function parseFrame(frame: string): ChatEvent[] {
  const type = /^event: (.*)$/m.exec(frame)?.[1];
  const data = /^data: (.*)$/m.exec(frame)?.[1];
  return type === undefined || data === undefined ? [] : [{ type, ...JSON.parse(data) }];
}
