import { chunk, type Stage } from './stage.ts';

export const SCENARIO_NAMES = [
  'unscripted',
  'plain',
  'slow-first-token',
  'stall',
  '500',
  '429',
  '401',
  'cut',
  'reset',
  'garbage',
  'error-in-200',
  'endless',
  'empty',
  'redirect',
] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export const GARBAGE_VARIANTS = ['html', 'broken-json', 'control-characters', 'long-line'] as const;

export interface ScenarioOptions {
  /** What is said; for `endless`, what is said over and over. */
  reply?: string;
  /** Words a second; as fast as the connection takes them when absent. */
  tokensPerSecond?: number;
  /** `slow-first-token`: how long nothing comes. */
  delayMs?: number;
  /** `stall`, `cut`, `reset`, `error-in-200`: how many words come first. 0 is allowed. */
  wordsBefore?: number;
  /** `429`: the Retry-After header, seconds or an HTTP date; absent when ''. */
  retryAfter?: number | string;
  /** `500`: another status in its place, such as 502 or 529. */
  status?: number;
  /** `redirect`: where to. */
  location?: string;
  variant?: (typeof GARBAGE_VARIANTS)[number];
}

/** Plays one answer. */
export type Script = (stage: Stage) => Promise<void> | void;

/** Four sentences of eight words. */
export const PLAIN_REPLY =
  'I am glad that you wrote to me. The morning can be heavy on its own. ' +
  'You were always good at small, kind things. Tell me what the day was like today.';

const ENDLESS_REPLY = 'And then there is one more thing to tell. ';
const LONG_LINE_BYTES = 10 * 1024 * 1024;

/** Whether a name from outside is one of the scenarios. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return SCENARIO_NAMES.some((known) => known === name);
}

/** The script of a named scenario. */
export function scriptOf(name: ScenarioName, options: ScenarioOptions = {}): Script {
  const reply = options.reply ?? PLAIN_REPLY;
  const say = (stage: Stage): Promise<void> => stage.words(reply, options.tokensPerSecond);
  const begin = (stage: Stage): Promise<void> => {
    const words = reply.match(/\s*\S+/g) ?? [];
    const first = words.slice(0, options.wordsBefore ?? 12).join('');
    return stage.words(first, options.tokensPerSecond);
  };
  switch (name) {
    case 'unscripted':
      return failure(599, 'no scenario was chosen');
    case '500':
      return failure(options.status ?? 500, 'scripted failure');
    case '401':
      return failure(401, 'scripted: the key is not known');
    case '429':
      return failure(429, 'scripted: too many requests', retryAfterHeader(options.retryAfter));
    case 'redirect':
      return failure(302, 'elsewhere', { location: options.location ?? 'http://127.0.0.1:9/' });
    case 'plain':
      return steps(open, say, (stage) => stage.finish());
    case 'slow-first-token':
      return steps(
        (stage) => stage.wait(options.delayMs ?? 1_000),
        open,
        say,
        (stage) => stage.finish(),
      );
    case 'stall':
      return steps(open, begin, (stage) => stage.hang());
    case 'cut':
      return steps(open, begin, (stage) => stage.end());
    case 'reset':
      return steps(open, begin, (stage) => stage.reset());
    case 'error-in-200':
      return steps(
        open,
        begin,
        (stage) => stage.event({ error: { message: 'scripted inner failure', type: 'server' } }),
        (stage) => stage.end('data: [DONE]\n\n'),
      );
    case 'endless':
      return steps(open, async (stage) => {
        for (;;) await stage.words(options.reply ?? ENDLESS_REPLY, options.tokensPerSecond);
      });
    case 'empty':
      return steps(open, (stage) => stage.finish());
    case 'garbage':
      return GARBAGE[options.variant ?? 'html'];
    default:
      throw new TypeError(`no such scenario: ${String(name satisfies never)}`);
  }
}

async function open(stage: Stage): Promise<void> {
  await stage.event(chunk({ role: 'assistant', content: '' }));
}

function steps(...all: Script[]): Script {
  return async (stage) => {
    for (const step of all) await step(stage);
  };
}

function failure(status: number, message: string, headers: Record<string, string> = {}): Script {
  return (stage) => {
    stage.head(status, { 'content-type': 'application/json', ...headers });
    stage.end(JSON.stringify({ error: { message, type: 'scripted', code: String(status) } }));
  };
}

function retryAfterHeader(value: number | string = 1): Record<string, string> {
  return value === '' ? {} : { 'retry-after': String(value) };
}

const GARBAGE: Record<NonNullable<ScenarioOptions['variant']>, Script> = {
  html(stage) {
    stage.head(200, { 'content-type': 'text/html' });
    stage.end('<!doctype html><html><body><h1>Welcome to the gateway</h1></body></html>\n');
  },
  async 'broken-json'(stage) {
    await stage.raw('data: {"choices":[{"delta":{"content":"half\n\n');
    stage.end('data: [DONE]\n\n');
  },
  // The pair of the smile is split over two chunks and must survive; the lone halves must not.
  async 'control-characters'(stage) {
    await stage.delta('I\u0000 hear \u0007you\ud800.');
    await stage.delta(' It is \udc00all right \ud83d');
    await stage.delta('\ude42 and\u009f no\u001b hurry.\ud83d');
    await stage.finish();
  },
  async 'long-line'(stage) {
    await stage.raw('data: {"choices":[{"delta":{"content":"');
    const block = 'a'.repeat(64 * 1024);
    for (let sent = 0; sent < LONG_LINE_BYTES; sent += block.length) await stage.raw(block);
    await stage.raw('"}}]}\n\n');
    stage.end('data: [DONE]\n\n');
  },
};
