import { Ellipsis } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#client/lib/classes.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import type { Message } from '#shared/contract/chat.ts';
import { useRemembering } from './remembering.tsx';

interface ReplyToolsProps {
  reply: Message;
  hover: boolean;
  /** The newest reply shows them without being pointed at. */
  newest: boolean;
}

/** What can be asked of a reply: where it is from, and that it was otherwise. */
export function ReplyTools({ reply, hover, newest }: ReplyToolsProps) {
  const { t } = useTranslation();
  const { showSources, correct } = useRemembering();
  // A press may take away what was selected before it.
  const [selected, setSelected] = useState<Range>();
  const sources = reply.marks && reply.marks.length > 0;
  if (!sources && !correct) return null;

  const asked = (
    <>
      {sources ? (
        <Tool inMenu={!hover} onPress={() => showSources(reply)}>
          {t('chat.whereFrom')}
        </Tool>
      ) : null}
      {correct ? (
        <Tool inMenu={!hover} onPress={() => correct(reply, selection() ?? selected)}>
          {t('chat.notRight')}
        </Tool>
      ) : null}
    </>
  );
  return (
    <div
      className={classes(
        '-my-2.5 print:hidden',
        hover &&
          'flex flex-wrap gap-x-4 transition-opacity focus-within:opacity-100 group-hover:opacity-100',
        hover && !newest && 'opacity-0',
      )}
      onPointerDownCapture={({ target }) => {
        // In the menu the words are covered, and no longer selected.
        if (!(target instanceof Element && target.closest('[role=menu]'))) {
          setSelected(selection());
        }
      }}
    >
      {hover ? (
        asked
      ) : (
        <Menu
          trigger={
            <IconButton label={t('chat.replyActions')} icon={<Ellipsis aria-hidden size={20} />} />
          }
        >
          {asked}
        </Menu>
      )}
    </div>
  );
}

function selection(): Range | undefined {
  const selected = getSelection();
  return selected?.isCollapsed === false ? selected.getRangeAt(0).cloneRange() : undefined;
}

function Tool({
  inMenu,
  onPress,
  children,
}: {
  inMenu: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  if (inMenu) return <MenuItem onSelect={onPress}>{children}</MenuItem>;
  return (
    <button
      type="button"
      className="inline-flex min-h-11 items-center text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
