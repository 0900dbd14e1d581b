/** A table in a backup: `key` orders its rows and names each one. */
interface BackedUpTable {
  name: string;
  key: readonly string[];
}

/**
 * What a backup of the data holds, in an order in which rows may be written again: an owner before
 * what they own, a message before the reply to it.
 */
export const DATA_TABLES: readonly BackedUpTable[] = [
  { name: 'users', key: ['id'] },
  { name: 'consents', key: ['id'] },
  { name: 'sandbox_customers', key: ['id'] },
  { name: 'subscriptions', key: ['user_id', 'account'] },
  { name: 'payment_agreements', key: ['id'] },
  { name: 'profiles', key: ['id'] },
  { name: 'objects', key: ['id'] },
  { name: 'photos', key: ['id'] },
  { name: 'conversations', key: ['user_id'] },
  { name: 'messages', key: ['user_id', 'seq'] },
  { name: 'message_versions', key: ['id'] },
  { name: 'memories', key: ['id'] },
  { name: 'memory_terms', key: ['user_id', 'term', 'block'] },
  { name: 'usage_tracking', key: ['id'] },
  { name: 'jobs', key: ['id'] },
  { name: 'audit_log', key: ['at', 'id'] },
];

/**
 * People's wrapped keys lie in a file of their own, kept for 30 days at most: once it is gone,
 * nothing of a person who deleted their account can be read in any older backup.
 */
export const KEY_TABLES: readonly BackedUpTable[] = [{ name: 'data_keys', key: ['user_id'] }];

/** Left out: what ends by itself within days, and what a server makes or asks for again. */
export const LEFT_OUT = [
  'sessions',
  'password_reset_tokens',
  'rate_limits',
  'payment_events',
  'kysely_migration',
  'kysely_migration_lock',
];
