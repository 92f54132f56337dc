import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import type { RequestTimes } from '../requests/request-times';

/**
 * Closes connections whose request bodies arrive too slowly. The time limit grows with the bytes received: a photo over
 * a slow network arrives in time, a byte now and then does not. Answers 408 unless an answer was sent already.
 */
export function closeSlowBodies(fastify: FastifyInstance, times: RequestTimes): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || Number(length ?? 0) > 0) watch(request, reply, times);
    done();
  });
}

function watch({ raw }: FastifyRequest, reply: FastifyReply, times: RequestTimes): void {
  const { socket } = raw;
  const began = performance.now();
  const bytesBefore = socket.bytesRead;
  let timer: NodeJS.Timeout;
  const look = () => {
    if (raw.complete || socket.destroyed) return;
    const came = socket.bytesRead - bytesBefore;
    const left = began + times.body + (came / times.bodyBytesPerSecond) * 1000 - performance.now();
    if (left > 0) timer = setTimeout(soon, left);
    else if (reply.raw.headersSent) socket.destroy();
    else refuse(reply);
  };
  // setImmediate: first the event loop reads what has arrived.
  const soon = () => void setImmediate(look);
  timer = setTimeout(soon, times.body);
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  raw.once('end', stop).once('close', stop);
  // A request that was answered before its end emits no event when the connection closes.
  socket.once('close', stop);
}

function refuse(reply: FastifyReply): void {
  // Closes the connection, because the rest of the body is not read.
  void reply.header('Connection', 'close').send(new DomainError('timeout'));
}
