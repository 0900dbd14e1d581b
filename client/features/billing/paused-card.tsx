import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#client/lib/api.ts';
import { leaveNotice } from '#client/lib/notice.ts';
import { Button } from '#client/ui/button.tsx';
import { useToast } from '#client/ui/toast.tsx';
import { planPrice } from '#shared/rules/plan.ts';
import { told } from './told.ts';
import { keepAgreement, useChangeSubscription } from './use-subscription.ts';

/** Somebody whose pause has begun: one step takes the subscription up again with the saved card. */
export function PausedCard({ onCardNeeded }: { onCardNeeded: () => void }) {
  const { t, i18n } = useTranslation();
  const { toast } = useToast();
  const change = useChangeSubscription();
  const [arriving, setArriving] = useState(false);
  const price = planPrice(i18n.language);

  async function goOn(): Promise<void> {
    try {
      await keepAgreement();
      await change.mutateAsync('resume');
      setArriving(true);
      leaveNotice('subscribed');
      location.assign('/chat');
    } catch (error) {
      toast({
        title: t('billing.paymentFailed'),
        description: told(error, t('billing.completeFailed')),
        variant: 'destructive',
      });
      // The saved card did not do: another one may.
      if (error instanceof ApiError && error.status === 402) onCardNeeded();
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <h2 className="text-title">{t('billing.paused.title')}</h2>
      <p className="text-ink-soft">{t('billing.paused.text', { price })}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={change.isPending || arriving} onClick={() => void goOn()}>
          {t('billing.paused.resume', { price })}
        </Button>
        <Button variant="quiet" disabled={change.isPending || arriving} onClick={onCardNeeded}>
          {t('billing.paused.otherCard')}
        </Button>
      </div>
    </div>
  );
}
