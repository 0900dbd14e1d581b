import { VoiceError, type VoiceFault } from './voice.ts';

/** Keeps a provider that is down from being asked by everybody at once. */
export interface Breaker {
  /** Asks for leave to call. @throws VoiceError `unavailable` while only probes are let through. */
  enter(): void;
  /** Tells that a call ended well. */
  succeeded(): void;
  /** Tells how a call failed; only a provider that is down counts, not one that refuses. */
  failed(fault: VoiceFault): void;
}

const FAILURES_TO_OPEN = 5;
const PROBE_EVERY_MS = 10_000;
const DOWN: ReadonlySet<VoiceFault> = new Set([
  'unavailable',
  'timeout',
  'cut',
  'garbage',
  'empty',
]);

/** A breaker of this process: after 5 failures in a row one probe every 10 s, until one succeeds. */
export function createBreaker(deps: { clock: { now(): number } }): Breaker {
  let failures = 0;
  let nextProbeAt = 0;
  return {
    enter() {
      if (failures < FAILURES_TO_OPEN) return;
      const now = deps.clock.now();
      if (now < nextProbeAt) {
        throw new VoiceError('unavailable', 'the provider has failed repeatedly; waiting to probe');
      }
      nextProbeAt = now + PROBE_EVERY_MS;
    },
    succeeded() {
      failures = 0;
    },
    failed(fault) {
      // It has answered.
      if (fault === 'danger') failures = 0;
      if (!DOWN.has(fault)) return;
      failures += 1;
      if (failures === FAILURES_TO_OPEN) nextProbeAt = deps.clock.now() + PROBE_EVERY_MS;
    },
  };
}
