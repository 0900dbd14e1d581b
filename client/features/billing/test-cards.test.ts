import { expect, test } from 'vitest';
import { grouped, testPaymentMethod } from './test-cards.ts';

test('the test numbers stand for their payment methods, however they are spaced', () => {
  expect(testPaymentMethod('4242424242424242')).toBe('pm_card_visa');
  expect(testPaymentMethod('4000-0000 0000 0002')).toBe('pm_card_chargeDeclined');
  expect(testPaymentMethod('4000 0025 0000 3155')).toBe('pm_card_authenticationRequired');
});

test('no other number is taken', () => {
  expect(testPaymentMethod('')).toBeUndefined();
  expect(testPaymentMethod('4111 1111 1111 1111')).toBeUndefined();
});

test('a number is written in groups of four and ends after sixteen digits', () => {
  expect(grouped('42424')).toBe('4242 4');
  expect(grouped('4242 4242 4242 42429')).toBe('4242 4242 4242 4242');
  expect(grouped('card 4242')).toBe('4242');
});
