import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mark } from '#shared/contract/chat.ts';
import type { Conversation } from './conversation.ts';
import { MarkedText } from './marked-text.tsx';
import { unroll } from './unroll.ts';

const TEXT =
  'max-w-[calc(var(--measure)*0.9)] text-wrap font-serif text-reading leading-reading whitespace-pre-wrap wrap-anywhere';
const STILL = '(prefers-reduced-motion: reduce)';

interface ReplyTextProps {
  conversation: Conversation;
  entryKey: string;
  content: string;
  /** Whether the reply is being made at this moment. */
  making: boolean;
  marks: readonly Mark[] | undefined;
  /** A sentence was tapped: the number of its mark. */
  onTap: (mark: number) => void;
}

/** A reply's words: as they come while it is being made, and then for good. */
export function ReplyText(props: ReplyTextProps) {
  const { conversation, entryKey, content, making, marks, onTap } = props;
  const [growing, setGrowing] = useState(making);
  if (making && !growing) setGrowing(true);
  if (!growing) {
    return <MarkedText text={content} marks={marks ?? []} className={TEXT} onTap={onTap} />;
  }
  return (
    <GrowingText
      conversation={conversation}
      entryKey={entryKey}
      onSettled={() => setGrowing(false)}
    />
  );
}

/** Words as they come. They go into one text node, past React. */
function GrowingText({
  conversation,
  entryKey,
  onSettled,
}: Pick<ReplyTextProps, 'conversation' | 'entryKey'> & { onSettled: () => void }) {
  const { t } = useTranslation();
  const [speaking, setSpeaking] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const begin = useEffectEvent(() => setSpeaking(true));
  const settle = useEffectEvent(onSettled);

  useLayoutEffect(() => {
    const text = document.createTextNode('');
    paragraph.current?.append(text);
    const unrolling = unroll(text, {
      still: matchMedia(STILL).matches,
      onFirstWord: () => begin(),
      onEnd: () => settle(),
    });
    const aim = () => {
      const { live, entries } = conversation.state();
      const message = entries.findLast((entry) => entry.key === entryKey)?.message;
      if (message) unrolling.aim(live[entryKey] ?? message.content, message.status !== 'pending');
    };
    const unsubscribe = conversation.subscribe(aim);
    aim();
    return () => {
      unsubscribe();
      unrolling.close();
      text.remove();
    };
  }, [conversation, entryKey]);

  return (
    <>
      {speaking ? null : (
        <p className="flex items-center gap-2 text-ink-soft">
          <TypingDots />
          {t('chat.finding')}
        </p>
      )}
      <p ref={paragraph} dir="auto" className={TEXT} />
    </>
  );
}

function TypingDots() {
  return (
    <span aria-hidden className="flex gap-1">
      {['0ms', '250ms', '500ms'].map((delay) => (
        <span
          key={delay}
          className="breathe size-1.5 rounded-full bg-amber-edge"
          style={{ animationDelay: delay }}
        />
      ))}
    </span>
  );
}
