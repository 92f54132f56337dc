import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { ERRORS } from '@ringtag/contracts';
import fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { errorBody, toDomainError } from '../http/error.filter';
import { currentDeadline, keepCurrentRequest } from './current-request';
import { REQUEST_TIMES } from './request-times';

describe('the deadline of a request (REL-11)', () => {
  let server: FastifyInstance;
  let times: typeof REQUEST_TIMES;
  beforeEach(() => {
    times = { ...REQUEST_TIMES };
    server = fastify();
    keepCurrentRequest(server, times);
    server.setErrorHandler((thrown, request, reply) => {
      const error = toDomainError(thrown);
      void reply
        .status(ERRORS[error.errorCode].status)
        .header('Retry-After', String(error.retryAfterSeconds))
        .type('application/json')
        .send(errorBody(error, request.id));
    });
  });
  afterEach(() => server.close());

  /** Asks over a real connection: what happens to sockets matters. */
  const ask = async (handler: RouteHandlerMethod) => {
    server.get('/', handler);
    return fetch(await server.listen({ port: 0, host: '127.0.0.1' }));
  };
  const never = () => new Promise<never>(() => undefined);

  it('should answer 503 and when to come back, whatever the handler waits for', async () => {
    times.answer = 50;
    const response = await ask(never);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  it('should answer 503 for a file whose first byte does not come, and give the file up', async () => {
    times.answer = 50;
    const file = new Readable({ read: () => undefined });
    const response = await ask((_request, reply) => reply.type('text/csv').send(file));
    expect(response.status).toBe(503);
    expect(file.destroyed).toBe(true);
  });

  it('should let a file go on whose first byte came, and cut it off after a time of its own', async () => {
    Object.assign(times, { answer: 50, download: 150 });
    const file = new Readable({ read: () => undefined });
    file.push('first');
    const response = await ask((_request, reply) => reply.send(file));
    expect(response.status).toBe(200);
    const closed = once(file, 'close');
    await expect(response.text()).rejects.toThrow();
    await closed;
  });

  it('should not start again after the connection has closed', async () => {
    const left = new Promise((resolve) => {
      server.get('/', async ({ raw }) => {
        const deadline = currentDeadline()!;
        deadline.stop();
        client.destroy();
        await once(raw.socket, 'close');
        deadline.startBulk();
        resolve(deadline.left);
      });
    });
    const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const client = connect(Number(port), '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: ringtag.example\r\n\r\n');
    expect(await left).toBe(Infinity);
  });

  it('should give bulk work a time of its own, and none while a body arrives', async () => {
    Object.assign(times, { answer: 1000, bulkAnswer: 1_000_000 });
    const left: number[] = [];
    await ask(() => {
      const deadline = currentDeadline()!;
      left.push(deadline.left);
      deadline.startBulk();
      left.push(deadline.left);
      deadline.stop();
      left.push(deadline.left);
      deadline.start();
      left.push(deadline.left);
      return Promise.resolve('done');
    });
    expect(left.map((each) => [each < 1000, each < 1_000_000])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, true],
    ]);
  });

  it('should end with the answer, so that what goes on behind it has its time', async () => {
    times.answer = 100;
    let deadline: ReturnType<typeof currentDeadline>;
    await ask(() => {
      deadline = currentDeadline();
      return Promise.resolve('done');
    });
    expect(deadline?.left).toBe(Infinity);
  });
});
