import { newEmail, TestApp } from './support/test-app';
import type { Answer } from './support/visitor';

describe('Passwords', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const register = (body: object) => app.visitor().post('/api/auth/register', { email: newEmail(), ...body });
  const toRefusal = ({ status, body }: Answer) => [
    status,
    body.code,
    body.error?.[0]?.field,
    body.error?.[0]?.code,
  ];
  const COMMON = [400, 'validation_failed', 'password', 'isCommonPassword'];

  it.each([
    ['5', 'five5', 400],
    ['6', 'six666', 200],
    ['6 that only spaces make long enough', ' fi5e ', 200],
    ['128', 'x1'.repeat(64), 200],
    ['128 characters of two units each', '🌱'.repeat(128), 200],
    ['129', `${'x1'.repeat(64)}y`, 400],
    ['a million', 'x'.repeat(1024 * 1024), 413],
  ])('should answer a password of %s characters as the limits say (PWD-2)', async (_, password, status) => {
    expect((await register({ password })).status).toBe(status);
  });

  it('should hash a password whole: its last character and its spaces count (PWD-2)', async () => {
    const email = newEmail();
    const password = ` ${'x1'.repeat(62)}yz `;
    const { body } = await app.visitor().post('/api/auth/register', { email, password });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email) };
    expect((await app.visitor().post('/api/auth/register-verify', proof)).body.hasPassword).toBe(true);
    const signIn = async (tried: string) =>
      (await app.visitor().post('/api/auth/sign-in', { email, password: tried })).status;
    expect(await signIn(password.trim())).toBe(401);
    expect(await signIn(`${password.slice(0, -2)}! `)).toBe(401);
    expect(await signIn(password)).toBe(200);
  });

  it.each(['123456', 'qwerty', 'QWERTY123', 'ringtag1'])(
    'should refuse %s when signing up, whoever has the address (PWD-3)',
    async (password) => {
      const known = newEmail();
      await app.owner(await app.code(), known);
      expect(toRefusal(await register({ password }))).toEqual(COMMON);
      expect(toRefusal(await register({ email: known, password }))).toEqual(COMMON);
    },
  );

  it('should refuse name and address as a password when signing up (PWD-3)', async () => {
    const name = 'Rosalind Franklin';
    expect(toRefusal(await register({ name, password: 'Rosalind1920' }))).toEqual(COMMON);
    const email = newEmail('photograph');
    expect(toRefusal(await register({ email, password: email }))).toEqual(COMMON);
    expect(toRefusal(await register({ email, password: 'photograph51' }))).toEqual(COMMON);
    expect((await register({ name, password: 'a double helix' })).status).toBe(200);
  });

  it('should refuse such passwords when resetting, and keep the code for a better one (PWD-3)', async () => {
    const email = newEmail();
    await app.owner(await app.code(), email, { name: 'Rosalind Franklin' });
    const { body } = await app.visitor().post('/api/auth/password/reset', { email });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeFor(email, 2) };
    const reset = (password: string) =>
      app.visitor().post('/api/auth/password/reset-verify', { ...proof, password });
    for (const common of ['123456', 'letmein', 'trustno1', 'abc123', 'dragon', 'Franklin!']) {
      expect(toRefusal(await reset(common))).toEqual(COMMON);
    }
    expect((await reset('a double helix')).status).toBe(204);
  });
});
