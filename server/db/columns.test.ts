import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '#tests/support/app.ts';
import { describeMother, send } from '#tests/support/conversation.ts';

const messageId = randomUUID();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.register();
  await describeMother(person);
  await send(person, 'Good evening.', { messageId });
  await sql`insert into subscriptions (user_id, account)
    values (${person.userId}, ${'sandbox'})`.execute(app.deps.db);
});
afterAll(() => app.close());

const UNDONE = new Error('written, and undone');

/** Writes a value into one row of the person's, and undoes it. Throws UNDONE where that worked. */
function write(table: string, column: string, value: string): Promise<void> {
  const row = {
    users: sql`id = ${person.userId}`,
    messages: sql`message_id = ${messageId}`,
  }[table];
  return app.deps.db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ${value}
      where ${row ?? sql`user_id = ${person.userId}`}
    `.execute(tx);
    throw numAffectedRows === 1n ? UNDONE : new Error(`${numAffectedRows} rows were written`);
  });
}

// Spec.md sections 3 and 9. What is sealed, the profile's name among it, is measured before that.
test.each([
  ['users', 'email', 255],
  ['users', 'password', 255],
  ['subscriptions', 'customer_id', 255],
  ['subscriptions', 'subscription_id', 255],
  ['profiles', 'tone', 20],
  ['messages', 'message_id', 255],
  ['messages', 'role', 10],
  ['usage_tracking', 'date', 10],
])('%s.%s holds %i characters and no more', async (table, column, length) => {
  await expect(write(table, column, 'x'.repeat(length))).rejects.toBe(UNDONE);
  await expect(write(table, column, 'x'.repeat(length + 1))).rejects.toThrow(/check/i);
});

test('truth values begin false, and counts at 0', async () => {
  const { db } = app.deps;
  const given = { id: randomUUID(), user_id: person.userId };
  await sql`insert into photos (id, user_id, photo_url, uploaded_at)
    values (${given.id}, ${given.user_id}, ${'/objects/x'}, ${7})`.execute(db);
  await sql`insert into usage_tracking (id, user_id, date)
    values (${given.id}, ${given.user_id}, ${'2001-01-01'})`.execute(db);
  await sql`insert into sessions (id, user_id, token, expires_at, created_at)
    values (${given.id}, ${given.user_id}, ${'x'}, ${7}, ${7})`.execute(db);
  await sql`insert into users (id, email, password, created_at)
    values (${given.id}, ${'new@example.org'}, ${'x'}, ${7})`.execute(db);
  const rowOf = (table: 'photos' | 'usage_tracking' | 'sessions' | 'users') =>
    db.selectFrom(table).selectAll().where('id', '=', given.id).executeTakeFirst();
  expect(await rowOf('photos')).toMatchObject({ is_default: 0 });
  expect(await rowOf('usage_tracking')).toMatchObject({ count: 0 });
  expect(await rowOf('sessions')).toMatchObject({ is_admin_session: 0 });
  expect(await rowOf('users')).toMatchObject({ is_admin: 0, age_acknowledged: 0 });
});
