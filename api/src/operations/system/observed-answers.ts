import { SERVICE_LEVELS } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { type Observe, STREAM_ROUTES } from '../../platform/http/kept-answers';
import { isServed } from '../../platform/http/served-methods';
import type { ServiceLevels } from '../../platform/service-levels/service-levels';

/** What asks for these is no person. */
const OF_MONITORING = new Set(['/health/live', '/health/ready', '/metrics']);
/** Files of the builds are not counted: proxies and CDNs answer most requests for them. Only files have an extension. */
const FILE = /^(?!\/api\/)[^?]*\.[a-z0-9]+(\?|$)/i;
const SCAN_ROUTE = '/api/scan/:alias';
const SCAN_DOCUMENT = /^\/scan\/[^/?]+\/?(\?|$)/i;

/** Calls `observe` with each answer that Fastify sends, but for streams of events: how long they last says nothing. */
export function observeAnswers(fastify: FastifyInstance, observe: Observe): void {
  fastify.addHook(
    'onResponse',
    ({ method: sent, routeOptions, url: path }, { statusCode: status, elapsedTime, raw }, done) => {
      const method = isServed(sent) ? sent : 'other';
      const route = routeOptions.url ?? 'none';
      const wasStream = STREAM_ROUTES.has(route) && raw.statusCode === 200;
      if (!wasStream) observe({ method, route, path, status, seconds: elapsedTime / 1000 });
      done();
    },
  );
}

/** Counts answers for the service levels `answers` and `scans`. */
export function countsLevels(levels: ServiceLevels): Observe {
  const { withinMs } = SERVICE_LEVELS.scans;
  return ({ method, route, path, status, seconds }) => {
    if (OF_MONITORING.has(route) || FILE.test(path)) return;
    const answered = status < 500;
    levels.count('answers', answered);
    const isScan = method === 'GET' && (route === SCAN_ROUTE || SCAN_DOCUMENT.test(path));
    if (isScan) levels.count('scans', answered && seconds * 1000 <= withinMs);
  };
}
