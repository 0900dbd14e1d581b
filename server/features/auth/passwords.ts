import type { RateLimits, RateName } from '#server/http/rate-limit.ts';
import { createSlots } from '#server/http/slots.ts';
import { hashPassword, isPassword, unmatchableHash } from './password-hash.ts';

/** Hashing shares the four threads of libuv with images and files, on as few as two cores. */
const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 200;

/** Which limits a try counts against, and for whom. */
export type Tries = [name: RateName, who: string][];

export interface Passwords {
  /** The hash of a new password, as it is stored. Throws busy. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` is the one that `stored` was made from; without a `stored` it never is, and
   * takes as long. A wrong one counts against `tries`. Throws too_many_requests or busy.
   */
  compare(stored: string | undefined, password: string, tries: Tries): Promise<boolean>;
}

/** The costly work with passwords, so much of it at a time. One for the whole process. */
export function createPasswords({ rateLimits }: { rateLimits: RateLimits }): Passwords {
  const slots = createSlots(HASHES_AT_ONCE, HASHES_WAITING);
  const unmatchable = unmatchableHash();

  return {
    hash: (password) => slots.run(() => hashPassword(password)),

    async compare(stored, password, tries) {
      for (const [name, who] of tries) await rateLimits.check(name, who);
      // A try is claimed before the comparing and given back when it was right: of many tries at
      // once no more than the limit are ever compared, and a right one is not counted.
      return slots.run(async () => {
        const claimed: Tries = [];
        let wrong = false;
        try {
          for (const [name, who] of tries) {
            await rateLimits.claim(name, who);
            claimed.push([name, who]);
          }
          const right = await isPassword(stored ?? unmatchable, password);
          wrong = !right;
          return right;
        } finally {
          if (!wrong) for (const [name, who] of claimed) await rateLimits.refund(name, who);
        }
      });
    },
  };
}
