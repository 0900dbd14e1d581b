const CONTROL = /[^\P{Cc}\n\t]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;
const THINKING_OPEN = '<think>';
const THINKING_CLOSE = '</think>';

/** Cleans the pieces of one reply, in order. */
export interface TextCleaner {
  /** What may be passed on of this piece; may be ''. */
  push(piece: string): string;
}

/**
 * Takes control characters (but tab and line feed) and lone surrogates out of streamed text. A pair
 * that was split over two pieces survives. A leading <think> block, with which some open models
 * send their notes to themselves, is left out.
 */
export function createTextCleaner(): TextCleaner {
  let half = '';
  const dropThinking = createThinkingFilter();
  return {
    push(piece) {
      let text = half + piece;
      half = '';
      if (text.length > 0 && isHighSurrogate(text.charCodeAt(text.length - 1))) {
        half = text.slice(-1);
        text = text.slice(0, -1);
      }
      return dropThinking(text.replace(LONE_SURROGATE, '').replace(CONTROL, ''));
    },
  };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Holds text only while it may still turn out to be a leading <think> block. */
function createThinkingFilter(): (text: string) => string {
  let held = '';
  let state: 'start' | 'thinking' | 'speaking' = 'start';
  return (text) => {
    if (state === 'speaking') return text;
    held += text;
    if (state === 'start') {
      const start = held.trimStart();
      if (start.length < THINKING_OPEN.length && THINKING_OPEN.startsWith(start)) return '';
      state = start.startsWith(THINKING_OPEN) ? 'thinking' : 'speaking';
    }
    if (state === 'thinking') {
      const end = held.indexOf(THINKING_CLOSE);
      if (end === -1) {
        held = held.slice(-THINKING_CLOSE.length);
        return '';
      }
      held = held.slice(end + THINKING_CLOSE.length);
      state = 'speaking';
    }
    const rest = held;
    held = '';
    return rest;
  };
}
