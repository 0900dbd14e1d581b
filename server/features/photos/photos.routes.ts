import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Env } from '#server/env.ts';
import { sessionCookie } from '#server/features/auth/session-cookie.ts';
import type { SessionsService } from '#server/features/auth/sessions.service.ts';
import { requireAccess } from '#server/http/access.ts';
import { type Actor, actorOf, bearerToken } from '#server/http/auth-guard.ts';
import { AppError } from '#server/http/errors.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import { addPhotoBody, photoAnswer, photosAnswer } from '#shared/contract/photos.ts';
import { uploadAnswer, uploadBody } from '#shared/contract/uploads.ts';
import type { GalleryService } from './gallery.service.ts';
import type { PhotosService } from './photos.service.ts';
import { takeBodiesInTurn } from './upload-parser.ts';

const photoParams = z.object({ id: z.string().max(64) });

/** The gallery. */
export function galleryRoutes(guarded: FastifyInstance, gallery: GalleryService): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();
  const done = { success: true as const };

  routes.get('/api/photos', { schema: { response: { 200: photosAnswer } } }, async (request) => ({
    photos: await gallery.list(actorOf(request)),
  }));

  routes.post(
    '/api/photos',
    {
      config: { access: 'support' },
      schema: { body: addPhotoBody, response: { 200: photoAnswer } },
    },
    async (request) => {
      const { objectPath, isDefault = false } = request.body;
      return gallery.add(actorOf(request), { objectPath, isDefault });
    },
  );

  routes.delete(
    '/api/photos/:id',
    {
      config: { access: 'support' },
      schema: { params: photoParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      await gallery.remove(actorOf(request), request.params.id);
      return done;
    },
  );

  routes.put(
    '/api/photos/:id/default',
    {
      config: { access: 'support' },
      schema: { params: photoParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      await gallery.setDefault(actorOf(request), request.params.id);
      return done;
    },
  );

  routes.put(
    '/api/photos/clear-default',
    { config: { access: 'support' }, schema: { response: { 200: doneAnswer } } },
    async (request) => {
      await gallery.clearDefault(actorOf(request));
      return done;
    },
  );
}

/** The upload of photos. `bodyLimit` is how many bytes of JSON may hold one. */
export function uploadRoutes(
  guarded: FastifyInstance,
  photos: PhotosService,
  bodyLimit: number,
): void {
  void guarded.register(async (scope) => {
    takeBodiesInTurn(scope);
    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/objects/upload',
      {
        config: { access: 'support' },
        bodyLimit,
        schema: { body: uploadBody, response: { 200: uploadAnswer } },
        errorHandler: sayThatThePhotoIsTooLarge,
      },
      async (request) => ({
        objectPath: await photos.upload(actorOf(request), request.body.fileData),
      }),
    );
  });
}

/** A body over the limit is a photo over the limit here, and is told so. */
function sayThatThePhotoIsTooLarge(error: Error): never {
  const tooLarge = 'statusCode' in error && error.statusCode === 413;
  throw tooLarge ? new AppError('file_too_large') : error;
}

interface PhotoFileDeps {
  photos: PhotosService;
  sessions: SessionsService;
  env: Env;
}

/**
 * The photos themselves. Opened by the cookie as well, since a browser shows a picture without a
 * bearer token. Whoever is not the owner learns nothing: not logged in, another's and not there
 * are one answer.
 */
export function photoFileRoutes(
  app: FastifyInstance,
  { photos, sessions, env }: PhotoFileDeps,
): void {
  const cookie = sessionCookie(env);

  async function callerOf(request: FastifyRequest): Promise<Actor | null> {
    const token = bearerToken(request) ?? cookie.read(request);
    const actor = token === undefined ? null : await sessions.find(token);
    if (actor) requireAccess(actor, request.method, request.routeOptions.config.access);
    return actor;
  }

  app.withTypeProvider<ZodTypeProvider>().get(
    '/objects/:id',
    {
      schema: {
        params: z.object({ id: z.string() }),
        querystring: z.object({ size: z.string().optional() }),
      },
    },
    async (request, reply) => {
      const actor = await callerOf(request);
      const size = request.query.size === 'small' ? 'small' : 'large';
      const photo = actor && (await photos.read(actor, `/objects/${request.params.id}`, size));
      if (!photo) throw new AppError('not_found');
      return reply
        .type(photo.type)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(photo.bytes);
    },
  );
}
