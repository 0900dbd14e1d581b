import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { featuresOf, type Features } from './features.ts';
import { words } from './fold.ts';
import { findConcepts, readLexicon, type Lexicon } from './lexicon.ts';
import { chances, modelHead, readModel, scoreOf, type Score } from './model.ts';

const LEXICONS = new URL('lexicon/', import.meta.url);
const headSchema = modelHead.extend({
  /** From where a score is a crisis, from where it calls for watching. */
  thresholds: z.strictObject({ crisis: z.number(), watch: z.number() }),
});

/** The concepts that are whole phrases of danger. */
const DANGER = new Set([
  'selfkill',
  'wishdead',
  'joinnow',
  'farewell',
  'arrange',
  'meansready',
  'attempted',
  'permission',
  'methodask',
  'burden2',
  'hopeless',
]);
/**
 * From where a message is judged in which no phrase of danger stands, only words and letters that
 * resemble danger: much surer, because everyday messages of many kinds resemble it a little. Chosen
 * by how everyday conversations of others (MemoryBank) and our own lines were then answered.
 */
const HINTED = { crisis: 0.65, watch: 0.3 };
/** And surer still where somebody says that they miss the one who died; chosen on the training part. */
const MISSING = { crisis: 0.65, watch: 0.55 };
/** Fewer words than these say too little to be judged by their letters. */
const ENOUGH_WORDS = 6;

/** The lexicons that lie beside this file. */
const LEXICON: Lexicon = readLexicon(
  Object.fromEntries(
    readdirSync(LEXICONS).map((name) => [
      basename(name, '.txt'),
      readFileSync(new URL(name, LEXICONS), 'utf8'),
    ]),
  ),
);

/** What a model is given of a text. */
export function featuresIn(text: string): Features {
  const folded = words(text);
  return featuresOf(folded, findConcepts(LEXICON, folded));
}

/** What a text scores, and from where that is a crisis or calls for watching. */
export interface Judged {
  score: Score;
  from: Score;
}

/** The reader as `npm run train` left it. */
export function ownReader(): (text: string) => Judged {
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const model = readModel(readFileSync(new URL('weights.bin', import.meta.url)), head);
  return judge;

  function judge(text: string): Judged {
    const folded = words(text);
    const hits = findConcepts(LEXICON, folded);
    const dangerous = hits.some(({ concept }) => DANGER.has(concept));
    const misses = hits.some(({ concept }) => concept === 'miss');
    const hinted = misses ? MISSING : HINTED;
    const from = dangerous ? head.thresholds : hinted;
    if (folded.length < ENOUGH_WORDS && !dangerous) return { score: { crisis: 0, watch: 0 }, from };
    return { score: scoreOf(chances(model, featuresOf(folded, hits))), from };
  }
}
