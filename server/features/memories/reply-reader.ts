import { lexiconOf } from '#server/memory/lexicon.ts';
import { type Marker, markerFor, quotationsIn } from '#server/memory/marks.ts';
import type { Remembered } from '#server/memory/remembered.ts';
import { onlyTold } from '#server/memory/told-only.ts';
import type { BuiltinLanguage } from '#server/voice/builtin/language.ts';
import type { Voice, VoiceRequest } from '#server/voice/voice.ts';
import { namesOf } from './correcting.ts';
import { factsBehind } from './facts.ts';

/** Reads one reply, by what it was made from. */
export interface ReplyReader {
  /** What each sentence of the reply stands on. */
  marks: Marker;
  /**
   * What is shown of its next sentence. Where the person wants only what they told, one that is
   * imagined gives way to a question, and to nothing once that was asked.
   */
  shown: (sentence: string) => string;
}

/** The reader of the reply that `voice` makes from `request`. */
export function readerOf(
  request: VoiceRequest,
  remembered: Remembered,
  voice: Voice['name'],
  language: BuiltinLanguage,
): ReplyReader {
  const lexicon = lexiconOf(language, request.language);
  const facts = factsBehind(request, remembered, lexicon);
  // The lines of the built-in voice claim nothing, and whatever it tells it quotes.
  const marks: Marker =
    voice === 'builtin'
      ? (reply) => quotationsIn(reply, facts)
      : markerFor(facts, lexicon, namesOf(request.portrait, lexicon));
  if (request.portrait.imagining === 'details') return { marks, shown: (sentence) => sentence };
  const lastReply = request.turns.findLast(({ role }) => role === 'assistant')?.text ?? '';
  return {
    marks,
    shown: onlyTold(marks, { questions: language.askToBeTold, lastReply, seed: request.seed }),
  };
}
