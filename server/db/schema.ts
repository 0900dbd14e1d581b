import type { Generated, Kysely } from 'kysely';

/** Whole numbers of milliseconds since 1970 are `number`; truth values are 0 and 1. */
export interface Schema {
  users: UsersTable;
  data_keys: DataKeysTable;
  consents: ConsentsTable;
  sessions: SessionsTable;
  password_reset_tokens: PasswordResetTokensTable;
  profiles: ProfilesTable;
  photos: PhotosTable;
  objects: ObjectsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  message_versions: MessageVersionsTable;
  memory_terms: MemoryTermsTable;
  memories: MemoriesTable;
  usage_tracking: UsageTrackingTable;
  rate_limits: RateLimitsTable;
  jobs: JobsTable;
  subscriptions: SubscriptionsTable;
  payment_agreements: PaymentAgreementsTable;
  payment_events: PaymentEventsTable;
  sandbox_customers: SandboxCustomersTable;
  audit_log: AuditLogTable;
  care_referrals: CareReferralsTable;
}

export type Database = Kysely<Schema>;
/** The database or a transaction on it: what a repository runs its statements on. */
export type Executor = Kysely<Schema>;

interface UsersTable {
  id: string;
  email: string;
  password: string;
  age_acknowledged: number;
  is_admin: number;
  created_at: number;
  /** ISO 3166, two capitals; null where it goes by the language of the page. */
  country: string | null;
  /** One of ours; null where it goes by the language of the page. */
  language: string | null;
  /** Until when administrators may read and help in the conversation; null while they may not. */
  support_until: number | null;
}

/** A person's key, wrapped by the master key. Deleting the row makes all they wrote unreadable. */
interface DataKeysTable {
  user_id: string;
  wrapped_key: Uint8Array;
}

interface ConsentsTable {
  id: string;
  user_id: string;
  age: number;
  terms: number;
  image_rights: number;
  version: string;
  accepted_at: number;
}

interface SessionsTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: number;
  is_admin_session: number;
  created_at: number;
  /** The line of the audit log that this session of an administrator began with. */
  visit_id: string | null;
}

/**
 * One row a person: the newest link to a new password, as the SHA-256 of its token. A link that was
 * used, or voided by a new password, stays with `expires_at` 0 and the time of that in `created_at`.
 */
interface PasswordResetTokensTable {
  id: string;
  user_id: string;
  token: string;
  expires_at: number;
  created_at: number;
}

/** `words` is the sealed JSON of name, personality, dates, facts and memories. */
interface ProfilesTable {
  id: string;
  user_id: string;
  words: Uint8Array;
  tone: string;
  photo_url: string | null;
  created_at: number;
  updated_at: number;
}

interface PhotosTable {
  id: string;
  user_id: string;
  photo_url: string;
  is_default: number;
  uploaded_at: number;
}

/** An uploaded picture; the bytes are sealed in the photo store under its id. */
interface ObjectsTable {
  id: string;
  user_id: string;
  /** When it was uploaded or last chosen: the sweep leaves it alone for a day. */
  created_at: number;
  /** From when on it is nobody's, and goes as soon as its bytes have gone. */
  removed_at: number | null;
}

/** One row a person: the running number of their messages, and the day their messages count on. */
interface ConversationsTable {
  user_id: string;
  last_seq: number;
  day_key: string | null;
  day_ends_at: number | null;
  time_zone: string | null;
  last_notice_at: number | null;
  /** The version of the index (memory) that its messages are entered in; 0 where they are not. */
  index_version: Generated<number>;
  /** Sealed; where the person stands after a message that spoke of danger (care/course.ts). */
  care: Uint8Array | null;
}

interface MessagesTable {
  id: string;
  user_id: string;
  /** The client's own id of a message the person sent; null for replies. */
  message_id: string | null;
  role: string;
  content: Uint8Array;
  timestamp: number;
  seq: number;
  status: string;
  reply_to: string | null;
  edited_at: number | null;
  /** The day on which a person's message counts; null when it does not count. */
  counted_day: string | null;
  /** Sealed: who gave a reply, and what for (chat/answered.ts); `care` tells it in older rows. */
  answered: Uint8Array | null;
  care: string;
  voice: string | null;
  notice: number;
  /** Which making of the reply this is; a making that was overtaken can no longer write. */
  attempt: number;
  /** Until when the process that makes the reply has promised to be heard of again. */
  lease_until: number | null;
  stop_requested: number;
  /** Whether an administrator wrote it, in a session in the person's name. */
  by_admin: Generated<number>;
  /** What each sentence of a reply stands on, as sealed JSON; null where nothing was marked. */
  marks: Generated<Uint8Array | null>;
}

