import type { FastifyInstance } from 'fastify';
import { Server } from 'node:net';

const SWEEP_EVERY = 100;
const HARD_STOP = 10_000;

/**
 * Closes the server without losing a request: takes no new connection, lets requests in hand finish with
 * `Connection: close`, closes idle keep-alive sockets, and gives up after ten seconds (REL-15).
 */
export async function drain(fastify: FastifyInstance, closing: { now: boolean }): Promise<void> {
  closing.now = true;
  const { server } = fastify;
  // Not http's close(): that cuts idle sockets at once, and with them a request that has arrived and was not read yet.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  // After the loop has read what has come in, so that a socket with a new request is no longer idle.
  const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_EVERY);
  const hardStop = setTimeout(() => server.closeAllConnections(), HARD_STOP);
  await closed;
  clearInterval(sweep);
  clearTimeout(hardStop);
}

/** Has every answer of a closing server end its connection. */
export function closeConnectionsWhen(fastify: FastifyInstance, closing: { now: boolean }): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing.now) void reply.header('Connection', 'close');
    done();
  });
}
