import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { actorOf } from '#server/http/auth-guard.ts';
import { importAnswer } from '#shared/contract/export.ts';
import type { ImportService } from './import.service.ts';

const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];

/** Takes an export back: the zip itself is the body. */
export function importRoutes(guarded: FastifyInstance, imports: ImportService): void {
  void guarded.register(async (scope) => {
    // Read when its turn has come, by the service: those who wait hold nothing in memory.
    scope.addContentTypeParser(ZIP_TYPES, async (_: unknown, body: unknown) => body);
    scope
      .withTypeProvider<ZodTypeProvider>()
      .post('/api/import', { schema: { response: { 200: importAnswer } } }, async (request) => {
        return imports.take(actorOf(request), request.body);
      });
  });
}
