import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeNotice } from '#client/lib/notice.ts';
import { useToast } from '#client/ui/toast.tsx';

/**
 * Says what the screen before this one left to be said. It belongs beside a screen that stays: one
 * that leads on by a full load would take the words along.
 */
export function ArrivalNotice() {
  const { t } = useTranslation();
  const { toast } = useToast();
  useEffect(() => {
    const notice = takeNotice();
    if (notice === 'registered') {
      toast({ title: t('auth.created'), description: t('auth.welcome') });
    } else if (notice === 'subscribed') {
      toast({ title: t('billing.done.title'), description: t('billing.done.text') });
    }
    if (notice === 'card-saved') toast({ title: t('billing.card.saved') });
  }, [toast, t]);
  return null;
}
