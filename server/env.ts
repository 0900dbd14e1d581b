import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isEmail } from '#shared/rules/email.ts';

const flagOrCount = z
  .string()
  .optional()
  .transform((value, context) => {
    if (value === undefined || value === '' || value === 'off') return 0;
    const hops = Number(value);
    if (Number.isInteger(hops) && hops >= 0 && hops <= 10) return hops;
    context.addIssue({ code: 'custom', message: 'off, or how many proxies (0 to 10)' });
    return z.NEVER;
  });

const text = z.string().min(1).optional();
const url = z.url({ protocol: /^https?$/, error: 'an http or https address' }).optional();

function whole(fallback: number, min: number, max: number) {
  const takes = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, takes)
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().min(min, takes).max(max, takes));
}

function choice<const T extends readonly [string, ...string[]]>(...values: T) {
  return z.enum(values, { error: `one of ${values.join(', ')}` });
}

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: whole(3000, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: url,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a postgres:// address')
    .optional(),
  MASTER_KEY: z
    .string()
    .min(32, 'at least 32 characters of chance, say of openssl rand -base64 32')
    .optional(),
  AI_PROVIDER: choice('builtin', 'openai').optional(),
  AI_BASE_URL: url,
  AI_API_KEY: text,
  AI_MODEL: text,
  AI_CONTEXT_TOKENS: whole(8192, 2048, 2_000_000),
  AI_FIRST_TOKEN_MS: whole(30_000, 1, 600_000),
  AI_IDLE_MS: whole(20_000, 1, 600_000),
  NOTICE_HOURS: whole(3, 1, 3),
  DAILY_MESSAGE_LIMIT: whole(60, 1, 1_000_000),
  PAYMENTS: choice('stripe', 'sandbox', 'off').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'a secret key of Stripe (sk_…)')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'a publishable key of Stripe (pk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'the signing secret of a webhook endpoint (whsec_…)')
    .optional(),
  STRIPE_PRICE: z
    .string()
    .regex(/^price_\w+$/, 'the id of a price (price_…)')
    .optional(),
  STRIPE_API_BASE: url,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().refine(isEmail, 'one e-mail address').optional(),
  S3_BUCKET: text,
  S3_ENDPOINT: url,
  S3_REGION: z.string().min(1).default('auto'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  PRODUCT_NAME: z.string().min(1).max(60).default('Keepsake'),
  SUPPORT_EMAIL: z.string().min(3).default('support@localhost'),
  SUPPORT_ACCESS: choice('granted', 'always').default('granted'),
  TRUST_PROXY: flagOrCount,
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters of chance').optional(),
  LOG_LEVEL: choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
});

/** Without one of these nobody could pay, or what they paid would go unnoticed. */
const STRIPE_SETTINGS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const SECRET = /KEY|SECRET|TOKEN|URL/;

/** Settings that cannot be used, in one line an operator can act on. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export type Env = ReturnType<typeof readEnv>;

/**
 * Reads the settings once, the only reader of the process environment.
 * Returns them validated and completed. Throws SettingsError with one line that names each refused
 * variable, what it got (secrets aside) and what it takes.
 */
export function readEnv(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (!result.success)
    throw new SettingsError(result.error.issues.map((i) => refusal(i, given)).join('; '));
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.MASTER_KEY === undefined) {
    throw new SettingsError(
      'MASTER_KEY is not set; with NODE_ENV=production it takes at least 32 characters of chance',
    );
  }
  const payments = paymentsOf(env);
  const provider = env.AI_PROVIDER ?? (env.AI_BASE_URL || env.AI_API_KEY ? 'openai' : 'builtin');
  if (provider === 'openai' && env.AI_MODEL === undefined) {
    throw new SettingsError(
      'AI_MODEL is not set; with AI_PROVIDER=openai it takes the name of a model',
    );
  }
  requireWholeBucket(env);
  return {
    ...env,
    production,
    AI_PROVIDER: provider,
    PAYMENTS: payments,
    DATA_DIR: resolve(env.DATA_DIR),
  };
}

type Settings = z.infer<typeof settings>;

/** Who takes payments. Throws where Stripe is half set up, or a production was told nothing. */
function paymentsOf(env: Settings): 'stripe' | 'sandbox' | 'off' {
  const named = STRIPE_SETTINGS.filter((name) => env[name] !== undefined);
  const payments = env.PAYMENTS ?? (named.length > 0 ? 'stripe' : undefined);
  if (payments === undefined && env.NODE_ENV === 'production') {
    throw new SettingsError(
      'PAYMENTS is not set; with NODE_ENV=production it takes stripe, sandbox or off, said on purpose',
    );
  }
  if (payments !== 'stripe') return payments ?? 'sandbox';
  const missing = STRIPE_SETTINGS.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new SettingsError(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set; payments by Stripe take ${STRIPE_SETTINGS.join(', ')}`,
    );
  }
  const modes = new Set([env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY].map(isTestKey));
  if (modes.size > 1) {
    throw new SettingsError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different kinds; take both from test mode or both from live mode',
    );
  }
  return payments;
}

function isTestKey(key: string | undefined): boolean {
  return /_test_/.test(key ?? '');
}

/** Loads `.env` of the working folder into the process environment where there is one. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** Photos in a bucket take all of its settings, and none of them without the bucket. */
function requireWholeBucket(env: z.output<typeof settings>): void {
  const takes = {
    S3_BUCKET: 'the name of a bucket',
    S3_ENDPOINT: 'an http or https address',
    S3_ACCESS_KEY_ID: 'the id of a key that may read, write and delete there',
    S3_SECRET_ACCESS_KEY: 'the secret of that key',
  };
  const names = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const given = names.find((name) => env[name] !== undefined);
  const missing = names.find((name) => env[name] === undefined);
  if (given === undefined || missing === undefined) return;
  throw new SettingsError(`${missing} is not set; with ${given} it takes ${takes[missing]}`);
}

function refusal(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const got = given[name];
  const shown =
    got === undefined
      ? 'nothing'
      : SECRET.test(name)
        ? 'a value not shown here'
        : JSON.stringify(got);
  return `${name} got ${shown} and takes ${issue.message}`;
}
