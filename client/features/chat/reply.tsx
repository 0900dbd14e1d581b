import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#shared/contract/chat.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './entries.ts';
import { phoneParts } from './phone-links.ts';
import { useRemembering } from './remembering.tsx';
import { ReplyText } from './reply-text.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { Proposal } from './seldom.ts';
import { TextButton } from '#client/ui/text-button.tsx';

interface ReplyProps {
  conversation: Conversation;
  entry: Entry;
  time: string;
  name: string;
  /** Whether a failed reply can be made again here. */
  remakable: boolean;
  hover: boolean;
  newest: boolean;
}

/** Whether it is not the voice that has spoken here. */
export function isCare({ voice, status }: Message): boolean {
  return voice === 'care' && status !== 'pending';
}

function isPartlyImagined({ marks }: Message): boolean {
  return marks?.some(({ kind }) => kind === 'imagined') === true;
}

/** What was answered: set like a page, or set apart where care speaks in place of the voice. */
export function Reply(props: ReplyProps) {
  const { conversation, entry, time, name, remakable, hover, newest } = props;
  const { t } = useTranslation();
  const { showSources } = useRemembering();
  const { message, key } = entry;
  if (isCare(message)) {
    return (
      <CareReply
        heading={t('chat.care', { name })}
        content={message.content}
        time={time}
        settled={message.care === 'watch'}
      />
    );
  }
  const making = message.status === 'pending';
  return (
    <div className="group flex flex-col items-start">
      {message.notice ? (
        <p dir="auto" className="mb-3 border-s-2 border-amber-edge ps-3 text-small text-ink-soft">
          {message.notice}
        </p>
      ) : null}
      <ReplyText
        conversation={conversation}
        entryKey={key}
        content={message.content}
        making={making}
        marks={message.marks}
        onTap={(mark) => showSources(message, mark)}
      />
      {message.status === 'complete' ? (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 text-small text-ink-faint">
          <p>
            {message.content === '' ? `${t('chat.stopped')} ` : null}
            {time}
            {isPartlyImagined(message) ? (
              <span className="print:hidden">
                {' · '}
                <span className="imagined">{t('chat.someImagined')}</span>
              </span>
            ) : null}
          </p>
          {message.content === '' ? null : (
            <ReplyTools reply={message} hover={hover} newest={newest} />
          )}
        </div>
      ) : null}
      {message.proposal && newest && remakable ? (
        <Suspense>
          <Proposal conversation={conversation} reply={message} proposal={message.proposal} />
        </Suspense>
      ) : null}
      {message.status === 'failed' ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
          {t('chat.failed')}
          {remakable ? (
            <TextButton onClick={() => conversation.remake(message.id)}>
              {t('chat.tryAgain')}
            </TextButton>
          ) : null}
        </p>
      ) : null}
      {message.care === 'watch' && !making ? <HelpLink /> : null}
    </div>
  );
}

/** Help stays a tap away for as long as there is cause. */
function HelpLink() {
  const { t } = useTranslation();
  return (
    <a href="/grief-resources" className="link inline-flex min-h-11 items-center text-small">
      {t('chat.help.contacts')}
    </a>
  );
}

/** Care's own words: in the interface's type, framed, with numbers that can be tapped. */
export function CareReply({
  heading,
  content,
  time,
  settled = false,
}: {
  /** Says that it is not the voice who speaks. */
  heading: string;
  content: string;
  time: string;
  /** Whether the worst is over, and its words may name no numbers. */
  settled?: boolean;
}) {
  return (
    <div className="max-w-measure rounded-large border border-amber-edge bg-amber-wash p-4 text-ink small:p-5">
      <h2 className="mb-2 font-sans text-small font-semibold text-amber-ink">{heading}</h2>
      <p dir="auto" className="text-[1.0625rem] whitespace-pre-wrap wrap-anywhere">
        {phoneParts(content).map(({ text, href }, index) =>
          href ? (
            <a
              key={index}
              href={href}
              dir="ltr"
              rel="noreferrer noopener"
              className="link py-1 font-semibold whitespace-nowrap"
            >
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      {settled ? <HelpLink /> : null}
      <p className="mt-2 text-small text-ink-soft">{time}</p>
    </div>
  );
}
