import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { boundConnections } from './connections';

describe('what one connection may hold', () => {
  let server: FastifyInstance;
  let theirs: Promise<[Socket]>;
  beforeEach(() => {
    server = fastify();
    boundConnections(server);
    theirs = once(server.server, 'connection') as Promise<[Socket]>;
  });
  afterEach(() => server.close());

  const request = 'GET / HTTP/1.1\r\nHost: qr.test\r\n\r\n';
  const open = async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    return socket;
  };
  /** Resolves with the files of all answers once they are on their way. */
  const openFiles = (answers: number) =>
    new Promise<Readable[]>((resolve) => {
      const files: Readable[] = [];
      server.get('/', (_request, reply) => {
        const file = new Readable({ read: () => undefined });
        file.push('first');
        files.push(file);
        if (files.length === answers) setImmediate(() => resolve(files));
        return reply.send(file);
      });
    });
  const closed = (file: Readable) => (file.closed ? undefined : once(file, 'close'));

  it('should know whose request it was when the client has hung up', async () => {
    const address = new Promise<string>((resolve) =>
      server.get('/', async (request) => {
        await once(request.raw.socket, 'close');
        resolve(request.ip);
      }),
    );
    const socket = await open();
    socket.write(request, () => socket.destroy());
    expect(await address).toBe('127.0.0.1');
  });

  it('should give up the files of all answers when the connection is gone', async () => {
    const warned = jest.spyOn(process, 'emitWarning');
    const sent = openFiles(16);
    const socket = await open();
    socket.write(request.repeat(16));
    const files = await sent;
    socket.resetAndDestroy();
    await Promise.all(files.map(closed));
    expect(files.every(({ destroyed }) => destroyed)).toBe(true);
    expect(warned).not.toHaveBeenCalled();
  });

  it('should give up a file that comes when the connection is gone already', async () => {
    const file = new Readable({ read: () => undefined });
    let taken: () => void;
    const arrived = new Promise<void>((resolve) => (taken = resolve));
    let answer: (file: Readable) => void;
    // Behind one that is never answered.
    const handlers = [
      () => new Promise<never>(() => undefined),
      () => {
        taken();
        return new Promise<Readable>((resolve) => (answer = resolve));
      },
    ];
    server.get('/', () => handlers.shift()!());
    const socket = await open();
    socket.write(request.repeat(2));
    const [connection] = await theirs;
    await arrived;
    const gone = new Promise((resolve) => connection.once('close', resolve));
    socket.resetAndDestroy();
    await gone;
    answer!(file);
    await closed(file);
  });

  it('should answer 16 requests at a time, and close a connection that sends more', async () => {
    let begun = 0;
    server.get('/', async () => {
      begun += 1;
      await new Promise(setImmediate);
      return 'done';
    });
    const socket = await open();
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    for (const round of [1, 2, 3]) {
      socket.write(request.repeat(16));
      while (text.split('done').length <= round * 16) await once(socket, 'data');
    }
    expect(begun).toBe(48);
    socket.write(request.repeat(500));
    await once(socket, 'close');
    expect(begun).toBe(64);
  });
});
