import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, errorMessage } from '#client/lib/api.ts';
import { Button } from '#client/ui/button.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import { useToast } from '#client/ui/toast.tsx';
import { useFocusOnMount } from '#client/ui/use-focus-on-mount.ts';
import type { Message } from '#shared/contract/chat.ts';
import { CareReply } from './reply.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { useMoments } from '#client/lib/use-moments.ts';

/** What was asked and what care answered. */
interface Exchange {
  userMessage: Message;
  reply: Message;
}

/**
 * Help for somebody who has no conversation yet, or none open: care answers, without profile,
 * subscription or count. What is said is kept with the conversation, as all of it is.
 */
export function CareHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { time } = useMoments();
  const { clear } = useToast();
  const [said, setSaid] = useState<readonly Exchange[]>([]);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The same id for every try of one message, so that it is never taken twice.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID());
  const section = useFocusOnMount<HTMLElement>();
  const answer = useRef<HTMLDivElement>(null);
  const answers = said.length;

  // On a phone an answer is longer than the screen, and begins with whom to call. Here, after the
  // button has taken the focus back, which scrolls to itself.
  useLayoutEffect(() => {
    if (answers > 0) answer.current?.scrollIntoView({ block: 'start' });
  }, [answers]);

  async function ask(): Promise<void> {
    const message = text.trim();
    if (message === '' || sending) return;
    setSending(true);
    setFailure(undefined);
    // Nothing may lie over a number to call.
    clear();
    try {
      const body = { message, messageId, careOnly: true };
      const answered = await api<Exchange>('POST', '/api/chat', body);
      setSaid((before) => [...before, answered]);
      setText('');
      setMessageId(crypto.randomUUID());
    } catch (error) {
      setFailure(errorMessage(error, t('chat.toast.sendFailed')));
    } finally {
      setSending(false);
    }
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('chat.help.title')}
      className="anim-appear flex w-full flex-col gap-4 rounded-large border border-amber-edge bg-amber-wash p-4 outline-none small:p-5"
    >
      <h2 className="text-lead">{t('chat.help.title')}</h2>
      <p className="text-ink-soft">{t('chat.help.plainText')}</p>
      <a href="/grief-resources" className="link inline-flex min-h-11 items-center font-semibold">
        {t('chat.help.contacts')}
      </a>
      <div aria-live="polite" className="flex flex-col gap-4 empty:hidden">
        {said.map(({ userMessage, reply }, index) => (
          <div
            key={reply.id}
            ref={index === answers - 1 ? answer : undefined}
            className="flex scroll-mt-4 flex-col gap-3"
          >
            <p dir="auto" className="whitespace-pre-wrap text-on-dusk-wash wrap-anywhere">
              {userMessage.content}
            </p>
            <CareReply
              heading={t('chat.carePlain')}
              content={reply.content}
              time={time(reply.timestamp)}
            />
          </div>
        ))}
      </div>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void ask();
        }}
      >
        <TextArea
          label={t('chat.help.label')}
          placeholder={t('chat.help.placeholder')}
          value={text}
          error={failure}
          dir={text === '' ? undefined : 'auto'}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Button type="submit" busy={sending}>
            {t('chat.send')}
          </Button>
          <TextButton onClick={onClose}>{t('chat.help.back')}</TextButton>
        </div>
      </form>
    </section>
  );
}
