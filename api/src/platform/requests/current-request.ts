import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestDeadline } from './request-deadline';
import type { RequestTimes } from './request-times';

interface Current {
  request: FastifyRequest;
  deadline: RequestDeadline;
}

declare module 'fastify' {
  interface FastifyReply {
    /** Null before the body was read. */
    deadline: RequestDeadline | null;
  }
}

const requests = new AsyncLocalStorage<Current>();

/** The current request; undefined in timers and on the command line. */
export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore()?.request;
}

/** The deadline of the current request; undefined outside a request. */
export function currentDeadline(): RequestDeadline | undefined {
  return requests.getStore()?.deadline;
}

/** Starts the deadline of a request. */
function beginDeadline(reply: FastifyReply, times: RequestTimes): RequestDeadline {
  const deadline = new RequestDeadline(reply, times);
  reply.deadline = deadline;
  const { socket } = reply.request.raw;
  const over = () => {
    deadline.over();
    socket.off('close', over);
  };
  reply.raw.once('close', over);
  // An answer that waits behind an earlier one does not hear when the connection closes.
  socket.once('close', over);
  deadline.start();
  return deadline;
}

/**
 * Keeps the current request and starts its deadline, after its body was read. Not earlier, because reading the body
 * would lose the AsyncLocalStorage and has a time limit of its own.
 */
export function keepCurrentRequest(fastify: FastifyInstance, times: RequestTimes): void {
  fastify.decorateReply('deadline', null);
  fastify.addHook('preHandler', (request, reply, done) => {
    requests.run({ request, deadline: beginDeadline(reply, times) }, done);
  });
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    reply.deadline?.answering(payload);
    done();
  });
}
