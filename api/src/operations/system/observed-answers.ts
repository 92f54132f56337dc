import { SERVICE_LEVELS } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { isServed } from '../../platform/http/served-methods';
import { STREAM_ROUTES } from '../../platform/http/stream-routes';
import type { ServiceLevels } from '../../platform/service-levels/service-levels';

/** What asks for these is no person. */
const OF_MONITORING = new Set(['/health/live', '/health/ready', '/metrics']);
/** Files of the builds are not counted: proxies and CDNs answer most requests for them. Only files have an extension. */
const FILE = /^(?!\/api\/)[^?]*\.[a-z0-9]+(\?|$)/i;
const SCAN_ROUTE = '/api/scan/:alias';
const SCAN_DOCUMENT = /^\/scan\/[^/?]+\/?(\?|$)/i;

/** Is called with each answer after it was written to the connection. */
export type Observe = (answer: {
  /** `other` for all that are not served. */
  method: string;
  /** The pattern of the route. */
  route: string;
  /** As it was sent. */
  path: string;
  status: number;
  seconds: number;
}) => void;

/**
 * Calls them with each answer, but for streams of events: how long they last says nothing. An answer whose client hung
 * up counts neither as a success nor as a failure: a phone lost its network.
 */
export function observeAnswers(fastify: FastifyInstance, ...observers: Observe[]): void {
  fastify.addHook(
    'onResponse',
    ({ method: sent, routeOptions, url: path }, { statusCode: status, elapsedTime, raw }, done) => {
      const method = isServed(sent) ? sent : 'other';
      const route = routeOptions.url ?? 'none';
      const wasStream = STREAM_ROUTES.has(route) && raw.statusCode === 200;
      if (!wasStream && raw.writableFinished)
        for (const observe of observers)
          observe({ method, route, path, status, seconds: elapsedTime / 1000 });
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
