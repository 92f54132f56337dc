import { SESSION } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';

const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Session cookie (SES-2)', () => {
  /** A Set-Cookie header as it is, its token and its end cut out. */
  const shapeOf = (header: string | null) =>
    header?.replace(/=[\w-]{36}\.[\w-]{43};/, '=TOKEN;').replace(/Expires=[^;]+/, 'Expires=END');

  it.each([
    ['https://qr.test', '__Host-qrsid=TOKEN; Path=/; Expires=END; HttpOnly; Secure; SameSite=Strict'],
    ['http://qr.test', 'qrsid=TOKEN; Path=/; Expires=END; HttpOnly; SameSite=Strict'],
  ])('should have exactly the attributes that belong to %s', async (origin, expected) => {
    const own = await TestApp.start({ PUBLIC_URL: origin });
    try {
      const email = newEmail();
      const visitor = own.visitor();
      const { body } = await visitor.post('/api/auth/register', { email });
      const proof = { challengeId: body.challengeId, code: await own.mail.codeFor(email) };
      const { headers } = await visitor.post('/api/auth/register-verify', proof);
      expect(headers.getSetCookie().map(shapeOf)).toEqual([expected]);
      const end = Date.parse(/Expires=([^;]+)/.exec(headers.get('set-cookie')!)![1]!);
      expect(Math.abs(end - own.clock.in(SESSION.lifeOfUser).getTime())).toBeLessThan(60_000);
      const gone = (await visitor.get('/api/auth/sign-out', OWN_SCRIPT)).headers.get('set-cookie');
      expect(gone).toContain(`${expected.split('=')[0]}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970`);
    } finally {
      await own.stop();
    }
  });
});
