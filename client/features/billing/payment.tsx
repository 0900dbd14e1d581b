import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#client/lib/api.ts';
import { leaveNotice } from '#client/lib/notice.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { SubscriptionIntent } from '#shared/contract/billing.ts';
import { planPrice } from '#shared/rules/plan.ts';
import type { CardForm, Completion } from './card-form.ts';
import { told } from './told.ts';
import { completeSubscription, keepAgreement, refreshSubscription } from './use-subscription.ts';

interface PaymentProps {
  CardForm: CardForm;
  intent: SubscriptionIntent;
  setupSecret: string | undefined;
  /** Has another form made in the place of one that is spent. */
  onSpent: () => void;
  /** Nothing is bought: the card alone is changed. */
  changing: boolean;
}

/** Card, agreement and button. What was paid leads to the conversation by a full load. */
export function Payment({ CardForm, intent, setupSecret, onSpent, changing }: PaymentProps) {
  const { t, i18n } = useTranslation();
  const [agreed, setAgreed] = useState(false);
  const [unagreed, setUnagreed] = useState(false);
  const { busy, setBusy, ...steps } = usePaymentSteps(changing);
  const price = planPrice(i18n.language);

  async function begin(): Promise<boolean> {
    if (busy) return false;
    if (changing) {
      setBusy(true);
      return true;
    }
    setUnagreed(!agreed);
    return agreed && steps.agree();
  }

  return (
    <CardForm intent={intent} setupSecret={setupSecret} onSpent={onSpent} {...steps} begin={begin}>
      {changing ? null : (
        <Checkbox
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
            setUnagreed(false);
          }}
          label={t('billing.agree', { price })}
          error={unagreed ? t('billing.agreeRequired') : undefined}
        />
      )}
      <Button type="submit" busy={busy}>
        {busy ? t('billing.paying') : label()}
      </Button>
    </CardForm>
  );

  function label(): string {
    if (!changing) return t('billing.subscribe', { price });
    return intent.setupMode ? t('billing.card.save') : t('billing.card.pay', { price });
  }
}

/** The calls of a payment and what is said when one fails. */
function usePaymentSteps(changing: boolean) {
  const { t } = useTranslation();
  const { toast } = useToast();
  // The button keeps turning until the conversation's page has taken over.
  const [busy, setBusy] = useState(false);

  function fail(title: string, description: string): void {
    setBusy(false);
    toast({ title, description, variant: 'destructive' });
  }

  function arrive(): void {
    leaveNotice(changing ? 'card-saved' : 'subscribed');
    location.assign(changing ? '/account' : '/chat');
  }

  function onFailed(reason?: string): void {
    fail(t('billing.paymentFailed'), reason ?? t('billing.completeFailed'));
  }

  async function agree(): Promise<boolean> {
    setBusy(true);
    try {
      await keepAgreement();
      return true;
    } catch (error) {
      fail(t('billing.subscriptionFailed'), told(error, t('billing.completeFailed')));
      return false;
    }
  }

  async function complete(paymentMethodId: string, confirmation?: string): Promise<Completion> {
    setBusy(true);
    try {
      await completeSubscription(paymentMethodId, confirmation);
      arrive();
      return { type: 'done' };
    } catch (error) {
      const secret = secretToConfirm(error);
      if (secret !== undefined) {
        setBusy(false);
        return { type: 'confirm', clientSecret: secret };
      }
      const declined = error instanceof ApiError && error.status === 402;
      fail(
        t(declined ? 'billing.paymentFailed' : 'billing.subscriptionFailed'),
        told(error, t('billing.completeFailed')),
      );
      return { type: 'failed' };
    }
  }

  async function onPaid(): Promise<void> {
    setBusy(true);
    try {
      const { isActive } = await refreshSubscription();
      if (isActive) arrive();
      else onFailed();
    } catch (error) {
      fail(t('billing.subscriptionFailed'), told(error, t('billing.completeFailed')));
    }
  }

  return { busy, setBusy, agree, complete, onPaid, onFailed };
}

/** What the bank asks to have confirmed, where that is why the card was not taken. */
function secretToConfirm(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'authentication_required') return undefined;
  const { body } = error;
  if (typeof body !== 'object' || body === null || !('clientSecret' in body)) return undefined;
  return typeof body.clientSecret === 'string' ? body.clientSecret : undefined;
}
