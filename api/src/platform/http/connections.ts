import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Unanswered requests of one connection, which is cut beyond that. Browsers and proxies wait for each answer. */
const UNANSWERED = 16;
/** How many listeners a request adds to its socket: for its body, its deadline and its file. */
const LISTENERS = 3;

/**
 * Limits the requests of one connection. With HTTP pipelining, a client sends requests before it has the answers to
 * earlier ones. Their answers wait with their files open, and Node does not tell them when the connection closes.
 * Call it before all other hooks, so that they do not run for a request above the limit.
 */
export function boundConnections(fastify: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // An earlier request in the same packet exceeded the limit and closed the connection, or the client has hung up. Node
    // keeps the address of a connection that ends only where it was read before.
    if (socket.destroyed || socket.remoteAddress === undefined) return;
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
