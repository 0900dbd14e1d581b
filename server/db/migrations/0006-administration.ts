import { type Kysely, sql } from 'kysely';
import type { Engine } from '../open.ts';

/** Support access, sessions in somebody's name, and the log of them, which can only grow. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema.alterTable('users').addColumn('support_until', 'bigint').execute();
  await db.schema.alterTable('sessions').addColumn('visit_id', 'text').execute();
  await db.schema
    .alterTable('messages')
    .addColumn('by_admin', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('visit_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    // Not references: what was done stays on record when an account is gone.
    .addColumn('admin_id', 'text', (c) => c.notNull())
    .addColumn('admin_email', 'text', (c) => c.notNull())
    .addColumn('person_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('reason', sql.raw(engine === 'postgres' ? 'bytea' : 'blob'))
    .addColumn('words_open', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('audit_log_person')
    .on('audit_log')
    .columns(['person_id', 'at', 'id'])
    .execute();
  await db.schema.createIndex('audit_log_visit').on('audit_log').column('visit_id').execute();
  await db.schema.createIndex('audit_log_order').on('audit_log').columns(['at', 'id']).execute();
  await onlyGrows(db, engine);
}

/** The database itself refuses to change or remove a line, whatever the product asks of it. */
async function onlyGrows(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`create function audit_log_only_grows() returns trigger language plpgsql
      as $$ begin raise exception 'the audit log only grows'; end $$`.execute(db);
    await sql`create trigger audit_log_only_grows before update or delete on audit_log
      for each row execute function audit_log_only_grows()`.execute(db);
    return;
  }
  for (const change of ['update', 'delete']) {
    await sql`create trigger ${sql.raw(`audit_log_no_${change}`)} before ${sql.raw(change)} on audit_log
      begin select raise(abort, 'the audit log only grows'); end`.execute(db);
  }
}
