import { ApiError, type Method } from '#client/lib/api.ts';
import { type ConversationCore, errorOf } from './conversation-core.ts';

/** How following a reply ended. */
export type Ending =
  | { type: 'settled' }
  /** The server had taken the message; then the reply failed. */
  | { type: 'failed'; error: ApiError }
  /** The server took nothing. */
  | { type: 'refused'; error: ApiError }
  /** Taken, and the line broke before the end. */
  | { type: 'cut' }
  /** The conversation was closed. */
  | { type: 'left' };

export interface Call {
  method: Method;
  path: string;
  body?: unknown;
  /** Runs once, when the server has taken what was sent. */
  onAccepted?: () => void;
}

const RESUME_TRIES = 7;
const RESUME_FIRST_MS = 500;
const RESUME_LONGEST_MS = 15_000;

export type Following = ReturnType<typeof createFollowing>;

/** Follows replies while they are made, and takes them up again where the line broke. */
export function createFollowing(core: ConversationCore) {
  const followed = new Set<string>();

  async function read(key: string, call: Call): Promise<Ending> {
    const signal = core.signal();
    const again = call.method === 'GET';
    let accepted = again;
    let begun = false;
    try {
      const events = core.deps.stream(call.method, call.path, call.body, signal);
      for await (const event of events) {
        if (event.type === 'error' && !accepted) return { type: 'refused', error: errorOf(event) };
        // Only now that it is said again may what was said before go.
        if (again && !begun) core.dispatch({ type: 'rewind', key });
        begun = true;
        core.dispatch({ type: 'event', key, event });
        if (event.type === 'delta') continue;
        if (event.usage) core.tell({ type: 'usage', usage: event.usage });
        if (!accepted) call.onAccepted?.();
        accepted = true;
        if (event.type === 'error') return { type: 'failed', error: errorOf(event) };
        if (event.type === 'done') {
          core.tell({ type: 'replied', reply: event.reply });
          return { type: 'settled' };
        }
        if (!again) core.post(event);
      }
    } catch (error) {
      if (signal.aborted) return { type: 'left' };
      const told = errorOf(error);
      if (!accepted || told.status > 0) return { type: 'refused', error: told };
    }
    return accepted ? { type: 'cut' } : { type: 'refused', error: new ApiError(0, '') };
  }

  /** Makes a call that streams a reply, under the key of that reply, and follows it to its end. */
  async function follow(key: string, call: Call): Promise<Ending> {
    followed.add(key);
    try {
      const ending = await read(key, call);
      return ending.type === 'cut' ? await takeUp(key, 1) : ending;
    } finally {
      followed.delete(key);
    }
  }

  /**
   * Reads a reply from the start again until it has ended. Each try but the very first waits
   * longer than the one before: a line may have broken because the session ended.
   */
  async function takeUp(key: string, triesBefore: number): Promise<Ending> {
    const signal = core.signal();
    for (let tries = triesBefore; tries < RESUME_TRIES; tries += 1) {
      const pause = tries === 0 ? 0 : RESUME_FIRST_MS * 2 ** (tries - 1);
      if (pause > 0) await core.deps.pause(Math.min(pause, RESUME_LONGEST_MS), signal);
      if (signal.aborted) return { type: 'left' };
      const replyId = core.entryOf((entry) => entry.key === key)?.message.id;
      if (replyId === undefined) return { type: 'left' };
      const ending = await read(key, { method: 'GET', path: `/api/messages/${replyId}/events` });
      const lost = ending.type === 'cut' || (ending.type === 'refused' && isPassing(ending.error));
      if (!lost && ending.type !== 'refused') return ending;
      if (!lost) break;
    }
    core.dispatch({ type: 'broken', key });
    return { type: 'cut' };
  }

  /** Follows every reply that is being made and that nobody follows here yet. */
  function followPending(): void {
    for (const { key, message, delivery } of core.state().entries) {
      const pending = message.role === 'assistant' && message.status === 'pending';
      if (!pending || delivery !== 'saved' || followed.has(key)) continue;
      followed.add(key);
      void takeUp(key, 0).finally(() => followed.delete(key));
    }
  }

  return { follow, followPending, isFollowed: (key: string) => followed.has(key) };
}

/** Whether the same call may succeed a moment later: no answer, too busy, or a server in trouble. */
function isPassing({ status }: ApiError): boolean {
  return status === 0 || status === 429 || status >= 500;
}
