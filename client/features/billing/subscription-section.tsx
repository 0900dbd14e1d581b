import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#client/lib/api.ts';
import { AlertDialog } from '#client/ui/alert-dialog.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Section } from '#client/ui/section.tsx';
import { useToast } from '#client/ui/toast.tsx';
import type { SubscriptionDetails } from '#shared/contract/billing.ts';
import { planPrice } from '#shared/rules/plan.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { told } from './told.ts';
import { useInEurope } from './use-in-europe.ts';
import { type Change, useChangeSubscription, useSubscription } from './use-subscription.ts';

/** The subscription on the account page: how it stands, what comes next, and the ways to change it. */
export function SubscriptionSection() {
  const { t } = useTranslation();
  const subscription = useSubscription();
  return (
    <Section title={t('billing.section.title')}>
      {subscription.data ? <Standing details={subscription.data} /> : null}
      {subscription.isPending ? <CardSkeleton /> : null}
      {subscription.isError && !subscription.data ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{told(subscription.error, t('billing.loadFailed'))}</p>
          <Button variant="quiet" onClick={() => void subscription.refetch()}>
            {t('common.tryAgain')}
          </Button>
        </div>
      ) : null}
    </Section>
  );
}

/** What may be done where; the first is what most people come for. */
function changesOf(details: SubscriptionDetails): Change[] {
  const { status, cancelAtPeriodEnd, paused } = details;
  if (status === 'active' && paused) return ['resume', 'cancel'];
  if (status === 'active') return cancelAtPeriodEnd ? ['resume'] : ['pause', 'cancel'];
  if (status === 'past_due') return ['cancel'];
  return paused ? ['resume'] : [];
}

function Standing({ details }: { details: SubscriptionDetails }) {
  const { t, i18n } = useTranslation();
  const inEurope = useInEurope();
  const [asked, setAsked] = useState<Change | null>(null);
  const { changing, apply } = useApply(() => setAsked(null));
  const price = planPrice(i18n.language);
  const dateOf = (ms: number | null) =>
    ms === null ? '' : new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(ms);
  const date = dateOf(details.periodEnd);
  const { status, paused, provider } = details;
  if (provider === 'off') return <Words>{t('billing.section.off')}</Words>;
  const runs = status === 'active' || status === 'past_due';
  const changes = changesOf(details);
  const takeUp = paused && !runs;

  return (
    <>
      <Words>{t(`billing.section.${standingOf(details)}`, { date, price })}</Words>
      {provider === 'sandbox' && runs ? <Words>{t('billing.section.sandbox')}</Words> : null}
      <div className="flex flex-wrap gap-3">
        {runs || takeUp ? null : (
          <a href="/subscribe" className={buttonClass('primary')}>
            {t('billing.subscribe', { price })}
          </a>
        )}
        {status === 'past_due' ? (
          <a href="/subscribe?card" className={buttonClass('primary')}>
            {t('billing.section.otherCard')}
          </a>
        ) : null}
        {changes.map((change) => (
          <Button
            key={change}
            variant={change === 'resume' ? 'primary' : 'quiet'}
            disabled={changing}
            onClick={() => (change === 'resume' && runs ? void apply('resume') : setAsked(change))}
          >
            {change === 'resume' && takeUp
              ? t('billing.paused.resume', { price })
              : t(`billing.section.${change}.label`)}
          </Button>
        ))}
        {status === 'active' ? (
          <a href="/subscribe?card" className="link inline-flex min-h-11 items-center">
            {t('billing.section.changeCard')}
          </a>
        ) : null}
      </div>
      {details.canWithdrawUntil !== null && inEurope ? (
        <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
          <Words>{t('billing.section.withdraw.offer')}</Words>
          <Button variant="quiet" disabled={changing} onClick={() => setAsked('withdraw')}>
            {t('billing.section.withdraw.label')}
          </Button>
        </div>
      ) : null}
      {details.agreedAt === null ? null : (
        <p className="text-small text-ink-faint">
          {t('billing.section.agreed', { date: dateOf(details.agreedAt) })}
        </p>
      )}
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={t(`billing.section.${asked ?? 'cancel'}.title`)}
        description={t(`billing.section.${asked ?? 'cancel'}.text`, { date, price })}
        confirmLabel={t(`billing.section.${asked ?? 'cancel'}.confirm`)}
        cancelLabel={t('billing.section.back')}
        busy={changing}
        onConfirm={() => (asked ? void apply(asked) : undefined)}
      />
    </>
  );
}

type Standings = 'none' | 'active' | 'ending' | 'pausing' | 'paused' | 'past_due';

function standingOf({ status, paused, cancelAtPeriodEnd }: SubscriptionDetails): Standings {
  if (status === 'past_due') return 'past_due';
  if (status === 'active') {
    if (paused) return 'pausing';
    return cancelAtPeriodEnd ? 'ending' : 'active';
  }
  return paused ? 'paused' : 'none';
}

/** Makes a change and says how it went. */
function useApply(onEnd: () => void) {
  const { t } = useTranslation();
  const { toast } = useToast();
  const change = useChangeSubscription();

  async function apply(what: Change): Promise<void> {
    try {
      const { message } = await change.mutateAsync(what);
      toast({ title: t(`billing.section.${what}.done`), description: message });
    } catch (error) {
      toast({
        title: t(`billing.section.${what}.failed`),
        description: told(error, t('chat.toast.unreached')),
        variant: 'destructive',
      });
      // The saved card did not do: another one can be entered there.
      const cardNeeded = error instanceof ApiError && error.status === 402;
      if (what === 'resume' && cardNeeded) location.assign('/subscribe');
    } finally {
      onEnd();
    }
  }

  return { changing: change.isPending, apply };
}

function Words({ children }: { children: ReactNode }) {
  return <p className="max-w-measure text-ink-soft">{children}</p>;
}
