import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';
import { findAlias } from './scan-path';

const REFUSAL = new DomainError('cross_origin');

/**
 * Refuses requests for codes from pages of other sites, before they count as guesses: such pages could make the guard
 * block the address of their visitor (LIM-2). Links to a code work. OriginGuard handles requests that change something.
 */
export function refuseScansOfOtherSites(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) =>
    done(isLoadedElsewhere(request) ? REFUSAL : undefined),
  );
}

function isLoadedElsewhere({ method, headers, url, routeOptions }: FastifyRequest): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site' || (method !== 'GET' && method !== 'HEAD')) return false;
  // By the matched route: an address has many spellings.
  if (routeOptions.url?.startsWith('/api/scan/')) return true;
  // A browser that sends no destination is taken to open the address in a tab.
  return (headers['sec-fetch-dest'] ?? 'document') !== 'document' && findAlias(url) !== undefined;
}
