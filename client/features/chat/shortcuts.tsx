import { useTranslation } from 'react-i18next';
import { useTexts } from '#client/i18n/use-texts.ts';
import { Dialog } from '#client/ui/dialog.tsx';

export interface ShortcutsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of the conversation's keys. */
export function Shortcuts({ open, onOpenChange }: ShortcutsProps) {
  useTexts('shortcuts');
  const { t } = useTranslation();
  const control = isApple() ? t('chat.shortcuts.cmd') : t('chat.shortcuts.ctrl');
  const shortcuts = [
    { keys: [t('chat.shortcuts.enter')], what: t('chat.shortcuts.send') },
    {
      keys: [t('chat.shortcuts.shift'), t('chat.shortcuts.enter')],
      what: t('chat.shortcuts.newline'),
    },
    { keys: [control, '/'], what: t('chat.shortcuts.help') },
    { keys: [t('chat.shortcuts.esc')], what: t('chat.shortcuts.close') },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('chat.shortcuts.title')}
      closeLabel={t('common.close')}
    >
      <dl className="flex flex-col">
        {shortcuts.map(({ keys, what }) => (
          <div
            key={what}
            className="flex items-center justify-between gap-4 border-t border-line py-3 first:border-t-0"
          >
            <dt>{what}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="min-w-8 rounded-small border border-line-strong bg-paper-sunken px-2 py-0.5 text-center font-sans text-small"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
