import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageList } from '#client/i18n/language-list.tsx';
import { PublicFooter } from '#client/i18n/public-footer.tsx';
import { useLanguage } from '#client/i18n/use-language.ts';
import { PRODUCT } from '#client/lib/product.ts';
import { ThemeButton } from '#client/ui/theme-button.tsx';
import { addressOf, type PublicPage as PageName } from '#shared/rules/public-pages.ts';
import { filled } from './filled.ts';

export interface PublicPageProps {
  page: PageName;
  title: string;
  children: ReactNode;
}

/**
 * A page that anybody may read: the way back, the title, the text, the links to its siblings. It is
 * drawn at build time only, so that it needs no script to be read.
 */
export function PublicPage({ page, title, children }: PublicPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="lamplight flex min-h-dvh flex-col">
      <header className="mx-auto w-full max-w-page px-5 py-4 small:px-8">
        <div className="flex items-center justify-between gap-4">
          <span className="font-serif text-title">{PRODUCT}</span>
          <div className="flex items-center">
            <LanguageList page={page} />
            <ThemeButton label={t('common.theme')} />
          </div>
        </div>
        <a
          href={addressOf('', language)}
          className="mt-2 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden size={18} className="rtl:-scale-x-100" />
          {t('pages.home')}
        </a>
      </header>
      <main className="mx-auto w-full max-w-page flex-1 px-5 pt-4 pb-20 small:px-8 medium:pt-8">
        <h1 className="text-heading">{filled(title)}</h1>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
