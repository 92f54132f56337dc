import { DAY, NEW_DEVICE } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { type Member, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PASSWORD = 'correct horse battery';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** ADR 17. */
describe('The mail about a sign-in in a new browser', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());
  beforeEach(() => app.dataSource.manager.clear(LimitCounterEntity));

  const countNotices = async (email: string) =>
    (await app.dataSource.manager.findBy(OutboxEntity, { template: 'new-device' })).filter(
      ({ recipientAsTyped }) => recipientAsTyped === email,
    ).length;
  const signIn = (visitor: Visitor, email: string, headers = {}) =>
    visitor.post('/api/auth/sign-in', { email, password: PASSWORD }, headers);
  const codeFor = async (visitor: Visitor, path: string, email: string) => {
    const seen = app.mail.to(email).length;
    const { body } = await visitor.post(path, { email });
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, seen) };
  };
  const tokenFor = async (email: string) => {
    const seen = app.mail.to(email).length;
    await app.visitor().post('/api/auth/sign-in', { email });
    await app.mail.codeAfter(email, seen);
    return app.mail.tokenFor(email, app.mail.to(email).length);
  };

  it('should say when, with what and from which part of the net, and lead to the devices (SES-9)', async () => {
    const { email } = await app.member(PASSWORD);
    const headers = { 'user-agent': FIREFOX, 'x-forwarded-for': '81.2.69.77' };
    expect((await signIn(app.visitor(), email, headers)).status).toBe(200);
    const { subject, text, html } = await app.mail.waitForSubject(email, 'New sign-in to Ringtag');
    expect(subject).not.toContain(email);
    for (const part of [text, html]) {
      expect(part).toContain('Firefox, Linux');
      expect(part).toContain('81.2.69');
      expect(part).not.toContain('81.2.69.77');
      expect(part).toMatch(/\d{1,2}:\d\d\s[AP]M UTC/);
      expect(part).toContain('http://qr.test/profile?view=account');
    }
  });

  it("should be in the account's language, and say nothing of a network that says nothing", async () => {
    const { email, visitor } = await app.member(PASSWORD);
    await visitor.patch('/api/user/me', { locale: 'de' });
    for (const address of ['127.0.0.1', '10.1.2.3', 'fd00::1'])
      await signIn(app.visitor(), email, { 'user-agent': 'curl/8.0', 'x-forwarded-for': address });
    const { text } = await app.mail.waitForSubject(email, 'Neue Anmeldung bei Ringtag');
    expect(text).toContain('Unbekannt');
    expect(text).toMatch(/\d\d:\d\d UTC/);
    expect(text).not.toContain('Netzwerkadresse');
  });

  const ways: Record<string, { tells: boolean; act: (member: Member) => Promise<unknown> }> = {
    'a password in an unknown browser': { tells: true, act: ({ email }) => signIn(app.visitor(), email) },
    'a password on a shared computer, which never becomes known': {
      tells: true,
      act: ({ email }) =>
        app.visitor().post('/api/auth/sign-in', { email, password: PASSWORD, shared: true }),
    },
    'digits, which a page that looks like ours could pass on': {
      tells: true,
      act: async ({ email }) => {
        const proof = await codeFor(app.visitor(), '/api/auth/sign-in', email);
        await app.visitor().post('/api/auth/sign-in-verify', proof);
      },
    },
    'digits for signing up, of an account that exists': {
      tells: true,
      act: async ({ email }) => {
        const proof = await codeFor(app.visitor(), '/api/auth/register', email);
        await app.visitor().post('/api/auth/register-verify', proof);
      },
    },
    'a password in a known browser': { tells: false, act: ({ email, visitor }) => signIn(visitor, email) },
    'a link, which opens in the browser that is signed in': {
      tells: false,
      act: async ({ email }) =>
        app.visitor().post('/api/auth/sign-in-verify', { token: await tokenFor(email) }),
    },
    'an activation': { tells: false, act: async ({ email }) => app.owner(await app.code(), email) },
    'a wrong password': {
      tells: false,
      act: ({ email }) => app.visitor().post('/api/auth/sign-in', { email, password: 'not the one' }),
    },
  };
  it.each(Object.keys(ways))('should follow where it helps: %s (SES-9)', async (way) => {
    const member = await app.member(PASSWORD);
    const { tells, act } = ways[way]!;
    await act(member);
    expect(await countNotices(member.email)).toBe(tells ? 1 : 0);
  });

  it('should not greet a new account', async () => {
    const email = newEmail();
    await app.owner(await app.code(), email);
    expect(await countNotices(email)).toBe(0);
  });

  it('should come five times a day at most, however often and in parallel somebody signs in (SES-9)', async () => {
    const { email } = await app.member(PASSWORD);
    // Networks of their own: passwords of one network are compared in turn.
    const headers = (i: number) => ({ 'x-forwarded-for': `81.2.${i}.7` });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => signIn(app.visitor(), email, headers(i))),
    );
    // Nobody is kept out for a mail that is not sent.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await countNotices(email)).toBe(NEW_DEVICE.mails.max);
    app.clock.advance(DAY);
    await signIn(app.visitor(), email);
    expect(await countNotices(email)).toBe(NEW_DEVICE.mails.max + 1);
  });
});
