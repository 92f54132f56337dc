import { HOUR } from '@ringtag/contracts';
import { ChallengesService } from '../src/accounts/challenges/challenges.service';
import { newEmail, TestApp } from './support/test-app';

describe('A mailed activation link (LNK-5)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const FIELDS = [
    { key: 'phone', value: '+49 30 1', visibility: 'public' },
    { key: 'city', value: 'Berlin', visibility: 'private' },
  ];
  /** Asks for an activation and answers what the mail holds. */
  const asked = async (email = newEmail(), profile: object = { name: 'Ann Lee', fields: FIELDS }) => {
    const alias = await app.code();
    const before = app.mail.to(email).length;
    const proof = await app.challenge(alias, email, profile);
    return { alias, email, proof, token: await app.mail.tokenFor(email, before + 1) };
  };
  const show = (alias: string, token: string) =>
    app.visitor().get(`/api/scan/${alias}/activation`, { 'x-link-token': token });
  const decline = (alias: string, token: string) =>
    app.visitor().post(`/api/scan/${alias}/activation/decline`, { token });
  const activate = (alias: string, token: string) =>
    app.visitor().post(`/api/scan/${alias}/activate-link`, { token });
  const tables = [
    'challenges',
    'sessions',
    'users',
    'profile_fields',
    'items',
    'activations',
    'limit_counters',
  ];
  const state = async () =>
    JSON.stringify(
      await Promise.all(tables.map((table) => app.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`))),
    );

  it('should show what it would publish as often as asked, change nothing, and work afterwards (LNK-5)', async () => {
    const { alias, email, token } = await asked();
    const before = await state();
    for (let i = 0; i < 10; i += 1) {
      const { status, body, headers } = await show(alias, token);
      expect([status, body]).toEqual([200, { email, name: 'Ann Lee', fields: FIELDS }]);
      expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', null]);
    }
    await app.visitor().send('HEAD', `/api/scan/${alias}/activation`, undefined, { 'x-link-token': token });
    expect(await state()).toBe(before);
    expect((await activate(alias, token)).status).toBe(200);
  });

  it('should say to whoever has the mail that they have activated the code, by link or digits, while it is theirs', async () => {
    const [byLink, byDigits] = [await asked(), await asked()];
    expect((await activate(byLink.alias, byLink.token)).status).toBe(200);
    const visitor = app.visitor();
    expect((await visitor.post(`/api/scan/${byDigits.alias}/activate`, byDigits.proof)).status).toBe(200);
    const answer = async ({ alias, token }: { alias: string; token: string }) =>
      [await show(alias, token), await activate(alias, token), await decline(alias, token)].map(
        ({ status, body }) => [status, body.code, body.own],
      );
    const own = [409, 'already_activated', true];
    expect(await answer(byLink)).toEqual([own, own, own]);
    app.clock.advance(HOUR);
    expect(await answer(byDigits)).toEqual([own, own, own]);
    // The link of somebody else says nothing of the kind.
    const forged = `${byDigits.token.slice(0, -2)}xx`;
    for (const token of [byLink.token, forged])
      expect((await show(byDigits.alias, token)).body.own).toBeUndefined();
    await visitor.post(`/api/scan/${byDigits.alias}/unactivate`);
    expect((await show(byDigits.alias, byDigits.token)).body.own).toBeUndefined();
  });

  it('should show what an account publishes already, and nothing private of it', async () => {
    const email = newEmail();
    await app.owner(await app.code(), email, { name: 'Ann Lee', fields: FIELDS });
    const company = { key: 'company', value: 'Neighbours', visibility: 'public' };
    await app.owner(await app.code(), newEmail(), { name: 'Neighbour', fields: [company] });
    const draft = [
      { key: 'phone', value: '666', visibility: 'public' },
      { key: 'city', value: 'Rome', visibility: 'public' },
      { key: 'website', value: 'ann.example', visibility: 'public' },
    ];
    const { alias, token } = await asked(email, { name: 'Eve', fields: draft });
    const { body } = await show(alias, token);
    expect(body).toEqual({ email, name: 'Ann Lee', fields: [FIELDS[0], draft[2]] });

    expect((await activate(alias, token)).status).toBe(200);
    const { owner } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    const shown = body.fields.map(({ key, value }: { key: string; value: string }) => ({ key, value }));
    expect(owner.fields).toEqual(expect.arrayContaining(shown));
    expect(owner).toMatchObject({ name: body.name, fields: { length: shown.length } });
  });

  it('should end code and link for whoever says "this was not me", and publish nothing (LNK-5)', async () => {
    const { alias, email, proof, token } = await asked();
    const other = await asked();
    const from = app.logs.length;
    expect((await decline(alias, token)).status).toBe(204);
    expect((await show(other.alias, other.token)).status).toBe(200);
    expect((await decline(alias, token)).body.code).toBe('invalid_link');
    expect((await activate(alias, token)).body.code).toBe('invalid_link');
    expect((await app.visitor().post(`/api/scan/${alias}/activate`, proof)).body.code).toBe('invalid_code');
    app.clock.advance(61_000);
    const resent = await app.visitor().post(`/api/scan/${alias}/resend`, { challengeId: proof.challengeId });
    expect(resent.body.code).toBe('invalid_code');

    expect((await app.visitor().get(`/api/scan/${alias}`)).body).toMatchObject({ state: 'activatable' });
    expect(await app.dataSource.query('SELECT id FROM users WHERE email = ?', [email])).toEqual([]);
    expect(app.events(from).filter(({ event }) => event === 'challenge_declined')).toHaveLength(1);
  });

  it('should end once when it is declined and used at the same time (LNK-8)', async () => {
    const { alias, token } = await asked();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => decline(alias, token)),
      ...Array.from({ length: 5 }, () => activate(alias, token)),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  it.each([
    ['used', activate],
    ['declined', decline],
  ])('should not be declined where it was %s in that moment (LNK-8)', async (_, end) => {
    const { alias, token } = await asked();
    const challenges = app.app.nest.get(ChallengesService);
    const find = challenges.getByLink.bind(challenges);
    jest.spyOn(challenges, 'getByLink').mockImplementationOnce(async (...given) => {
      const found = await find(...given);
      expect((await end(alias, token)).status).toBeLessThan(300);
      return found;
    });
    expect((await decline(alias, token)).body.code).toBe('invalid_code');
  });

  it.each<[string, (link: Awaited<ReturnType<typeof asked>>) => Promise<[string, string]>]>([
    ['of another QR code', async ({ token }) => [await app.code(), token]],
    ['that is forged', async ({ alias, token }) => [alias, `${token.slice(0, -2)}xx`]],
    ['without a token', async ({ alias }) => [alias, '']],
    [
      'of another purpose',
      async ({ alias }) => {
        const { email } = await app.member();
        await app.visitor().post('/api/auth/sign-in', { email });
        return [alias, await app.mail.tokenFor(email, 2)];
      },
    ],
  ])('should neither show nor decline one %s', async (_, change) => {
    const [alias, token] = await change(await asked());
    expect((await show(alias, token)).body.code).toBe('invalid_link');
    expect((await decline(alias, token)).status).toBe(400);
  });

  it('should say when somebody else was faster', async () => {
    const { alias, token } = await asked();
    await app.owner(alias, newEmail());
    expect((await show(alias, token)).body.code).toBe('already_activated');
  });
});
