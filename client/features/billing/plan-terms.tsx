import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Usage } from '#shared/contract/chat.ts';
import { planPrice } from '#shared/rules/plan.ts';
import { useInEurope } from './use-in-europe.ts';

/** What is said while the operator's own limit is not known (spec.md section 9). */
const DAILY_MESSAGES = 60;

/** What a person should know before the card: price, renewal, what is in it, what is not, the end. */
export function PlanTerms() {
  const { t, i18n } = useTranslation();
  const usage = useQuery<Usage>({ queryKey: ['/api/usage'] });
  const inEurope = useInEurope();
  const count = usage.data?.limit ?? DAILY_MESSAGES;
  const terms = [
    {
      name: t('billing.terms.price.name'),
      text: t('billing.terms.price.text', { price: planPrice(i18n.language) }),
    },
    { name: t('billing.terms.renewal.name'), text: t('billing.terms.renewal.text') },
    { name: t('billing.terms.included.name'), text: t('billing.terms.included.text') },
    { name: t('billing.terms.limit.name'), text: t('billing.terms.limit.text', { count }) },
    { name: t('billing.terms.cancel.name'), text: t('billing.terms.cancel.text') },
    ...(inEurope
      ? [{ name: t('billing.terms.withdraw.name'), text: t('billing.terms.withdraw.text') }]
      : []),
  ];
  return (
    <dl className="flex flex-col divide-y divide-line border-y border-line">
      {terms.map(({ name, text }) => (
        <div key={name} className="flex flex-col gap-1 py-4">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
