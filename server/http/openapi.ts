import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { errorAnswer } from '#shared/contract/errors.ts';

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;

/**
 * Serves /api/openapi.json, made from the schemas that validate the calls. Few ever ask, so what
 * writes it is read with the first who does: read at every start it would hold 2 MB.
 */
export function installOpenApi(app: FastifyInstance, title: string): void {
  const calls: RouteOptions[] = [];
  app.addHook('onRoute', (call) => void calls.push(call));
  let described: Promise<Record<string, unknown>> | undefined;
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/openapi.json',
      { schema: { response: { 200: z.record(z.string(), z.unknown()) } } },
      async () => {
        described ??= describe(calls, title);
        return described;
      },
    );
}

/** What the plugin says of calls. It sees them on an app of its own, which answers nobody. */
async function describe(
  calls: readonly RouteOptions[],
  title: string,
): Promise<Record<string, unknown>> {
  const { default: swagger } = await import('@fastify/swagger');
  const book = Fastify({ exposeHeadRoutes: false });
  book.setValidatorCompiler(validatorCompiler);
  book.setSerializerCompiler(serializerCompiler);
  await book.register(swagger, {
    openapi: {
      info: { title, version: '1' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describeCall,
  });
  for (const { method, url, schema = {}, handler } of calls) {
    if (method !== 'HEAD') book.route({ method, url, schema, handler });
  }
  await book.ready();
  return { ...book.swagger() };
}

/** Every call under /api may fail, and fails alike; what else the server answers is no part of it. */
const describeCall: Transform = (call) => {
  const { url, schema } = call;
  if (!url.startsWith('/api/')) return jsonSchemaTransform({ ...call, schema: { hide: true } });
  const answers = typeof schema.response === 'object' ? schema.response : {};
  const response = { ...answers, '4xx': errorAnswer, '5xx': errorAnswer };
  return jsonSchemaTransform({ ...call, schema: { ...schema, response } });
};
