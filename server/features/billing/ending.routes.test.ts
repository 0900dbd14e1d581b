import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MailMessage } from '#server/ports/mailer/port.ts';
import {
  type Answer,
  PASSWORD,
  type Person,
  startTestApp,
  type TestApp,
} from '#tests/support/app.ts';

const DAY_MS = 86_400_000;
const MONTH_END = Date.UTC(2026, 11, 21, 12);

let app: TestApp;
let mails: MailMessage[];
beforeEach(async () => {
  mails = [];
  app = await startTestApp({
    env: { PAYMENTS: 'sandbox' },
    mailer: { send: async (mail) => void mails.push(mail) },
  });
});
afterEach(() => app.close());

async function subscriber(): Promise<Person> {
  const person = await app.register();
  const body = { paymentMethodId: 'pm_card_visa' };
  expect((await person.api('POST', '/api/complete-subscription', body)).statusCode).toBe(200);
  return person;
}

function order(person: Person, what: string): Promise<Answer> {
  return person.api('POST', `/api/${what}-subscription`);
}

async function details(person: Person) {
  return (await person.api('GET', '/api/subscription')).json();
}

/** Mails of one moment go out in any order. */
async function subjects(): Promise<string[]> {
  await app.runJobs();
  return mails.map((mail) => mail.subject).sort();
}

function mailAbout(subject: RegExp): MailMessage | undefined {
  return mails.find((mail) => subject.test(mail.subject));
}

/** The details at another time, when an earlier session is over. */
async function detailsAt(person: Person, ms: number) {
  app.clock.set(ms);
  await app.checkSubscriptions();
  return details(await again(person));
}

async function again(person: Person): Promise<Person> {
  const { email } = person;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: PASSWORD },
  });
  const authorization = `Bearer ${answer.json().token}`;
  return {
    ...person,
    api: (method, url, body) => person.api(method, url, body, { authorization }),
  };
}

describe('a subscription', () => {
  test('is written about in the language that was chosen last', async () => {
    const person = await subscriber();
    await subjects();
    expect(mails.map(({ language }) => language)).toEqual(['en']);
    await person.api('PATCH', '/api/account', { language: 'de' });
    await order(person, 'cancel');
    await subjects();
    expect(mails.map(({ language }) => language)).toEqual(['en', 'de']);
  });

  test('that is cancelled runs to the end of the paid month, by one mail with the date', async () => {
    const person = await subscriber();
    expect((await order(person, 'cancel')).json().message).toMatch(/cancelled/);
    await order(person, 'cancel');
    expect(await details(person)).toMatchObject({
      isActive: true,
      status: 'active',
      cancelAtPeriodEnd: true,
      periodEnd: MONTH_END,
    });
    expect(await subjects()).toEqual([
      'Your subscription is cancelled',
      'Your subscription to Keepsake',
    ]);
    expect(mailAbout(/cancelled/)?.text).toContain('until December 21, 2026');
    app.clock.set(MONTH_END - 1);
    expect((await details(person)).isActive).toBe(true);
    const over = { isActive: false, status: 'canceled', periodEnd: null, cancelAtPeriodEnd: false };
    app.clock.set(MONTH_END);
    expect(await details(await again(person))).toMatchObject(over);
    expect(await detailsAt(person, MONTH_END)).toMatchObject(over);
    expect(await subjects()).toHaveLength(2);
  });

  test('that was cancelled goes on when that is taken back, and can be cancelled again', async () => {
    const person = await subscriber();
    await order(person, 'cancel');
    expect((await order(person, 'resume')).statusCode).toBe(200);
    expect(await details(person)).toMatchObject({ cancelAtPeriodEnd: false, periodEnd: MONTH_END });
    expect(await detailsAt(person, MONTH_END + 1)).toMatchObject({
      status: 'active',
      periodEnd: Date.UTC(2027, 0, 21, 12),
    });
    await order(await again(person), 'cancel');
    expect(await subjects()).toEqual([
      'Your subscription is cancelled',
      'Your subscription is cancelled',
      'Your subscription to Keepsake',
    ]);
  });

  test('rests in a pause, keeps everything, and goes on the day it is taken up', async () => {
    const person = await subscriber();
    await person.api('POST', '/api/profile', { name: 'Oma' });
    expect((await order(person, 'pause')).statusCode).toBe(200);
    expect(await details(person)).toMatchObject({ isActive: true, paused: true });
    expect(await detailsAt(person, MONTH_END + 100 * DAY_MS)).toMatchObject({
      isActive: false,
      paused: true,
      status: 'canceled',
    });
    const back = await again(person);
    expect((await back.api('GET', '/api/profile')).json().name).toBe('Oma');
    expect((await order(back, 'resume')).statusCode).toBe(200);
    expect(await details(back)).toMatchObject({
      isActive: true,
      paused: false,
      status: 'active',
      canWithdrawUntil: app.clock.now() + 15 * DAY_MS,
    });
    expect(await subjects()).toEqual([
      'Your subscription to Keepsake',
      'Your subscription to Keepsake',
    ]);
  });

  test('can be withdrawn from for fourteen days, and not after', async () => {
    const person = await subscriber();
    app.clock.advance(14 * DAY_MS);
    expect((await order(person, 'withdraw')).statusCode).toBe(200);
    expect(await details(person)).toMatchObject({
      isActive: false,
      status: 'canceled',
      canWithdrawUntil: null,
    });
    await order(person, 'withdraw');
    expect(await subjects()).toEqual([
      'You have withdrawn from the contract',
      'Your subscription to Keepsake',
    ]);
    expect(mailAbout(/withdrawn/)?.text).toMatch(/received your withdrawal on December 5, 2026/);

    const late = await subscriber();
    app.clock.advance(15 * DAY_MS);
    const refused = await order(late, 'withdraw');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'withdrawal_over']);
    expect((await details(late)).status).toBe('active');
  });

  test('is remembered once a year, while it runs', async () => {
    const [person, leaver] = [await subscriber(), await subscriber()];
    await order(leaver, 'cancel');
    app.clock.advance(364 * DAY_MS);
    await app.checkSubscriptions();
    expect(mails.filter((mail) => /yearly/.test(mail.subject))).toEqual([]);
    app.clock.advance(DAY_MS);
    await app.checkSubscriptions();
    app.clock.advance(DAY_MS);
    await app.checkSubscriptions();
    const yearly = mails.filter((mail) => /yearly/.test(mail.subject));
    expect(yearly.map((mail) => mail.to)).toEqual([person.email]);
    expect(yearly[0]?.text).toContain('$29 a month');
    app.clock.advance(365 * DAY_MS);
    await app.checkSubscriptions();
    expect(mails.filter((mail) => /yearly/.test(mail.subject))).toHaveLength(2);
  });

  test('is ended once by many calls at once, and by one mail', async () => {
    const person = await subscriber();
    await Promise.all(Array.from({ length: 8 }, () => order(person, 'cancel')));
    expect(await details(person)).toMatchObject({ cancelAtPeriodEnd: true });
    expect(await subjects()).toHaveLength(2);
  });

  test('is begun once by many calls at once, and by one mail', async () => {
    const person = await app.register();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        person.api('POST', '/api/complete-subscription', { paymentMethodId: 'pm_card_visa' }),
      ),
    );
    expect(await details(person)).toMatchObject({ status: 'active', periodEnd: MONTH_END });
    expect(await subjects()).toEqual(['Your subscription to Keepsake']);
  });
});
