import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'node:net';

const SWEEP_EVERY = 100;
const HARD_STOP = 10_000;

/** Prepares the server for `drain`; to be called before it listens. */
export function drainable(fastify: FastifyInstance): () => Promise<void> {
  let closing = false;
  const sockets = new Set<Socket>();
  fastify.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Has every answer of a closing server end its connection.
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('Connection', 'close');
    done();
  });
  return () => {
    closing = true;
    return drain(fastify, sockets);
  };
}

/**
 * Closes the server without losing a request: takes no new connection, lets requests in hand finish with
 * `Connection: close`, closes sockets without one, and gives up after ten seconds (REL-15).
 */
async function drain({ server }: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  // Not http's close(): that cuts idle sockets at once, and with them a request that has arrived and was not read yet.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  let silent: Socket[] = [];
  const closeUnused = () => {
    server.closeIdleConnections();
    // Browsers open connections ahead of requests: http takes them for busy, who sends nothing from sweep to sweep is not.
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    silent = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
  };
  // After the loop has read what has come in, so that a socket with a new request is no longer idle.
  const sweep = setInterval(() => setImmediate(closeUnused), SWEEP_EVERY);
  const hardStop = setTimeout(() => server.closeAllConnections(), HARD_STOP);
  await closed;
  clearInterval(sweep);
  clearTimeout(hardStop);
}
