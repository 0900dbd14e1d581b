import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/dist/pure.mjs';
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '#client/lib/use-theme.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { CardFormProps } from './card-form.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { PaymentMissing } from './payment-missing.tsx';

const STRIPE_HOST = 'https://js.stripe.com/';

/** The card form of Stripe. Its script is fetched here and on no other page. */
export function StripeForm(props: CardFormProps) {
  const { i18n, t } = useTranslation();
  const { toast } = useToast();
  const { clientSecret, publishableKey = '' } = props.intent;
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  const { theme } = useTheme();
  const appearance = useMemo(() => appearanceIn(theme), [theme]);
  function failed(): void {
    setStripe('failed');
    toast({
      title: t('billing.setupFailed'),
      description: t('billing.loadFailed'),
      variant: 'destructive',
    });
  }

  const load = useEffectEvent(() => {
    // Stripe's script watches the page for fraud unless it is told not to.
    loadStripe.setLoadParameters({ advancedFraudSignals: false });
    loadStripe(publishableKey).then(setStripe, failed);
    // With parameters its loader never tells of a script that could not be fetched.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.startsWith(STRIPE_HOST)) failed();
    };
    window.addEventListener('error', onError, { capture: true });
    return () => window.removeEventListener('error', onError, { capture: true });
  });
  useEffect(() => load(), []);

  if (stripe === 'failed') {
    // The loader remembers its failure: only a new page tries again.
    return <PaymentMissing onRetry={() => location.reload()} />;
  }
  if (stripe === null) return <CardSkeleton />;
  const locale = stripeLocale(i18n.language);
  return (
    <Elements key={clientSecret} stripe={stripe} options={{ clientSecret, appearance, locale }}>
      <CardFields {...props} />
    </Elements>
  );
}

function CardFields(props: CardFormProps) {
  const { intent, setupSecret, begin, complete, onPaid, onSpent, onFailed, children } = props;
  const cameBack = useRef(false);
  const stripe = useStripe();
  const elements = useElements();
  const goOn = useEffectEvent((loaded: Stripe) => void comeBack(loaded));

  useEffect(() => {
    if (stripe) goOn(stripe);
  }, [stripe]);

  /** Somebody who comes back from their bank with a saved card has its subscription completed. */
  async function comeBack(loaded: Stripe): Promise<void> {
    if (setupSecret === undefined || cameBack.current) return;
    cameBack.current = true;
    const { setupIntent } = await loaded.retrieveSetupIntent(setupSecret);
    if (setupIntent?.status === 'succeeded') return hand(loaded, setupIntent.payment_method);
    onFailed();
    onSpent();
  }

  async function hand(loaded: Stripe, method: string | { id: string } | null): Promise<void> {
    const id = typeof method === 'string' ? method : method?.id;
    if (id === undefined) return onFailed();
    const completion = await complete(id);
    if (completion.type === 'failed') return onSpent();
    if (completion.type === 'done') return;
    const { clientSecret } = completion;
    const { error } = await loaded.handleNextAction({ clientSecret });
    if (!error) return onPaid();
    onFailed(error.message);
    onSpent();
  }

  async function pay(): Promise<void> {
    if (!stripe || !elements || !(await begin())) return;
    const { error } = await elements.submit();
    if (error) return onFailed(error.message);
    const confirmParams = {
      return_url: `${location.origin}${location.pathname}${location.search}`,
    };
    const options = { elements, confirmParams, redirect: 'if_required' as const };
    if (intent.setupMode) {
      const result = await stripe.confirmSetup(options);
      if (result.error) return onFailed(result.error.message);
      return hand(stripe, result.setupIntent.payment_method);
    }
    const result = await stripe.confirmPayment(options);
    return result.error ? onFailed(result.error.message) : onPaid();
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void pay();
      }}
      className="flex flex-col gap-5"
    >
      <PaymentElement options={{ layout: 'tabs' }} />
      {children}
    </form>
  );
}

/** Our colours and type, handed over: Stripe's fields stand in a frame of their own. */
function appearanceIn(theme: 'light' | 'dark'): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--amber-edge'),
      colorBackground: token('--paper-raised'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-soft'),
      colorDanger: token('--danger'),
      borderRadius: '10px',
      fontSizeBase: '17px',
    },
  };
}

/** Stripe's name for one of our languages; those it lacks fall to the browser's. */
function stripeLocale(language: string) {
  return STRIPE_LOCALES.find((locale) => locale === language) ?? 'auto';
}

const STRIPE_LOCALES = [
  ...(['ar', 'cs', 'de', 'el', 'en', 'es', 'fr', 'hu', 'it', 'ja'] as const),
  ...(['nl', 'pl', 'pt', 'ro', 'ru', 'sv', 'zh'] as const),
];
