import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** By the number of a headword, the numbers of its fields, as `npm run train` left them. */
const fields = z
  .array(z.array(z.number()))
  .parse(JSON.parse(readFileSync(new URL('fields.json', import.meta.url), 'utf8')));

/**
 * The semantic fields of a headword of the glossary: what kind of thing it speaks of. None where nobody
 * has put it into one. Whoever knows what pills are in a message then half knows what a rope is.
 */
export function fieldsOf(headword: number): readonly number[] {
  return fields[headword] ?? [];
}
