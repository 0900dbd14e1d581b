import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { type Seeder, seeding } from './seed.ts';
import { ending, withFolder, withHelper } from './support.ts';

/** How the product is started for a measuring. */
export interface ProductOptions<S> {
  /** Writes what is to be there before the server starts. */
  seed: (seeder: Seeder) => Promise<S>;
  /** The scripted model that answers; the built-in voice without. */
  model?: ModelPace;
  /** An empty PostgreSQL database; the embedded one without. */
  databaseUrl?: string;
}

export interface Product<S> {
  server: ServerProcess;
  url: string;
  seeded: S;
  /** The settings it was started with. */
  settings: Record<string, string>;
}

/** One master key for every database of the bench, so that its programs can open what is sealed. */
const MASTER_KEY = 'a key for measuring, which seals nothing that anybody wrote';
/** Wide enough that no limit stands in the way of a measuring. */
const DAILY_MESSAGE_LIMIT = '1000000';

/** What a server on this folder needs; what is empty is so on purpose, whatever `.env` says. */
export function settingsOf(dataDir: string, databaseUrl = ''): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    MASTER_KEY,
    DAILY_MESSAGE_LIMIT,
    PAYMENTS: 'off',
    AI_PROVIDER: 'builtin',
    AI_API_KEY: '',
    NODE_ENV: '',
    PUBLIC_URL: '',
    HOST: '',
  };
}

/** The scripted model: words a reply, words a second (0 for as many as go). */
export interface ModelPace {
  words: number;
  pace: number;
}

/** Gives `work` the address of a scripted model that runs as its own process. */
export function withModel<T>(
  { words, pace }: ModelPace,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const args = [String(words), String(pace)];
  return withHelper(new URL('model.ts', import.meta.url), args, ({ url }) => work(url));
}

/** Seeds a database of its own, starts the product on it as its own process, and ends both. */
export async function withProduct<S, R>(
  options: ProductOptions<S>,
  work: (product: Product<S>) => Promise<R>,
): Promise<R> {
  return withFolder(async (folder) => {
    const own = settingsOf(folder, options.databaseUrl);
    const seeded = await seeding(own, options.seed);
    const serve = async (settings: Record<string, string>) => {
      const server = await startServer(settings);
      return ending(server, () => work({ server, url: server.url, seeded, settings }));
    };
    if (!options.model) return serve(own);
    return withModel(options.model, (model) =>
      serve({ ...own, AI_PROVIDER: 'openai', AI_BASE_URL: model, AI_MODEL: 'scripted' }),
    );
  });
}
