import { BODY_LIMIT } from '@ringtag/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from './domain-error';

/**
 * Lets one POST route take longer JSON than all others, from those only whom `may` names: bodies are read before the
 * guards look, and strangers must not make the server read megabytes.
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
      // Without a length the body comes in chunks and may be as long.
      const length = Number(request.headers['content-length'] ?? Infinity);
      if (length > BODY_LIMIT && !(await may(request))) throw new DomainError('payload_too_large');
    };
  });
}
