import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  type IncomingHttpHeaders,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import * as haproxy from '../haproxy';
import * as nginx from '../nginx';
import { freePort } from '../provision/free-port';

const { HOST } = nginx;

/** Both proxies with their example, which is patient for a second only with everything but streams. */
const PROXIES: Record<string, (secure: number, replica: number) => Promise<{ stop(): Promise<void> }>> = {
  'deploy/nginx.conf': async (secure, replica) => {
    const places = { plain: await freePort(), secure, replicas: [`127.0.0.1:${replica}`] };
    const config = (dir: string) => `proxy_read_timeout 1s;\n${nginx.renderExample(dir, places)}`;
    return nginx.startNginx({ port: secure, config });
  },
  'deploy/haproxy.cfg': async (secure, replica) => {
    const [plain, database] = [await freePort(), await freePort()];
    const nodes = [await freePort(), await freePort(), await freePort()];
    const places = { plain, secure, database, nodes, replicas: [replica, replica, replica] };
    const config = (dir: string) =>
      haproxy.renderExample(dir, places).replace(/timeout (client|server) 60s/g, 'timeout $1 1s');
    return haproxy.startHaproxy({ port: secure, config });
  },
};

/** Of an owner, and of a sender. */
const STREAMS = ['/api/events', '/api/conversation/AAAAAAAAAAAAAAAAAAAAAA/events'];

describe.each(Object.keys(PROXIES))('a stream of events through %s', (example) => {
  /** Streams that the server has open. */
  const streams: ServerResponse[] = [];
  let server: Server;
  let proxy: { stop(): Promise<void> };
  let browser: ClientHttp2Session;

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/health/ready') return void response.end();
      if (!STREAMS.includes(request.url!)) return;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('data: first\n\n');
      streams.push(response);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const secure = await freePort();
    proxy = await PROXIES[example]!(secure, (server.address() as AddressInfo).port);
    browser = connect(`https://127.0.0.1:${secure}`, { servername: HOST, rejectUnauthorized: false });
  });
  afterAll(async () => {
    browser.destroy();
    server.closeAllConnections();
    server.close();
    await proxy.stop();
  });

  const open = async (path: string): Promise<[ClientHttp2Stream, IncomingHttpHeaders]> => {
    const stream = browser.request({ ':authority': HOST, ':path': path, 'accept-encoding': 'gzip, br' });
    const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    return [stream.setEncoding('utf8'), headers];
  };

  it.each(STREAMS)(
    'should bring each event of %s at once, and stay open where others are given up',
    async (path) => {
      const begun = streams.length;
      const [stream, headers] = await open(path);
      expect(browser.alpnProtocol).toBe('h2');
      expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream' });
      expect(headers['content-encoding']).toBeUndefined();
      expect(await once(stream, 'data')).toEqual(['data: first\n\n']);

      // Meanwhile nobody says anything, for longer than the proxy waits for other answers.
      const [silent, { ':status': status }] = await open('/api/silent');
      expect(status).toBe(504);
      silent.close();

      const second = once(stream, 'data');
      streams[begun]!.write('data: second\n\n');
      expect(await second).toEqual(['data: second\n\n']);
    },
  );

  it('should end at the server when the browser leaves', async () => {
    const before = streams.length;
    const [stream] = await open('/api/events');
    await once(stream, 'data');
    const left = once(streams[before]!, 'close');
    stream.close();
    await left;
  });
});
