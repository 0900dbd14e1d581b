import { type Voice, VoiceError, type VoiceRequest } from './voice.ts';
import type { Wait } from './wait.ts';

export interface ListenDeps {
  voice: Voice;
  wait: Wait;
  limits: { firstTokenMs: number; idleMs: number };
}

/** Since when the voice has been waited for (monotonic ms); undefined while the reader is busy. */
interface Waiting {
  since: number | undefined;
}

/**
 * One call of a voice, held to its time: the first text must come within `firstTokenMs`, each
 * further one within `idleMs`. Time in which the reader is busy does not count. However it ends,
 * the voice's signal is aborted and its iterator closed, so that no call runs on unheard.
 * @throws VoiceError `timeout`, `aborted`, or what the voice threw.
 */
export async function* listen(
  deps: ListenDeps,
  request: VoiceRequest,
  signal: AbortSignal,
): AsyncGenerator<string> {
  if (signal.aborted) throw new VoiceError('aborted', 'the reply was stopped');
  const call = new AbortController();
  const listening = AbortSignal.any([signal, call.signal]);
  const waiting: Waiting = { since: performance.now() };
  const firstText = new AbortController();
  const untilFirst = AbortSignal.any([call.signal, firstText.signal]);
  let silence = silenceBeyond(deps.limits.firstTokenMs, waiting, deps.wait, untilFirst);
  const stop = rejectionOn(signal);
  const pieces = deps.voice.speak(request, listening)[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([pieces.next(), silence, stop.promise]);
      if (next.done) return;
      if (next.value === '') continue;
      waiting.since = undefined;
      if (!firstText.signal.aborted) {
        firstText.abort();
        silence = silenceBeyond(deps.limits.idleMs, waiting, deps.wait, call.signal);
      }
      yield next.value;
      waiting.since = performance.now();
    }
  } finally {
    stop.forget();
    call.abort();
    // Not awaited: a voice that ignores its signal would keep the person waiting.
    void pieces.return?.().catch(() => undefined);
  }
}

/**
 * Rejects with `timeout` once the voice has been waited for longer than `limit`; never settles
 * otherwise. One timer a limit rather than one a piece: a thousand replies at a time are tens of
 * thousands of pieces a second.
 */
function silenceBeyond(
  limit: number,
  waiting: Waiting,
  wait: Wait,
  over: AbortSignal,
): Promise<never> {
  return new Promise((_, reject) => {
    const look = async (): Promise<void> => {
      for (;;) {
        const waited = waiting.since === undefined ? 0 : performance.now() - waiting.since;
        if (waited >= limit) {
          reject(new VoiceError('timeout', `no text for ${limit} ms`));
          return;
        }
        await wait(Math.max(limit - waited, 1), over);
      }
    };
    // Rejected only when `over` aborts: nobody asks any more.
    look().catch(() => undefined);
  });
}

/** A promise that rejects when the signal aborts, and a way to let go of the signal. */
function rejectionOn(signal: AbortSignal): { promise: Promise<never>; forget: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined);
  const onAbort = (): void => reject(new VoiceError('aborted', 'the reply was stopped'));
  signal.addEventListener('abort', onAbort, { once: true });
  return { promise, forget: () => signal.removeEventListener('abort', onAbort) };
}
