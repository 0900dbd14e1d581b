import { z } from 'zod';
import { chatEvent } from '#shared/contract/chat.ts';
import { parseFrames } from './conversation.ts';

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

const content = z.record(
  z.string(),
  z.object({ schema: z.custom<JsonSchema>((value) => typeof value === 'object') }),
);
const operation = z.object({
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content: content.optional() })),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
});
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

export type OpenApi = z.infer<typeof openApi>;
type Operation = z.infer<typeof operation>;

/** A call and its answer, as far as a contract is about them. */
interface Exchange {
  method: string;
  url: string;
  /** What was sent, as JSON or as the value it was made of. */
  payload: unknown;
  status: number;
  contentType: string;
  body: string;
}

/** Reads what /api/openapi.json answers. Throws when it is no OpenAPI document. */
export function readOpenApi(document: unknown): OpenApi {
  return openApi.parse(document);
}

/**
 * A check of calls against the published document, in both directions: each answer has a documented
 * status, type and body, and each call that was taken sent a body that the document allows. It throws
 * where one does not.
 */
export function contractOf(document: OpenApi): (exchange: Exchange) => void {
  const calls = Object.entries(document.paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) => ({
        method,
        pattern: patternOf(path),
        described,
      })),
    );
  const compiled = new Map<JsonSchema, z.ZodType>();

  function fits(schema: JsonSchema, value: unknown, what: string): void {
    const check =
      compiled.get(schema) ?? z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' });
    compiled.set(schema, check);
    const { error } = check.safeParse(value);
    if (error) throw new Error(`${what} is not as documented: ${z.prettifyError(error)}`);
  }

  return ({ method, url, payload, status, contentType, body }) => {
    const path = url.split('?')[0] ?? '';
    if (!path.startsWith('/api/') || method === 'HEAD' || method === 'OPTIONS') return;
    const what = `${method} ${path.slice(0, 80)}: ${status}`;
    const call = calls.find(
      (each) => each.method === method.toLowerCase() && each.pattern.test(path),
    );
    if (!call) {
      if (status < 400) throw new Error(`${what}, of a call that is not documented`);
      return;
    }
    const type = contentType.split(';')[0] ?? '';
    const schema = answerOf(call.described, status)?.content?.[type]?.schema;
    if (!schema) throw new Error(`${what} as ${contentType} is not documented`);
    if (type === 'text/event-stream') for (const event of parseFrames(body)) chatEvent.parse(event);
    else if (type === 'application/json') fits(schema, JSON.parse(body), `${what}, the answer`);

    const expected = call.described.requestBody?.content['application/json']?.schema;
    if (expected && status < 300) fits(expected, sentJson(payload), `${what}, the call`);
  };
}

/** An empty body counts as {}. */
function sentJson(payload: unknown): unknown {
  if (payload === '' || payload === undefined) return {};
  return typeof payload === 'string' ? JSON.parse(payload) : payload;
}

function answerOf(
  { responses }: Operation,
  status: number,
): Operation['responses'][string] | undefined {
  return responses[status] ?? responses[`${String(status)[0]}XX`];
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`);
}
