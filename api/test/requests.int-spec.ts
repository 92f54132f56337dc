import { type INestApplication, RequestMethod } from '@nestjs/common';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../src/platform/access/access.decorators';
import { newEmail, TestApp } from './support/test-app';

describe('Requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

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
    ])('should refuse %s', async (_, body, headers, status, code) => {
      const answer = await app.visitor().post(register, body, headers);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
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
    ])('should refuse %s as a validation failure with its field', async (_, body) => {
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

    it('should count a rotating X-Forwarded-For as one address (LIM-1)', async () => {
      const email = newEmail();
      const statuses = [];
      for (let i = 0; i < 6; i += 1) {
        const headers = { 'x-forwarded-for': `10.0.0.${i}` };
        statuses.push(
          (await app.visitor().post('/api/auth/sign-in', { email, password: 'guess' }, headers)).status,
        );
      }
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('from other sites (CSRF-1, CSRF-2)', () => {
    const own = 'http://qr.test';

    it.each([
      ['same-origin', own, true],
      ['same-origin', undefined, true],
      ['same-site', own, false],
      ['cross-site', own, false],
      ['none', own, false],
      [undefined, own, true],
      [undefined, 'https://evil.example', false],
      [undefined, 'null', false],
      [undefined, undefined, false],
    ])(
      'should treat Sec-Fetch-Site %s with Origin %s and a cookie: allowed %s',
      async (site, origin, allowed) => {
        const response = await fetch(`${app.url}/api/auth/register`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            cookie: 'qrsid=a.b',
            ...(site ? { 'sec-fetch-site': site } : {}),
            ...(origin ? { origin } : {}),
          },
          body: JSON.stringify({ email: newEmail() }),
        });
        expect(response.status).toBe(allowed ? 200 : 403);
        if (!allowed) expect(await response.json()).toMatchObject({ code: 'cross_origin' });
      },
    );

    it('should let a program without a cookie pass', async () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: newEmail() });
      expect((await fetch(`${app.url}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(
        200,
      );
    });
  });

  describe('by role (AUT-2)', () => {
    it('should find an access rule on every handler', () => {
      const handlers = handlersOf(app.app.nest);
      expect(handlers.length).toBeGreaterThan(30);
      expect(handlers.filter(({ access }) => access === undefined).map(({ name }) => name)).toEqual([]);
    });

    it('should keep strangers out of every protected call, and users out of those of administrators', async () => {
      const user = await app.owner(await app.code(), newEmail());
      const refusals: string[] = [];
      for (const { method, path, access } of handlersOf(app.app.nest)) {
        if (!access || access.public) continue;
        const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
        const anonymous = await app.visitor().send(method, path, method === 'GET' ? undefined : {}, headers);
        if (anonymous.status !== 401)
          refusals.push(`${method} ${path} let a stranger in: ${anonymous.status}`);
        if (access.authority !== 'admin') continue;
        const asUser = await user.send(method, path, method === 'GET' ? undefined : {}, headers);
        if (asUser.status !== 403 || asUser.body.message !== 'Admin access required') {
          refusals.push(`${method} ${path} let a user in: ${asUser.status}`);
        }
      }
      expect(refusals).toEqual([]);
    });
  });
});

interface Handler {
  name: string;
  method: string;
  path: string;
  access: Access | undefined;
}

/** Every handler that Nest routes, with its access rule; parameters are filled with an id that exists nowhere. */
function handlersOf(nest: INestApplication): Handler[] {
  const reflector = new Reflector();
  const modules = [...nest.get(ModulesContainer).values()];
  const controllers = modules.flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const route = Reflect.getMetadata('path', handler) as string | undefined;
      if (route === undefined || !metatype) return [];
      const base = String(Reflect.getMetadata('path', metatype));
      const path = `/api/${base}/${route}`.replace(/\/+/g, '/').replace(/\/$/, '');
      return [
        {
          name: `${metatype.name}.${name}`,
          method: RequestMethod[Reflect.getMetadata('method', handler) as number]!,
          path: path.replace(/:\w+/g, '01930000-0000-7000-8000-000000000000'),
          access: reflector.getAllAndOverride<Access | undefined>(ACCESS, [
            handler,
            metatype as () => unknown,
          ]),
        },
      ];
    });
  });
}
