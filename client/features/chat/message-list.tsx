import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import type { EditDraft } from './chat-draft.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './entries.ts';
import { MessageRow } from './message-row.tsx';
import type { OwnActions } from './own-message.tsx';
import { useConversationPart } from './use-conversation.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { useEndInView } from './use-end-in-view.ts';
import { type Found, useFoundInView } from './use-found.ts';
import { useHover } from './use-hover.ts';
import { dayStart, type Moments, useMoments } from '#client/lib/use-moments.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { usePrinting } from './use-printing.ts';

/** So near the end, the reader counts as being there, px. */
const END_PX = 80;
/** Older messages are asked for when so few are left above. */
const OLDER_AHEAD = 8;

/** What scrolls must be reachable by keyboard, although it is nothing to press. */
const REACHABLE = { tabIndex: 0 };

interface MessageListProps {
  conversation: Conversation;
  entries: readonly Entry[];
  name: string;
  edit: EditDraft | null;
  actions: OwnActions | null;
  found: Found;
}

/**
 * The conversation, of which only what is seen is drawn. It opens at its end, stays there while
 * the reader is there, and keeps its place when older messages come in above.
 */
export function MessageList(props: MessageListProps) {
  const { conversation, entries, found } = props;
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const endInSight = useEndInSight(end, END_PX);
  const printing = usePrinting();
  const keptFocus = useKeptFocus(scroller);
  const row = useRows(props);

  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: entries.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => entries[index]?.key ?? index,
    estimateSize: (index) => estimatedHeight(entries[index]),
    overscan: 4,
    paddingEnd: 24,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: END_PX,
    directDomUpdates: true,
  });

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  const sendingKey = entries.findLast((entry) => entry.delivery === 'sending')?.key;
  useEndInView(scroller, sendingKey, END_PX, found.shown);
  useFoundInView(scroller, virtualizer, entries, found.shown);

  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index;
  const older = useConversationPart(conversation, (state) => state.older);
  const more = useConversationPart(conversation, (state) => state.nextCursor !== null);
  useEffect(() => {
    if (more && older === 'idle' && first !== undefined && first < OLDER_AHEAD) {
      conversation.loadOlder();
    }
  }, [conversation, more, older, first]);

  return (
    <div className="chat-room relative min-h-0 flex-1">
      <div
        ref={scroller}
        {...REACHABLE}
        {...keptFocus}
        role="log"
        aria-live="off"
        aria-label={t('chat.messages')}
        className="chat-scroller h-full overflow-y-auto overscroll-contain px-4 -outline-offset-2 [overflow-anchor:none] small:px-8"
      >
        <div className="mx-auto max-w-[42rem]">
          {older === 'failed' ? (
            <p className="flex flex-wrap items-center justify-center gap-x-4 py-4 text-small text-ink-soft">
              {t('chat.olderFailed')}
              <Button variant="quiet" onClick={conversation.loadOlder}>
                {t('chat.tryAgain')}
              </Button>
            </p>
          ) : null}
          {printing ? (
            entries.map((entry, index) => <div key={entry.key}>{row(index)}</div>)
          ) : (
            <div ref={virtualizer.containerRef} className="relative w-full">
              {items.map((item) => (
                <div
                  key={item.key}
                  data-index={item.index}
                  ref={virtualizer.measureElement}
                  className="absolute inset-x-0 top-0"
                >
                  {row(item.index)}
                </div>
              ))}
            </div>
          )}
          <div ref={end} />
        </div>
      </div>
      {found.seeking ? (
        <output className="anim-appear absolute inset-x-0 top-3 mx-auto flex w-fit items-center gap-2 rounded-full border border-line bg-paper-raised px-4 py-2 text-small text-ink-soft shadow-soft print:hidden">
          <Spinner />
          {t('chat.older')}
        </output>
      ) : null}
      {endInSight ? null : (
        <IconButton
          label={t('chat.toEnd')}
          icon={<ArrowDown aria-hidden size={20} />}
          className="anim-appear absolute inset-x-0 bottom-3 mx-auto rounded-full border border-line-strong bg-paper-raised shadow-soft print:hidden"
          onClick={() => virtualizer.scrollToEnd()}
        />
      )}
    </div>
  );
}

/** Draws the row of an index. */
function useRows(props: MessageListProps) {
  const { conversation, entries, name, edit, actions, found } = props;
  const moments = useMoments();
  const hover = useHover();
  const making = useMemo(() => idsBeingAnswered(entries), [entries]);
  return (index: number) => {
    const entry = entries[index];
    if (!entry) return null;
    const { id, timestamp } = entry.message;
    return (
      <MessageRow
        conversation={conversation}
        entry={entry}
        day={dayAbove(entries, index, moments)}
        time={moments.time(timestamp)}
        name={name}
        edit={edit?.id === id ? edit : null}
        changeable={!making.has(id)}
        hover={hover}
        newest={index === entries.length - 1}
        actions={actions}
        found={found.shown?.id === id}
      />
    );
  };
}

/** The ids of the messages whose replies are being made. */
function idsBeingAnswered(entries: readonly Entry[]): Set<string> {
  const ids = new Set<string>();
  for (const { message } of entries) {
    if (message.status === 'pending' && message.replyTo !== null) ids.add(message.replyTo);
  }
  return ids;
}

/** The day to be named above an entry: where it is not that of the entry before. */
function dayAbove(entries: readonly Entry[], index: number, moments: Moments): string | null {
  const at = entries[index]?.message.timestamp;
  const before = entries[index - 1]?.message.timestamp;
  if (at === undefined) return null;
  if (before !== undefined && dayStart(before) === dayStart(at)) return null;
  return moments.day(at);
}

/** A first guess at a row's height (px), so that the scroll bar hardly moves when it is measured. */
function estimatedHeight(entry: Entry | undefined): number {
  if (!entry) return 0;
  const { content, role } = entry.message;
  const lines = Math.ceil(content.length / 62) + content.split('\n').length - 1;
  return role === 'user' ? 28 + 46 + lines * 26 : 16 + 28 + lines * 30;
}
