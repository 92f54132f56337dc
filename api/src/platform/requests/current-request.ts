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
    /** None before the body was read. */
    deadline: RequestDeadline | null;
  }
}

const requests = new AsyncLocalStorage<Current>();

/** The request that is being answered; undefined in the work of timers and of the command line. */
export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore()?.request;
}

/** Until when it has to be answered; undefined where there is no request. */
export function currentDeadline(): RequestDeadline | undefined {
  return requests.getStore()?.deadline;
}

/** Counts from now until the answer has to be there. */
export function beginDeadline(reply: FastifyReply, times: RequestTimes): RequestDeadline {
  const deadline = new RequestDeadline(reply, times);
  reply.deadline = deadline;
  const { socket } = reply.request.raw;
  const over = () => {
    deadline.over();
    socket.off('close', over);
  };
  reply.raw.once('close', over);
  // An answer that waits behind another one has no connection yet, and is not told of its end.
  socket.once('close', over);
  deadline.start();
  return deadline;
}

/** After the body was read: what reads it would lose the request again, and how long that may take is another rule. */
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
