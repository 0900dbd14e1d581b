import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorAnswer } from '#shared/contract/errors.ts';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

/** Serves /api/openapi.json, made from the schemas that validate the calls. */
export async function installOpenApi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title, version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeCall,
  });
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/openapi.json',
      { schema: { response: { 200: z.record(z.string(), z.unknown()) } } },
      async () => ({ ...app.swagger() }),
    );
}

/** Every call under /api may fail, and fails alike; what else the server answers is no part of it. */
const describeCall: Transform = (call) => {
  const { url, schema } = call;
  if (!url.startsWith('/api/')) return jsonSchemaTransform({ ...call, schema: { hide: true } });
  const answers = typeof schema.response === 'object' ? schema.response : {};
  const response = { ...answers, '4xx': errorAnswer, '5xx': errorAnswer };
  return jsonSchemaTransform({ ...call, schema: { ...schema, response } });
};
