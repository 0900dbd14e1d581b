import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '#server/db/schema.ts';
import { AppError } from './errors.ts';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60];
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

interface MetricsDeps {
  db: Database;
  env: { METRICS_TOKEN?: string | undefined };
  /** How many replies this process is making at the moment. */
  repliesInTheMaking: () => number;
}

/**
 * /metrics in the text form of Prometheus: calls by route and status, replies in the making, jobs
 * that wait, and the process itself. No label ever names a person. For loopback alone, or for who
 * knows METRICS_TOKEN; to everybody else the address does not exist.
 */
export function installMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const registry = new Registry();
  const calls = new Histogram({
    name: 'keepsake_http_request_duration_seconds',
    help: 'Calls by route, method and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'keepsake_http_server_errors_total',
    help: 'Calls that were answered with a status of 500 or more',
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'keepsake_replies_in_the_making',
      help: 'Replies that this process is making',
      registers: [],
      collect() {
        this.set(deps.repliesInTheMaking());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'keepsake_jobs_waiting',
      help: 'Jobs that are not done yet, of all processes',
      registers: [],
      async collect() {
        this.set(await jobsWaiting(deps.db));
      },
    }),
  );

  app.addHook('onResponse', async (request, reply) => {
    const status = String(reply.statusCode);
    const route = request.routeOptions.url ?? 'none';
    calls.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) refusals.inc();
  });
  // The process is watched from the first time that anybody asks, so that a start costs nothing.
  let watching = false;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, deps.env.METRICS_TOKEN)) throw new AppError('not_found');
    if (!watching) collectDefaultMetrics({ register: registry });
    watching = true;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Behind a proxy on the same machine every call comes from loopback: what was passed on is not ours. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const passedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
    (name) => request.headers[name] !== undefined,
  );
  return !passedOn && LOOPBACK.test(request.socket.remoteAddress ?? '');
}

async function jobsWaiting(db: Database): Promise<number> {
  const row = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirst();
  return row?.waiting ?? 0;
}
