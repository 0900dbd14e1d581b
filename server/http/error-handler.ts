import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isUnstorableText, storageFault } from '#server/db/errors.ts';
import { PhotoStoreError } from '#server/ports/photo-store/port.ts';
import { KeyGone } from '#server/vault/vault.ts';
import { AppError, type ErrorCode, errorAnswer } from './errors.ts';
import { noteSecurity } from './security-log.ts';
import { isSentenceKey, requestLanguage, type SentenceKey, type Sentences } from './sentences.ts';

/** Fastify's own refusals by status; what it says itself never reaches anybody. */
const FRAMEWORK: Record<number, ErrorCode> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  414: 'not_found',
  415: 'invalid_request',
  503: 'busy',
};

/**
 * Turns whatever was thrown into an AppError: the one place that decides what a failure is called
 * outside. Unknown errors become `internal`.
 */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError('invalid_request', { fields: refusedFields(error.validation) });
  }
  // The account was deleted while the call was on its way.
  if (error instanceof KeyGone) return new AppError('unauthorized');
  if (isUnstorableText(error)) return new AppError('invalid_request');
  const lostStore = error instanceof PhotoStoreError;
  const fault = storageFault(lostStore ? error.cause : error) ?? (lostStore ? 'away' : undefined);
  if (fault) return new AppError(fault === 'full' ? 'storage_full' : 'unavailable');
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const code = typeof status === 'number' ? FRAMEWORK[status] : undefined;
  return new AppError(code ?? 'internal');
}

/** Installs the answers for refused, failed and unknown calls. */
export function installErrorHandler(app: FastifyInstance, sentences: Sentences): void {
  const answer = answerIn(sentences);
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error, code: known.code }, 'call failed');
    else request.log.info({ code: known.code }, 'call refused');
    if (['forbidden', 'support_access_required'].includes(known.code)) noteDenial(request);
    return answer(request, reply, known);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new AppError('not_found')));
}

/** Somebody reached for what is not theirs to do: worth finding again (ASVS V16.3.2). */
function noteDenial(request: FastifyRequest): void {
  const { actor, method, routeOptions } = request;
  noteSecurity(request.log, 'access_denied', {
    user: actor?.userId,
    session: actor?.sessionId,
    route: `${method} ${routeOptions.url ?? ''}`,
  });
}

/**
 * The answer to an address that is broken or has no end. Fastify refuses it before any hook of ours,
 * in words of its own that repeat it.
 */
export function addressRefusal(sentences: Sentences) {
  const answer = answerIn(sentences);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-content-type-options', 'nosniff').header('cache-control', 'private, no-store');
    answer(request, reply, toAppError(error));
  };
}

function answerIn(sentences: Sentences) {
  return (request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply => {
    const language = requestLanguage(request.headers['accept-language']);
    const body = errorAnswer(error, (key) => sentences.say(language, key));
    if (error.extras.retryAfter !== undefined) reply.header('retry-after', error.extras.retryAfter);
    const auth = request.url.startsWith('/api/auth/');
    // A stream that fails before its first word has already said that it is one.
    reply.type('application/json; charset=utf-8');
    return reply.status(error.status).send(auth ? { success: false, ...body } : body);
  };
}

function refusedFields(
  issues: readonly { instancePath: string; message?: string | undefined }[],
): Record<string, SentenceKey> {
  const fields: Record<string, SentenceKey> = {};
  for (const issue of issues) {
    const name = issue.instancePath.split('/').filter(Boolean)[0] ?? 'body';
    const message = issue.message ?? '';
    fields[name] ??= isSentenceKey(message) ? message : 'invalid_value';
  }
  return fields;
}
