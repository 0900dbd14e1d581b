import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SessionsService } from '#server/features/auth/sessions.service.ts';
import { requireAccess } from '#server/http/access.ts';
import { type Actor, actorOf, bearerToken } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { surroundingsOf } from '#server/http/request-context.ts';
import { exportLinkAnswer } from '#shared/contract/export.ts';
import type { ExportService, Reader } from './export.service.ts';

interface ExportRoutesDeps {
  exports: ExportService;
  sessions: SessionsService;
}

const zipAnswer = { content: { 'application/zip': { schema: z.unknown() } } };
const exportQuery = z.object({ ticket: z.string().max(2_048).optional() });

/**
 * The zip itself, for a bearer or for a link of `exportLinkRoutes`: a browser that downloads by
 * itself sends no bearer.
 */
export function exportRoutes(app: FastifyInstance, { exports, sessions }: ExportRoutesDeps): void {
  async function callerOf(
    request: FastifyRequest,
    ticket: string | undefined,
  ): Promise<{ actor: Actor; reader: Reader }> {
    const link = ticket === undefined ? undefined : exports.redeem(ticket);
    const token = bearerToken(request) ?? link?.token;
    const actor = token === undefined ? null : await sessions.find(token);
    if (!actor) throw new AppError('unauthorized');
    requireAccess(actor, request.method, request.routeOptions.config.access);
    return { actor, reader: link ?? surroundingsOf(request) };
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/export',
    {
      config: { access: 'owner' },
      schema: {
        querystring: exportQuery,
        response: { 200: zipAnswer },
        security: [{ session: [] }],
      },
    },
    async (request, reply) => {
      const { actor, reader } = await callerOf(request, request.query.ticket);
      const { filename, bytes } = await exports.open(actor, reader);
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(Readable.from(bytes, { objectMode: false }));
    },
  );
}

/** Makes the link that a browser downloads from. */
export function exportLinkRoutes(guarded: FastifyInstance, exports: ExportService): void {
  guarded
    .withTypeProvider<ZodTypeProvider>()
    .post(
      '/api/export/link',
      { schema: { response: { 200: exportLinkAnswer } } },
      async (request) => {
        const token = bearerToken(request) ?? '';
        const ticket = await exports.ticket(actorOf(request), token, surroundingsOf(request));
        return { url: `/api/export?ticket=${ticket}` };
      },
    );
}
