import { DEVICE } from '@ringtag/contracts';
import { DevicesService } from '../src/accounts/devices/devices.service';
import { ADMINISTRATOR, OWNER } from './support/session-times';
import { ADMIN, newEmail, TestApp } from './support/test-app';

const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('Cookies (SES-2)', () => {
  /** A Set-Cookie header as it is, its token and its end cut out. */
  const toShape = (header: string) =>
    header
      .replace(/qrsid=[\w-]{36}\.[\w-]{43};/, 'qrsid=TOKEN;')
      .replace(/(device|own)=[0-9a-f]{32}\.[0-9a-z]{8}\.[\w-]{43};/, '$1=TOKEN;')
      .replace(/Expires=[^;]+/, 'Expires=END');

  it.each([
    ['https://qr.test', '__Host-', 'Path=/; Expires=END; HttpOnly; Secure; SameSite=Strict'],
    ['http://qr.test', '', 'Path=/; Expires=END; HttpOnly; SameSite=Strict'],
  ])('should have exactly the attributes that belong to %s (SES-2)', async (origin, prefix, attributes) => {
    const own = await TestApp.start({ PUBLIC_URL: origin });
    try {
      const email = newEmail();
      const visitor = own.visitor();
      const { body } = await visitor.post('/api/auth/register', { email });
      const proof = { challengeId: body.challengeId, code: await own.mail.codeFor(email) };
      const { headers } = await visitor.post('/api/auth/register-verify', proof);
      const set = headers.getSetCookie();
      expect(set.map(toShape)).toEqual([
        ...['qrsid', 'device'].map((name) => `${prefix}${name}=TOKEN; ${attributes}`),
        // Comes along when something else opens a page; it opens nothing.
        `${prefix}own=TOKEN; ${attributes.replace('Strict', 'Lax')}`,
      ]);
      for (const [i, life] of [OWNER.life, DEVICE.life, DEVICE.life].entries()) {
        const end = Date.parse(/Expires=([^;]+)/.exec(set[i]!)![1]!);
        expect(Math.abs(end - own.clock.in(life).getTime())).toBeLessThan(60_000);
      }
      // The device stays known to the account: that is what it is for.
      const gone = (await visitor.get('/api/auth/sign-out', OWN_SCRIPT)).headers.getSetCookie();
      expect(gone).toEqual(
        ['qrsid', 'own'].map((name) =>
          expect.stringContaining(`${prefix}${name}=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970`),
        ),
      );
    } finally {
      await own.stop();
    }
  });

  it('should end with the browser on a shared computer, which is no known device afterwards (SES-5)', async () => {
    const own = await TestApp.start({ PUBLIC_URL: 'https://qr.test' });
    try {
      const shared = await own.visitor().post('/api/auth/sign-in', { ...ADMIN, shared: true });
      const ends = 'Path=/; HttpOnly; Secure; SameSite=';
      expect(shared.headers.getSetCookie().map(toShape)).toEqual([
        `__Host-qrsid=TOKEN; ${ends}Strict`,
        `__Host-own=TOKEN; ${ends}Lax`,
      ]);
      const admin = await own.visitor().post('/api/auth/sign-in', ADMIN);
      const end = Date.parse(/Expires=([^;]+)/.exec(admin.headers.getSetCookie()[0]!)![1]!);
      expect(Math.abs(end - own.clock.in(ADMINISTRATOR.life).getTime())).toBeLessThan(60_000);
    } finally {
      await own.stop();
    }
  });

  it('should not be read by the plain name over https, under which a neighbouring host may plant them', async () => {
    const own = await TestApp.start({ PUBLIC_URL: 'https://qr.test' });
    try {
      const alias = await own.code();
      const visitor = own.visitor();
      const { body } = await visitor.post(`/api/scan/${alias}/profile`, { name: 'Ann', email: newEmail() });
      const step = `/api/scan/${alias}/verify/${body.challengeId}`;
      expect((await visitor.get(step)).status).toBe(200);
      const planted = own.visitor();
      planted.steps = visitor.steps!.replace('__Host-', '');
      expect((await planted.get(step)).body.code).toBe('code_not_found');
      // Nor handed on to the cookie that is its own.
      const begun = await planted.post(`/api/scan/${alias}/profile`, { name: 'Ann', email: newEmail() });
      expect(begun.headers.getSetCookie().join()).not.toContain(body.challengeId);

      const { email, visitor: member } = await own.member();
      const devices = own.app.nest.get(DevicesService);
      const [name = '', value = ''] = member.device!.split('=');
      expect(name).toBe('__Host-device');
      const budgetWith = (cookie: string) =>
        devices.findBudget(email, { cookies: { [cookie]: decodeURIComponent(value) } });
      expect(await budgetWith(name)).toBeDefined();
      expect(await budgetWith('device')).toBeUndefined();
    } finally {
      await own.stop();
    }
  });
});