/**
 * The index of what was said: for each term (a keyed hash of a word) and each block of neighbouring
 * messages, one bit a message that holds it.
 */
interface MemoryTermsTable {
  user_id: string;
  term: number;
  block: number;
  bits: number;
}

/** What a person decided about a fact, as sealed JSON; `message_id` is the message it goes with. */
interface MemoriesTable {
  id: string;
  user_id: string;
  message_id: string | null;
  content: Uint8Array;
  created_at: number;
}

interface MessageVersionsTable {
  id: string;
  message_id: string;
  user_id: string;
  content: Uint8Array;
  replaced_at: number;
}

interface UsageTrackingTable {
  id: string;
  user_id: string;
  date: string;
  count: number;
}

interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: number;
}

/** Work that outlives a request and a crash. */
interface JobsTable {
  id: string;
  kind: string;
  /** Whose it is; their account may be gone already. Null for nobody's in particular. */
  user_id: string | null;
  payload: Uint8Array;
  /** Two jobs of one name are one. */
  once: string | null;
  run_at: number;
  /** After this it is no longer worth doing; null for what must be done. */
  give_up_at: number | null;
  attempts: number;
  /** Until when the process that does it has promised to be heard of again. */
  lease_until: number | null;
  created_at: number;
}

/** What is known of a person's subscription at one account of a payment provider. */
export interface SubscriptionsTable {
  user_id: string;
  /** "stripe", "stripe_test" or "sandbox": what was paid at one counts for nothing at another. */
  account: string;
  customer_id: string | null;
  subscription_id: string | null;
  status: string;
  started_at: number | null;
  period_start: number | null;
  period_end: number | null;
  ends_at_period_end: number;
  paused: number;
  /** What the person has ordered and the provider does not know yet: cancel, pause or withdraw. */
  ordered: string | null;
  /** The language of the person's mails. */
  language: string | null;
  /** The subscription whose beginning was told by mail. */
  welcomed: string | null;
  /** When the yearly reminder is due. */
  remind_at: number | null;
  /** Each asking of the provider takes a number; an answer never replaces one asked for later. */
  ticket: number;
  synced_ticket: number;
  synced_at: number;
}

/** Proof of what a person agreed to before their card was taken. */
interface PaymentAgreementsTable {
  id: string;
  user_id: string;
  price_cents: number;
  currency: string;
  renewal: string;
  daily_messages: number;
  version: string;
  language: string;
  agreed_at: number;
}

/** The provider's events that were taken, so that each is handled once. */
interface PaymentEventsTable {
  id: string;
  received_at: number;
}

/** The sandbox's customers; `ended_at` lies ahead where the end of a subscription is ordered. */
export interface SandboxCustomersTable {
  id: string;
  subscription_id: string | null;
  started_at: number | null;
  ended_at: number | null;
  paused: number;
  card: string | null;
  /** What must be confirmed before the card is taken. */
  to_confirm: string | null;
}

/** What administrators did in people's names. Lines are added and never changed. */
interface AuditLogTable {
  id: string;
  /** The line the visit began with; its own id for that one. */
  visit_id: string;
  kind: 'login_as' | 'opened' | 'ended';
  at: number;
  admin_id: string;
  /** Always empty: an address would outlive its account here. It is looked up while there is one. */
  admin_email: string;
  person_id: string;
  address: string;
  /** Sealed under the person's key, since it may tell of them; null where none was given. */
  reason: Uint8Array | null;
  words_open: number;
}

/** How often help was named in a calendar year (UTC); of whom, nobody can tell. */
interface CareReferralsTable {
  year: number;
  /** "crisis" for each crisis that began, "contacts" for each reply that named crisis contacts. */
  kind: 'crisis' | 'contacts';
  count: number;
}
