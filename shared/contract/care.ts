import { z } from 'zod';

const count = z.number().int().min(0).max(1e9);
/** ms since 1970, as far as a Date reaches. */
const time = z.number().int().min(0).max(8.64e15);

/** Where somebody stands after a message that spoke of danger; server/care/course.ts moves it. */
export const careState = z.object({
  /** `crisis` until it is answered: care alone speaks. `watch`: the voice speaks, with checks. */
  phase: z.enum(['crisis', 'watch']),
  /** The last message that spoke of danger. */
  dangerAt: time,
  /** Whether there was a crisis, and not only cause to watch. */
  afterCrisis: z.boolean(),
  /** When a reply last held a check, or an answer made one needless; null for never since. */
  checkedAt: time.nullable(),
  /** What care asked last, if a bare yes or no may be the answer to it. */
  asked: z.enum(['dying', 'safety', 'danger']).nullable(),
  /** How often each kind of words was used, so that the next is another. */
  used: z.object({
    first: count,
    more: count,
    denied: count,
    safe: count,
    watchChecks: count,
    laterChecks: count,
    goodnight: count,
    help: count,
  }),
  /** When care last answered a goodnight; null for never. */
  goodnightAt: time.nullable(),
});

export type CareState = z.infer<typeof careState>;
