import { type Voice, VoiceError } from '../voice.ts';
import { systemWait, type Wait } from '../wait.ts';
import { composeReply } from './compose.ts';
import { builtinLanguage } from './languages/index.ts';

export interface BuiltinSettings {
  wait: Wait;
  /** The pause after each word, ms; 0 for none. */
  msPerWord: number;
}

const READING_PACE: BuiltinSettings = { wait: systemWait, msPerWord: 25 };

/**
 * The voice that needs no model and no network. It answers from what the person has supplied and
 * from a language's own lines, and says plainly what it does not know.
 */
export function createBuiltinVoice(settings: Partial<BuiltinSettings> = {}): Voice {
  const { wait, msPerWord } = { ...READING_PACE, ...settings };
  return {
    name: 'builtin',
    async *speak(request, signal) {
      const reply = composeReply(request, await builtinLanguage(request.language));
      for (const word of wordsOf(reply)) {
        if (signal.aborted) throw new VoiceError('aborted', 'the reply was stopped');
        yield word;
        if (msPerWord > 0) await wait(msPerWord, signal).catch(() => undefined);
      }
      if (signal.aborted) throw new VoiceError('aborted', 'the reply was stopped');
    },
  };
}

/** The words of a text, each with the space before it and the signs after; joined they are the text. */
function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = '';
  let closed = false;
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  for (const { segment, isWordLike = false } of segments) {
    if (word.trim() !== '' && (/^\s/u.test(segment) || (isWordLike && closed))) {
      words.push(word);
      word = '';
    }
    word += segment;
    closed = isWordLike;
  }
  return word === '' ? words : [...words, word];
}
