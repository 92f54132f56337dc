import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coverBy, type Span } from '../tracing/span';
import type { Tracing } from '../tracing/tracing';
import { isServed } from './served-methods';
import { STREAM_ROUTES } from './stream-routes';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null while the request is not recorded. */
    span: Span | null;
  }
}

/**
 * Asked every few seconds by load balancers and monitoring: they would be most traces of a quiet server. And streams of
 * events, whose spans would end after hours.
 */
const NOT_TRACED = new Set(['/health/live', '/health/ready', '/metrics', ...STREAM_ROUTES]);

/**
 * Records each request from its arrival to the end of its answer, as `<method> <pattern of the route>`. It never reads
 * `traceparent`: strangers would choose what is recorded (ADR 68). Call it before other hooks are added, so that their
 * work belongs to the span.
 */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  fastify.decorateRequest('span', null);
  fastify.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const span = NOT_TRACED.has(route) ? undefined : begin(tracing, request, route);
    if (span) {
      request.span = span;
      reply.raw.once('close', () => end(span, reply));
    }
    done();
  });
  // Reading a body would lose the AsyncLocalStorage.
  fastify.addHook('preHandler', ({ span }, _reply, done) => {
    if (span) coverBy(span, done);
    else done();
  });
}

function begin(tracing: Tracing, { method, id }: FastifyRequest, route: string): Span | undefined {
  const { name, attributes } = describe(method, route);
  return tracing.begin({ name, kind: 'server', attributes: { ...attributes, 'ringtag.request_id': id } });
}

/** OpenTelemetry's convention for methods that are not known: https://opentelemetry.io/docs/specs/semconv/http/http-spans */
function describe(method: string, route: string) {
  if (isServed(method))
    return { name: `${method} ${route}`, attributes: { 'http.request.method': method, 'http.route': route } };
  return {
    name: `HTTP ${route}`,
    attributes: {
      'http.request.method': '_OTHER',
      'http.request.method_original': method,
      'http.route': route,
    },
  };
}

function end(span: Span, { raw, statusCode }: FastifyReply): void {
  span.set({ 'http.response.status_code': statusCode });
  if (!raw.writableFinished) span.end({ name: 'connection_closed' });
  else span.end(statusCode >= 500 ? { name: String(statusCode) } : undefined);
}
