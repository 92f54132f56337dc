import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { newEmail, TestApp } from './support/test-app';

const BROWSER = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'de',
  // No address is refused with its cookies parsed.
  cookie: 'choice=1',
};
/** What only Fastify and Node say. */
const FOREIGN = /FST_|ERR_|statusCode|Client Error|not a valid url|Route /;

describe('Failures', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  /** As it stands: fetch() would tidy the path up. */
  const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = request(app.url, { path, headers, method }).end();
    const [answer] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  it.each([
    ['/%zz', 400],
    ['/scan/%ff/message', 400],
    ['/missing.txt', 404],
    ['/_mf/nothing/x.js', 404],
    ['/api/nothing', 404],
  ])('should answer %s as the catalogue has it: JSON for programs', async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toEqual({
      code: status === 400 ? 'malformed_request' : 'not_found',
      message: expect.any(String),
      error: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).not.toMatch(FOREIGN);
  });

  it.each([
    ['/%zz', 400, 'Seite nicht gefunden'],
    ['/scan/%E0%A4%A', 400, 'Seite nicht gefunden'],
    ['/../x.txt', 404, 'Seite nicht gefunden'],
    ['/api/scan/ZZZZ9999/contact.vcf', 404, 'Ein Fehler ist aufgetreten'],
  ])('should answer %s with a page where a browser opens it', async (path, status, title) => {
    const { body, headers, ...answer } = await ask(path, BROWSER);
    expect([answer.status, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('<html lang="de"');
    expect(body).toContain('href="/scan"');
    expect(body.includes('Anderen Code eingeben')).toBe(title === 'Seite nicht gefunden');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
    expect(body).not.toMatch(FOREIGN);
  });

  it.each([{}, { body: '{"body":"Hello"}', headers: { 'content-type': 'application/json' } }])(
    'should answer a page to a message form that is none',
    async (sent) => {
      const alias = await app.code();
      await app.owner(alias, newEmail(), { name: 'Ann Lee' });
      const answer = await fetch(`${app.url}/scan/${alias}/message`, { method: 'POST', ...sent });
      const type = answer.headers.get('content-type');
      expect([answer.status, type]).toEqual([400, 'text/html; charset=utf-8']);
    },
  );

  it('should answer a HEAD that cannot be read without a body', async () => {
    const [head, body] = (await send('HEAD /é HTTP/1.1\r\nHost: x\r\n\r\n')).split('\r\n\r\n');
    expect([head?.split('\r\n')[0], body]).toEqual(['HTTP/1.1 400 Bad Request', '']);
  });

  it.each([
    ['what is no HTTP', 'HELLO\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'malformed_request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
      'payload_too_large',
    ],
  ])('should answer %s in the same words', async (_what, bytes, line, code) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(line);
    const error = JSON.parse(body) as { code: string; requestId: string };
    expect(error.code).toBe(code);
    expect(head).toContain(`X-Request-Id: ${error.requestId}`);
    expect(body).not.toMatch(FOREIGN);
  });

  it.each(['/api/user/me', '/%61pi/user/me', '/api/%75ser/me', '/api/nothing'])(
    'should let nobody keep what %s answers, however the address is written',
    async (path) => {
      const { visitor } = await app.member();
      for (const cookie of [visitor.cookie!, '']) {
        const { headers } = await ask(path, { cookie });
        expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'Origin, Sec-Fetch-Site' });
      }
    },
  );

  it('should answer a scan alike, however the address is written', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail(), { name: 'Ann Lee' });
    const [plain, written] = await Promise.all(
      [`/api/scan/${alias}`, `/%61pi/scan/${alias}`].map((path) => ask(path)),
    );
    const { formToken: _first, ...first } = JSON.parse(plain!.body) as Record<string, unknown>;
    const { formToken: _second, ...second } = JSON.parse(written!.body) as Record<string, unknown>;
    expect(second).toEqual(first);
    for (const name of ['cache-control', 'vary', 'content-type'])
      expect(written!.headers[name]).toBe(plain!.headers[name]);
    for (const path of [
      `/scan/${alias}`,
      `/%73can/${alias}`,
      `/SC%41N/%${alias.charCodeAt(0).toString(16)}${alias.slice(1)}`,
    ])
      expect((await ask(path)).body).toContain('<title>Ann Lee · Ringtag</title>');
  });

  it.each(['/sign-up?token=x', '/sign-up?%74oken=x', '/sign-up?a=b&to%6ben=x'])(
    'should let nobody keep or pass on the document of a mailed link: %s (LNK-7)',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    },
  );
});
