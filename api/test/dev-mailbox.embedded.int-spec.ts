import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { newEmail, TestApp } from './support/test-app';

describe('The development mailbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ SMTP_URL: undefined });
  });
  afterAll(() => app.stop());

  /** As a browser asks that believes the server to have this name. */
  async function ask(path: string, host: string) {
    const asked = request(app.url + path, { headers: { host } }).end();
    const [answer] = await once(asked, 'response');
    return { status: answer.statusCode as number, headers: answer.headers, body: await text(answer) };
  }

  it.each(['qr.test', 'localhost:3000', '127.0.0.1:3001', '[::1]:3000'])(
    'should answer its own name: %s',
    async (host) => {
      const page = await ask('/dev/mailbox', host);
      expect([page.status, page.body.includes('<h1>Mailbox</h1>')]).toEqual([200, true]);
      expect((await ask('/dev/mailbox.json', host)).status).toBe(200);
    },
  );

  it.each(['evil.example', 'qr.test.evil.example', 'localhost.evil.example:3000', 'qr.test:81', '192.0.2.1'])(
    'should not be there under another name: %s',
    async (host) => {
      await app.visitor().post('/api/auth/sign-in', { email: newEmail() });
      for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox?to=a@b.example'])
        expect([path, (await ask(path, host)).status]).toEqual([path, 404]);
    },
  );

  it('should run no scripts, and be shown in no frame of another page', async () => {
    const { headers } = await ask('/dev/mailbox', 'localhost');
    expect(headers['content-security-policy']).toMatch(/script-src 'none'.*frame-ancestors 'none'/);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
