import type { FastifyRequest } from 'fastify';

/** The route as it was declared, for the log: what stands in its parameters may be a secret. */
export function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? ''}`;
}
