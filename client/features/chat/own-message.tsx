import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import type { EditDraft } from './chat-draft.ts';
import type { Entry } from './entries.ts';
import { MessageEditor } from './seldom.ts';
import { TextButton } from '#client/ui/text-button.tsx';

/** What a person can do with their own messages. */
export interface OwnActions {
  beginEdit: (id: string) => void;
  keepEdit: (edit: EditDraft) => void;
  cancelEdit: () => void;
  saveEdit: (edit: EditDraft) => void;
  askDelete: (id: string) => void;
  resend: (messageId: string) => void;
  discard: (messageId: string) => void;
}

interface OwnMessageProps {
  entry: Entry;
  time: string;
  /** The words being put in place of these, while that goes on. */
  edit: EditDraft | null;
  /** Whether it can be edited and deleted: not while its reply is being made. */
  changeable: boolean;
  hover: boolean;
  /** Null where the conversation is only read. */
  actions: OwnActions | null;
}

/** What the person wrote, in dusk blue at the far side of the page. */
export function OwnMessage({ entry, time, edit, changeable, hover, actions }: OwnMessageProps) {
  const { t } = useTranslation();
  const { message, delivery } = entry;
  if (edit && actions) {
    return (
      <Suspense>
        <MessageEditor
          initial={edit.text}
          onChange={(text) => actions.keepEdit({ id: message.id, text })}
          onCancel={actions.cancelEdit}
          onSave={(text) => actions.saveEdit({ id: message.id, text })}
        />
      </Suspense>
    );
  }
  return (
    <div className="group flex flex-col items-end">
      <div className="flex max-w-full items-start justify-end gap-1">
        {actions && changeable && delivery === 'saved' ? (
          <OwnMessageTools id={message.id} hover={hover} actions={actions} />
        ) : null}
        <p
          dir="auto"
          className={classes(
            // An edge that shows only where the device puts its own colours in place of the ground's.
            'min-w-0 rounded-large rounded-ee-small border border-transparent bg-dusk-wash px-4 py-2.5 print:border-line-strong text-[1.0625rem] whitespace-pre-wrap text-on-dusk-wash wrap-anywhere',
            delivery === 'unsent' && 'border-dashed border-dusk bg-transparent text-ink',
          )}
        >
          {message.content}
        </p>
      </div>
      {delivery === 'unsent' ? (
        <div className="flex flex-wrap items-center justify-end gap-x-4 text-small text-ink-soft">
          <span className="pt-1">{t('chat.unsent')}</span>
          {actions ? (
            <span className="flex gap-4">
              <TextButton onClick={() => actions.discard(entry.key)}>
                {t('chat.discard')}
              </TextButton>
              <TextButton onClick={() => actions.resend(entry.key)}>
                {t('chat.tryAgain')}
              </TextButton>
            </span>
          ) : null}
        </div>
      ) : (
        <p className="mt-1 text-small text-ink-faint">
          {delivery === 'sending' ? t('chat.sending') : time}
          {message.editedAt === null ? null : ` · ${t('chat.changed')}`}
          {message.byAdministrator ? ` · ${t('chat.byAdministrator')}` : null}
        </p>
      )}
    </div>
  );
}

function OwnMessageTools({
  id,
  hover,
  actions,
}: {
  id: string;
  hover: boolean;
  actions: OwnActions;
}) {
  const { t } = useTranslation();
  if (!hover) {
    return (
      <Menu
        trigger={<IconButton label={t('chat.actions')} icon={<Ellipsis aria-hidden size={20} />} />}
      >
        <MenuItem icon={<Pencil aria-hidden size={18} />} onSelect={() => actions.beginEdit(id)}>
          {t('chat.edit')}
        </MenuItem>
        <MenuItem
          danger
          icon={<Trash2 aria-hidden size={18} />}
          onSelect={() => actions.askDelete(id)}
        >
          {t('chat.delete')}
        </MenuItem>
      </Menu>
    );
  }
  return (
    <div className="flex opacity-0 transition-opacity group-hover:opacity-100 focus-within:opacity-100 print:hidden">
      <IconButton
        label={t('chat.edit')}
        icon={<Pencil aria-hidden size={18} />}
        onClick={() => actions.beginEdit(id)}
      />
      <IconButton
        label={t('chat.delete')}
        icon={<Trash2 aria-hidden size={18} />}
        onClick={() => actions.askDelete(id)}
      />
    </div>
  );
}
