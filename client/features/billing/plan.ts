import { PLAN } from '#shared/rules/plan.ts';

/** The monthly price as the language writes it: "$29". */
export function planPrice(language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: PLAN.currency,
    maximumFractionDigits: 0,
  }).format(PLAN.priceCents / 100);
}
