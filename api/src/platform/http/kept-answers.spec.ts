import { once } from 'node:events';
import { type AddressInfo, connect, Server, type Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/config';
import { type FindKept, observeBy, sendKeptAnswers, toRawHeaders } from './kept-answers';

const SITE = {
  // The site's host contains the short domain. It must not be taken for it.
  publicUrl: 'https://www.short.test',
  shortUrl: 'https://short.test',
  codesUrl: 'https://www.short.test',
  trustProxy: 1,
} as ServerConfig;
const KEPT = {
  route: '/kept',
  headers: toRawHeaders({ 'Content-Type': 'text/plain' }),
  body: ['ke', 'pt'].map(Buffer.from),
};

describe('answers that are kept in memory', () => {
  const find = jest.fn<ReturnType<FindKept>, Parameters<FindKept>>();
  const observe = jest.fn();
  let server: FastifyInstance;
  let socket: Socket;
  let came: string;
  beforeEach(() => {
    find.mockReset().mockImplementation(({ path }) => (path === '/kept' ? KEPT : undefined));
    observe.mockReset();
    server = fastify();
    server.all('/*', () => 'routed');
    sendKeptAnswers(server, SITE, [() => undefined, find], observe);
  });
  afterEach(async () => {
    socket.destroy();
    await server.close();
  });

  const open = async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    came = '';
    socket.setEncoding('utf8').on('data', (text: string) => (came += text));
  };
  const toHead = (line: string, ...headers: string[]) =>
    `${[line + ' HTTP/1.1', 'Host: www.short.test', ...headers].join('\r\n')}\r\n\r\n`;
  /** What has come once the connection has ended. */
  const readEnd = async () => {
    await once(socket, 'close');
    return came;
  };
  const request = async (line: string, ...headers: string[]) => {
    await open();
    socket.write(toHead(line, ...headers, 'Connection: close'));
    return readEnd();
  };

  it('should be sent with the headers of every answer, and be noted', async () => {
    const answer = await request('GET /kept', 'X-Forwarded-For: 203.0.113.1, 203.0.113.9');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*\r\n\r\nkept$/);
    for (const header of [
      'x-content-type-options: nosniff',
      'strict-transport-security: max-age=31536000',
      'content-type: text/plain',
      'content-length: 4',
    ])
      expect(answer).toContain(`\r\n${header}\r\n`);
    expect(answer).toMatch(/x-request-id: [\da-f-]{36}\r\n/);
    // The one that the nearest proxy saw.
    expect(find.mock.lastCall![0].ip).toBe('203.0.113.9');
    expect(observe.mock.calls).toEqual([
      [{ method: 'GET', route: '/kept', path: '/kept', status: 200, seconds: expect.any(Number) }],
    ]);
  });

  it.each([
    ['another method', 'HEAD /kept'],
    ['a query', 'GET /kept?a=b'],
    ['another path', 'GET /other'],
    ['cookies', 'GET /kept', 'Cookie: a=b'],
    ['a body', 'GET /kept', 'Content-Length: 0'],
    ['a body in pieces', 'GET /kept', 'Transfer-Encoding: chunked'],
    ['a page of another site', 'GET /kept', 'Sec-Fetch-Site: cross-site'],
    ['another host', 'GET /kept', 'X-Forwarded-Host: first.test, SHORT.test'],
  ])('should leave a request with %s to its route', async (_what, line, ...headers) => {
    const body = headers[0]?.startsWith('Transfer') ? '0\r\n\r\n' : '';
    await open();
    socket.write(toHead(line, ...headers, 'Connection: close') + body);
    expect(await readEnd()).toMatch(/content-length: 6/i);
    expect(observe).not.toHaveBeenCalled();
  });

  it('should leave a request to its route when finding fails, and log the fault', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const fault = new Error('broken');
    find.mockImplementation(() => {
      throw fault;
    });
    expect(await request('GET /kept')).toMatch(/routed$/);
    expect(logged.mock.calls).toEqual([[expect.objectContaining({ err: fault })]]);
  });

  it('should not pile up for a client that does not read', async () => {
    await open();
    socket.write(toHead('GET /kept') + toHead('GET /kept', 'Connection: close'));
    expect((await readEnd()).match(/routed|kept/g)).toEqual(['kept', 'routed']);
  });

  it('should wait for the answers to earlier requests of a connection', async () => {
    await open();
    socket.write(toHead('GET /other') + toHead('GET /kept', 'Connection: close'));
    expect((await readEnd()).match(/routed|kept/g)).toEqual(['routed', 'routed']);
  });

  it('should not be sent by a server that closes', async () => {
    await open();
    await once(socket, 'connect');
    socket.write(toHead('GET /kept'));
    await once(socket, 'data');
    Server.prototype.close.call(server.server);
    socket.write(toHead('GET /kept', 'Connection: close'));
    expect((await readEnd()).match(/routed|kept/g)).toEqual(['kept', 'routed']);
  });
});

describe('observeBy', () => {
  const answer = { method: 'GET', route: '/', path: '/', status: 200, seconds: 1 };

  it('should tell all that there are', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    observeBy(first, undefined, second)(answer);
    for (const observe of [first, second]) expect(observe).toHaveBeenCalledWith(answer);
  });

  it('should add nothing to one alone', () => {
    const alone = jest.fn();
    expect(observeBy(alone, undefined)).toBe(alone);
  });
});
