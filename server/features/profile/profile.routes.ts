import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { actorOf } from '#server/http/auth-guard.ts';
import { doneAnswer } from '#shared/contract/errors.ts';
import {
  displayPhotoAnswer,
  profileAnswer,
  profileBody,
  profilePhotoBody,
  profile as profileSchema,
} from '#shared/contract/profile.ts';
import type { ProfileService } from './profile.service.ts';

/** Four long texts of 20,000 characters fit, in any script. */
const PROFILE_BODY_BYTES = 2_097_152;

/** The memorial profile and its photo. */
export function profileRoutes(guarded: FastifyInstance, profile: ProfileService): void {
  const routes = guarded.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/profile',
    { config: { access: 'hidden' }, schema: { response: { 200: profileAnswer } } },
    async (request, reply) => {
      const found = await profile.read(actorOf(request));
      // Fastify sends a bare null as an empty body, and callers read JSON.
      return (
        found ??
        reply
          .type('application/json; charset=utf-8')
          .serializer(() => 'null')
          .send(null)
      );
    },
  );

  routes.post(
    '/api/profile',
    {
      config: { access: 'support' },
      bodyLimit: PROFILE_BODY_BYTES,
      schema: { body: profileBody, response: { 200: profileSchema } },
    },
    async (request) => profile.save(actorOf(request), request.body),
  );

  routes.put(
    '/api/profile-photo',
    {
      config: { access: 'support' },
      schema: { body: profilePhotoBody, response: { 200: doneAnswer } },
    },
    async (request) => {
      await profile.setPhoto(actorOf(request), request.body.objectPath);
      return { success: true as const };
    },
  );

  routes.get(
    '/api/display-photo',
    { config: { access: 'hidden' }, schema: { response: { 200: displayPhotoAnswer } } },
    async (request) => ({ photoUrl: await profile.displayPhoto(actorOf(request)) }),
  );
}
