import { useTranslation } from 'react-i18next';
import { PageFooter } from '#client/ui/page-footer.tsx';
import { addressOf } from '#shared/rules/public-pages.ts';
import { useLanguage } from './use-language.ts';

const NAMED = [
  'grief-resources',
  'safety',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
] as const;

/** The foot of every public page, in the language of the page. */
export function PublicFooter() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <PageFooter
      copyright={t('landing.copyright')}
      label={t('landing.links')}
      links={NAMED.map((page) => ({
        href: addressOf(page, language),
        text: t(`landing.pages.${page}`),
      }))}
    />
  );
}
