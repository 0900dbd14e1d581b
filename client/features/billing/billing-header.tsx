import { useMutation } from '@tanstack/react-query';
import { LogOut, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '#client/i18n/language-menu.tsx';
import { errorMessage } from '#client/lib/api.ts';
import { PRODUCT } from '#client/lib/product.ts';
import { logout } from '#client/lib/session.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ThemeToggle } from '#client/ui/theme-toggle.tsx';
import { useToast } from '#client/ui/toast.tsx';

/** The name, the language, the light, the way out, and the account, which needs no subscription. */
export function BillingHeader() {
  const { t } = useTranslation();
  const { toast } = useToast();
  const leave = useMutation({
    mutationFn: logout,
    onSuccess: () => location.assign('/'),
    onError: (error) =>
      toast({
        title: t('billing.logoutFailed'),
        description: errorMessage(error, t('home.error.unknown')),
        variant: 'destructive',
      }),
  });
  return (
    <header className="mx-auto w-full max-w-page px-5 py-4 small:px-8">
      <div className="flex items-center justify-between gap-4">
        <span className="font-serif text-title">{PRODUCT}</span>
        <div className="flex items-center">
          <LanguageMenu />
          <ThemeToggle toDark={t('common.toDark')} toLight={t('common.toLight')} />
          <IconButton
            label={t('common.logout')}
            icon={<LogOut aria-hidden size={20} className="rtl:-scale-x-100" />}
            disabled={leave.isPending}
            onClick={() => leave.mutate()}
          />
        </div>
      </div>
      {/* A full load: this page has a content policy of its own. */}
      <a
        href="/account"
        className="mt-2 inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <UserRound aria-hidden size={18} />
        {t('common.account')}
      </a>
    </header>
  );
}
