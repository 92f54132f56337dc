import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';
import type { Observe } from '../../platform/http/kept-answers';
import { sameSecret } from '../../platform/secrets/secrets';
import { addGauges, type GaugeSources } from './gauges';

/** Seconds; a scan takes milliseconds, a sheet of a thousand codes some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `GET /metrics` in the text format of Prometheus: durations of requests by route, the gauges of `gauges.ts`, and
 * prom-client's default metrics. Without the bearer token (RFC 6750) it answers 401. If no token is configured,
 * nothing is measured, and the path does not exist. Answers the function that notes an answer which Fastify does
 * not see.
 */
export async function serveMetrics(
  fastify: FastifyInstance,
  token: string | undefined,
  sources: GaugeSources,
): Promise<Observe | undefined> {
  if (token === undefined) return undefined;
  const client = await import('prom-client');
  const { collectDefaultMetrics, Histogram, Registry } = client;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  addGauges(client, register, sources);
  const observe: Observe = ({ seconds, ...labels }) => duration.observe(labels, seconds);
  fastify.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    // The pattern and not the path: every label value is a time series, and paths contain aliases.
    observe({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 });
    done();
  });
  fastify.get('/metrics', async (request, reply) => {
    if (!hasToken(request, token)) {
      void reply.header('WWW-Authenticate', 'Bearer');
      throw new DomainError('unauthenticated');
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
  return observe;
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return sameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
