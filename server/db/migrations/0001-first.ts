import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type BlobType = 'blob' | 'bytea';

/**
 * The first tables. `blob` is the engine's name for bytes, the only word in which the two differ.
 * Lengths are checks, since SQLite does not enforce a column's declared length.
 */
// A migration describes the tables of its own day, so it is not typed by the schema of today.
export async function up(db: Kysely<unknown>, blob: BlobType): Promise<void> {
  await accounts(db, blob);
  await portraits(db, blob);
  await conversation(db, blob);
}

function ownedTable(
  db: Kysely<unknown>,
  name: string,
): CreateTableBuilder<string, 'id' | 'user_id'> {
  return db.schema
    .createTable(name)
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'));
}

function shorterThan(column: string, length: number) {
  return sql`length(${sql.ref(column)}) <= ${sql.lit(length)}`;
}

async function accounts(db: Kysely<unknown>, blob: BlobType): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique().check(shorterThan('email', 255)))
    .addColumn('password', 'text', (c) => c.notNull().check(shorterThan('password', 255)))
    .addColumn('age_acknowledged', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('is_admin', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('provider_customer_id', 'text', (c) =>
      c.check(shorterThan('provider_customer_id', 255)),
    )
    .addColumn('provider_subscription_id', 'text', (c) =>
      c.check(shorterThan('provider_subscription_id', 255)),
    )
    .addColumn('subscription_status', 'text', (c) => c.notNull().defaultTo('none'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('data_keys')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('wrapped_key', sql.raw(blob), (c) => c.notNull())
    .execute();
  await ownedTable(db, 'consents')
    .addColumn('age', 'integer', (c) => c.notNull())
    .addColumn('terms', 'integer', (c) => c.notNull())
    .addColumn('image_rights', 'integer', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('accepted_at', 'bigint', (c) => c.notNull())
    .execute();
  await ownedTable(db, 'sessions')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('is_admin_session', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await ownedTable(db, 'password_reset_tokens')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('resets_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['consents', 'sessions', 'password_reset_tokens']) {
    await indexOwner(db, table);
  }
}

async function portraits(db: Kysely<unknown>, blob: BlobType): Promise<void> {
  await ownedTable(db, 'profiles')
    .addColumn('words', sql.raw(blob), (c) => c.notNull())
    .addColumn('tone', 'text', (c) => c.notNull().check(shorterThan('tone', 20)))
    .addColumn('photo_url', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('profiles_one_each', ['user_id'])
    .execute();
  await ownedTable(db, 'photos')
    .addColumn('photo_url', 'text', (c) => c.notNull())
    .addColumn('is_default', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('uploaded_at', 'bigint', (c) => c.notNull())
    .execute();
  await ownedTable(db, 'objects')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  for (const table of ['photos', 'objects']) await indexOwner(db, table);
}

async function conversation(db: Kysely<unknown>, blob: BlobType): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('last_seq', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('day_key', 'text', (c) => c.check(shorterThan('day_key', 10)))
    .addColumn('day_ends_at', 'bigint')
    .addColumn('time_zone', 'text')
    .addColumn('last_notice_at', 'bigint')
    .execute();
  await ownedTable(db, 'messages')
    .addColumn('message_id', 'text', (c) => c.check(shorterThan('message_id', 255)))
    .addColumn('role', 'text', (c) => c.notNull().check(shorterThan('role', 10)))
    .addColumn('content', sql.raw(blob), (c) => c.notNull())
    .addColumn('timestamp', 'bigint', (c) => c.notNull())
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('reply_to', 'text', (c) => c.references('messages.id').onDelete('cascade'))
    .addColumn('edited_at', 'bigint')
    .addColumn('counted_day', 'text')
    .addColumn('care', 'text', (c) => c.notNull().defaultTo('none'))
    .addColumn('voice', 'text')
    .addColumn('notice', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('attempt', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease_until', 'bigint')
    .addColumn('stop_requested', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('messages_once', ['user_id', 'message_id'])
    .addUniqueConstraint('messages_in_order', ['user_id', 'seq'])
    .execute();
  await db.schema.createIndex('messages_reply_to').on('messages').column('reply_to').execute();
  // The few replies in the making are found without reading the many that are done.
  await sql`create index messages_pending on messages (lease_until) where status = 'pending'`.execute(
    db,
  );
  await ownedTable(db, 'message_versions')
    .addColumn('message_id', 'text', (c) =>
      c.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('content', sql.raw(blob), (c) => c.notNull())
    .addColumn('replaced_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('message_versions_of')
    .on('message_versions')
    .column('message_id')
    .execute();
  await indexOwner(db, 'message_versions');
  await ownedTable(db, 'usage_tracking')
    .addColumn('date', 'text', (c) => c.notNull().check(shorterThan('date', 10)))
    .addColumn('count', 'integer', (c) => c.notNull().defaultTo(0))
    .addUniqueConstraint('usage_one_a_day', ['user_id', 'date'])
    .execute();
}

async function indexOwner(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.createIndex(`${table}_owner`).on(table).column('user_id').execute();
}
