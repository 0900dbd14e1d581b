import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Contacts, readContacts } from './care/contacts.ts';
import { type CarePacks, readCarePacks } from './care/words.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import type { Database } from './db/schema.ts';
import type { Env } from './env.ts';
import { createRateLimits, type RateLimits } from './http/rate-limit.ts';
import { loadSentences, type Sentences } from './http/sentences.ts';
import { createJobQueue, type JobQueue } from './jobs/queue.ts';
import { createMails, type Mails } from './mails/mails.ts';
import type { Clock } from './ports/clock/port.ts';
import { systemClock } from './ports/clock/system-clock.ts';
import type { Mailer } from './ports/mailer/port.ts';
import type { Payments } from './ports/payments/port.ts';
import { createSandboxPayments } from './ports/payments/sandbox-payments.ts';
import { createFilePhotoStore } from './ports/photo-store/file-photo-store.ts';
import type { PhotoStore } from './ports/photo-store/port.ts';
import { readSentencePacks } from './sentence-packs.ts';
import { masterKeyFrom, masterKeySetting } from './vault/master-key.ts';
import { createVault, type Vault } from './vault/vault.ts';
import { createBuiltinVoice } from './voice/builtin/builtin-voice.ts';
import type { Voice } from './voice/voice.ts';

/** Everything the application stands on. Tests hand in other clocks and voices. */
export interface Deps {
  env: Env;
  log: Logger;
  clock: Clock;
  db: Database;
  /** Leaves nothing of deleted rows in the database's files, as far as they are ours. */
  scrub: () => Promise<void>;
  vault: Vault;
  jobs: JobQueue;
  mailer: Mailer;
  mails: Mails;
  rateLimits: RateLimits;
  sentences: Sentences;
  careWords: CarePacks;
  careContacts: Contacts;
  photoStore: PhotoStore;
  payments: Payments;
  voice: Voice;
}

/**
 * Picks the adapter behind each port, opens the database and brings its tables up to date: the
 * only place that knows which adapter is used. Throws what refuses the start.
 */
export async function createDeps(
  env: Env,
  log: Logger,
  replace: Partial<Pick<Deps, 'clock' | 'voice' | 'mailer' | 'payments' | 'photoStore'>> = {},
): Promise<Deps> {
  // Before anything is opened: without care there is no conversation.
  const care = { careWords: readCarePacks(), careContacts: readContacts() };
  const clock = replace.clock ?? systemClock;
  const { db, engine, scrub } = openDatabase(
    { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    (error) => log.warn({ err: error }, 'a database connection broke'),
  );
  await migrate(db, engine);
  const vault = createVault(db, masterKeyOf(env));
  return {
    env,
    log,
    clock,
    db,
    scrub,
    vault,
    jobs: createJobQueue({ db, clock, vault }),
    mailer: replace.mailer ?? createMailer(env),
    mails: createMails(readSentencePacks('shared/sentences/mails'), {
      product: env.PRODUCT_NAME,
      support: env.SUPPORT_EMAIL,
    }),
    rateLimits: createRateLimits(db, clock),
    sentences: loadSentences(),
    ...care,
    photoStore: replace.photoStore ?? (await createPhotoStore(env)),
    payments: replace.payments ?? (await createPayments(env, db, clock)),
    voice: replace.voice ?? (await createVoice(env)),
  };
}

// What stands on an SDK is read only where it is used, which spares 6 MB at rest (npm run bench -- speed).

async function createVoice(env: Env): Promise<Voice> {
  if (env.AI_PROVIDER === 'builtin') return createBuiltinVoice();
  const { createOpenAiVoice } = await import('./voice/openai.ts');
  return createOpenAiVoice({
    baseURL: env.AI_BASE_URL,
    apiKey: env.AI_API_KEY,
    model: env.AI_MODEL ?? '',
    contextTokens: env.AI_CONTEXT_TOKENS,
  });
}

/** Where payments are off the sandbox stands in, and nobody is let through to it. */
async function createPayments(env: Env, db: Database, clock: Clock): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = env;
  if (
    env.PAYMENTS !== 'stripe' ||
    STRIPE_SECRET_KEY === undefined ||
    STRIPE_PUBLISHABLE_KEY === undefined ||
    STRIPE_WEBHOOK_SECRET === undefined
  ) {
    return createSandboxPayments({ db, clock });
  }
  const { createStripePayments } = await import('./ports/payments/stripe-payments.ts');
  return createStripePayments(
    {
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiBase: env.STRIPE_API_BASE,
      priceId: env.STRIPE_PRICE,
      productName: env.PRODUCT_NAME,
    },
    clock,
  );
}

/** The SDK is read with the first mail: most hours of most servers send none. */
function createMailer(env: Env): Mailer {
  let opened: Promise<Mailer> | undefined;
  return {
    async send(message) {
      opened ??= openMailer(env);
      await (await opened).send(message);
    },
  };
}

async function openMailer(env: Env): Promise<Mailer> {
  const address = env.MAIL_FROM ?? env.SUPPORT_EMAIL;
  const from = { name: env.PRODUCT_NAME, address };
  if (env.SMTP_URL !== undefined) {
    const { createSmtpMailer } = await import('./ports/mailer/smtp-mailer.ts');
    return createSmtpMailer(env.SMTP_URL, from);
  }
  const { createOutboxMailer } = await import('./ports/mailer/outbox-mailer.ts');
  return createOutboxMailer(join(env.DATA_DIR, 'outbox'), from);
}

/** Where photos lie: in a bucket once one is set, else in the data folder. */
export async function createPhotoStore(env: Env): Promise<PhotoStore> {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return createFilePhotoStore(join(env.DATA_DIR, 'objects'));
  }
  const { createS3PhotoStore } = await import('./ports/photo-store/s3-photo-store.ts');
  return createS3PhotoStore({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** The key that wraps every person's key; made in the data folder where none is set. */
export function masterKeyOf(env: Pick<Env, 'MASTER_KEY' | 'DATA_DIR'>): Buffer {
  return masterKeyFrom(env.MASTER_KEY ?? masterKeySetting(env.DATA_DIR));
}
