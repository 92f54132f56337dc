import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Browsers and proxies send the next request of a connection when they have the answer to the one before. */
const UNANSWERED = 16;
/** What of a request may listen for the end of its connection: its body, its deadline and its file. */
const LISTENERS = 3;

/**
 * Keeps what one connection holds within bounds. Requests can be sent ahead of the answers to those before; what is
 * made for them waits in its turn, with its file open, and Node does not tell it when the connection ends.
 * To be called before all other hooks: nothing is begun for a request that is one too many.
 */
export function boundConnections(fastify: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // An earlier request of the same packet was one too many and has closed the connection.
    if (socket.destroyed) return;
    const before = unanswered.get(socket);
    if (before === undefined) socket.setMaxListeners(socket.getMaxListeners() + LISTENERS * UNANSWERED);
    if (before === UNANSWERED) return void socket.destroy();
    unanswered.set(socket, (before ?? 0) + 1);
    reply.raw.once('finish', () => unanswered.set(socket, unanswered.get(socket)! - 1));
    done();
  });
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    if (payload instanceof Readable) endWith(request.raw.socket, payload);
    done();
  });
}

function endWith(socket: Socket, file: Readable): void {
  const end = () => void file.destroy();
  if (socket.destroyed) return end();
  socket.once('close', end);
  file.once('close', () => socket.off('close', end));
}
