/** The card numbers of the trial payments and the payment method each stands for. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', paymentMethodId: 'pm_card_visa', outcome: 'accepted' },
  { number: '4000 0000 0000 0002', paymentMethodId: 'pm_card_chargeDeclined', outcome: 'declined' },
  {
    number: '4000 0025 0000 3155',
    paymentMethodId: 'pm_card_authenticationRequired',
    outcome: 'asks',
  },
] as const;

/** The payment method of a test number, however it is spaced; undefined for any other number. */
export function testPaymentMethod(typed: string): string | undefined {
  const digits = digitsOf(typed);
  return TEST_CARDS.find(({ number }) => digitsOf(number) === digits)?.paymentMethodId;
}

/** A card number in groups of four, as it is printed on a card. */
export function grouped(typed: string): string {
  return digitsOf(typed)
    .slice(0, 16)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}
