import { type RefObject, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#client/i18n/sentence-gap.tsx';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/button.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { Message, Usage } from '#shared/contract/chat.ts';
import type { Speaking } from '#shared/rules/voice-choices.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer, type ComposerHandle } from './composer.tsx';
import type { Conversation } from './conversation.ts';
import { EmptyConversation } from './empty-conversation.tsx';
import type { Entry } from './entries.ts';
import { MessageList } from './message-list.tsx';
import { RememberingProvider } from './remembering.tsx';
import { LimitCard, ReadingCard } from './seldom.ts';
import { useConversationPart } from './use-conversation.ts';
import type { useEditing } from './use-editing.ts';
import type { Found } from './use-found.ts';
import { useMoments } from '#client/lib/use-moments.ts';
import { isSpent } from './use-usage.ts';

interface ConversationPaneProps {
  conversation: Conversation;
  editing: ReturnType<typeof useEditing>;
  name: string;
  /** Whether the replies speak as the one who died, or about them. */
  speaking: Speaking;
  usage: Usage | undefined;
  composer: RefObject<ComposerHandle | null>;
  /** New replies are not paid for: what is there is read, and care alone answers. */
  readOnly: boolean;
  found: Found;
  onOpenPanel: () => void;
  onSearch: () => void;
}

/** The conversation and the place to write. */
export function ConversationPane({
  conversation,
  editing,
  name,
  speaking,
  usage,
  composer,
  readOnly,
  found,
  onOpenPanel,
  onSearch,
}: ConversationPaneProps) {
  const { t } = useTranslation();
  const { time } = useMoments();
  const { clear } = useToast();
  useTitle(t('chat.title', { name }));
  /** Undefined until help was asked for, false once it was closed again. */
  const [asked, setAsked] = useState<boolean>();
  const [kept] = useState(() => conversation.drafts.read().text);
  const phase = useConversationPart(conversation, (state) => state.phase);
  const all = useConversationPart(conversation, (state) => state.entries);
  const entries = all.filter((entry) => entry.delivery !== 'removing');

  const spent = isSpent(usage);
  const shut = spent || readOnly;
  // Whoever care has just answered is not sent to rest: what is written next is care's too, and never counted.
  const care = shut && (asked ?? isInCare(entries));
  const making = entries.findLast((entry) => entry.message.status === 'pending');
  const stoppable = making?.delivery === 'saved' ? making.message.id : undefined;

  return (
    <>
      <ChatHeader
        name={name}
        speaking={speaking}
        voice={lastReply(entries)?.voice}
        onOpenPanel={onOpenPanel}
        onSearch={entries.length > 0 ? onSearch : undefined}
      />
      {phase === 'failed' ? <LoadFailed onRetry={conversation.load} /> : null}
      {phase === 'ready' && entries.length === 0 ? (
        <EmptyConversation
          name={name}
          speaking={speaking}
          closed={shut && !care}
          onStarter={(text) => composer.current?.fill(text)}
        />
      ) : null}
      {phase === 'ready' && entries.length > 0 ? (
        <RememberingProvider conversation={conversation} readOnly={readOnly}>
          <MessageList
            conversation={conversation}
            entries={entries}
            name={name}
            edit={editing.edit}
            actions={readOnly ? null : editing.actions}
            found={found}
          />
        </RememberingProvider>
      ) : null}
      <div className="overflow-y-auto px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] small:px-8 print:hidden">
        <div className="mx-auto flex max-w-[42rem] flex-col gap-2">
          <Suspense>
            {readOnly && !care ? (
              <ReadingCard returned={asked === false} onHelp={() => setAsked(true)} />
            ) : null}
            {spent || care ? (
              <LimitCard
                name={name}
                time={time(usage?.resetAt ?? 0)}
                helping={care}
                asked={asked}
                answered={lastReply(entries)?.voice === 'care'}
                onHelp={setAsked}
              />
            ) : null}
          </Suspense>
          {readOnly && !care ? null : (
            <Composer
              ref={composer}
              name={name}
              placeholder={placeholder()}
              initial={kept}
              sending={making?.delivery === 'sending'}
              closed={shut && !care}
              onStop={stoppable === undefined ? undefined : () => conversation.stop(stoppable)}
              onChange={(text) => conversation.drafts.change(() => ({ text }))}
              onSend={(text) => {
                clear();
                conversation.send(text, care);
              }}
            />
          )}
          <p className="px-4 text-center text-small text-ink-soft">
            {t('chat.warning')}
            <SentenceGap />
            <a href="/grief-resources" className="link whitespace-nowrap">
              {t('chat.resources')}
            </a>
            {' · '}
            <a href="/safety" className="link whitespace-nowrap">
              {t('chat.safety')}
            </a>
          </p>
        </div>
      </div>
    </>
  );

  function placeholder(): string {
    if (care) return t('chat.help.placeholder');
    return spent ? t('chat.limitPlaceholder') : t('chat.placeholder');
  }
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="m-auto flex flex-col items-center gap-4 px-5 py-10 text-center">
      <p className="text-ink-soft">{t('chat.loadFailed')}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('chat.tryAgain')}
      </Button>
    </div>
  );
}

/** The last reply that stands. */
function lastReply(entries: readonly Entry[]): Message | undefined {
  return entries.findLast(({ message }) => message.voice && message.status !== 'pending')?.message;
}

/** Whether care answered last: to a wish to die, or to what followed on one. */
function isInCare(entries: readonly Entry[]): boolean {
  const reply = lastReply(entries);
  return reply?.voice === 'care' && reply.care !== 'none';
}
