import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHOTO, RELEASE } from '@ringtag/contracts';
import { HOST, NginxExample } from './support/nginx-example';
import { newForm } from './support/photos';
import { ADMIN, newEmail, TestApp } from './support/test-app';

const ORIGIN = `https://${HOST}`;
const TOKEN = 'a-secret-of-a-mailed-link';

describe('deploy/nginx.conf', () => {
  let app: TestApp;
  let example: NginxExample;
  beforeAll(async () => {
    app = await TestApp.start({ PUBLIC_URL: ORIGIN, TRUST_PROXY: '1' });
    example = await NginxExample.start([app]);
  });
  afterAll(async () => {
    await example.nginx.stop();
    await app.stop();
  });

  const send = (...sent: Parameters<NginxExample['send']>) => example.send(...sent);
  const json = (body: object) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const toCookie = ({ headers }: { headers: IncomingMessage['headers'] }) =>
    headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const adminCookie = async () => toCookie(await send('/api/auth/sign-in', json(ADMIN)));

  it('should be taken by nginx without a warning', () => {
    // From nginx 1.25.1 on; older ones know only this way to say it.
    const deprecated = 'the "listen ... http2" directive is deprecated';
    expect(example.nginx.findWarnings().filter((line) => !line.includes(deprecated))).toEqual([]);
  });

  it('should let photos of 2 MB, imports and files of releases through, and stop longer bodies elsewhere', async () => {
    const cookie = await adminCookie();
    const as = (type: string) => ({ 'content-type': type, cookie });
    // Too large for a picture that is none, so it is the API that answers.
    const photo = await send('/api/profile/photo', {
      method: 'PUT',
      body: Buffer.alloc(PHOTO.maxBytes),
      headers: as('image/png'),
    });
    expect([photo.status, photo.body]).toEqual([400, expect.stringContaining('isPicture')]);

    const project = await send('/api/projects', {
      ...json({ name: 'Import' }),
      headers: as('application/json'),
    });
    const { id } = JSON.parse(project.body) as { id: string };
    const rows = Array.from(
      { length: 5000 },
      (_, i) => `CSV-${String(i).padStart(5, '0')},${'x'.repeat(60)}`,
    );
    const file = ['alias,label', ...rows].join('\r\n');
    expect(file.length).toBeGreaterThan(300_000);
    const imported = await send(`/api/projects/${id}/items/import?dryRun=true`, {
      method: 'POST',
      body: file,
      headers: as('text/csv'),
    });
    expect([imported.status, imported.body]).toEqual([200, expect.stringContaining('"created":5000')]);

    const form = newForm({ body: 'x', submission: randomUUID() }, [Buffer.alloc(7_000_000, 1)]);
    for (const path of [
      '/api/conversation/AAAAAAAAAAAAAAAAAAAAAA/photos',
      '/conversation/AAAAAAAAAAAAAAAAAAAAAA',
    ]) {
      const sent = await send(path, { method: 'POST', body: form.body, headers: form.headers });
      expect([path, sent.status]).toEqual([path, 404]);
    }

    const released = await send(`/api/releases/mfe-scan/1/files/${'0'.repeat(96)}`, {
      method: 'PUT',
      body: Buffer.alloc(RELEASE.fileBytes),
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect([released.status, released.body]).toEqual([400, expect.stringContaining('isReleaseToken')]);

    const elsewhere = await send('/api/auth/sign-in', {
      ...json({ email: newEmail(), password: 'x'.repeat(300_000) }),
    });
    expect([elsewhere.status, elsewhere.headers.server]).toEqual([413, 'nginx']);
  });

  it('should answer to no other name, and lead to this one', async () => {
    const there = await example.sendPlain('/scan/ABCD2345?a=b');
    expect([there.status, there.headers.location]).toEqual([301, `${ORIGIN}/scan/ABCD2345?a=b`]);
    const evil = { headers: { host: 'evil.example' } };
    await expect(example.sendPlain('/scan/ABCD2345', evil)).rejects.toThrow(/socket hang up|ECONNRESET/);
    // With the right name for the certificate, the wrong one for the request, and the other way round.
    await expect(send('/health/live', evil)).rejects.toThrow(/socket hang up|ECONNRESET/);
    await expect(send('/', { servername: 'evil.example' })).rejects.toThrow(
      /unrecognized name|alert|ECONNRESET|socket/,
    );
  });

  it('should keep the secrets of mailed links out of every log, also while the API is down', async () => {
    const paths = [
      `/sign-up?token=${TOKEN}`,
      `/scan/ABCD2345/activate?token=${TOKEN}`,
      `/api/unactivation-requests/${TOKEN}`,
      `/api/conversation/${TOKEN}`,
      `/conversation/${TOKEN}`,
      `/conversation/answer/${TOKEN}`,
      `/conversation/mails/${TOKEN}`,
      `/Conversation/${TOKEN}`,
      `//conversation/${TOKEN}`,
    ];
    for (const path of paths) expect((await send(path)).status).toBeLessThan(500);
    await app.app.nest.getHttpAdapter().getInstance().server.close();
    app.app.nest.getHttpServer().closeAllConnections();
    for (const path of paths) expect((await send(path)).status).toBe(502);
    await example.sendPlain(paths[0]!);
    const logs = ['ringtag.log', 'ringtag-error.log', 'main-error.log', 'output.log'].map((file) =>
      example.nginx.read(file),
    );
    expect(logs[0]).toContain('"GET /sign-up" 502');
    expect(logs.join('')).not.toContain(TOKEN);
  });
});

describe('deploy/nginx.conf, in front of replicas that hang up', () => {
  it('should go on sending them what others ask for', async () => {
    const servers = [0, 1].map(() =>
      createServer((request, response) =>
        request.method === 'POST' ? request.socket.destroy() : response.end('a page'),
      ),
    );
    for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
    const ports = servers.map((server) => (server.address() as AddressInfo).port);
    const example = await NginxExample.start(ports.map((port) => ({ url: `http://127.0.0.1:${port}` })));
    try {
      for (let i = 0; i < 4; i += 1) {
        expect((await example.send('/nothing', { method: 'POST', body: 'x' })).status).toBe(502);
        expect(await example.send('/scan/ABCD2345')).toMatchObject({ status: 200, body: 'a page' });
      }
    } finally {
      await example.nginx.stop();
      for (const server of servers) server.close();
    }
  });
});
