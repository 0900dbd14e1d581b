import { afterAll, beforeAll, describe } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { manualClock } from '#tests/support/manual-clock.ts';
import { paymentsSuite } from './payments-suite.ts';
import { createSandboxPayments } from './sandbox-payments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('payments in the sandbox', () => {
  paymentsSuite(async () => {
    const { db } = app.deps;
    await db.deleteFrom('sandbox_customers').execute();
    const clock = manualClock();
    return {
      payments: createSandboxPayments({ db, clock }),
      clock,
      confirm: async () => undefined,
    };
  });
});
