import { useTranslation } from 'react-i18next';
import { Badge } from '#client/ui/badge.tsx';
import { initials } from '#shared/rules/initials.ts';

/** What a conversation looks like, with a made-up person: initials in a frame, two turns, the badge. */
export function Example() {
  const { t } = useTranslation();
  const name = t('landing.example.name');
  return (
    <figure className="flex min-w-0 flex-col gap-8">
      <div className="flex items-end gap-5 small:gap-7">
        <span
          aria-hidden
          className="frame grid h-40 w-32 shrink-0 place-items-center font-serif text-heading text-ink-soft small:h-56 small:w-44"
        >
          {initials(name)}
        </span>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2 pb-1">
          <p className="font-serif text-heading leading-tight">{name}</p>
          <Badge tone="plain">{t('landing.example.badge', { name })}</Badge>
        </div>
      </div>
      <div className="flex max-w-[30rem] flex-col gap-5">
        <p className="ms-auto max-w-[85%] rounded-large rounded-ee-small bg-dusk-wash px-4 py-2.5 text-reading text-on-dusk-wash">
          {t('landing.example.you')}
        </p>
        <p className="font-serif text-reading leading-reading">{t('landing.example.reply')}</p>
        <figcaption className="text-small text-ink-faint">
          {t('landing.example.caption', { name })}
        </figcaption>
      </div>
    </figure>
  );
}
