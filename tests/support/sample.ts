import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { PASSWORD, type TestApp } from './app.ts';
import { type OpenApi, readOpenApi } from './contract.ts';
import type { DocumentedCall } from './routes.ts';

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>;

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9Z5JQAAAABJRU5ErkJggg==';

/** What fits a field that takes more than any text, by its name. */
const FITTING: Record<string, () => unknown> = {
  email: () => `${randomUUID()}@example.org`,
  password: () => PASSWORD,
  currentPassword: () => PASSWORD,
  // Care answers free of the subscription, and that is not what is asked for here.
  careOnly: () => false,
  messageId: () => randomUUID(),
  fileData: () => PIXEL,
  paymentMethodId: () => 'pm_card_visa',
  objectPath: () => `/objects/${randomUUID()}`,
  photoUrl: () => '',
  country: () => 'NO',
};

/** The published document of a test's app. */
export async function publishedApi(app: TestApp): Promise<OpenApi> {
  return readOpenApi((await app.inject({ method: 'GET', url: '/api/openapi.json' })).json());
}

/** The fields that a call takes, by the published document; none where it takes no body. */
export function fieldsOf(api: OpenApi, method: string, path: string): string[] {
  return Object.keys(bodyOf(api, method, path)?.properties ?? {});
}

/**
 * A documented call with a body that it takes, and `change` in it. `ids` are the things it may name.
 */
export function sampleCall(
  api: OpenApi,
  { method, path, id }: DocumentedCall,
  ids: Record<string, string>,
  change: object = {},
) {
  const body = { ...sampleOf(api, method, path), ...change };
  return {
    method: methodOf(method),
    url: path.replace('{id}', encodeURIComponent(ids[id] ?? '')),
    ...(method !== 'GET' && { payload: body }),
  };
}

function methodOf(name: string) {
  const method = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((one) => one === name);
  if (!method) throw new Error(`${name} is no method of ours`);
  return method;
}

/** A body that a call takes, with every field, by the published document; {} where it takes none. */
function sampleOf(api: OpenApi, method: string, path: string): Record<string, unknown> {
  const schema = bodyOf(api, method, path);
  return schema ? sampleObject(schema) : {};
}

function bodyOf(api: OpenApi, method: string, path: string): JsonSchema | undefined {
  const operation = api.paths[path]?.[method.toLowerCase()];
  const schema = operation?.requestBody?.content['application/json']?.schema;
  return typeof schema === 'object' ? schema : undefined;
}

function sampleObject(schema: JsonSchema): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, sampleField(name, field)]));
}

function sampleField(name: string, field: JsonSchema | boolean): unknown {
  const fitting = FITTING[name];
  if (fitting) return fitting();
  if (typeof field === 'boolean') return true;
  if (field.enum) return field.enum[0];
  if (field.type === 'object') return sampleObject(field);
  if (field.type === 'boolean') return true;
  return field.type === 'number' || field.type === 'integer' ? 1 : 'words';
}
