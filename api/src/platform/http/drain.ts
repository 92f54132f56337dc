import { Server, type Socket } from 'node:net';
import { SECOND } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';

const SWEEP_EVERY_MS = 100;
const HARD_STOP = 10 * SECOND;

/** Answers the function that drains the server. Call it before the server listens. */
export function drainable(fastify: FastifyInstance): () => Promise<void> {
  let closing = false;
  const sockets = new Set<Socket>();
  fastify.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // While the server closes, every answer ends its connection.
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
 * Closes the server without losing a request: accepts no new connection, finishes open requests with
 * `Connection: close`, closes idle sockets, and closes everything after ten seconds (REL-15).
 */
async function drain({ server }: FastifyInstance, sockets: ReadonlySet<Socket>): Promise<void> {
  // Not http's close(): it closes idle sockets at once, also one whose next request has arrived but was not read yet.
  const closed = new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));
  let silent: Socket[] = [];
  const closeUnused = () => {
    server.closeIdleConnections();
    // Browsers open connections in advance, which http counts as busy. Close those that sent nothing since the last
    // sweep.
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy();
    silent = [...sockets].filter(({ bytesRead }) => bytesRead === 0);
  };
  // setImmediate: first the event loop reads what has arrived, so that a socket with a new request is not idle.
  const sweep = setInterval(() => setImmediate(closeUnused), SWEEP_EVERY_MS);
  const hardStop = setTimeout(() => server.closeAllConnections(), HARD_STOP);
  await closed;
  clearInterval(sweep);
  clearTimeout(hardStop);
}
