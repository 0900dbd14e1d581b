import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import type { EditDraft } from './chat-draft.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './entries.ts';
import { type OwnActions, OwnMessage } from './own-message.tsx';
import { isCare, Reply } from './reply.tsx';

export interface MessageRowProps {
  conversation: Conversation;
  entry: Entry;
  /** Named above the first message of a day. */
  day: string | null;
  time: string;
  name: string;
  edit: EditDraft | null;
  changeable: boolean;
  hover: boolean;
  /** Whether nothing comes after it. */
  newest: boolean;
  actions: OwnActions | null;
  /** Whether it was looked for: it takes the focus, and is lit as long as it has it. */
  found: boolean;
}

/** One message with whatever stands above it. Drawn again only where its own props change. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { t } = useTranslation();
  const { entry, day, time, name } = props;
  const own = entry.message.role === 'user';
  return (
    <article
      className={classes(own ? 'said pt-7' : 'pt-4', props.found && 'found')}
      tabIndex={props.found ? -1 : undefined}
    >
      {day ? (
        <h2 className="mb-5 flex items-center gap-4 pt-1 font-sans text-small font-normal text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {day}
        </h2>
      ) : null}
      {isCare(entry.message) ? null : (
        <h2 className="sr-only">{own ? t('chat.you') : t('chat.voice', { name })}</h2>
      )}
      {own ? (
        <OwnMessage
          entry={entry}
          time={time}
          edit={props.edit}
          changeable={props.changeable}
          hover={props.hover}
          actions={props.actions}
        />
      ) : (
        <Reply
          conversation={props.conversation}
          entry={entry}
          time={time}
          name={name}
          remakable={props.actions !== null}
          hover={props.hover}
          newest={props.newest}
        />
      )}
    </article>
  );
});
