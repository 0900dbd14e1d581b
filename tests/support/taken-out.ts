import { decideCorrection } from '#server/features/memories/correcting.ts';
import { lexiconOf } from '#server/memory/lexicon.ts';
import { rememberedFrom } from '#server/memory/remembered.ts';
import { builtinLanguage } from '#server/voice/builtin/languages/index.ts';
import type { LanguageCode } from '#shared/languages.ts';

/** What of some sentences a correction of a reply takes out. */
export async function takenOut(
  language: LanguageCode,
  reply: string,
  correction: string,
  sentences: readonly string[],
  selected?: string,
): Promise<string[]> {
  const lexicon = lexiconOf(await builtinLanguage(language), language);
  const start = selected === undefined ? -1 : reply.indexOf(selected);
  const decision = decideCorrection(
    {
      correction,
      reply: { id: 'reply', content: reply },
      selection: start < 0 ? undefined : { start, end: start + (selected ?? '').length },
      candidates: sentences.map((text) => ({ text })),
      names: ['ingrid'],
      now: 1,
    },
    lexicon,
  );
  const remembered = rememberedFrom([decision], lexicon);
  return sentences.filter((sentence) => remembered.retiredBy(sentence) !== undefined);
}
