import { createChance } from '#server/voice/builtin/chance.ts';
import type { Marker } from './marks.ts';

/** How the voice asks for a memory that it does not have. */
interface Asking {
  questions: readonly string[];
  /** What the voice said before: its question is not asked again. */
  lastReply: string;
  seed: string;
}

/**
 * Holds one reply to what was told: of each of its sentences in turn it says what is shown. The first
 * that is imagined becomes a question, and later ones nothing. Each sentence comes with the space
 * before it.
 */
export function onlyTold(
  marks: Marker,
  { questions, lastReply, seed }: Asking,
): (sentence: string) => string {
  let asked = false;
  return (sentence) => {
    if (!marks(sentence).some(({ kind }) => kind === 'imagined')) return sentence;
    if (asked) return '';
    asked = true;
    const fresh = questions.filter((question) => !lastReply.includes(question));
    const space = /^\s*/u.exec(sentence)?.[0] ?? '';
    return `${space}${createChance(`${seed} asks`).oneOf(fresh) ?? ''}`;
  };
}
