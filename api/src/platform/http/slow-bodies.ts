import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import type { RequestTimes } from '../requests/request-times';

/**
 * Closes connections whose bodies trickle: each has some seconds, and more with what has come, so that a photo passes
 * over a bad network and a byte now and then does not. Answers 408 where nothing was answered yet.
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
  // What arrived while the loop was busy is read first.
  const soon = () => void setImmediate(look);
  timer = setTimeout(soon, times.body);
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  raw.once('end', stop).once('close', stop);
  // Of a request that was answered before its end, nothing else tells that the connection is gone.
  socket.once('close', stop);
}

function refuse(reply: FastifyReply): void {
  // The rest of the body is not waited for.
  void reply.header('Connection', 'close').send(new DomainError('timeout'));
}
