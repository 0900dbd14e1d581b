import type { ReactNode } from 'react';
import { LanguageMenu } from '#client/i18n/language-menu.tsx';
import { useTranslation } from 'react-i18next';
import { PRODUCT } from '#client/lib/product.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';

/** The name, the language and the light above every state of the admin page. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useTitle(t('admin.title'));
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-page items-center justify-between gap-4 px-5 py-4 small:px-8">
        <span className="font-serif text-title">{PRODUCT}</span>
        <div className="flex items-center">
          <LanguageMenu />
          <ThemeToggle toDark={t('common.toDark')} toLight={t('common.toLight')} />
        </div>
      </header>
      {children}
    </div>
  );
}

/** One thing to be said, and the one way on. */
export function AdminNotice({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <AdminFrame>
      <main className="mx-auto flex w-full max-w-form flex-col items-start gap-4 px-5 pt-12 pb-16">
        <h1 className="text-heading">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        <div className="pt-2">{children}</div>
      </main>
    </AdminFrame>
  );
}
