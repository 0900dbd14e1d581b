// The scripts that bench and tests share with `npm test` are plain JavaScript.
declare module '*/scripts/postgres.mjs' {
  /** The folder of PostgreSQL's programs (15 or newer), or undefined. */
  export function findPostgres(): string | undefined;
  /** Starts a PostgreSQL of its own in a temporary folder. */
  export function startPostgres(bin: string): Promise<{
    url: string;
    /** Ends it at once, whoever is connected; its data stay. */
    halt(): Promise<void>;
    /** Starts it again after `halt`, on the same port and data. */
    restart(): Promise<void>;
    /** Ends it and removes its data. */
    stop(): Promise<void>;
  }>;
}

declare module '*/scripts/browser.mjs' {
  /** What it is started with. */
  export const BROWSER_ARGUMENTS: string[];
  /** The Chromium to drive, or undefined. */
  export function findBrowser(): string | undefined;
}
