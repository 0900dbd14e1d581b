import { type Kysely, sql } from 'kysely';

/**
 * Subscriptions get a table of their own, one row a person and account at a payment provider. What
 * the sandbox of earlier versions kept on the person moves there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await subscriptions(db);
  await db.schema
    .createTable('payment_agreements')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('price_cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('renewal', 'text', (c) => c.notNull())
    .addColumn('daily_messages', 'integer', (c) => c.notNull())
    .addColumn('version', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('agreed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('payment_agreements_owner')
    .on('payment_agreements')
    .columns(['user_id', 'agreed_at'])
    .execute();
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .execute();
  await sandbox(db);
  await moveOver(db);
  for (const column of [
    'provider_customer_id',
    'provider_subscription_id',
    'subscription_status',
  ]) {
    await db.schema.alterTable('users').dropColumn(column).execute();
  }
}

async function subscriptions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('account', 'text', (c) => c.notNull())
    .addColumn('customer_id', 'text', (c) => c.check(sql`length(customer_id) <= 255`))
    .addColumn('subscription_id', 'text', (c) => c.check(sql`length(subscription_id) <= 255`))
    .addColumn('status', 'text', (c) => c.notNull().defaultTo('none'))
    .addColumn('started_at', 'bigint')
    .addColumn('period_start', 'bigint')
    .addColumn('period_end', 'bigint')
    .addColumn('ends_at_period_end', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('paused', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('ordered', 'text')
    .addColumn('language', 'text')
    .addColumn('welcomed', 'text')
    .addColumn('remind_at', 'bigint')
    .addColumn('ticket', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('synced_ticket', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('synced_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('subscriptions_key', ['user_id', 'account'])
    .addUniqueConstraint('subscriptions_customer', ['account', 'customer_id'])
    .execute();
  await db.schema
    .createIndex('subscriptions_due')
    .on('subscriptions')
    .columns(['account', 'status', 'period_end'])
    .execute();
}

/** What the sandbox, which stands for an outside provider, keeps of its customers. */
async function sandbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sandbox_customers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text')
    .addColumn('started_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('paused', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('card', 'text')
    .addColumn('to_confirm', 'text')
    .execute();
}

async function moveOver(db: Kysely<unknown>): Promise<void> {
  await sql`insert into sandbox_customers (id, subscription_id, started_at, card)
    select 'sandbox_' || id, 'sandbox_sub_' || id, created_at, 'pm_card_visa'
    from users where subscription_status = 'active'`.execute(db);
  await sql`insert into subscriptions
      (user_id, account, customer_id, subscription_id, status, started_at, period_start, period_end, welcomed)
    select id, 'sandbox', 'sandbox_' || id, 'sandbox_sub_' || id, 'active', created_at, created_at, created_at,
      'sandbox_sub_' || id
    from users where subscription_status = 'active'`.execute(db);
}
