import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** How many rows of each table name a person; tables without any are left out. */
export async function rowsOf(db: Database, userId: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await db.introspection.getTables()) {
    const column = table.name === 'users' ? 'id' : 'user_id';
    if (!table.columns.some(({ name }) => name === column)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(
      table.name,
    )} where ${sql.ref(column)} = ${userId}`.execute(db);
    const count = Number(rows[0]?.count);
    if (count > 0) found[table.name] = count;
  }
  return found;
}

/** The names of the files in the photo store of a data folder. */
export function photoFiles(dataDir: string): string[] {
  const folder = join(dataDir, 'objects');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Which of the words stand, in UTF-8 or UTF-16, in any file under a folder, as "word in file". */
export function wordsUnder(folder: string, words: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.flatMap((entry) => {
    const bytes = readFileSync(join(entry.parentPath, entry.name));
    return words
      .filter((word) => bytes.includes(word) || bytes.includes(Buffer.from(word, 'utf16le')))
      .map((word) => `${word} in ${entry.name}`);
  });
}
