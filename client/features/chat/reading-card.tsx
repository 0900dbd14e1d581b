import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { useFocusOnMount } from '#client/ui/use-focus-on-mount.ts';

interface ReadingCardProps {
  /** Whether somebody has just come back here from help. */
  returned: boolean;
  onHelp: () => void;
}

/** In place of the input where new replies are not paid for: what is open, and help that always is. */
export function ReadingCard({ returned, onHelp }: ReadingCardProps) {
  const { t } = useTranslation();
  const button = useFocusOnMount<HTMLButtonElement>(returned);
  return (
    <section className="flex flex-col gap-2 rounded-large border border-line bg-paper-raised p-4 small:px-5">
      <h2 className="text-lead">{t('chat.reading.title')}</h2>
      <p className="text-ink-soft">{t('chat.reading.text')}</p>
      <div className="flex flex-wrap gap-3">
        {/* A full load: the payment page has a content policy of its own. */}
        <a href="/subscribe" className={buttonClass('primary')}>
          {t('chat.reading.subscribe')}
        </a>
        <Button ref={button} variant="quiet" onClick={onHelp}>
          {t('chat.rest.help')}
        </Button>
      </div>
    </section>
  );
}
