import { VoiceError } from './voice.ts';

/** The longest wait a provider is believed to mean. */
const LONGEST_RETRY_AFTER_MS = 24 * 3_600_000;

/**
 * The VoiceError for whatever the SDK, the network or our own bounds have thrown. Its detail names
 * status codes and error classes only: a provider's error text may quote what somebody said.
 */
export function voiceErrorOf(error: unknown, signal: AbortSignal): VoiceError {
  if (signal.aborted) return new VoiceError('aborted', 'the reply was stopped');
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof VoiceError) return cause;
  }
  const status = statusOf(error);
  if (status !== undefined) return faultOfStatus(status, error);
  if (error instanceof SyntaxError) return new VoiceError('garbage', 'an event was not JSON');
  const name = error instanceof Error ? error.constructor.name : 'unknown';
  if (name.startsWith('APIConnection'))
    return new VoiceError('unavailable', `no connection (${name})`);
  // The SDK throws an APIError without a status for an error inside a good stream.
  if (name === 'APIError') return new VoiceError('garbage', 'an error inside the stream');
  if (error instanceof TypeError) return new VoiceError('cut', 'the connection broke');
  return new VoiceError('garbage', `unreadable answer (${name})`);
}

function faultOfStatus(status: number, error: unknown): VoiceError {
  if (status === 429) {
    return new VoiceError('rate_limited', 'the provider answered 429', retryAfterMs(error));
  }
  // 408 and 409 are the protocol's own "try again".
  if (status >= 500 || status === 408 || status === 409) {
    return new VoiceError('unavailable', `the provider answered ${status}`, retryAfterMs(error));
  }
  return new VoiceError('refused', `the provider answered ${status}`);
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Retry-After in ms, from seconds or an HTTP date (RFC 9110, 10.2.3), or undefined. */
export function retryAfterMs(error: unknown, now = Date.now()): number | undefined {
  if (typeof error !== 'object' || error === null || !('headers' in error)) return undefined;
  const value = error.headers instanceof Headers ? error.headers.get('retry-after')?.trim() : null;
  if (!value) return undefined;
  const ms = /^\d+(\.\d+)?$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS);
}
