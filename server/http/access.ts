import { AppError } from './errors.ts';

/**
 * What a route is to an administrator, said in its `config.access`. A route that says nothing is
 * the person's own: in an administrator's session it is read only while support access runs, and
 * never changes anything (money, password, sessions, deletion, support access itself).
 *
 * - `support`: support may change it too, while support access runs.
 * - `hidden`: without support access it is answered all the same, and leaves the words out itself.
 * - `owner`: it is read by the person alone; support access does not open it.
 * - `open`: it holds no word of the person's.
 * - `administrators`: it is theirs alone, under their own name.
 */
export type Access = 'support' | 'hidden' | 'owner' | 'open' | 'administrators';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** What the rule asks of a caller. */
interface Caller {
  isAdmin: boolean;
  isAdminSession: boolean;
  wordsOpen: boolean;
}

/**
 * The one rule of what an administrator may do, for every route; a new one is closed until it says
 * otherwise. Reading is never refused with 403, which would log the browser out: what is closed is
 * `not_found`. Throws `forbidden`, `support_access_required` or `not_found`.
 */
export function requireAccess(actor: Caller, method: string, access: Access | undefined): void {
  if (access === 'administrators') {
    if (!actor.isAdmin || actor.isAdminSession) throw new AppError('forbidden');
    return;
  }
  if (!actor.isAdminSession || access === 'open') return;
  const reads = method === 'GET' || method === 'HEAD';
  if (actor.wordsOpen && access !== 'owner') {
    if (!reads && access !== 'support') throw new AppError('forbidden');
    return;
  }
  if (!reads) throw new AppError('support_access_required');
  if (access !== 'hidden') throw new AppError('not_found');
}
