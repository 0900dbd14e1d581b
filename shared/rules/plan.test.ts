import { expect, test } from 'vitest';
import { planPrice } from './plan.ts';

test('the price is written as the language writes it', () => {
  expect(planPrice('en')).toBe('$29');
  expect(planPrice('de')).toBe('29\u00A0$');
});

test('amount and currency keep their order between words that run from right to left', () => {
  expect(planPrice('ar')).toBe('\u200e29\u00A0US$\u200e');
});
