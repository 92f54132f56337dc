import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request } from 'node:https';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findFaults, type Haproxy, HOST, type Places, renderExample, startHaproxy } from '../haproxy';
import { freePort } from '../provision/free-port';
import { hasIpv6 } from '../provision/has-ipv6';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Three servers in the places of replicas, to see what HAProxy asks of whom. */
describe('deploy/haproxy.cfg', () => {
  const asked: { replica: number; request: IncomingMessage }[] = [];
  const handlers: Handler[] = [];
  /** The replica that says that it ends. */
  let ending: number | undefined;
  let servers: Server[];
  let haproxy: Haproxy;
  let places: Places;

  beforeAll(async () => {
    servers = [0, 1, 2].map((replica) =>
      createServer((incoming, response) => {
        if (incoming.url === '/health/ready')
          return void response.writeHead(ending === replica ? 503 : 200).end();
        asked.push({ replica, request: incoming });
        handlers[replica]!(incoming, response);
      }),
    );
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
    places = {
      plain: await freePort(),
      secure: await freePort(),
      database: await freePort(),
      replicas: servers.map((server) => (server.address() as AddressInfo).port),
      nodes: [await freePort(), await freePort(), await freePort()],
    };
    haproxy = await startHaproxy({ port: places.secure, config: (dir) => renderExample(dir, places) });
  });
  afterAll(async () => {
    await haproxy.stop();
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    handlers.splice(
      0,
      handlers.length,
      ...Array<Handler>(3).fill((_request, response) => void response.end()),
    );
  });

  const send = async (
    path: string,
    method = 'GET',
    headers: Record<string, string> = {},
    { servername = HOST, address = '127.0.0.1' } = {},
  ) => {
    const options = { host: address, port: places.secure, path, method, servername };
    const sent = request({
      ...options,
      headers: { host: HOST, ...headers },
      rejectUnauthorized: false,
      agent: false,
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const replicasAsked = () => asked.map(({ replica }) => replica);
  const lose: Handler = (incoming) => void incoming.socket.destroy();

  it('should be taken by HAProxy without a warning', () => {
    expect(findFaults(haproxy.file)).toBe('');
  });

  it('should tell the replicas who asks, as the last address that they trust', async () => {
    await send('/scan/ABCD2345', 'GET', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' });
    const { headers } = asked[0]!.request;
    expect(headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });

  const ipv6It = hasIpv6() ? it : it.skip;
  ipv6It('should answer over IPv6, and tell the replicas that address', async () => {
    expect((await send('/scan/ABCD2345', 'GET', {}, { address: '::1' })).status).toBe(200);
    expect(asked[0]!.request.headers['x-forwarded-for']).toBe('::1');
  });

  it('should ask another replica where a GET was lost', async () => {
    handlers.fill(lose, 0, 2);
    // One after the other: each of the three is the first one once, and the next try is another one's turn.
    for (let first = 0; first < 3; first += 1) expect((await send('/scan/ABCD2345')).status).toBe(200);
    expect(replicasAsked().filter((replica) => replica === 2)).toHaveLength(3);
  });

  it('should never send a POST again', async () => {
    handlers.fill(lose);
    expect((await send('/api/scan/ABCD2345/messages', 'POST')).status).toBe(502);
    expect(asked).toHaveLength(1);
  });

  it('should let a replica that ends answer what it has, and send it nothing more', async () => {
    const held: ServerResponse[] = [];
    handlers.fill((_request, response) => void held.push(response));
    const slow = send('/api/scan/ABCD2345/messages', 'POST');
    while (held.length === 0) await wait(20);
    ending = asked[0]!.replica;
    while (!haproxy.output.includes(`Server reads/replica${ending + 1} is DOWN`)) await wait(20);
    handlers.fill((_request, response) => void response.end());
    const answers = await Promise.all(servers.map(() => send('/', 'POST')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replicasAsked().slice(1)).not.toContain(ending);
    held[0]!.end('late');
    expect(await slow).toMatchObject({ status: 200, body: 'late' });
    ending = undefined;
    while (!haproxy.output.includes(`is UP`)) await wait(20);
  });

  it('should find a hashed file that only one replica has', async () => {
    handlers.fill((_request, response) => void response.writeHead(404).end(), 0, 2);
    const paths = ['/_mf/mfe-scan/main.12345678.js', '/assets/main.12345678.js'];
    const answers = await Promise.all(servers.flatMap(() => paths.map((path) => send(path))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replicasAsked())).toEqual(new Set([0, 1, 2]));
  });

  it.each([
    ['GET', '/api/scan/ABCD2345'],
    ['POST', '/assets/main.12345678.js'],
  ])('should not ask again where the answer to %s %s is that there is none', async (method, path) => {
    handlers.fill((_request, response) => void response.writeHead(404).end());
    expect((await send(path, method)).status).toBe(404);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['/api/conversations/1/photos', 26_214_400],
    ['/api/conversation/token/photos', 26_214_400],
    ['/conversation/token', 26_214_400],
    ['/api/profile/photo', 4_300_800],
    ['/api/projects/1/items', 4_300_800],
    ['/api/scan/ABCD2345/messages', 204_800],
  ])('should take as long a body for %s as nginx.conf does', async (path, most) => {
    // The replica answers before the body has come.
    const post = async (length: number) =>
      (await send(path, 'POST', { 'content-length': String(length) })).status;
    expect([await post(most), await post(most + 1)]).toEqual([200, 413]);
  });

  it('should show probes and metrics to nobody, and answer to no other name', async () => {
    for (const path of ['/health/live', '/%68ealth/ready', '/metrics', '/metric%73'])
      expect([path, (await send(path)).status]).toEqual([path, 404]);
    await expect(send('/', 'GET', { host: 'evil.example' })).rejects.toThrow(/socket hang up|ECONNRESET/);
    // The certificate would tell its name.
    for (const servername of ['evil.example', ''])
      await expect(send('/', 'GET', {}, { servername })).rejects.toThrow(
        /unrecognized name|alert|ECONNRESET|socket/,
      );
    expect(asked).toEqual([]);
  });

  it('should keep the secrets of mailed links out of its log', async () => {
    const below = [
      '/api/conversation/',
      '/conversation/',
      '/conversation/answer/',
      '/conversation/mails/',
      '//conversation/',
      '/%63onversation/',
      '/Conversation/',
      '/api/conversation%2f',
    ];
    for (const path of ['/sign-up?token=', ...below, '/api/unactivation-requests/'])
      expect((await send(`${path}a-secret`)).status).toBe(200);
    while (!haproxy.output.includes('"GET /api/unactivation-requests/-" 200')) await wait(20);
    expect(haproxy.output).toContain('"GET /sign-up" 200');
    expect(haproxy.output).not.toContain('a-secret');
  });
});
