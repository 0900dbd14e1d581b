import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { migrateTo } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import { hashPassword } from '#server/features/auth/password-hash.ts';
import { masterKeyFrom } from '#server/vault/master-key.ts';
import { createVault, type Vault } from '#server/vault/vault.ts';

const DAY_MS = 86_400_000;

/** Somebody of the first version's days, and what they had there. */
export interface OldPerson {
  email: string;
  password: string;
  /** Of a session that still runs. */
  token: string;
  subscribed: boolean;
  keyFacts: string;
  /** What was said, oldest first. */
  messages: string[];
}

/**
 * Makes a database as the first version of the product left it: the tables of the first migration
 * and no others, with so many people in them. The statements are those of that day, so they are
 * written out here and do not change with the schema.
 */
export async function makeOldDatabase(
  where: Parameters<typeof openDatabase>[0],
  masterKey: string,
  people: number,
): Promise<OldPerson[]> {
  const opened = openDatabase(where, () => undefined);
  try {
    await migrateTo(opened.db, opened.engine, ['0001-first']);
    const vault = createVault(opened.db, masterKeyFrom(masterKey));
    const password = 'Sommer1987';
    const hash = await hashPassword(password);
    const made: OldPerson[] = [];
    for (let number = 0; number < people; number += 1) {
      const person: OldPerson = {
        email: `person${number}@example.org`,
        password,
        token: createHash('sha256').update(`token of ${number}`).digest('base64url'),
        subscribed: number % 2 === 0,
        keyFacts: `She was a midwife in Bergen. 🕯️ ${number}`,
        messages: Array.from({ length: 10 }, (_, index) => `Of ${number}, the ${index}th: „Ærlig“`),
      };
      await writePerson(opened, vault, person, hash);
      made.push(person);
    }
    return made;
  } finally {
    await opened.db.destroy();
  }
}

async function writePerson(
  { db }: OpenDatabase,
  vault: Vault,
  person: OldPerson,
  hash: string,
): Promise<void> {
  const userId = randomUUID();
  const now = Date.now();
  const own = { user_id: userId };
  async function add(table: string, row: Record<string, unknown>): Promise<void> {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
  }

  await add('users', {
    id: userId,
    email: person.email,
    password: hash,
    age_acknowledged: 1,
    subscription_status: person.subscribed ? 'active' : 'none',
    created_at: now - 40 * DAY_MS,
  });
  await vault.createKey(db, userId);
  const sealed = await vault.of(userId);
  await add('sessions', {
    id: randomUUID(),
    ...own,
    token: createHash('sha256').update(person.token).digest('base64url'),
    expires_at: now + DAY_MS,
    created_at: now,
  });
  const profileId = randomUUID();
  await add('profiles', {
    id: profileId,
    ...own,
    // As they were sealed before there was a choice of how the voice speaks.
    words: sealed.sealText(
      JSON.stringify({
        name: 'Ingrid Halvorsen',
        personality: '',
        importantDates: '',
        keyFacts: person.keyFacts,
        favoriteMemories: '',
      }),
      `profiles.words:${profileId}`,
    ),
    tone: 'warm',
    created_at: now,
    updated_at: now,
  });
  await add('conversations', { ...own, last_seq: person.messages.length, time_zone: 'UTC' });
  let asked: string | null = null;
  for (const [index, content] of person.messages.entries()) {
    const id = randomUUID();
    const role = index % 2 === 0 ? 'user' : 'assistant';
    await add('messages', {
      id,
      ...own,
      role,
      content: sealed.sealText(content, `messages.content:${id}`),
      timestamp: now - DAY_MS + index,
      seq: index + 1,
      status: 'complete',
      reply_to: role === 'assistant' ? asked : null,
    });
    asked = id;
  }
}
