import type { Database } from '#server/db/schema.ts';
import { referralsIn } from '#server/features/chat/care.repo.ts';

/**
 * How often help was named in a calendar year (UTC), one figure a line. The figures hold no
 * identifiers: the table they come from has none.
 */
export async function safetyReport(db: Database, year: number): Promise<string> {
  const { crisis, contacts } = await referralsIn(db, year);
  return [
    `Safety report for ${year}`,
    `crises that began: ${crisis}`,
    `replies that named crisis contacts: ${contacts}`,
  ].join('\n');
}
