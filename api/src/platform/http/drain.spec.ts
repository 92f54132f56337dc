import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { drainable } from './drain';

/** Less than the ten seconds after which the server would cut everything. */
const SOON = 5000;

describe('drain (REL-15)', () => {
  let fastify: FastifyInstance;
  let drain: () => Promise<void>;
  let answer: () => void;
  let taken: Promise<void>;

  beforeEach(async () => {
    fastify = Fastify();
    drain = drainable(fastify);
    taken = new Promise((take) => {
      fastify.get('/slow', async () => {
        take();
        await new Promise<void>((resolve) => (answer = resolve));
        return 'done';
      });
    });
    fastify.get('/', () => 'done');
    await fastify.listen({ port: 0, host: '127.0.0.1' });
  });

  async function connected(): Promise<Socket> {
    const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
    await Promise.all([once(socket, 'connect'), once(fastify.server, 'connection')]);
    return socket;
  }

  /** Everything the server says on this connection until it closes it. */
  async function heard(socket: Socket): Promise<string> {
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  it(
    'should not wait for connections that were opened ahead and never used',
    async () => {
      const socket = await connected();
      await Promise.all([drain(), once(socket.resume(), 'close')]);
    },
    SOON,
  );

  it(
    'should not wait for connections between two requests',
    async () => {
      const socket = await connected();
      socket.write('GET / HTTP/1.1\r\nHost: qr.test\r\n\r\n');
      await once(socket, 'data');
      await Promise.all([drain(), once(socket.resume(), 'close')]);
    },
    SOON,
  );

  it(
    'should let a request in hand finish, and end its connection with the answer',
    async () => {
      const socket = await connected();
      socket.write('GET /slow HTTP/1.1\r\nHost: qr.test\r\n\r\n');
      await taken;
      const unused = await connected();
      const stopped = drain();
      // Two sweeps have passed.
      await once(unused.resume(), 'close');
      answer();
      const [text] = await Promise.all([heard(socket), stopped]);
      expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n[^]*done$/i);
    },
    SOON,
  );

  it(
    'should wait for a request that has begun to arrive',
    async () => {
      const [socket, unused] = [await connected(), await connected()];
      socket.write('GET / HTTP/1.1\r\n');
      const stopped = drain();
      await once(unused.resume(), 'close');
      socket.write('Host: qr.test\r\n\r\n');
      const [text] = await Promise.all([heard(socket), stopped]);
      expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
    },
    SOON,
  );
});
