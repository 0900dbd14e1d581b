import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';

/** /healthz says that the process is alive; /readyz that the database answers as well. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  app.get('/healthz', async () => ({ success: true }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db);
    return { success: true };
  });
}
