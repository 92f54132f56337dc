import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const requests = new AsyncLocalStorage<FastifyRequest>();

/** The request that is being answered; undefined in the work of timers and of the command line. */
export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore();
}

/** After the body was read: what reads it would lose the request again. */
export function keepCurrentRequest(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => requests.run(request, done));
}
