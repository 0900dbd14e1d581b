import type { Breaker } from './breaker.ts';
import { createSentenceSplitter } from './sentences.ts';
import { type ListenDeps, listen } from './listen.ts';
import { VoiceError, type VoiceFault, type VoiceRequest } from './voice.ts';

export interface ReplyLimits {
  /** Calls of the provider for one message, all causes together. */
  maxCalls: number;
  /** How long the first text may take, ms; also the longest Retry-After that is waited for. */
  firstTokenMs: number;
  /** How long a pause between two texts may take, ms. */
  idleMs: number;
  /** UTF-16 units after which a reply is taken to be endless. */
  maxCharacters: number;
}

export interface ReplyDeps extends ListenDeps {
  breaker: Breaker;
  limits: ReplyLimits;
  /** 0 up to 1, for the jitter of waits. */
  random(): number;
  /** Reads a complete sentence before it is shown; `soFar` is what was released before it. */
  review(sentence: string, soFar: string): 'ok' | 'stop';
  /** What is shown of a sentence that may be: itself, another in its place, or ''. */
  shown(sentence: string): string;
  /** What stands in for the rest of a reply that was stopped twice. */
  safeSentence(): string;
}

export const DEFAULT_REPLY_LIMITS = {
  maxCalls: 3,
  maxCharacters: 8_000,
} as const satisfies Partial<ReplyLimits>;

const FIRST_BACKOFF_MS = 400;

/**
 * Not among them: `timeout`, because a person has then already waited the whole limit and is told
 * so with "try again"; `refused`, `endless`, `danger` and `aborted`, which another try would not
 * change.
 */
const WORTH_ANOTHER_TRY: ReadonlySet<VoiceFault> = new Set([
  'unavailable',
  'rate_limited',
  'cut',
  'garbage',
  'empty',
]);

/**
 * Speaks the reply to one message and yields text that may be shown, a reviewed sentence at a time.
 * A call that fails before anything was released is tried again within `maxCalls`. When a sentence
 * is stopped, what was released stays, the rest is made again once, and failing that a safe
 * sentence ends the reply. Leaving the generator, or aborting, ends the provider's call.
 * @throws VoiceError for whatever keeps the reply from being complete; what was yielded holds.
 */
export async function* runReply(
  deps: ReplyDeps,
  request: VoiceRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const startedAt = performance.now();
  let released = '';
  for (let call = 1; ; call += 1) {
    let stopped = false;
    deps.breaker.enter();
    try {
      for await (const sentence of sentencesOf(deps, request, signal)) {
        stopped = deps.review(sentence, released) === 'stop';
        if (stopped) break;
        const shown = deps.shown(sentence);
        const text = released === '' ? shown.trimStart() : shown;
        if (text === '') continue;
        released += text;
        yield text;
      }
    } catch (error) {
      const fault = faultOf(error, signal);
      const retriesLeft = released === '' && call < deps.limits.maxCalls;
      const delay = retriesLeft ? retryDelay(deps, fault, call, startedAt) : undefined;
      if (delay === undefined) throw fault;
      await pause(deps, delay, signal);
      continue;
    }
    if (!stopped) return;
    yield* remade(deps, request, signal, { released, callsLeft: deps.limits.maxCalls - call });
    return;
  }
}

/**
 * The rest of a reply after a stopped sentence: made again once, where a call is left, and ended
 * with the safe sentence if that is stopped or fails too. Throws only when aborted, or `danger`.
 */
async function* remade(
  deps: ReplyDeps,
  request: VoiceRequest,
  signal: AbortSignal,
  before: { released: string; callsLeft: number },
): AsyncGenerator<string> {
  let released = before.released;
  let stopped = before.callsLeft < 1;
  try {
    if (!stopped) {
      deps.breaker.enter();
      for await (const sentence of sentencesOf(
        deps,
        { ...request, continueFrom: released },
        signal,
      )) {
        stopped = deps.review(sentence, released) === 'stop';
        if (stopped) break;
        const shown = deps.shown(sentence);
        if (shown === '') continue;
        const text = joined(released, shown);
        released += text;
        if (text) yield text;
      }
    }
  } catch (error) {
    const fault = faultOf(error, signal);
    if (fault.fault === 'aborted' || fault.fault === 'danger') throw fault;
    stopped = true;
  }
  if (stopped) yield joined(released, deps.safeSentence());
}

/** One call of the voice, as complete sentences; the breaker is told how it ended. */
async function* sentencesOf(
  deps: ReplyDeps,
  request: VoiceRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const splitter = createSentenceSplitter();
  let characters = 0;
  let said = false;
  try {
    for await (const piece of listen(deps, request, signal)) {
      characters += piece.length;
      if (characters > deps.limits.maxCharacters) {
        throw new VoiceError('endless', `more than ${deps.limits.maxCharacters} characters`);
      }
      said ||= piece.trim() !== '';
      yield* splitter.push(piece);
    }
    if (!said) throw new VoiceError('empty', 'the voice said nothing');
    deps.breaker.succeeded();
  } catch (error) {
    deps.breaker.failed(faultOf(error, signal).fault);
    throw error;
  }
  const rest = splitter.rest().trimEnd();
  if (rest) yield rest;
}

/** How long to wait before another try, ms; undefined when there should be none. */
function retryDelay(
  deps: ReplyDeps,
  error: VoiceError,
  call: number,
  startedAt: number,
): number | undefined {
  const { firstTokenMs } = deps.limits;
  if (!WORTH_ANOTHER_TRY.has(error.fault)) return undefined;
  // Nobody waits for a second answer after having waited the whole limit for the first.
  if (performance.now() - startedAt > firstTokenMs) return undefined;
  if (error.retryAfterMs !== undefined) {
    return error.retryAfterMs <= firstTokenMs ? error.retryAfterMs : undefined;
  }
  return FIRST_BACKOFF_MS * 2 ** (call - 1) * (0.5 + deps.random());
}

async function pause(deps: ReplyDeps, ms: number, signal: AbortSignal): Promise<void> {
  try {
    await deps.wait(ms, signal);
  } catch (error) {
    throw faultOf(error, signal);
  }
}

function faultOf(error: unknown, signal: AbortSignal): VoiceError {
  if (signal.aborted) return new VoiceError('aborted', 'the reply was stopped');
  if (error instanceof VoiceError) return error;
  throw error;
}

/** The text with a space before it where it would otherwise touch what was released. */
function joined(released: string, sentence: string): string {
  if (released === '') return sentence.trimStart();
  const touches = !/[\s。！？」』]$/u.test(released) && !/^\s/u.test(sentence);
  return touches ? ` ${sentence}` : sentence;
}
