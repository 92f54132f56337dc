import { CHALLENGE, toDisplayAlias, MINUTE } from '@ringtag/contracts';
import { SessionEntity } from '../src/accounts/tables/session.entity';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { newEmail, TestApp, wrongCode } from './support/test-app';

describe('Activation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const state = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body;

  it('should go from a free code to a public card with the code from the mailbox', async () => {
    const alias = await app.code();
    expect(await state(alias)).toMatchObject({
      state: 'activatable',
      reasons: [],
      viewer: { signedIn: false },
    });

    const email = newEmail();
    const fields = [
      { key: 'phone', value: '+49 30 1', visibility: 'public' },
      { key: 'city', value: 'Berlin', visibility: 'private' },
    ];
    const owner = app.visitor();
    const started = await owner.post(`/api/scan/${alias}/profile`, { name: 'Ann Lee', email, fields });
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({ email, emailSent: 'ok' });

    const code = await app.mail.codeFor(email);
    const done = await owner.post(`/api/scan/${alias}/activate`, {
      challengeId: started.body.challengeId,
      code,
    });
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ user: { email, name: 'Ann Lee', password: null }, code: { alias } });

    expect((await owner.get('/api/user/me')).body).toMatchObject({ email, authorities: ['user'] });
    const card = await state(alias);
    expect(card).toMatchObject({
      state: 'activated',
      owner: { name: 'Ann Lee', fields: [{ key: 'phone', value: '+49 30 1' }] },
    });
    expect(JSON.stringify(card)).not.toContain('Berlin');
  });

  it('should refuse values that a profile refuses, by their places, before a mail is sent (XSS-2)', async () => {
    const alias = await app.code();
    const email = newEmail();
    const field = (key: string, value: string) => ({ key, value, visibility: 'public' });
    const fields = [
      field('phone', '+49 30 1'),
      field('website', 'javascript:alert(1)'),
      field('dateOfBirth', '2999-01-01'),
      field('instagram', 'https://evil.example/ann'),
    ];
    const ask = (sent: object[]) =>
      app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email, fields: sent });
    const { status, body } = await ask(fields);
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.error.map((fault: { field: string; code: string }) => [fault.field, fault.code])).toEqual([
      ['fields.1.value', 'isWebsite'],
      ['fields.2.value', 'isDateOfBirth'],
      ['fields.3.value', 'isSocialProfile'],
    ]);
    expect((await ask(fields.slice(0, 1))).status).toBe(201);
    await app.mail.codeFor(email);
    expect(app.mail.to(email)).toHaveLength(1);
  });

  it('should activate with the link from the mailbox, and the code dies with it (LNK-8)', async () => {
    const alias = await app.code();
    const email = newEmail();
    const proof = await app.challenge(alias, email);
    const token = await app.mail.tokenFor(email);
    expect((await app.visitor().post(`/api/scan/${alias}/activate-link`, { token })).status).toBe(200);
    const again = await app.visitor().post(`/api/scan/${alias}/activate-link`, { token });
    expect([again.status, again.body.code, again.body.own]).toEqual([409, 'already_activated', true]);
    expect((await app.visitor().post(`/api/scan/${alias}/activate`, proof)).body.code).toBe('invalid_code');
  });

  it('should find a code whatever the case and hyphens, and answer code_not_found for an unknown one', async () => {
    const alias = await app.code();
    const typed = toDisplayAlias(alias).toLowerCase();
    const displayAlias = toDisplayAlias(alias);
    expect((await state(typed)).code).toEqual({ alias, displayAlias });
    for (const unknown of ['ZZZZ9999', 'x', '%00', 'a'.repeat(300), '..%2F..']) {
      const answer = await app.visitor().get(`/api/scan/${unknown}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'code_not_found']);
    }
  });

  it('should publish nothing before the mailbox is proven', async () => {
    const alias = await app.code();
    await app.challenge(alias, newEmail(), { name: 'Nobody yet' });
    expect(JSON.stringify(await state(alias))).not.toContain('Nobody yet');
  });

  it('should count wrong codes and refuse the sixth try even if right (OTP-4)', async () => {
    const alias = await app.code();
    const proof = await app.challenge(alias, newEmail());
    const wrong = { ...proof, code: wrongCode(proof.code) };
    for (let left = CHALLENGE.tries - 1; left >= 0; left -= 1) {
      const answer = await app.visitor().post(`/api/scan/${alias}/activate`, wrong);
      expect([answer.status, answer.body.code, answer.body.triesLeft]).toEqual([400, 'invalid_code', left]);
    }
    const sixth = await app.visitor().post(`/api/scan/${alias}/activate`, proof);
    expect([sixth.status, sixth.body.code]).toEqual([400, 'invalid_code']);
  });

  it('should refuse a used code', async () => {
    const [first, second] = (await app.codes(2)) as [string, string];
    const proof = await app.challenge(first, newEmail());
    expect((await app.visitor().post(`/api/scan/${first}/activate`, proof)).status).toBe(200);
    expect((await app.visitor().post(`/api/scan/${first}/activate`, proof)).body.code).toBe('invalid_code');
    expect((await app.visitor().post(`/api/scan/${second}/activate`, proof)).body.code).toBe('invalid_code');
  });

  it('should refuse a code of another QR code and of another purpose (OTP-7)', async () => {
    const [first, second] = (await app.codes(2)) as [string, string];
    const proof = await app.challenge(first, newEmail());
    expect((await app.visitor().post(`/api/scan/${second}/activate`, proof)).body.code).toBe('invalid_code');
    expect((await app.visitor().post('/api/auth/sign-in-verify', proof)).body.code).toBe('invalid_code');
    expect((await app.visitor().post(`/api/scan/${first}/activate`, proof)).status).toBe(200);
  });

  it('should take a code for ten minutes, resend the same one, and end after thirty (OTP-3)', async () => {
    const alias = await app.code();
    const email = newEmail();
    const proof = await app.challenge(alias, email);
    const visitor = app.visitor();
    const resend = () => visitor.post(`/api/scan/${alias}/resend`, { challengeId: proof.challengeId });

    app.clock.advance(9 * MINUTE);
    expect((await resend()).status).toBe(200);
    expect(await app.mail.codeFor(email, 2)).toBe(proof.code);
    for (const mails of [3, 4]) {
      app.clock.advance(9 * MINUTE);
      expect((await resend()).status).toBe(200);
      expect(await app.mail.codeFor(email, mails)).toBe(proof.code);
    }
    app.clock.advance(3 * MINUTE + 1000);
    expect((await visitor.post(`/api/scan/${alias}/activate`, proof)).body.code).toBe('invalid_code');
    expect((await resend()).status).toBe(200);
    const fresh = await app.mail.codeFor(email, 5);
    expect(fresh).not.toBe(proof.code);
    expect((await visitor.post(`/api/scan/${alias}/activate`, { ...proof, code: fresh })).status).toBe(200);
  });

  it('should resend once a minute only, and tell how long to wait (OTP-9)', async () => {
    app.clock.standStill();
    const alias = await app.code();
    const proof = await app.challenge(alias, newEmail());
    app.clock.advance(CHALLENGE.resendAfter - 1000);
    const early = await app.visitor().post(`/api/scan/${alias}/resend`, { challengeId: proof.challengeId });
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
    app.clock.advance(1000);
    const inTime = await app.visitor().post(`/api/scan/${alias}/resend`, { challengeId: proof.challengeId });
    expect(inTime.status).toBe(200);
  });

  it('should mail an address five times an hour at most, whatever its case (OTP-9)', async () => {
    const aliases = await app.codes(6);
    const email = newEmail();
    const statuses = [];
    for (const [i, alias] of aliases.entries()) {
      const typed = i % 2 ? email.toUpperCase() : email;
      statuses.push(
        (await app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email: typed })).status,
      );
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it('should block an address after ten wrong codes in an hour, through resends and new challenges (OTP-5)', async () => {
    const [first, second] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    for (const alias of [first, second]) {
      const proof = await app.challenge(alias, email);
      const wrong = { ...proof, code: wrongCode(proof.code) };
      for (let i = 0; i < 5; i += 1) await app.visitor().post(`/api/scan/${alias}/activate`, wrong);
    }
    const third = await app.code();
    const answer = await app.visitor().post(`/api/scan/${third}/activate`, await app.challenge(third, email));
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
  });

  it('should let a signed-in owner activate without a code, up to the limit of the account', async () => {
    const aliases = (await app.codes(4)) as [string, string, string, string];
    const owner = await app.owner(aliases[0], newEmail());
    expect((await owner.post(`/api/scan/${aliases[1]}/activate`, {})).status).toBe(200);
    expect((await owner.post(`/api/scan/${aliases[2]}/activate`, {})).status).toBe(200);
    const refused = await owner.post(`/api/scan/${aliases[3]}/activate`, {});
    expect([refused.status, refused.body.code, refused.body.currentCount]).toEqual([
      409,
      'activation_limit_reached',
      3,
    ]);
    expect((await app.visitor().post(`/api/scan/${aliases[3]}/activate`, {})).status).toBe(401);
  });

  it('should clear what a stranger set up with an unproven address (ACC-1)', async () => {
    const email = newEmail();
    await app.visitor().post('/api/auth/register', { email, password: 'a stranger knows it' });
    await app.mail.waitFor(email);
    const alias = await app.code();
    const proof = await app.challenge(alias, email);
    expect((await app.visitor().post(`/api/scan/${alias}/activate`, proof)).body.user.hasPassword).toBe(
      false,
    );
    const stranger = await app
      .visitor()
      .post('/api/auth/sign-in', { email, password: 'a stranger knows it' });
    expect(stranger.status).toBe(401);
  });

  describe('in parallel', () => {
    it('should have exactly one winner of 50 activations of one code (REL-5)', async () => {
      const alias = await app.code();
      const proofs = await Promise.all(Array.from({ length: 50 }, () => app.challenge(alias, newEmail())));
      const answers = await Promise.all(
        proofs.map((proof) => app.visitor().post(`/api/scan/${alias}/activate`, proof)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const losers = answers.filter(({ status }) => status !== 200);
      expect(new Set(losers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(['409 already_activated']),
      );
      expect(
        await app.dataSource.manager.countBy(ActivationEntity, { itemId: await readItemId(app, alias) }),
      ).toBe(1);
    });

    it('should evaluate exactly five of 50 wrong codes (OTP-4)', async () => {
      const alias = await app.code();
      const proof = await app.challenge(alias, newEmail());
      const wrong = { ...proof, code: wrongCode(proof.code) };
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => app.visitor().post(`/api/scan/${alias}/activate`, wrong)),
      );
      expect(answers.every(({ status, body }) => status === 400 && body.code === 'invalid_code')).toBe(true);
      const [challenge] = await app.dataSource.query('SELECT tries FROM challenges WHERE id = ?', [
        proof.challengeId,
      ]);
      expect(challenge.tries).toBe(5);
      expect((await app.visitor().post(`/api/scan/${alias}/activate`, proof)).status).toBe(400);
    });

    it('should open exactly one session for 20 right codes (OTP-6)', async () => {
      const alias = await app.code();
      const email = newEmail();
      const proof = await app.challenge(alias, email);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => app.visitor().post(`/api/scan/${alias}/activate`, proof)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { id } = await app.dataSource.manager.findOneByOrFail(UserEntity, { email });
      expect(await app.dataSource.manager.countBy(SessionEntity, { userId: id })).toBe(1);
    });

    it('should let code and link succeed once together (LNK-8)', async () => {
      const alias = await app.code();
      const email = newEmail();
      const proof = await app.challenge(alias, email);
      const token = await app.mail.tokenFor(email);
      const answers = await Promise.all([
        ...Array.from({ length: 3 }, () => app.visitor().post(`/api/scan/${alias}/activate`, proof)),
        ...Array.from({ length: 5 }, () => app.visitor().post(`/api/scan/${alias}/activate-link`, { token })),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('should activate exactly three of ten codes at once for one account (REL-6)', async () => {
      const aliases = await app.codes(10);
      const { visitor, email } = await app.member();
      await visitor.patch('/api/user/me', { name: 'Ann' });
      const answers = await Promise.all(aliases.map((alias) => visitor.post(`/api/scan/${alias}/activate`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      const refused = answers.filter(({ body }) => body.code === 'activation_limit_reached');
      expect(refused.map(({ status, body }) => [status, body.currentCount])).toEqual(Array(7).fill([409, 3]));
      expect((await visitor.get('/api/my-codes')).body.total).toBe(3);
      const { activeCodes } = await app.dataSource.manager.findOneByOrFail(UserEntity, { email });
      expect(activeCodes).toBe(3);
    });
  });
});

async function readItemId(app: TestApp, alias: string): Promise<string> {
  const [{ id }] = await app.dataSource.query('SELECT id FROM items WHERE alias = ?', [alias]);
  return id;
}
