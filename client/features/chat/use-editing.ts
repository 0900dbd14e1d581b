import { useMemo, useState } from 'react';
import type { EditDraft } from './chat-draft.ts';
import type { Conversation } from './conversation.ts';
import type { OwnActions } from './own-message.tsx';

/**
 * What goes on with the person's own messages: the edit in progress, which a reload does not end,
 * and the message about to be deleted.
 */
export function useEditing(conversation: Conversation) {
  const { drafts } = conversation;
  const [edit, setEdit] = useState<EditDraft | null>(() => drafts.read().edit);
  const [deleting, setDeleting] = useState<string | null>(null);

  const actions = useMemo<OwnActions>(() => {
    function show(next: EditDraft | null): void {
      setEdit(next);
      drafts.change(() => ({ edit: next }));
    }
    function wordsOf(id: string): string {
      const entries = conversation.state().entries;
      return entries.find(({ message }) => message.id === id)?.message.content ?? '';
    }
    async function save(next: EditDraft): Promise<void> {
      if (next.text.trim() === wordsOf(next.id)) return show(null);
      // Out of sight at once, and kept until the server has taken it.
      setEdit(null);
      drafts.change(() => ({ edit: next }));
      const taken = await conversation.edit(next.id, next.text.trim());
      if (!taken) show(next);
    }
    return {
      beginEdit(id) {
        show({ id, text: wordsOf(id) });
      },
      keepEdit: (next) => drafts.change(() => ({ edit: next })),
      cancelEdit: () => show(null),
      saveEdit: (next) => void save(next),
      askDelete: setDeleting,
      resend: conversation.resend,
      discard: conversation.discard,
    };
  }, [conversation, drafts]);

  return {
    edit,
    actions,
    deleting: deleting !== null,
    keep: () => setDeleting(null),
    confirmDelete: () => {
      if (deleting !== null) conversation.remove(deleting);
      setDeleting(null);
    },
  };
}
