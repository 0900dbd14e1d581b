import { useTranslation } from 'react-i18next';
import type { ApiError } from '#client/lib/api.ts';
import { findMemory, forgetMemory } from '#client/lib/memories.ts';
import { useToast } from '#client/ui/toast.tsx';
import type { CorrectBody } from '#shared/contract/memories.ts';
import type { Conversation } from './conversation.ts';

/**
 * Sets right what a reply said. The returned function calls `onTaken` once the server has it, and
 * gives the error where the server took nothing. When the reply is made again, a notice offers to undo it.
 */
export function useCorrecting(conversation: Conversation) {
  const { t } = useTranslation();
  const { toast } = useToast();

  async function undo(replyId: string): Promise<void> {
    try {
      const correction = await findMemory(
        ({ kind, sourceMessageId, retired }) =>
          kind === 'correction' && sourceMessageId === replyId && !retired,
      );
      if (correction) await forgetMemory(correction.id);
      toast({ title: t('remember.undone'), description: t('remember.undoneText') });
    } catch {
      toast({
        variant: 'destructive',
        title: t('remember.undoFailed'),
        description: t('chat.toast.unreached'),
      });
    }
  }

  return async (
    replyId: string,
    body: CorrectBody,
    onTaken: () => void,
  ): Promise<ApiError | undefined> => {
    const ending = await conversation.correct(replyId, body, onTaken);
    if (ending.type === 'refused') return ending.error;
    if (ending.type === 'settled') {
      toast({
        title: t('remember.done'),
        description: t('remember.doneText'),
        action: {
          label: t('remember.undo'),
          otherwise: t('remember.doneText'),
          onPress: () => void undo(replyId),
        },
      });
    }
    return undefined;
  };
}
