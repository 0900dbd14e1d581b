import type { ApiError } from '#client/lib/api.ts';
import type { Unsent } from './chat-draft.ts';
import type { ConversationCore } from './conversation-core.ts';
import { isKept, replyKeyOf } from './entries.ts';
import type { Following } from './following.ts';

/** Sends what is written, once, and keeps it in this browser until the server has it. */
export function createSending(core: ConversationCore, following: Following, refresh: () => void) {
  const { drafts, newId, now } = core.deps;
  /** Messages that wait for the network to come back. */
  const waiting = new Set<string>();

  async function deliver(unsent: Unsent): Promise<void> {
    const { messageId, text, careOnly } = unsent;
    drafts.change((draft) => ({ unsent: [...without(draft.unsent, messageId), unsent] }));
    waiting.delete(messageId);
    core.dispatch({ type: 'send', ...unsent });
    const ending = await following.follow(replyKeyOf(messageId), {
      method: 'POST',
      path: '/api/chat',
      body: { message: text, messageId, ...(careOnly ? { careOnly } : {}) },
      onAccepted: () => {
        forget(messageId);
        refresh();
      },
    });
    if (ending.type === 'refused') refused(unsent, ending.error);
    if (ending.type === 'failed') core.tell({ type: 'refused', what: 'send', error: ending.error });
  }

  function refused({ messageId, text }: Unsent, error: ApiError): void {
    if (error.status === 401) {
      forget(messageId);
      const inInput = [text, drafts.read().text].filter(Boolean).join('\n');
      drafts.change(() => ({ text: inInput }));
      core.dispatch({ type: 'withdraw', messageId });
      core.tell({ type: 'given-back', text: inInput });
    } else {
      if (error.status === 0) waiting.add(messageId);
      core.dispatch({ type: 'unsent', messageId });
    }
    core.tell({ type: 'refused', what: 'send', error });
  }

  function forget(messageId: string): void {
    drafts.change(({ unsent }) => ({ unsent: without(unsent, messageId) }));
  }

  /** Sends an unsent message again under its old id, which the server never takes twice. */
  async function resend(messageId: string): Promise<void> {
    const entry = core.entryOf((candidate) => candidate.key === messageId);
    if (entry?.delivery !== 'unsent') return;
    const { content: text, timestamp: at } = entry.message;
    await deliver({ messageId, text, at, careOnly: entry.careOnly ?? false });
  }

  /** One after the other, so that they arrive in the order in which they were written. */
  async function resendWaiting(): Promise<void> {
    const keys = core.state().entries.map((entry) => entry.key);
    for (const key of keys.filter((candidate) => waiting.has(candidate))) await resend(key);
  }

  /** Shows what an earlier visit could not send. */
  function showUnsent(): void {
    for (const unsent of drafts.read().unsent) {
      const known = core.entryOf((entry) => entry.message.messageId === unsent.messageId);
      if (known && isKept(known)) forget(unsent.messageId);
      if (known) continue;
      core.dispatch({ type: 'send', ...unsent });
      core.dispatch({ type: 'unsent', messageId: unsent.messageId });
    }
  }

  return {
    resendWaiting,
    showUnsent,
    send: (text: string, careOnly: boolean): void =>
      void deliver({ messageId: newId(), text, at: now(), careOnly }),
    resend: (messageId: string): void => void resend(messageId),
    /** Lets go of a message that was not sent. */
    discard: (messageId: string): void => {
      waiting.delete(messageId);
      forget(messageId);
      core.dispatch({ type: 'withdraw', messageId });
    },
  };
}

function without(unsent: readonly Unsent[], messageId: string): Unsent[] {
  return unsent.filter((candidate) => candidate.messageId !== messageId);
}
