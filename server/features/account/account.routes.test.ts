import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visit } from '#tests/support/accounts.ts';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, send } from '#tests/support/conversation.ts';

const AGREED = { terms: true, imageRights: true, version: '2025-10-13' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function account(person: Person) {
  return (await person.api('GET', '/api/account')).json();
}

/** A call in an administrator's session in the person's name. */
async function asVisitor(
  person: Person,
  method: 'GET' | 'PATCH' | 'POST',
  url: string,
  payload?: object,
) {
  const headers = { authorization: `Bearer ${await visit(app, person)}` };
  return app.inject({ method, url, headers, ...(payload && { payload }) });
}

test.each([
  ['GET', '/api/account'],
  ['PATCH', '/api/account'],
  ['POST', '/api/account/consents'],
] as const)('%s %s needs a session', async (method, url) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
});

describe('a person’s settings', () => {
  test('are theirs alone, and change field by field', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    const fresh = {
      email: ana.email,
      createdAt: app.clock.now(),
      country: null,
      language: null,
      consents: { terms: false, imageRights: false, version: '', acceptedAt: app.clock.now() },
    };
    expect(await account(ana)).toEqual(fresh);
    const changes: [object, object][] = [
      [{ country: 'DE' }, { country: 'DE', language: null }],
      [{ language: 'ar' }, { country: 'DE', language: 'ar' }],
      [{}, { country: 'DE', language: 'ar' }],
      [
        { country: null, language: 'pt' },
        { country: null, language: 'pt' },
      ],
    ];
    for (const [change, expected] of changes) {
      const answer = await ana.api('PATCH', '/api/account', change);
      expect([answer.statusCode, answer.json()]).toEqual([200, { ...fresh, ...expected }]);
      expect(await account(ana)).toEqual({ ...fresh, ...expected });
    }
    expect(await account(bela)).toMatchObject({ country: null, language: null });
  });

  test.each([
    ['country', 'de'],
    ['country', 'DEU'],
    ['country', ''],
    ['country', 49],
    ['language', 'xx'],
    ['language', ''],
    ['language', ['de']],
  ])('refuse %s %j', async (field, value) => {
    const person = await app.register();
    const answer = await person.api('PATCH', '/api/account', { [field]: value });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { [field]: 'This value is not one we can take.' } },
    ]);
    expect(await account(person)).toMatchObject({ country: null, language: null });
  });

  test('ASVS V8.2.3, attack 7: no other field can be changed', async () => {
    const [ana, bela] = [await app.register(), await app.register()];
    const rows = () => app.deps.db.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await rows();
    const answer = await ana.api('PATCH', '/api/account', {
      id: bela.userId,
      userId: bela.userId,
      email: 'other@example.org',
      isAdmin: true,
      is_admin: 1,
      password: 'x',
      subscription_status: 'active',
    });
    expect(answer.statusCode).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('the country they chose is the one whose contacts care names', async () => {
    const person = await app.register();
    await describeMother(person);
    const words = 'I want to kill myself tonight';
    await person.api('PATCH', '/api/account', { country: 'US' });
    expect((await send(person, words)).reply.content).toContain('988');
    await person.api('PATCH', '/api/account', { country: 'IE' });
    const { content } = (await send(person, words)).reply;
    expect(content).toContain('Samaritans');
    expect(content).not.toContain('988');
  });

  test('attack 9: an administrator signed in as them reads and changes nothing', async () => {
    const person = await app.register();
    expect((await asVisitor(person, 'GET', '/api/account')).statusCode).toBe(200);
    for (const answer of [
      await asVisitor(person, 'PATCH', '/api/account', { country: 'DE' }),
      await asVisitor(person, 'POST', '/api/account/consents', AGREED),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'support_access_required']);
    }
    expect(await account(person)).toMatchObject({ country: null, consents: { terms: false } });
  });
});

describe('what they agree to', () => {
  test('is stored with its time, and what was agreed to before stays as proof', async () => {
    const person = await app.register();
    app.clock.advance(1_000);
    const answer = await person.api('POST', '/api/account/consents', AGREED);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect((await account(person)).consents).toEqual({ ...AGREED, acceptedAt: app.clock.now() });
    app.clock.advance(1_000);
    await person.api('POST', '/api/account/consents', { ...AGREED, version: '2027-01-01' });
    expect((await account(person)).consents.version).toBe('2027-01-01');
    const rows = await app.deps.db
      .selectFrom('consents')
      .select('version')
      .where('user_id', '=', person.userId)
      .orderBy('accepted_at')
      .execute();
    expect(rows.map(({ version }) => version)).toEqual(['', '2025-10-13', '2027-01-01']);
  });

  test.each([
    ['terms', { terms: false }, /Terms of Service/],
    ['terms', { terms: undefined }, /Terms of Service/],
    ['terms', { terms: 'true' }, /Terms of Service/],
    ['imageRights', { imageRights: false }, /image rights/],
    ['version', { version: undefined }, /not one we can take/],
    ['version', { version: '' }, /not one we can take/],
    ['version', { version: 'x'.repeat(41) }, /not one we can take/],
  ])('is not stored with a bad %s: %j', async (field, change, sentence) => {
    const person = await app.register();
    const answer = await person.api('POST', '/api/account/consents', { ...AGREED, ...change });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'invalid_request', fields: { [field]: expect.stringMatching(sentence) } },
    ]);
    expect((await account(person)).consents.terms).toBe(false);
  });
});
