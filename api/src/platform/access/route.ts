import type { FastifyRequest } from 'fastify';

/** The route as it was declared, for the log. The path itself may contain secrets. */
export function readRoute(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? ''}`;
}
