import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTexts } from '#client/i18n/use-texts.ts';
import { useTranslation } from 'react-i18next';
import { patiently } from '#client/lib/patiently.ts';
import { useTitle } from '#client/lib/use-title.ts';
import { Button } from '#client/ui/button.tsx';
import { useFocusOnMount } from '#client/ui/use-focus-on-mount.ts';
import type { Profile } from '#shared/contract/profile.ts';
import { BillingHeader } from './billing-header.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { PausedCard } from './paused-card.tsx';
import { Payment } from './payment.tsx';
import { PaymentMissing } from './payment-missing.tsx';
import { PlanTerms } from './plan-terms.tsx';
import { useComingBack } from './return-address.ts';
import { usePaymentSetup } from './use-payment-setup.ts';

const FORMS = {
  sandbox: lazy(() =>
    patiently(async () => ({ default: (await import('./sandbox-form.tsx')).SandboxForm })),
  ),
  stripe: lazy(() =>
    patiently(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm })),
  ),
};

export interface SubscribeScreenProps {
  /** Help that needs no subscription; loaded when it is asked for. */
  Help: ComponentType<{ onClose: () => void }>;
}

/** The payment page. Entered and left by full loads: its content policy is its own. */
export function SubscribeScreen({ Help }: SubscribeScreenProps) {
  useTexts('billing');
  const { t } = useTranslation();
  const back = useComingBack();
  const [changing] = useState(() => new URLSearchParams(location.search).has('card'));
  const { setup, retry, useCard } = usePaymentSetup(back, changing);
  const [setupSecret, setSetupSecret] = useState(back.setupSecret);
  const title = t(changing ? 'billing.card.title' : 'billing.title');
  useTitle(title);

  return (
    <div className="lamplight flex min-h-dvh flex-col">
      <BillingHeader />
      <main className="mx-auto flex w-full max-w-page flex-1 flex-col gap-10 px-5 pt-6 pb-16 small:px-8 medium:pt-10">
        <div className="flex max-w-measure flex-col gap-3">
          <h1 className="in-sight text-heading">{title}</h1>
          <p className="text-lead text-ink-soft">
            {t(changing ? 'billing.card.intro' : 'billing.intro')}
          </p>
        </div>
        <HelpNow Help={Help} />
        <div className="grid items-start gap-10 panel:grid-cols-2 panel:gap-14">
          <PlanTerms />
          <section className="rounded-large border border-line bg-paper-raised p-5 shadow-soft small:p-7">
            {setup.state === 'loading' ? <CardSkeleton /> : null}
            {setup.state === 'failed' ? <PaymentMissing onRetry={retry} /> : null}
            {setup.state === 'paused' ? <PausedCard onCardNeeded={useCard} /> : null}
            {setup.state === 'ready' ? (
              <Suspense fallback={<CardSkeleton />}>
                <Payment
                  CardForm={FORMS[setup.provider]}
                  intent={setup.intent}
                  setupSecret={setupSecret}
                  onSpent={() => {
                    setSetupSecret(undefined);
                    retry();
                  }}
                  changing={changing}
                />
              </Suspense>
            ) : null}
          </section>
        </div>
        <WithoutPaying />
      </main>
    </div>
  );
}

/** Within reach of a thumb before anything about money: help is not paid for. */
function HelpNow({ Help }: SubscribeScreenProps) {
  const [helping, setHelping] = useState<boolean>();
  if (!helping) return <HelpButton returned={helping === false} onHelp={() => setHelping(true)} />;
  return (
    <div className="max-w-measure">
      <Suspense fallback={<CardSkeleton />}>
        <Help onClose={() => setHelping(false)} />
      </Suspense>
    </div>
  );
}

function HelpButton({ returned, onHelp }: { returned: boolean; onHelp: () => void }) {
  const { t } = useTranslation();
  const button = useFocusOnMount<HTMLButtonElement>(returned);
  return (
    <Button ref={button} variant="quiet" className="self-start" onClick={onHelp}>
      {t('billing.help')}
    </Button>
  );
}

/** What is there for everybody, paid or not. */
function WithoutPaying() {
  const { t } = useTranslation();
  const profile = useQuery<Profile | null>({ queryKey: ['/api/profile'] });
  return (
    <section className="flex max-w-measure flex-col items-start gap-2 border-t border-line pt-8">
      <p className="text-ink-soft">{t('billing.free.text')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {profile.data ? (
          <li>
            <a href="/chat?read" className="link inline-flex min-h-11 items-center">
              {t('billing.free.read')}
            </a>
          </li>
        ) : null}
        <li>
          <a href="/account" className="link inline-flex min-h-11 items-center">
            {t('billing.free.account')}
          </a>
        </li>
      </ul>
    </section>
  );
}
