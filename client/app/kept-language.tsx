import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, api, toldByServer } from '#client/lib/api.ts';
import { useToast } from '#client/ui/toast.tsx';

/** Keeps the language that somebody chooses with their account too: mails are written in it. */
export function KeptLanguage() {
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  useEffect(() => {
    async function keep(language: string) {
      try {
        await api('PATCH', '/api/account', { language });
      } catch (error) {
        // An administrator who is signed in as somebody chooses for their own eyes alone.
        if (error instanceof ApiError && error.status === 403) return;
        toast({
          title: t('chat.toast.error'),
          description: toldByServer(error, t('chat.toast.unreached')),
          variant: 'destructive',
        });
      }
    }
    const onChoice = (language: string) => void keep(language);
    i18n.on('languageChanged', onChoice);
    return () => i18n.off('languageChanged', onChoice);
  }, [i18n, t, toast]);
  return null;
}
