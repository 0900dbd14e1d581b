import { useTranslation } from 'react-i18next';
import type { Speaking } from '#shared/rules/voice-choices.ts';

const STARTERS = ['miss', 'day', 'remember', 'unsaid', 'advice'] as const;

interface EmptyConversationProps {
  name: string;
  speaking: Speaking;
  /** Whether a first sentence can be taken. */
  closed: boolean;
  onStarter: (text: string) => void;
}

/** What stands here before the first word: what this is, and some first sentences. */
export function EmptyConversation({ name, speaking, closed, onStarter }: EmptyConversationProps) {
  const { t } = useTranslation();
  return (
    <div className="chat-room flex min-h-0 flex-1 flex-col overflow-y-auto px-4 py-10 small:px-8">
      <div className="m-auto flex w-full max-w-[42rem] flex-col gap-4">
        <h2 className="text-title">{t('chat.empty.title')}</h2>
        <p className="max-w-[calc(var(--measure)*0.9)] font-serif text-reading leading-reading text-ink-soft">
          {t(speaking === 'about' ? 'chat.empty.about' : 'chat.empty.text', { name })}
        </p>
        <p className="pt-3 text-ink-soft">{t('chat.empty.starters')}</p>
        <ul className="flex flex-col gap-2">
          {STARTERS.map((key) => {
            const text = t(`chat.starters.${key}`);
            return (
              <li key={key}>
                <button
                  type="button"
                  disabled={closed}
                  className="min-h-11 rounded-large border border-line bg-paper-raised px-4 py-2.5 text-start text-on-dusk-wash transition-colors hover:border-dusk hover:bg-dusk-wash disabled:opacity-60"
                  onClick={() => onStarter(text)}
                >
                  {text}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
