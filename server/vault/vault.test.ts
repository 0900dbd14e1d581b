import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { SealBroken } from './seal.ts';
import { createVault, KeyGone } from './vault.ts';

const masterKey = randomBytes(32);
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A vault of its own over one person, whose key it makes anew. */
async function personWithKey() {
  const { userId } = await app.register();
  const { db } = app.deps;
  await db.deleteFrom('data_keys').where('user_id', '=', userId).execute();
  await createVault(db, masterKey).createKey(db, userId);
  return { userId, db };
}

test('what one vault seals another over the same keys opens', async () => {
  const { userId, db } = await personWithKey();
  const sealed = (await createVault(db, masterKey).of(userId)).sealText('Oma', 'a:1');
  expect((await createVault(db, masterKey).of(userId)).openText(sealed, 'a:1')).toBe('Oma');
});

test('nobody opens what another sealed, even at the same place', async () => {
  const [anna, bela] = [await personWithKey(), await personWithKey()];
  const vault = createVault(anna.db, masterKey);
  const sealed = (await vault.of(anna.userId)).sealText('Oma', 'a:1');
  const other = await vault.of(bela.userId);
  expect(() => other.openText(sealed, 'a:1')).toThrow(SealBroken);
});

test('another master key opens nobody’s vault', async () => {
  const { userId, db } = await personWithKey();
  await expect(createVault(db, randomBytes(32)).of(userId)).rejects.toThrow(SealBroken);
});

test('a wrapped key moved to another person does not open there', async () => {
  const [anna, bela] = [await personWithKey(), await personWithKey()];
  const { wrapped_key } = await anna.db
    .selectFrom('data_keys')
    .select('wrapped_key')
    .where('user_id', '=', anna.userId)
    .executeTakeFirstOrThrow();
  await anna.db
    .updateTable('data_keys')
    .set({ wrapped_key })
    .where('user_id', '=', bela.userId)
    .execute();
  await expect(createVault(bela.db, masterKey).of(bela.userId)).rejects.toThrow(SealBroken);
});

test('a destroyed key opens nothing, once it is forgotten', async () => {
  const { userId, db } = await personWithKey();
  const vault = createVault(db, masterKey);
  const sealed = (await vault.of(userId)).sealText('Oma', 'a:1');
  await db.deleteFrom('data_keys').where('user_id', '=', userId).execute();
  vault.forget(userId);
  await expect(vault.of(userId)).rejects.toThrow(KeyGone);
  await vault.createKey(db, userId);
  const anew = await vault.of(userId);
  expect(() => anew.openText(sealed, 'a:1')).toThrow(SealBroken);
});

test('a key that another process destroyed is used from memory for a bounded time only', async () => {
  const { userId, db } = await personWithKey();
  const keptMs = 40;
  const vault = createVault(db, masterKey, keptMs);
  const first = await vault.of(userId);
  expect(await vault.of(userId)).toBe(first);
  await db.deleteFrom('data_keys').where('user_id', '=', userId).execute();
  await expect.poll(() => vault.of(userId).catch((error: Error) => error.name)).toBe('KeyGone');
});

test('a key that is held cannot be destroyed before what is written with it is there', async () => {
  const { userId, db } = await personWithKey();
  const vault = createVault(db, masterKey);
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const writing = db.transaction().execute(async (transaction) => {
    await vault.hold(transaction, userId);
    held.resolve();
    await transaction
      .updateTable('users')
      .set({ age_acknowledged: 1 })
      .where('id', '=', userId)
      .execute();
    order.push('written');
  });
  await held.promise;
  await db.transaction().execute((transaction) => vault.destroyKey(transaction, userId));
  order.push('destroyed');
  await writing;
  expect(order).toEqual(['written', 'destroyed']);
  const late = db.transaction().execute((transaction) => vault.hold(transaction, userId));
  await expect(late).rejects.toThrow(KeyGone);
});

test('the database holds no key as it is', async () => {
  const { userId, db } = await personWithKey();
  const row = await db
    .selectFrom('data_keys')
    .select('wrapped_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(Buffer.from(row.wrapped_key).includes(masterKey)).toBe(false);
  // Version, nonce, 32 bytes of key, tag.
  expect(row.wrapped_key.length).toBe(1 + 12 + 32 + 16);
});

test('a person whose key is gone is told to log in', async () => {
  const person = await app.register();
  await person.api('POST', '/api/profile', { name: 'Oma' });
  await app.deps.db.deleteFrom('data_keys').where('user_id', '=', person.userId).execute();
  app.deps.vault.forget(person.userId);
  const answer = await person.api('GET', '/api/profile');
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
});
