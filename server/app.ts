import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { createAccountService } from './features/account/account.service.ts';
import { createConsentsService } from './features/account/consents.service.ts';
import { passwordChangeRoutes, passwordResetRoutes } from './features/account/password.routes.ts';
import { createPasswordService } from './features/account/password.service.ts';
import { createResetMailHandler } from './features/account/reset-mail.ts';
import { adminRoutes } from './features/admin/admin.routes.ts';
import { createAdminService } from './features/admin/admin.service.ts';
import { supportRoutes } from './features/admin/support.routes.ts';
import { createSupportService } from './features/admin/support.service.ts';
import { authRoutes, meRoutes } from './features/auth/auth.routes.ts';
import { createAuthService } from './features/auth/auth.service.ts';
import { createPasswords } from './features/auth/passwords.ts';
import { createSessionWatch } from './features/auth/session-watch.ts';
import { createSessionsService } from './features/auth/sessions.service.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { createBillingService } from './features/billing/billing.service.ts';
import { createSubscriptionChecks } from './features/billing/subscription-checks.ts';
import { webhookRoutes } from './features/billing/webhook.routes.ts';
import { referralsIn } from './features/chat/care.repo.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { createIndexHandler } from './features/chat/index-handler.ts';
import { createChatService } from './features/chat/chat.service.ts';
import { exportLinkRoutes, exportRoutes } from './features/export/export.routes.ts';
import { createExportService } from './features/export/export.service.ts';
import { importRoutes } from './features/export/import.routes.ts';
import { createImportService } from './features/export/import.service.ts';
import { createLeaveHandler } from './features/leaving/leave-handler.ts';
import { leavingRoutes } from './features/leaving/leaving.routes.ts';
import { createLeavingService } from './features/leaving/leaving.service.ts';
import { createGalleryService } from './features/photos/gallery.service.ts';
import { memoriesRoutes } from './features/memories/memories.routes.ts';
import { createMemoriesService } from './features/memories/memories.service.ts';
import { galleryRoutes, photoFileRoutes, uploadRoutes } from './features/photos/photos.routes.ts';
import { createPhotosService } from './features/photos/photos.service.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { createProfileService } from './features/profile/profile.service.ts';
import { installAuthGuard } from './http/auth-guard.ts';
import { healthRoutes } from './http/health.ts';
import { addressRefusal, installErrorHandler } from './http/error-handler.ts';
import { AppError } from './http/errors.ts';
import { installKnownHost } from './http/known-host.ts';
import { installMetrics } from './http/metrics.ts';
import { installOpenApi } from './http/openapi.ts';
import { publicUrl } from './http/public-url.ts';
import { installSearchEngines } from './http/search-engines.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { installStaticClient } from './http/static-client.ts';
import { createMailHandler } from './jobs/mail-handler.ts';
import { createJobWorker } from './jobs/worker.ts';

/** A JSON body holds at most a photo of 5 MB in base64 and its frame. */
const BODY_BYTES = 7_340_032;
const SMALL_BODY_BYTES = 524_288;

/**
 * Puts the application together: plugins and routes. It starts nothing and listens nowhere, so
 * that tests can hold one without a port.
 */
export async function buildApp(deps: Deps) {
  const log: FastifyBaseLogger = deps.log;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop < deps.env.TRUST_PROXY,
    bodyLimit: SMALL_BODY_BYTES,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: addressRefusal(deps.sentences),
    // Without these two Fastify reads its own compilers, for 3 MB, and never asks them anything.
    schemaController: {
      compilersFactory: { buildValidator: zodAlone, buildSerializer: zodAlone },
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptEmptyJson(app);
  refuseIdsWithNul(app);
  installErrorHandler(app, deps.sentences);
  await installSecurityHeaders(app, deps.env);
  installKnownHost(app, deps.env);
  await app.register(cookie);
  installOpenApi(app, deps.env.PRODUCT_NAME);

  const mailing = { ...deps, publicUrl: () => publicUrl(deps.env, app.server) };
  const passwords = createPasswords(deps);
  const sessions = createSessionsService(deps);
  const sessionWatch = createSessionWatch({ ...deps, sessions });
  const consents = createConsentsService(deps);
  const auth = createAuthService({ ...deps, passwords, sessions, consents });
  const password = createPasswordService({ ...mailing, passwords, sessions });
  const account = createAccountService({ ...deps, sessions, consents });
  const billing = createBillingService(mailing);
  const checks = createSubscriptionChecks(mailing);
  const photos = createPhotosService(deps);
  const gallery = createGalleryService({ ...deps, photos, billing });
  const profile = createProfileService({ ...deps, photos, gallery, billing });
  const memories = createMemoriesService({ ...deps, profile });
  const chat = createChatService({ ...deps, profile, billing, memories });
  const support = createSupportService(deps);
  const exports = createExportService({ ...deps, account, billing, profile, photos, support });
  const imports = createImportService({ ...deps, billing, photos });
  const leaving = createLeavingService({ ...deps, chat });

  healthRoutes(app, deps);
  installMetrics(app, { ...deps, repliesInTheMaking: () => chat.repliesInTheMaking() });
  authRoutes(app, { auth, sessions, env: deps.env });
  passwordResetRoutes(app, password);
  photoFileRoutes(app, { photos, sessions, env: deps.env });
  exportRoutes(app, { exports, sessions });
  await app.register(async (scope) => webhookRoutes(scope, billing));
  await app.register(async (guarded) => {
    installAuthGuard(guarded, sessions);
    meRoutes(guarded);
    accountRoutes(guarded, { account, env: deps.env });
    passwordChangeRoutes(guarded, { password, env: deps.env });
    profileRoutes(guarded, profile);
    uploadRoutes(guarded, photos, BODY_BYTES);
    galleryRoutes(guarded, gallery);
    billingRoutes(guarded, { billing, sentences: deps.sentences });
    chatRoutes(guarded, chat, sessionWatch);
    memoriesRoutes(guarded, memories);
    adminRoutes(guarded, { admin: createAdminService({ ...deps, sessions }), env: deps.env });
    supportRoutes(guarded, { support, sentences: deps.sentences });
    exportLinkRoutes(guarded, exports);
    importRoutes(guarded, imports);
    leavingRoutes(guarded, { leaving, env: deps.env });
  });
  installSearchEngines(app, deps.env);
  await installStaticClient(app, {
    ...deps,
    referrals: async (year) => (await referralsIn(deps.db, year)).contacts,
  });
  const worker = createJobWorker(deps, {
    mail: createMailHandler(deps.mailer),
    'index-conversation': createIndexHandler(deps),
    leave: createLeaveHandler({ ...deps, billing, photos }),
    'password-reset': createResetMailHandler(mailing),
    'subscription-sync': checks['subscription-sync'],
    'subscription-check': checks['subscription-check'],
  });
  /** Drops what has expired. */
  async function sweep(): Promise<void> {
    await Promise.all([
      sessions.sweep(),
      password.sweep(),
      photos.sweep(),
      deps.rateLimits.sweep(),
    ]);
  }
  return { app, chat, worker, sweep, checks };
}

function zodAlone(): never {
  throw new Error('every schema is one of zod');
}

/** No id of ours holds a NUL, and PostgreSQL takes none: what is asked for by one is not there. */
function refuseIdsWithNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params }) => {
    const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : '';
    if (String(id).includes('\0')) throw new AppError('not_found');
  });
}

/**
 * An empty body counts as {}, whatever content type it is sent under. Text is no JSON: a form of
 * another site may send it without asking.
 */
function acceptEmptyJson(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parse(request, body.toString(), done);
  });
  app.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}
