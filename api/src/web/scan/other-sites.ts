import type { FastifyInstance, FastifyRequest } from 'fastify';
import { aliasIn } from './scan-path';
import { DomainError } from '../../platform/errors/domain-error';

const REFUSAL = new DomainError('cross_origin');

/**
 * Refuses what pages of other sites load from scans before it counts as a guess: they could set the guard off for the
 * address of whoever visits them (LIM-2). Links to a code stay. What changes something is OriginGuard's.
 */
export function refuseScansOfOtherSites(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) =>
    done(isLoadedElsewhere(request) ? REFUSAL : undefined),
  );
}

function isLoadedElsewhere({ method, headers, url, routeOptions }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site' || (method !== 'GET' && method !== 'HEAD')) return false;
  // By the route that was found: an address can be written in many ways.
  if (routeOptions.url?.startsWith('/api/scan/')) return true;
  // Opened in a tab, as everything from browsers that do not say.
  return (headers['sec-fetch-dest'] ?? 'document') !== 'document' && aliasIn(url) !== undefined;
}
