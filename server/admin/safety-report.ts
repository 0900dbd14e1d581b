import type { Database } from '#server/db/schema.ts';

/**
 * How often help was named in a calendar year (UTC), one figure a line. The figures hold no
 * identifiers: the table they come from has none.
 */
export async function safetyReport(db: Database, year: number): Promise<string> {
  const rows = await db
    .selectFrom('care_referrals')
    .select(['kind', 'count'])
    .where('year', '=', year)
    .execute();
  const countOf = (kind: 'crisis' | 'contacts') =>
    rows.find((row) => row.kind === kind)?.count ?? 0;
  return [
    `Safety report for ${year}`,
    `crises that began: ${countOf('crisis')}`,
    `replies that named crisis contacts: ${countOf('contacts')}`,
  ].join('\n');
}
