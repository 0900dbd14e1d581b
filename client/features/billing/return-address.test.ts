import { expect, test } from 'vitest';
import { comingBack } from './return-address.ts';

test('the way back from a bank is read from the address', () => {
  expect(comingBack('')).toEqual({ paid: false, failed: false, setupSecret: undefined });
  expect(
    comingBack('?payment_intent=pi_1&payment_intent_client_secret=s&redirect_status=succeeded'),
  ).toEqual({ paid: true, failed: false, setupSecret: undefined });
  expect(comingBack('?payment_intent=pi_1&redirect_status=failed').failed).toBe(true);
  expect(comingBack('?setup_intent=seti_1&setup_intent_client_secret=seti_s').setupSecret).toBe(
    'seti_s',
  );
});
