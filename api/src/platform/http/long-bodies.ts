import { BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';

/**
 * Lets one POST route accept longer JSON than all others, if `may` allows the request. Bodies are read before the
 * guards run, so without this check strangers could make the server read megabytes.
 */
export function acceptLongBodies(
  fastify: FastifyInstance,
  path: string,
  maxBytes: number,
  may: (request: FastifyRequest) => Promise<boolean>,
): void {
  fastify.addHook('onRoute', (route) => {
    if (route.url !== path || route.method !== 'POST') return;
    route.bodyLimit = maxBytes;
    route.preParsing = async (request) => {
      // A body without a declared length may be too long, too.
      const length = Number(request.headers['content-length'] ?? Infinity);
      if (length > BODY_LIMIT && !(await may(request))) throw new DomainError('payload_too_large');
    };
  });
}
