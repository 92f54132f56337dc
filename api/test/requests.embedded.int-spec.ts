import { connect } from 'node:net';
import { listHandlers } from './support/handlers';
import { newEmail, TestApp } from './support/test-app';

describe('Requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be 16 at most before the first one is answered, or the connection ends', async () => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write('GET /health/ready HTTP/1.1\r\nHost: qr.test\r\n\r\n'.repeat(17));
    await closed;
    expect(text).toBe('');
  });

  it.each(['activate', 'activation', 'open'])(
    'should not be led back by %s to a code whose normal form is too long for a header',
    async (page) => {
      // One letter that stands for eighteen.
      const alias = encodeURIComponent('\uFDFA'.repeat(160));
      expect((await app.visitor().get(`/scan/${alias}/${page}`)).status).toBe(404);
      const visitor = app.visitor();
      visitor.redirect = 'manual';
      const { status, headers } = await visitor.get(`/scan/abcde-23456/${page}`);
      expect([status, headers.get('location')]).toEqual([303, '/scan/ABCDE23456']);
    },
  );

  describe('that are not as they should be', () => {
    const register = '/api/auth/register';

    it.each([
      ['malformed JSON', '{"email":', {}, 400, 'malformed_request'],
      ['no JSON at all', 'hello', {}, 400, 'malformed_request'],
      ['an empty body', '', {}, 400, 'malformed_request'],
      ['null', 'null', {}, 400, 'validation_failed'],
      [
        'a prototype',
        '{"__proto__":{"role":"role-admin"},"email":"a@example.com"}',
        {},
        400,
        'malformed_request',
      ],
      [
        'a form',
        'email=a@example.com',
        { 'content-type': 'application/x-www-form-urlencoded' },
        415,
        'unsupported_media_type',
      ],
      ['text', '{"email":"a@example.com"}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
      [
        'multipart',
        '--x--',
        { 'content-type': 'multipart/form-data; boundary=x' },
        415,
        'unsupported_media_type',
      ],
      ['one megabyte', JSON.stringify({ email: 'a'.repeat(1024 * 1024) }), {}, 413, 'payload_too_large'],
    ])('should refuse %s (CSRF-3)', async (_, body, headers, status, code) => {
      const answer = await app.visitor().post(register, body, headers);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    });

    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    it.each([
      ['50,000 levels of arrays', `{"email":${nested(50_000)}}`],
      ['16,000 levels of objects', `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`],
      ['eleven levels', `{"email":${nested(11)}}`],
      ['33,000 empty objects', `{"email":[${'{},'.repeat(33_000)}{}]}`],
      [
        '9,000 fields',
        JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`k${i}`, 1]))),
      ],
    ])('should refuse %s before they are validated', async (_, body) => {
      const answer = await app.visitor().post(register, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
    });

    it.each([
      ['millions of codes', `{"items":[${'{},'.repeat(1_300_000)}{}]}`],
      ['millions of levels', `{"items":${nested(1_900_000)}}`],
      ['too many codes for one batch', `{"items":[${'{},'.repeat(50_000)}{}]}`],
    ])('should refuse %s in the longest body that there is', async (_, body) => {
      const admin = await app.admin();
      const { id } = (await admin.post('/api/projects', { name: 'Long' })).body;
      const answer = await admin.post(`/api/projects/${id}/items`, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_request']);
    });

    it.each([
      ['an array for an object', []],
      ['an array in an array', [[{ email: 'a@example.com' }]]],
      ['an unknown field', { email: 'a@example.com', role: 'role-admin' }],
      ['an object for a string', { email: { toString: 'x' } }],
      ['an array for a string', { email: ['a@example.com'] }],
      ['a number for a string', { email: 'a@example.com', name: 1 }],
      ['null for a string', { email: 'a@example.com', name: null }],
      ['two recipients in one address', { email: 'a@example.com, b@example.com' }],
      ['a line break in an address', { email: 'a@example.com>\r\nRCPT TO:<b@example.com' }],
      ['a name that is too long', { email: 'a@example.com', name: 'x'.repeat(101) }],
    ])('should refuse %s as a validation failure with its field (AUT-4)', async (_, body) => {
      const answer = await app.visitor().post(register, body);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
      expect(answer.body.error).toEqual(
        expect.arrayContaining([expect.objectContaining({ field: expect.any(String) })]),
      );
    });

    it('should refuse an array where the sender of a message is expected', async () => {
      const alias = await app.code();
      await app.owner(alias, newEmail());
      expect((await app.message(alias, { sender: [] })).status).toBe(400);
      expect((await app.message(alias, { sender: [{ name: 'x' }] })).status).toBe(400);
      expect((await app.message(alias, { body: '   ' })).status).toBe(400);
      expect((await app.message(alias, { body: 'x'.repeat(2001) })).status).toBe(400);
    });

    it('should serve the description of the API', async () => {
      expect((await app.visitor().get('/api/docs-json')).body).toMatchObject({ openapi: '3.1.0' });
      expect((await app.visitor().get('/api/docs')).status).toBe(200);
    });

    it('should answer unknown paths and methods with 404 in the shape of every error', async () => {
      for (const [method, path] of [
        ['GET', '/api/nothing'],
        ['POST', '/api/nothing'],
        ['DELETE', '/api/auth/sign-in'],
        ['GET', '/api/my-codes/%E0%A4%A'],
      ] as const) {
        const answer = await app.visitor().send(method, path);
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      }
    });

    it('should count rotating forwarding headers as one address where no proxy is trusted (LIM-1)', async () => {
      const email = newEmail();
      const statuses = [];
      for (let i = 0; i < 6; i += 1) {
        const headers = {
          'x-forwarded-for': `10.0.0.${i}`,
          'x-real-ip': `10.0.1.${i}`,
          forwarded: `for=10.0.2.${i}`,
        };
        statuses.push(
          (await app.visitor().post('/api/auth/sign-in', { email, password: 'guess' }, headers)).status,
        );
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('from other sites (CSRF-1, CSRF-2)', () => {
    const OWN = 'http://qr.test';
    const OTHER = 'https://evil.example';
    const origins = [OWN, OTHER, 'null', undefined];
    /** By origin, in the order above: whether a request with a cookie passes, and one without. */
    const RULES: [site: string | undefined, allowed: [boolean, boolean][]][] = [
      [
        'same-origin',
        [
          [true, true],
          [true, true],
          [true, true],
          [true, true],
        ],
      ],
      [
        'same-site',
        [
          [false, false],
          [false, false],
          [false, false],
          [false, false],
        ],
      ],
      [
        'cross-site',
        [
          [false, false],
          [false, false],
          [false, false],
          [false, false],
        ],
      ],
      [
        'none',
        [
          [false, false],
          [false, false],
          [false, false],
          [false, false],
        ],
      ],
      [
        undefined,
        [
          [true, true],
          [false, false],
          [false, false],
          [false, true],
        ],
      ],
    ];
    const matrix = RULES.flatMap(([site, rules]) =>
      origins.flatMap((origin, i) =>
        [true, false].map((cookie, j) => ({ site, origin, cookie, allowed: rules[i]![j]! })),
      ),
    );

    it.each(matrix)(
      'should treat Sec-Fetch-Site $site, Origin $origin, cookie $cookie as allowed: $allowed (CSRF-1, CSRF-2)',
      async ({ site, origin, cookie, allowed }) => {
        const response = await fetch(`${app.url}/api/auth/register`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(cookie ? { cookie: 'qrsid=a.b' } : {}),
            ...(site ? { 'sec-fetch-site': site } : {}),
            ...(origin ? { origin } : {}),
          },
          body: JSON.stringify({ email: newEmail() }),
        });
        expect(response.status).toBe(allowed ? 200 : 403);
        if (!allowed) expect(await response.json()).toMatchObject({ code: 'cross_origin' });
      },
    );

    it.each([
      ['same-origin', 'cors', 204],
      ['same-origin', 'navigate', 403],
      ['same-origin', 'no-cors', 403],
      ['same-site', 'cors', 403],
      ['cross-site', 'navigate', 403],
      ['cross-site', 'no-cors', 403],
      ['none', 'navigate', 403],
    ])('should answer a GET that signs out, from %s by %s, with %d (CSRF-4)', async (site, mode, status) => {
      // Not by fetch: Node's sends a mode of its own.
      const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode };
      const { statusCode } = await app.app.nest.inject({ url: '/api/auth/sign-out', headers });
      expect(statusCode).toBe(status);
    });

    it.each(['/api/auth/sign-out', '/api/projects/reset-selected-project'])(
      'should act on GET %s for our own script only (CSRF-4)',
      async (url) => {
        const admin = await app.admin();
        const send = async (headers: Record<string, string>) =>
          (await app.app.nest.inject({ url, headers: { cookie: admin.cookie!, ...headers } })).statusCode;
        expect(await send({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(403);
        expect(await send({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' })).toBe(403);
        expect((await admin.get('/api/user/me')).status).toBe(200);
        expect(await send({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(204);
      },
    );

    it('should ask programs without Fetch Metadata for a header that links cannot send (CSRF-4)', async () => {
      const signOut = async (headers: Record<string, string>) =>
        (await app.app.nest.inject({ url: '/api/auth/sign-out', headers })).statusCode;
      expect(await signOut({})).toBe(403);
      expect(await signOut({ 'x-requested-with': 'ringtag' })).toBe(204);
    });
  });

  describe('by role (AUT-2)', () => {
    it('should find an access rule on every handler (AUT-2)', () => {
      const handlers = listHandlers(app.app.nest);
      expect(handlers.length).toBeGreaterThan(40);
      expect(handlers.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
    });
  });
});
