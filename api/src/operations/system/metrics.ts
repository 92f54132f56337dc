import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';
import type { Observe } from '../../platform/http/kept-answers';
import { sameSecret } from '../../platform/secrets/secrets';
import type { Gauges } from './gauges';

/** Seconds; a scan takes milliseconds, a sheet of a thousand codes some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * `GET /metrics` in the text format of Prometheus: durations of requests by route, the gauges of `gauges.ts`, and
 * prom-client's default metrics. Without the bearer token (RFC 6750) it answers 401. If no token is configured,
 * nothing is measured, and the path does not exist. Answers the function to call for each answer.
 */
export async function serveMetrics(
  fastify: FastifyInstance,
  token: string | undefined,
  gauges: Gauges,
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
  gauges.register(client, register);
  fastify.get('/metrics', async (request, reply) => {
    if (!hasToken(request, token)) {
      void reply.header('WWW-Authenticate', 'Bearer');
      throw new DomainError('unauthenticated');
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
  // The pattern and not the path, and few methods: every label value is a time series, and paths contain aliases.
  return ({ method, route, status, seconds }) => duration.observe({ method, route, status }, seconds);
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  return sameSecret(headers.authorization ?? '', `Bearer ${token}`);
}
