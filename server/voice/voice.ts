import type { LanguageCode } from '#shared/languages.ts';
import type { Tone } from '#shared/rules/tones.ts';
import type { Imagining, Speaking } from '#shared/rules/voice-choices.ts';

/** What the person has told about the one who died. Texts may be empty, never absent. */
export interface Portrait {
  name: string;
  tone: Tone;
  speaking: Speaking;
  imagining: Imagining;
  personality: string;
  importantDates: string;
  keyFacts: string;
  favoriteMemories: string;
}

/** One earlier message of the conversation; `at` in ms. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  at: number;
}

/** A fact as the person set it right: it holds against whatever else was told or said. */
export interface SetRight {
  id: string;
  /** Whether a reply was corrected, or they put what they had told into other words. */
  kind: 'correction' | 'told';
  text: string;
  /** The text without what it says is not so. */
  plain: string;
  /** The sentence that was wrong, with what was wrong left out of it. */
  about: string | undefined;
}

/** Everything a reply is made from. The same request gives the same prompt, byte for byte. */
export interface VoiceRequest {
  portrait: Portrait;
  language: LanguageCode;
  /** The moment the message was sent (ms) and the IANA zone of the person. */
  now: number;
  timeZone: string;
  /** Earlier turns, oldest first, without the message to be answered. */
  turns: Turn[];
  /** Turns from before those that fit the message, best first. */
  recalled: Turn[];
  /** What the person set right, oldest first. */
  setRight: SetRight[];
  message: string;
  /** The reply's id: whatever is chosen by chance is chosen by it, so that it can be repeated. */
  seed: string;
  /**
   * Set when a reply is made again from the middle: what the person has already been shown of it,
   * '' when nothing. The new reply goes on after it, closer to the frame than the first one kept.
   */
  continueFrom?: string;
  /** Set when the reply begins with a truth that was asked for, and which is already shown. */
  foreword?: string;
}

/** All that the person told or wrote, as far as the request holds it: what a reply may quote. */
export function textsTold(request: VoiceRequest): string[] {
  const { portrait, turns, recalled, setRight, message } = request;
  const { personality, importantDates, keyFacts, favoriteMemories } = portrait;
  const written = [...turns, ...recalled].filter(({ role }) => role === 'user');
  return [
    personality,
    importantDates,
    keyFacts,
    favoriteMemories,
    message,
    ...[...written, ...setRight].map(({ text }) => text),
  ];
}

/** What a request holds that is never cut. */
export type Asked = Pick<VoiceRequest, 'portrait' | 'language' | 'now' | 'timeZone' | 'message'>;

/** A source of replies. It yields text as it comes; how much, and whether it may, others decide. */
export interface Voice {
  readonly name: 'builtin' | 'openai';
  /** Loads, ahead of time, what the first reply would otherwise wait for. */
  prepare?(): Promise<void>;
  /** Whether a reply to such a message could be made at all; a voice that does not say takes any. */
  fits?(asked: Asked): boolean;
  /**
   * Speaks one reply in pieces of any size. Ends when the reply is complete, and only then:
   * whatever else happens is thrown as a VoiceError.
   */
  speak(request: VoiceRequest, signal: AbortSignal): AsyncIterable<string>;
}

export type VoiceFault =
  /** The server cannot be reached or answers 5xx. Worth another try. */
  | 'unavailable'
  /** 429. Worth another try after `retryAfterMs`. */
  | 'rate_limited'
  /** 400, 401, 403, 404, a redirect: trying again changes nothing; the operator must look. */
  | 'refused'
  /** No first text, or no further text, within the limit. */
  | 'timeout'
  /** The stream ended before the reply did. */
  | 'cut'
  /** What came is not the protocol, or an error inside a good answer. */
  | 'garbage'
  /** It ended well and said nothing. */
  | 'empty'
  /** It would not end. */
  | 'endless'
  /** It gave the sign that the message speaks of a wish to die: care is to answer. */
  | 'danger'
  /** The person stopped it, or the server is going down. */
  | 'aborted';

/** Why a voice fell silent. `detail` is for the log and never holds what anybody said. */
export class VoiceError extends Error {
  override readonly name = 'VoiceError';
  readonly fault: VoiceFault;
  readonly retryAfterMs: number | undefined;

  constructor(fault: VoiceFault, detail: string, retryAfterMs?: number) {
    super(detail);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}
