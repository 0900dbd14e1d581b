import { useTranslation } from 'react-i18next';
import { useToast } from '#client/ui/toast.tsx';
import type { LanguageCode } from '#shared/languages.ts';
import { changeLanguage } from './index.ts';

/** Changes the language of the page; where its texts cannot be had, it says so and all stays. */
export function useLanguageChoice(): (code: LanguageCode) => void {
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  return (code) => {
    changeLanguage(i18n, code).catch(() =>
      toast({
        title: t('chat.toast.error'),
        description: t('chat.toast.unreached'),
        variant: 'destructive',
      }),
    );
  };
}
