import type { OpenAI } from 'openai';
import { beginsWithCareSign } from '#server/care/sign.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { createTextCleaner } from './clean-text.ts';
import { voiceErrorOf } from './openai-faults.ts';
import { buildPrompt, fitsContext, replyReserve } from './prompt.ts';
import { type Voice, VoiceError } from './voice.ts';

export interface OpenAiSettings {
  /** Base address of the protocol; OpenAI's own when undefined. */
  baseURL: string | undefined;
  /** Undefined for servers that ask for none. */
  apiKey: string | undefined;
  model: string;
  /** What one request may hold, prompt and reply together, in tokens. */
  contextTokens: number;
}

const OPENAI_ADDRESS = 'https://api.openai.com/v1';
/** A reply of 8,000 characters in chunks of one character is about 2 MB of events. */
const BOUNDS = { line: 64 * 1024, total: 4 * 1024 * 1024 };
/** How much of a reply is looked at for care's sign at its beginning: the sign and marks around it. */
const BEGINNING = 100;

/**
 * A voice that streams from any server of the OpenAI chat-completions protocol. One call of
 * `speak` is one request: trying again is for the caller. `speak` throws VoiceError only.
 */
export function createOpenAiVoice(settings: OpenAiSettings): Voice {
  let client: Promise<OpenAI> | undefined;
  const opened = (): Promise<OpenAI> => (client ??= openClient(settings));
  return {
    name: 'openai',
    async prepare() {
      await opened();
    },
    fits: (asked) => fitsContext(asked, settings.contextTokens),
    async *speak(request, signal) {
      const messages = buildPrompt(request, settings.contextTokens);
      try {
        const stream = await (await opened()).chat.completions.create(
          {
            model: settings.model,
            messages,
            stream: true,
            ...replyLimit(settings),
          },
          { signal },
        );
        yield* spokenText(stream, signal);
      } catch (error) {
        throw voiceErrorOf(error, signal);
      }
    },
  };
}

/** The SDK is loaded after the start, of which it would take a third. */
async function openClient(settings: OpenAiSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: settings.baseURL ?? OPENAI_ADDRESS,
    // The SDK insists on a key and would otherwise look for one in the environment by itself.
    apiKey: settings.apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    // It would print the chunks that it cannot read, and with them what somebody said.
    logLevel: 'off',
    fetch: createBoundedFetch(BOUNDS),
  });
}

/** OpenAI's newer models refuse the old name of this limit, most other servers know no other. */
function replyLimit(settings: OpenAiSettings): Record<string, number> {
  const limit = replyReserve(settings.contextTokens);
  return (settings.baseURL ?? OPENAI_ADDRESS) === OPENAI_ADDRESS
    ? { max_completion_tokens: limit }
    : { max_tokens: limit };
}

async function* spokenText(
  stream: AsyncIterable<OpenAI.Chat.ChatCompletionChunk>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const cleaner = createTextCleaner();
  let chunks = 0;
  let said = false;
  let beginning = '';
  let ending: string | undefined;
  for await (const chunk of stream) {
    chunks += 1;
    const choice = firstChoice(chunk);
    const text = cleaner.push(
      typeof choice?.delta?.content === 'string' ? choice.delta.content : '',
    );
    said ||= text.trim().length > 0;
    if (beginning.length < BEGINNING) {
      beginning += text;
      // Leaving the loop ends the request.
      if (beginsWithCareSign(beginning)) throw new VoiceError('danger', 'care is to answer');
    }
    if (text) yield text;
    ending = choice?.finish_reason ?? ending;
  }
  // The SDK ends an aborted stream as if it had been complete.
  if (signal.aborted) throw new VoiceError('aborted', 'the reply was stopped');
  if (chunks === 0) throw new VoiceError('garbage', 'the provider sent no event');
  if (ending === undefined) throw new VoiceError('cut', 'the stream had no finish_reason');
  if (ending === 'length' || ending === 'content_filter') {
    throw new VoiceError('cut', `the provider ended the reply by ${ending}`);
  }
  if (!said) throw new VoiceError('empty', 'the provider said nothing');
}

type Choice = {
  delta?: { content?: unknown } | null;
  finish_reason?: string | null;
};

/** The types promise choices, servers do not: the last chunk of some holds usage alone. */
function firstChoice(chunk: { choices?: Choice[] | null } | null): Choice | undefined {
  return Array.isArray(chunk?.choices) ? chunk.choices[0] : undefined;
}
