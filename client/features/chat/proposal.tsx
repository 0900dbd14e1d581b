import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useTexts } from '#client/i18n/use-texts.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import type { Message } from '#shared/contract/chat.ts';
import type { Conversation } from './conversation.ts';
import { declinedProposal, declineProposal } from './declined-proposal.ts';
import { useCorrecting } from './use-correcting.ts';

interface ProposalProps {
  conversation: Conversation;
  reply: Message;
  proposal: NonNullable<Message['proposal']>;
}

/** Asks whether what the person plainly set right is to be remembered that way. */
export function Proposal({ conversation, reply, proposal }: ProposalProps) {
  useTexts('remember');
  const { t } = useTranslation();
  const correct = useCorrecting(conversation);
  const [answered, setAnswered] = useState(() => declinedProposal() === reply.id);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (answered) return null;

  async function accept(): Promise<void> {
    if (sending) return;
    setSending(true);
    setFailure(undefined);
    const { text, replyId, ...part } = proposal;
    const refusal = await correct(replyId, { correction: text, ...part }, () => setAnswered(true));
    setSending(false);
    if (refusal) setFailure(refusal.message || t('chat.toast.unreached'));
  }

  function decline(): void {
    declineProposal(reply.id);
    setAnswered(true);
  }

  return (
    <div className="anim-appear mt-3 border-s-2 border-dusk ps-3 text-small text-ink-soft print:hidden">
      <p>
        {t('remember.propose.ask')}
        <SentenceGap />
        <q dir="auto" className="text-ink wrap-anywhere">
          {proposal.text}
        </q>
      </p>
      <p className="flex gap-4">
        <TextButton onClick={() => void accept()}>{t('remember.propose.yes')}</TextButton>
        <TextButton onClick={decline}>{t('remember.propose.no')}</TextButton>
      </p>
      {failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
