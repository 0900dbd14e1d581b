import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { featuresOf, type Features } from './features.ts';
import { words } from './fold.ts';
import { findConcepts, readLexicon, type Lexicon } from './lexicon.ts';
import { chances, readModel, scoreOf, type Score } from './model.ts';

const LEXICONS = new URL('lexicon/', import.meta.url);
const headSchema = z.strictObject({
  scale: z.number(),
  bias: z.array(z.number()),
  /** From where a score is a crisis, from where it calls for watching. */
  thresholds: z.strictObject({ crisis: z.number(), watch: z.number() }),
});

/** Reads the lexicons that lie beside this file. */
export function ownLexicon(): Lexicon {
  return readLexicon(
    Object.fromEntries(
      readdirSync(LEXICONS).map((name) => [
        basename(name, '.txt'),
        readFileSync(new URL(name, LEXICONS), 'utf8'),
      ]),
    ),
  );
}

/** What the model is given of a text. */
export function featuresIn(lexicon: Lexicon, text: string): Features {
  const folded = words(text);
  return featuresOf(folded, findConcepts(lexicon, folded));
}

/** The reader as `npm run train` left it: what a text scores, and the thresholds it was given. */
export function ownReader(): {
  score: (text: string) => Score;
  thresholds: z.infer<typeof headSchema>['thresholds'];
} {
  const lexicon = ownLexicon();
  const head = headSchema.parse(
    JSON.parse(readFileSync(new URL('model.json', import.meta.url), 'utf8')),
  );
  const model = readModel(readFileSync(new URL('weights.bin', import.meta.url)), head);
  return {
    score: (text) => scoreOf(chances(model, featuresIn(lexicon, text))),
    thresholds: head.thresholds,
  };
}
