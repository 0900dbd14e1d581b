import { describe, expect, test } from 'vitest';
import { readEnv, SettingsError } from './env.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
};
const KEY = { MASTER_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://keepsake.example' };

function refusal(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return 'taken';
}

describe('payments in the settings', () => {
  test('are a sandbox until a key of Stripe is set, in production by word alone', () => {
    expect(readEnv({}).PAYMENTS).toBe('sandbox');
    expect(readEnv(STRIPE).PAYMENTS).toBe('stripe');
    expect(readEnv({ ...STRIPE, PAYMENTS: 'off' }).PAYMENTS).toBe('off');
    const production = { ...KEY, NODE_ENV: 'production' };
    expect(refusal(production)).toMatch(/^PAYMENTS is not set; .*stripe, sandbox or off/);
    expect(readEnv({ ...production, PAYMENTS: 'sandbox' }).PAYMENTS).toBe('sandbox');
    expect(readEnv({ ...production, ...STRIPE }).PAYMENTS).toBe('stripe');
  });

  test.each(Object.keys(STRIPE))('are refused without %s, in one line that names it', (name) => {
    const said = refusal({ ...STRIPE, [name]: '' });
    expect(said).toMatch(new RegExp(`^${name} is not set; payments by Stripe take STRIPE_`));
    expect(said).not.toContain('\n');
  });

  test.each([
    [{ STRIPE_SECRET_KEY: 'pk_test_abc' }, /^STRIPE_SECRET_KEY got a value not shown here/],
    [{ STRIPE_WEBHOOK_SECRET: 'abc' }, /^STRIPE_WEBHOOK_SECRET got a value not shown here/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, /of different kinds/],
    [{ STRIPE_PRICE: 'prod_1' }, /^STRIPE_PRICE got "prod_1"/],
    [{ PAYMENTS: 'cash' }, /^PAYMENTS got "cash" and takes one of stripe, sandbox, off/],
  ])('are refused with %j', (wrong, said) => {
    expect(refusal({ ...STRIPE, ...wrong })).toMatch(said);
  });
});
