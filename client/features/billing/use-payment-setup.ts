import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveNotice } from '#client/lib/notice.ts';
import { useToast } from '#client/ui/toast.tsx';
import type { SubscriptionIntent } from '#shared/contract/billing.ts';
import type { ComingBack } from './return-address.ts';
import { told } from './told.ts';
import { useReturn, useSubscription, useSubscriptionIntent } from './use-subscription.ts';

type PaymentSetup =
  | { state: 'loading' | 'failed' | 'paused' }
  | { state: 'ready'; provider: 'sandbox' | 'stripe'; intent: SubscriptionIntent };

/**
 * Loads what a payment needs, and goes on to the conversation where nothing is to be paid. `changing`
 * asks for the card form all the same. `retry` loads anew, `useCard` leaves a pause aside.
 */
export function usePaymentSetup(back: ComingBack, changing: boolean) {
  const [otherCard, setOtherCard] = useState(false);
  const subscription = useSubscription();
  const returned = useReturn(back.paid);
  const checking = back.paid && returned.isPending;
  const known = checking ? undefined : (returned.data ?? subscription.data);
  const resting = known?.paused === true && !known.isActive && !otherCard;
  const intent = useSubscriptionIntent(
    known !== undefined && !resting && (changing || !known.isActive),
  );
  const missing = intent.isSuccess && !intent.data.clientSecret;
  const error = subscription.error ?? intent.error;
  const done = !changing && (known?.isActive === true || intent.data?.isActive === true);
  const fetching = checking || subscription.isFetching || intent.isFetching;
  const failed = !fetching && !done && (error !== null || missing);

  // A first month that costs nothing begins with the card saved at the bank.
  const cameBackWell = !back.failed && (back.paid || back.setupSecret !== undefined);
  useEffect(() => {
    if (!done) return;
    if (cameBackWell) leaveNotice('subscribed');
    location.replace('/chat');
  }, [done, cameBackWell]);
  const failedAt = subscription.errorUpdatedAt + intent.errorUpdatedAt + intent.dataUpdatedAt;
  useFailureToast(failed ? failedAt : 0, missing, error);
  useReturnToast(back, returned.error);

  return {
    setup: setupOf(),
    retry: () => void (subscription.isError ? subscription : intent).refetch(),
    useCard: () => setOtherCard(true),
  };

  function setupOf(): PaymentSetup {
    if (fetching || done) return { state: 'loading' };
    if (failed) return { state: 'failed' };
    if (resting) return { state: 'paused' };
    const { clientSecret, setupMode = false, isActive = false, publishableKey } = intent.data ?? {};
    const provider = known?.provider;
    if (!clientSecret || provider === undefined || provider === 'off') return { state: 'loading' };
    const key = publishableKey === undefined ? {} : { publishableKey };
    return { state: 'ready', provider, intent: { clientSecret, setupMode, isActive, ...key } };
  }
}

/** Says why the payment could not be loaded; `failedAt` (ms) is another with each failure, 0 for none. */
function useFailureToast(failedAt: number, missing: boolean, error: Error | null): void {
  const { t } = useTranslation();
  const { toast } = useToast();
  const failure = missing ? t('billing.noPaymentInfo') : told(error, t('billing.loadFailed'));
  useEffect(() => {
    if (failedAt === 0) return;
    toast({ title: t('billing.setupFailed'), description: failure, variant: 'destructive' });
  }, [failedAt, failure, toast, t]);
}

/** Says what went wrong at the bank, or on the way back from it. */
function useReturnToast({ failed }: ComingBack, error: Error | null): void {
  const { t } = useTranslation();
  const { toast } = useToast();
  useEffect(() => {
    if (failed) {
      const description = t('billing.bank.refused');
      toast({ title: t('billing.paymentFailed'), description, variant: 'destructive' });
    } else if (error) {
      const description = told(error, t('billing.completeFailed'));
      toast({ title: t('billing.subscriptionFailed'), description, variant: 'destructive' });
    }
  }, [failed, error, toast, t]);
}
