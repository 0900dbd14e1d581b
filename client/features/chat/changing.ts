import { type ConversationCore, errorOf } from './conversation-core.ts';
import type { CorrectBody } from '#shared/contract/memories.ts';
import { replyKeyOf } from './entries.ts';
import type { Ending, Following } from './following.ts';

/** Changes what is already said: other words, a reply made again or stopped, a message removed. */
export function createChanging(core: ConversationCore, following: Following, refresh: () => void) {
  /** Replaces the words of a message. False where the server took nothing. */
  async function edit(id: string, text: string): Promise<boolean> {
    const reply = core.entryOf((entry) => entry.message.replyTo === id);
    core.dispatch({ type: 'edit', id, text, at: core.deps.now() });
    const ending = await following.follow(reply?.key ?? replyKeyOf(id), {
      method: 'PATCH',
      path: `/api/messages/${id}`,
      body: { content: text },
      // Only now may the draft of the edit go.
      onAccepted: () => {
        core.deps.drafts.change(({ edit: kept }) => (kept?.id === id ? { edit: null } : {}));
        refresh();
      },
    });
    if (ending.type === 'refused') {
      core.dispatch({ type: 'undo', id });
      core.tell({ type: 'refused', what: 'edit', error: ending.error });
      return false;
    }
    if (ending.type === 'failed') core.tell({ type: 'refused', what: 'send', error: ending.error });
    if (ending.type === 'settled') core.tell({ type: 'edited' });
    return true;
  }

  /** Has a reply that failed made again. */
  async function remake(replyId: string): Promise<void> {
    const reply = core.entryOf((entry) => entry.message.id === replyId);
    if (!reply) return;
    core.dispatch({ type: 'remake', id: replyId });
    const ending = await following.follow(reply.key, {
      method: 'POST',
      path: `/api/messages/${replyId}/retry`,
      onAccepted: refresh,
    });
    if (ending.type === 'refused') core.dispatch({ type: 'undo', id: replyId });
    if (ending.type === 'refused' && ending.error.code === 'nothing_to_retry') return refresh();
    if (ending.type === 'refused' || ending.type === 'failed') {
      core.tell({ type: 'refused', what: 'send', error: ending.error });
    }
  }

  /**
   * Sets right what a reply said, and has it made again in its place. `onTaken` runs once the server
   * has it; where it took nothing, the reply is left as it was.
   */
  async function correct(replyId: string, body: CorrectBody, onTaken: () => void): Promise<Ending> {
    const key = core.entryOf((entry) => entry.message.id === replyId)?.key ?? replyId;
    const ending = await following.follow(key, {
      method: 'POST',
      path: `/api/messages/${replyId}/correct`,
      body,
      onAccepted: () => {
        onTaken();
        refresh();
      },
    });
    // The way to log in, or to pay, is the screen's to show.
    const leadsAway =
      ending.type === 'refused' && (ending.error.status === 401 || ending.error.status === 402);
    if (ending.type === 'failed' || leadsAway) {
      core.tell({ type: 'refused', what: 'send', error: ending.error });
    }
    return ending;
  }

  async function remove(id: string): Promise<void> {
    core.dispatch({ type: 'remove', id });
    try {
      await core.deps.call('DELETE', `/api/messages/${id}`);
    } catch (error) {
      const refused = errorOf(error);
      // Gone already, from another device: that is what was asked for.
      if (refused.status !== 404) {
        core.dispatch({ type: 'restore', id });
        core.tell({ type: 'refused', what: 'delete', error: refused });
        return;
      }
    }
    core.dispatch({ type: 'removed', id });
    core.post({ type: 'removed', id });
    core.tell({ type: 'deleted' });
    refresh();
  }

  /** Stops a reply; its stream then brings the end. */
  async function stop(replyId: string): Promise<void> {
    try {
      await core.deps.call('POST', `/api/messages/${replyId}/stop`);
    } catch (error) {
      core.tell({ type: 'refused', what: 'stop', error: errorOf(error) });
    }
  }

  return {
    edit,
    correct,
    remake: (replyId: string): void => void remake(replyId),
    remove: (id: string): void => void remove(id),
    stop: (replyId: string): void => void stop(replyId),
  };
}
