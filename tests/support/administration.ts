import type { Person, TestApp } from './app.ts';

/** Makes somebody an administrator, as the operator's command does. */
export async function makeAdmin(app: TestApp, { userId }: Person): Promise<void> {
  await app.deps.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', userId).execute();
}

/** Somebody who has registered and become an administrator. */
export async function newAdmin(app: TestApp, email?: string): Promise<Person> {
  const admin = await app.register(email);
  await makeAdmin(app, admin);
  return admin;
}

/** Opens a person's account as a new administrator; calls of the result are made in their name. */
export async function openAccount(
  app: TestApp,
  person: Person,
  body: { reason?: string } = {},
): Promise<Person> {
  const admin = await newAdmin(app);
  const answer = await admin.api('POST', `/api/admin/login-as/${person.userId}`, body);
  if (answer.statusCode !== 200) throw new Error(`login-as answered ${answer.statusCode}`);
  return app.personOf(answer.json().token);
}

/** The person opens their words to administrators, or closes them. */
export async function grantSupport(person: Person, granted = true): Promise<number | null> {
  const answer = await person.api('PUT', '/api/account/support-access', { granted });
  if (answer.statusCode !== 200) throw new Error(`support access answered ${answer.statusCode}`);
  return answer.json().grantedUntil;
}
