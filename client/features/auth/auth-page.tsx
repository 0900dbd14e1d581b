import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '#client/i18n/language-menu.tsx';
import { PRODUCT } from '#client/lib/product.ts';
import { takeFocus } from '#client/lib/take-focus.ts';
import { useDescription } from '#client/lib/use-description.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { ThemeButton } from '#client/ui/theme-button.tsx';

export interface AuthPageProps {
  /** Names the tab; the heading where it is absent. */
  title?: string;
  heading: string;
  intro: string;
  /** What stands in the place of a form that was just sent: its heading takes the focus. */
  outcome?: boolean;
  /** At the upper edge, in place of the product's name. */
  start?: ReactNode;
  children: ReactNode;
}

/** The quiet page around each form of logging in. */
export function AuthPage({ heading, intro, title = heading, ...props }: AuthPageProps) {
  const { t } = useTranslation();
  useTitle(title);
  useDescription(intro);
  return (
    <div className="lamplight flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-5 py-4 small:px-8">
        {props.start ?? (
          <a href="/" className="inline-flex min-h-11 items-center font-serif text-title">
            {PRODUCT}
          </a>
        )}
        <div className="flex items-center">
          <LanguageMenu />
          <ThemeButton label={t('common.theme')} />
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-form flex-col gap-8 px-5 pt-6 pb-16 medium:pt-12">
        <div className="flex flex-col gap-2">
          <h1
            className="text-heading outline-none"
            {...(props.outcome && { tabIndex: -1, ref: takeFocus })}
          >
            {heading}
          </h1>
          <p className="text-ink-soft">{intro}</p>
        </div>
        {props.children}
      </main>
    </div>
  );
}
