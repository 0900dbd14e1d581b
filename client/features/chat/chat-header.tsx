import { Menu, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#client/ui/badge.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { VoiceName } from '#shared/contract/chat.ts';
import type { Speaking } from '#shared/rules/voice-choices.ts';

interface ChatHeaderProps {
  name: string;
  speaking: Speaking;
  /** Who spoke last; unknown before the first reply. */
  voice: VoiceName | undefined;
  onOpenPanel: () => void;
  /** Undefined where there is nothing to look through. */
  onSearch: (() => void) | undefined;
}

/** Always in sight: with whom one talks here, and that it is an AI. */
export function ChatHeader({ name, speaking, voice, onOpenPanel, onSearch }: ChatHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className="in-sight flex items-start gap-1 border-b border-line py-2 ps-1 pe-4 panel:px-8 panel:py-3">
      <IconButton
        label={t('chat.openPanel')}
        icon={<Menu aria-hidden size={22} />}
        className="panel:hidden print:hidden"
        onClick={onOpenPanel}
      />
      <div className="mx-auto flex min-w-0 max-w-[42rem] flex-1 items-start gap-1">
        <div className="min-w-0 flex-1 py-1">
          {/* The badge falls below the name only where that would have no room for a word beside it. */}
          <div className="flex flex-wrap items-center gap-x-2.5">
            {/* Lines so high that what hangs below the last one is not cut with what follows it. */}
            <h1
              className="line-clamp-2 max-w-max grow basis-32 text-lead leading-ui text-wrap hyphens-manual"
              dir="auto"
            >
              {name}
            </h1>
            <Badge>{t('chat.badge.ai')}</Badge>
          </div>
          <p className="mt-0.5 text-small text-ink-soft">
            {t(speaking === 'about' ? 'chat.badge.about' : 'chat.badge.text', { name })}
            {voice ? ` ·\u00a0${t(`chat.badge.${voice}`)}` : null}
          </p>
        </div>
        {onSearch ? (
          <IconButton
            label={t('search.open')}
            icon={<Search aria-hidden size={20} />}
            className="-me-2 print:hidden"
            onClick={onSearch}
          />
        ) : null}
      </div>
    </header>
  );
}
