import { CHALLENGE, CHALLENGE_LIMITS, DEVICE, HOUR, SIGN_IN_FAILURES } from '@ringtag/contracts';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { type Member, newEmail, TestApp, wrongCode } from './support/test-app';
import { useUp } from './support/use-up';
import type { Answer, Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'another horse and battery';

describe('Known devices', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());
  // Every test with counters of its own.
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  let strangers = 0;
  /** A browser that nobody knows, at an address of its own. */
  const strange = () => {
    strangers += 1;
    return { 'x-forwarded-for': `10.${strangers >> 8}.${strangers & 255}.1` };
  };
  const tryPassword = (visitor: Visitor, email: string, password = PASSWORD) =>
    visitor.post('/api/auth/sign-in', { email, password }, strange());
  /** As if strangers had guessed until no password of a stranger is looked at any more. */
  const spendPasswords = async (email: string) => {
    await useUp(app, { purpose: 'sign-in-failures', subject: email, ...SIGN_IN_FAILURES.perEmail });
    expect((await tryPassword(app.visitor(), email)).status).toBe(429);
  };
  /** Whether the account knows this browser: under attack, only a known one is let in. */
  const isKnown = async (visitor: Visitor, email: string, password = PASSWORD) =>
    (await tryPassword(visitor, email, password)).status === 200;
  const withDevice = (device: string | undefined) => {
    const visitor = app.visitor();
    visitor.device = device;
    return visitor;
  };
  const codeBy = async (visitor: Visitor, email: string) => {
    const before = app.mail.to(email).length;
    const { body } = await visitor.post('/api/auth/sign-in', { email }, strange());
    return { challengeId: body.challengeId as string, code: await app.mail.codeAfter(email, before) };
  };

  it('should sign in with the password while strangers guess it, and go on counting what they guess', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    for (let i = 0; i < SIGN_IN_FAILURES.perEmail.max; i += 1)
      await tryPassword(app.visitor(), email, 'a wrong guess');
    expect((await tryPassword(visitor, email)).status).toBe(200);
    expect((await tryPassword(app.visitor(), email)).status).toBe(429);
  });

  it('should have five wrong passwords in 15 minutes, which count for nobody else', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => tryPassword(visitor, email, 'a wrong guess')),
    );
    expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
    expect((await tryPassword(visitor, email)).status).toBe(429);
    expect((await tryPassword(app.visitor(), email)).status).toBe(200);
    app.clock.advance(SIGN_IN_FAILURES.perEmailAndAddress.window);
    expect((await tryPassword(visitor, email)).status).toBe(200);
  });

  it('should get its five mails an hour whoever fills the mailbox, and no more than that', async () => {
    const { email, visitor } = await app.member();
    const ask = (by: Visitor) => by.post('/api/auth/sign-in', { email }, strange());
    for (let i = 0; i < CHALLENGE_LIMITS.mailsPerMailbox.max; i += 1) await ask(app.visitor());
    expect((await ask(app.visitor())).status).toBe(429);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask(visitor)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(CHALLENGE_LIMITS.mailsPerHour.max);
  });

  it('should send a code again and enter it, whatever strangers use up', async () => {
    const { email, visitor } = await app.member();
    const proof = await codeBy(visitor, email);
    for (let i = 0; i < 2; i += 1) {
      const theirs = await codeBy(app.visitor(), email);
      const wrong = { ...theirs, code: wrongCode(theirs.code) };
      for (let j = 0; j < CHALLENGE.tries; j += 1)
        await app.visitor().post('/api/auth/sign-in-verify', wrong, strange());
    }
    const theirs = await codeBy(app.visitor(), email);
    const enter = (by: Visitor, given: object) => by.post('/api/auth/sign-in-verify', given, strange());
    expect((await enter(app.visitor(), theirs)).status).toBe(429);
    app.clock.advance(CHALLENGE.resendAfter);
    expect((await visitor.post('/api/auth/resend', { challengeId: proof.challengeId })).status).toBe(200);
    expect((await enter(visitor, proof)).status).toBe(200);
    // That the owner got in gives strangers nothing back.
    expect((await enter(app.visitor(), theirs)).status).toBe(429);
  });

  it('should reset a password, sign up again and activate a code, whoever fills the mailbox', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    for (let i = 0; i < CHALLENGE_LIMITS.mailsPerMailbox.max; i += 1)
      await app.visitor().post('/api/auth/register', { email }, strange());
    const alias = await app.code();
    const asked: Record<string, object> = {
      '/api/auth/password/reset': { email },
      '/api/auth/register': { email },
      [`/api/scan/${alias}/profile`]: { name: 'Ann', email },
    };
    for (const [path, body] of Object.entries(asked)) {
      expect([path, (await app.visitor().post(path, body, strange())).status]).toEqual([path, 429]);
      expect([path, (await visitor.post(path, body, strange())).status < 300]).toEqual([path, true]);
    }
  });

  it('should let whoever is signed in confirm, with password and code, whatever strangers use up', async () => {
    const [withPassword, without] = [await app.member(PASSWORD), await app.member()];
    const forgetful = withDevice(undefined);
    forgetful.cookie = withPassword.visitor.cookie;
    await spendPasswords(withPassword.email);
    const change = { currentPassword: PASSWORD, password: OTHER_PASSWORD };
    expect((await forgetful.post('/api/profile/password', change)).status).toBe(204);

    for (let i = 0; i < CHALLENGE_LIMITS.mailsPerMailbox.max; i += 1)
      await app.visitor().post('/api/auth/register', { email: without.email }, strange());
    const before = CHALLENGE_LIMITS.mailsPerMailbox.max;
    await app.mail.waitFor(without.email, before);
    without.visitor.device = undefined;
    const { body } = await without.visitor.post('/api/user/confirmation', { purpose: 'confirm' });
    const code = await app.mail.codeAfter(without.email, before);
    const first = { challengeId: body.challengeId, code, password: PASSWORD };
    expect((await without.visitor.post('/api/profile/password', first)).status).toBe(204);
  });

  describe('come to be known', () => {
    const ways: Record<string, (member: Member) => Promise<Visitor>> = {
      'a password': async ({ email }) => {
        const visitor = app.visitor();
        await visitor.post('/api/auth/sign-in', { email, password: PASSWORD });
        return visitor;
      },
      'a code': async ({ email }) => {
        const visitor = app.visitor();
        await visitor.post('/api/auth/sign-in-verify', await codeBy(visitor, email));
        return visitor;
      },
      'a link': async ({ email }) => {
        const visitor = app.visitor();
        await codeBy(app.visitor(), email);
        const token = await app.mail.tokenFor(email, app.mail.to(email).length);
        await visitor.post('/api/auth/sign-in-verify', { token });
        return visitor;
      },
      'signing up again': async ({ email }) => {
        const visitor = app.visitor();
        const before = app.mail.to(email).length;
        const { body } = await visitor.post('/api/auth/register', { email });
        const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(email, before) };
        await visitor.post('/api/auth/register-verify', proof);
        return visitor;
      },
      'activating a code': async ({ email }) => app.owner(await app.code(), email),
    };
    it.each(Object.keys(ways))('should be by %s', async (way) => {
      const member = await app.member(PASSWORD);
      const { device } = await ways[way]!(member);
      await spendPasswords(member.email);
      expect(await isKnown(withDevice(device), member.email)).toBe(true);
    });

    it('should be by setting a new password, which signs nobody in', async () => {
      const { email } = await app.member(PASSWORD);
      const visitor = app.visitor();
      const before = app.mail.to(email).length;
      const { body } = await visitor.post('/api/auth/password/reset', { email });
      const code = await app.mail.codeAfter(email, before);
      const proof = { challengeId: body.challengeId, code, password: OTHER_PASSWORD };
      await visitor.post('/api/auth/password/reset-verify', proof);
      expect(visitor.cookie).toBeUndefined();
      await spendPasswords(email);
      expect(await isKnown(visitor, email, OTHER_PASSWORD)).toBe(true);
    });

    it('should be to several accounts, and be one device however often somebody signs in', async () => {
      const [one, other] = [await app.member(PASSWORD), await app.member(PASSWORD)];
      const shared = withDevice(one.visitor.device);
      await tryPassword(shared, other.email);
      const toId = (device: string | undefined) => /[=~](\w{32})\./.exec(device ?? '')?.[1];
      const before = toId(shared.device);
      await tryPassword(shared, other.email);
      expect(toId(shared.device)).toBe(before);
      for (const { email } of [one, other]) {
        await spendPasswords(email);
        expect(await isKnown(withDevice(shared.device), email)).toBe(true);
      }
    });
  });

  describe('end', () => {
    const ends: Record<string, (member: Member) => Promise<Answer>> = {
      'signing out everywhere': ({ visitor }) => visitor.post('/api/user/sessions/revoke-others'),
      'a new password': ({ visitor }) =>
        visitor.post('/api/profile/password', { currentPassword: PASSWORD, password: PASSWORD }),
      'resetting the password': async ({ email, visitor }) => {
        const before = app.mail.to(email).length;
        const { body } = await visitor.post('/api/auth/password/reset', { email });
        const code = await app.mail.codeAfter(email, before);
        const proof = { challengeId: body.challengeId, code, password: PASSWORD };
        return visitor.post('/api/auth/password/reset-verify', proof);
      },
    };
    it.each(Object.keys(ends))('should be by %s, except for the device that did it (LOCK)', async (way) => {
      const member = await app.member(PASSWORD);
      const { email } = member;
      const other = app.visitor();
      await tryPassword(other, email);
      await app.dataSource.manager.clear(LimitCounterEntity);
      expect((await ends[way]!(member)).status).toBe(204);
      await spendPasswords(email);
      expect(await isKnown(withDevice(other.device), email)).toBe(false);
      expect(await isKnown(withDevice(member.visitor.device), email)).toBe(true);
    });

    it('should be by a new address, and for nobody else', async () => {
      const [member, neighbour] = [await app.member(PASSWORD), await app.member(PASSWORD)];
      const wanted = newEmail();
      const stolen = member.visitor.device;
      const { body } = await member.visitor.post('/api/user/email', { email: wanted, password: PASSWORD });
      const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(wanted) };
      expect((await member.visitor.post('/api/user/email-verify', proof)).status).toBe(200);
      await spendPasswords(wanted);
      expect(await isKnown(withDevice(stolen), wanted)).toBe(false);
      expect(await isKnown(withDevice(member.visitor.device), wanted)).toBe(true);
      await spendPasswords(neighbour.email);
      expect(await isKnown(neighbour.visitor, neighbour.email)).toBe(true);
    });

    it('should be after half a year without signing in', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      app.clock.advance(DEVICE.life - HOUR);
      await spendPasswords(email);
      expect(await isKnown(withDevice(visitor.device), email)).toBe(true);
      app.clock.advance(2 * HOUR);
      await spendPasswords(email);
      expect(await isKnown(withDevice(visitor.device), email)).toBe(false);
    });

    it('should not be by signing out: the person comes back to it', async () => {
      const { email, visitor } = await app.member(PASSWORD);
      await visitor.get('/api/auth/sign-out', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });
      await spendPasswords(email);
      expect(await isKnown(visitor, email)).toBe(true);
    });
  });

  it('should not be what a cookie was made up to be, or what is known to somebody else (LOCK)', async () => {
    const [victim, attacker] = [await app.member(PASSWORD), await app.member(PASSWORD)];
    await spendPasswords(victim.email);
    const [pair = ''] = [victim.visitor.device];
    const [id, end, mac] = pair.split('=')[1]!.split('.');
    const later = (parseInt(end!, 36) + 1).toString(36);
    const forged = [
      attacker.visitor.device,
      `device=${id}`,
      `device=${id}.${end}.`,
      `device=${id}.${later}.${mac}`,
      `device=${id!.replace(/^./, (first) => (first === '0' ? '1' : '0'))}.${end}.${mac}`,
      `device=${'~'.repeat(50)}${id}.${end}.${mac}x`,
      'device=%C3%A9.%C3%A9.%C3%A9',
    ];
    for (const device of forged)
      expect([device, await isKnown(withDevice(device), victim.email)]).toEqual([device, false]);
    expect(await isKnown(victim.visitor, victim.email)).toBe(true);
  });

  it('should tell nothing about an account that this browser never signed in to (OTP-10)', async () => {
    const [{ visitor }, known] = [await app.member(PASSWORD), await app.member(PASSWORD)];
    const start = async (email: string) => {
      const { status, body, headers } = await visitor.post('/api/auth/sign-in', { email }, strange());
      const { challengeId: _, email: __, expiresAt: ___, resendAt: ____, ...rest } = body;
      const cookies = headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
      return JSON.stringify([status, rest, cookies]);
    };
    expect(await start(known.email)).toBe(await start(newEmail()));
  });

  it('should be none any more after a sign-in on what turns out to be a shared computer (ADR 17)', async () => {
    const { email, visitor } = await app.member(PASSWORD);
    const before = visitor.device;
    const said = { email, password: PASSWORD, shared: true };
    const { headers } = await visitor.post('/api/auth/sign-in', said, strange());
    expect(headers.getSetCookie().filter((cookie) => cookie.startsWith('device='))).toEqual([
      expect.stringContaining('Expires=Thu, 01 Jan 1970'),
    ]);
    expect([before, visitor.device]).toEqual([expect.any(String), undefined]);
    // A browser in which nothing was left gets no such cookie.
    const again = await app.visitor().post('/api/auth/sign-in', said, strange());
    expect(again.headers.getSetCookie().join()).not.toContain('device=');
  });

  it('should name nobody in its cookie', async () => {
    const { id, email, visitor } = await app.member(PASSWORD);
    for (const telling of [id, id.replaceAll('-', ''), email, Buffer.from(email).toString('base64url')])
      expect(visitor.device).not.toContain(telling);
  });
});
