import type { FastifyRequest } from 'fastify';
import type { Client } from './auth.service';

/** `request.ip` follows TRUST_PROXY only, so a forged X-Forwarded-For changes nothing (LIM-1). */
export function clientOf(request: FastifyRequest): Client {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}
