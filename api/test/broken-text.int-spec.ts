import { PlainBrowsing } from './support/plain-browsing';
import { newEmail, TestApp } from './support/test-app';
import type { Answer } from './support/visitor';

/** What a cookie or a path holds for `é`, and for a byte that is no character. */
const FOREIGN = ['%C3%A9', '%F0%9F%98%80', '%00', '%ED%A0%80'];
const SECRET = 'A'.repeat(43);

describe('Text that identifiers, tokens and the database cannot hold', () => {
  let app: TestApp;
  let browse: PlainBrowsing;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    browse = new PlainBrowsing(app);
  });
  afterAll(() => app.stop());

  afterEach(() => {
    const errors = app.logs.filter((line) => (JSON.parse(line) as { level: string }).level === 'error');
    app.logs.length = 0;
    expect(errors).toEqual([]);
  });

  it.each(FOREIGN)('should be no session, and nothing to sign out of: %s', async (text) => {
    const alias = await app.code();
    for (const value of [`${text}.x`, `${text}.${SECRET}`, `x.${text}`, text]) {
      const cookie = `qrsid=${value}`;
      const statuses = [];
      for (const path of ['/api/user/me', '/api/my-codes', `/api/scan/${alias}`, `/scan/${alias}`])
        statuses.push((await app.visitor().get(path, { cookie })).status);
      const headers = { cookie, 'sec-fetch-site': 'same-origin' };
      statuses.push((await app.visitor().get('/api/auth/sign-out', headers)).status);
      expect(statuses).toEqual([401, 401, 200, 200, 204]);
    }
  });

  it.each(FOREIGN.map(decoded))('should be no token in a body: %j', async (text) => {
    const [alias, visitor] = [await app.code(), app.visitor()];
    const password = 'correct horse battery';
    for (const token of [text, `${text}.x`, `${text}.${SECRET}`]) {
      const answers = [
        await visitor.post('/api/auth/sign-in-verify', { token }),
        await visitor.post('/api/auth/register-verify', { token }),
        await visitor.post('/api/auth/password/reset-verify', { token, password }),
        await visitor.post(`/api/scan/${alias}/activate-link`, { token }),
        await visitor.post(`/api/scan/${alias}/activate-link/show`, { token }),
        await visitor.post(`/api/scan/${alias}/activate-link/decline`, { token }),
        await (await app.admin()).post('/api/user/email-verify', { token }),
      ];
      for (const { status } of answers) expect([400, 404]).toContain(status);
    }
  });

  it.each(FOREIGN)('should be nothing in a path or a search: %s', async (text) => {
    const admin = await app.admin();
    const paths = [
      `/api/unactivation-requests/${text}`,
      `/api/unactivation-requests/${text}.${SECRET}`,
      `/api/scan/${text}`,
      `/api/scan/${text}/contact.vcf`,
      `/api/photos/${text}.webp`,
      `/api/my-codes/${text}`,
      `/api/my-codes?q=${text}`,
      `/api/users?q=${text}`,
      `/api/users/${text}`,
      `/api/projects?q=${text}`,
      `/api/label-layouts/${text}/test-page.pdf`,
      `/api/messages?q=${text}`,
      `/api/messages?code=${text}`,
      `/api/audit-log?actor=${text}`,
      `/scan/${text}`,
      `/scan/${text}/message`,
      `/${text}`,
    ];
    const failed = [];
    for (const path of paths) {
      const { status } = await admin.get(path, { 'sec-fetch-site': 'same-origin' });
      if (status >= 500) failed.push([path, status]);
    }
    expect(failed).toEqual([]);
  });

  it.each(['\u200b', '\u2060\u00ad', '\u0000', ' \u200b\n\u00a0'])(
    'should be as good as nothing where nobody would see it: %j',
    async (unseen) => {
      const alias = await app.code();
      const [owner, admin] = [await app.owner(alias, newEmail()), await app.admin()];
      const profile = { name: 'Ann', email: newEmail() };
      const free = await app.code();
      const calls: ((text: string) => Promise<Answer>)[] = [
        (body) => app.message(alias, { body }),
        (name) => app.visitor().post(`/api/scan/${free}/profile`, { ...profile, name }),
        (name) => owner.patch('/api/user/me', { name }),
        (name) => admin.post('/api/projects', { name }),
      ];
      for (const call of calls) {
        const refusals = [await call(''), await call(unseen)].map(({ status, body }) => ({
          status,
          ...body,
          requestId: '',
        }));
        expect(refusals[0]).toMatchObject({ status: 400, code: 'validation_failed' });
        expect(refusals[1]).toEqual(refusals[0]);
      }
      const sender = { name: unseen, phone: unseen };
      expect((await app.message(alias, { body: `Found ❤\ufe0f`, sender })).status).toBe(201);
      const [message] = (await owner.get('/api/messages')).body.items;
      expect([message.body, message.sender]).toEqual([
        'Found ❤\ufe0f',
        { name: null, number: 1, email: null, phone: null },
      ]);
    },
  );

  it.each(['A\u0000B', 'A\u001b[31m', 'A\r\nB'])(
    'should be refused where a name is typed, also by forms without JavaScript: %j',
    async (name) => {
      const alias = await app.code();
      const [owner, admin] = [await app.owner(alias, newEmail()), await app.admin()];
      const [free, email] = [await app.code(), newEmail()];
      const answers = [
        await app.message(alias, { body: 'Found', sender: { name } }),
        await app.visitor().post(`/api/scan/${free}/profile`, { name, email }),
        await app.visitor().post('/api/auth/register', { name, email }),
        await owner.patch('/api/user/me', { name }),
        await owner.put('/api/profile', { name, fields: [] }),
        await admin.post('/api/projects', { name }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.code]).toEqual([400, 'validation_failed']);
        expect(body.error[0]).toMatchObject({ code: 'isPlainText', field: expect.stringMatching(/name$/) });
      }
      const form = await browse.post(app.visitor(), `/scan/${free}/activation`, { name, email });
      expect([form.status, form.html]).toEqual([
        400,
        expect.stringContaining('This contains characters we can’t save.'),
      ]);
      expect((await app.message(alias, { body: 'A\u0000B' })).status).toBe(400);
      expect((await app.message(alias, { body: 'A\r\nB' })).status).toBe(201);
    },
  );

  it('should be accepted where it only changes the direction of the text, which is then seen', async () => {
    const name = '\u202Egnp.exe';
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail(), { name });
    const shown = '[U+202E]gnp.exe';
    expect((await owner.get('/api/profile')).body.name).toBe(shown);
    expect((await app.message(alias, { body: 'Found', sender: { name } })).status).toBe(201);
    const [message] = (await owner.get('/api/messages')).body.items;
    expect(message.sender.name).toBe(shown);
    expect((await owner.get('/api/user/export')).body.messages[0].senderName).toBe(name);
  });

  it('should be refused as malformed wherever JSON has half a character, whoever asks', async () => {
    const broken = String.raw`\ud800`;
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const bodies: [string, string][] = [
      ['/api/auth/register', `{"email":"${broken}@example.com"}`],
      ['/api/auth/register', `{"email":"ann@example.com","name":"a${broken}b"}`],
      ['/api/auth/sign-in', `{"email":"ann@example.com","password":"${broken}"}`],
      ['/api/auth/sign-in-verify', `{"token":"${broken}"}`],
      ['/api/auth/resend', `{"${broken}":"x"}`],
      [`/api/scan/${alias}/profile`, `{"name":"Ann","fields":[{"key":"city","value":"${broken}"}]}`],
      [`/api/scan/${alias}/messages`, `{"kind":"message","body":"${broken}"}`],
      ['/api/auth/register', `${'['.repeat(40_000)}"${broken}"${']'.repeat(40_000)}`],
    ];
    for (const [path, body] of bodies) {
      const answer = await owner.post(path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'malformed_request']);
    }
    const whole = await owner.patch('/api/user/me', { name: 'Ann 😀' });
    expect([whole.status, whole.body.name]).toEqual([200, 'Ann 😀']);
  });
});

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return 'é\u0000';
  }
}
