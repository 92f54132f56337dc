import { CLAIM_SECRET_GUESSES } from '@ringtag/contracts';
import { ClaimSecrets } from '../src/codes/claim-secrets/claim-secrets';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { toCounter } from '../src/records/limits/counters';
import { LimitCounterEntity } from '../src/records/tables/limit-counter.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const WRONG = '2222';

describe('Claim secrets', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  beforeAll(async () => {
    app = await TestApp.start({ TRUST_PROXY: '1' });
    admin = await app.admin();
    const project = { name: 'With secrets', claimSecrets: true };
    projectId = (await admin.post('/api/projects', project)).body.id;
  });
  afterAll(() => app.stop());

  const find = (alias: string) => app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
  /** Makes a code with a secret. */
  const make = async () => {
    const { body } = await admin.post(`/api/projects/${projectId}/items`, { count: 1 });
    const { alias, id } = body.items[0] as { alias: string; id: string };
    const secret = app.app.nest.get(ClaimSecrets, { strict: false }).read(await find(alias))!;
    return { alias, id, secret };
  };
  const begin = (alias: string, email: string, claimSecret?: string, address = '192.0.2.200') =>
    app
      .visitor()
      .post(
        `/api/scan/${alias}/profile`,
        { name: 'Ann', email, claimSecret },
        { 'x-forwarded-for': address },
      );
  const namedMember = async () => {
    const { visitor } = await app.member();
    await visitor.patch('/api/user/me', { name: 'Ann' });
    return visitor;
  };
  const outcome = ({ status, body }: { status: number; body: { code?: string } }) =>
    status < 300 ? status : body.code;

  it('should be stored encrypted with a keyed hash, and only for codes of projects that want them', async () => {
    const { alias, secret } = await make();
    const item = await find(alias);
    expect(secret).toMatch(/^[2-9B-DF-HJKMNP-TV-Z]{4}$/);
    expect(JSON.stringify(item)).not.toContain(secret);
    expect(item.claimHash).toHaveLength(53);
    const without = await find(await app.code());
    expect([without.claimSecret, without.claimHash]).toEqual([null, null]);
  });

  it('should be asked for by the page of a free code that has one, which tells nothing else of it', async () => {
    const { alias, secret } = await make();
    const { body } = await app.visitor().get(`/api/scan/${alias}`);
    expect(body).toMatchObject({ state: 'activatable', asksSecret: true });
    expect(JSON.stringify(body)).not.toContain(secret);
    expect((await app.visitor().get(`/api/scan/${await app.code()}`)).body).not.toHaveProperty('asksSecret');
  });

  it('should be needed before anything is mailed, and be compared without case, hyphens and spaces', async () => {
    const { alias, secret } = await make();
    const email = newEmail();
    expect(outcome(await begin(alias, email))).toBe('claim_secret_refused');
    expect(outcome(await begin(alias, email, WRONG))).toBe('claim_secret_refused');
    expect(app.mail.to(email)).toHaveLength(0);
    const typed = ` ${secret.slice(0, 2).toLowerCase()}-${secret.slice(2).toLowerCase()} `;
    expect(outcome(await begin(alias, email, typed))).toBe(201);
  });

  it('should let digits and the link of an activation that began with it claim the code', async () => {
    const [byDigits, byLink] = [await make(), await make()];
    const email = newEmail();
    const proof = await app.challenge(byDigits.alias, email, { claimSecret: byDigits.secret });
    expect(outcome(await app.visitor().post(`/api/scan/${byDigits.alias}/activate`, proof))).toBe(200);
    const other = newEmail();
    expect(outcome(await begin(byLink.alias, other, byLink.secret))).toBe(201);
    const token = await app.mail.tokenFor(other);
    expect(outcome(await app.visitor().post(`/api/scan/${byLink.alias}/activate-link`, { token }))).toBe(200);
  });

  it('should be compared again by the claim, for a code that was given another one since', async () => {
    const { alias, secret } = await make();
    const proof = await app.challenge(alias, newEmail(), { claimSecret: secret });
    const other = secret === WRONG ? '3333' : WRONG;
    const file = `alias,claimSecret\n${alias},${other}\n`;
    const imported = await admin.send('POST', `/api/projects/${projectId}/items/import`, file, {
      'content-type': 'text/csv',
    });
    expect(imported.body).toMatchObject({ changed: 1 });
    expect(outcome(await app.visitor().post(`/api/scan/${alias}/activate`, proof))).toBe(
      'claim_secret_refused',
    );
  });

  it('should be needed by a person who is signed in', async () => {
    const { alias, secret } = await make();
    const visitor = await namedMember();
    const activate = (claimSecret?: string) => visitor.post(`/api/scan/${alias}/activate`, { claimSecret });
    expect(outcome(await activate())).toBe('claim_secret_refused');
    expect(outcome(await activate(WRONG))).toBe('claim_secret_refused');
    expect(outcome(await activate(secret))).toBe(200);
  });

  it('should still count for the next claim after an unactivation', async () => {
    const { alias, secret } = await make();
    const visitor = await namedMember();
    expect(outcome(await visitor.post(`/api/scan/${alias}/activate`, { claimSecret: secret }))).toBe(200);
    await visitor.post(`/api/scan/${alias}/unactivate`, {});
    const next = await namedMember();
    expect(outcome(await next.post(`/api/scan/${alias}/activate`, {}))).toBe('claim_secret_refused');
    expect(outcome(await next.post(`/api/scan/${alias}/activate`, { claimSecret: secret }))).toBe(200);
  });

  it('should let one of 50 who claim with it at once have the code', async () => {
    const { alias, secret } = await make();
    const members = await Promise.all(Array.from({ length: 50 }, namedMember));
    const answers = await Promise.all(
      members.map((visitor) => visitor.post(`/api/scan/${alias}/activate`, { claimSecret: secret })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(outcome))).toEqual(
      new Set(['already_activated']),
    );
  });

  it('should stop 50 guesses at once of one network after ten, and take the secret from others', async () => {
    const { alias, secret } = await make();
    const [guesser, honest] = ['203.0.113.7', '198.51.100.9'];
    const guesses = Array.from({ length: 50 }, (_, i) => `22${'23456789BC'[i % 10]}${'DFGHJ'[i % 5]}`);
    const answers = await Promise.all(
      guesses.filter((guess) => guess !== secret).map((guess) => begin(alias, newEmail(), guess, guesser)),
    );
    const refused = answers.map(outcome).filter((code) => code === 'claim_secret_refused');
    expect(refused).toHaveLength(CLAIM_SECRET_GUESSES.hourly.max);
    // Whoever guesses does not learn that this one is right.
    expect(outcome(await begin(alias, newEmail(), secret, guesser))).toBe('too_many_requests');
    expect(outcome(await begin(alias, newEmail(), secret, honest))).toBe(201);
  });

  it('should let an honest claim pass in a shop’s Wi-Fi where somebody guesses at other codes', async () => {
    const [shop, mine] = ['203.0.113.40', await make()];
    const guessed = await Promise.all(Array.from({ length: 4 }, make));
    const { first, hourly } = CLAIM_SECRET_GUESSES;
    const guess = ({ alias, secret }: typeof mine) =>
      begin(alias, newEmail(), secret === WRONG ? '3333' : WRONG, shop);
    for (let i = 0; i < first.max * guessed.length; i += 1)
      expect(outcome(await guess(guessed[i % guessed.length]!))).toBe('claim_secret_refused');
    // The hour is used up, and so are the first tries at these codes.
    expect(first.max * guessed.length).toBeGreaterThan(hourly.max);
    for (const each of guessed) expect(outcome(await guess(each))).toBe('too_many_requests');
    expect(outcome(await begin(mine.alias, newEmail(), mine.secret, shop))).toBe(201);
  });

  it('should count the guesses of somebody who is signed in by account, on every network', async () => {
    const [mover, other] = [await namedMember(), await namedMember()];
    const { alias, secret } = await make();
    const wrong = secret === WRONG ? '3333' : WRONG;
    const guess = (visitor: Visitor, claimSecret: string, network: number) =>
      visitor.post(
        `/api/scan/${alias}/activate`,
        { claimSecret },
        { 'x-forwarded-for': `198.18.${network}.7` },
      );
    const { first, hourly } = CLAIM_SECRET_GUESSES;
    // After the first tries of each network, those of the account.
    const used: unknown[] = [];
    for (let i = 0; i < hourly.max; i += 1) used.push(outcome(await guess(mover, wrong, i % 2)));
    expect(new Set(used)).toEqual(new Set(['claim_secret_refused']));
    expect(hourly.max).toBeGreaterThan(2 * first.max);
    for (const network of [0, 1])
      expect(outcome(await guess(mover, wrong, network))).toBe('too_many_requests');
    // Nobody else of these networks is blocked.
    expect(outcome(await guess(other, secret, 1))).toBe(200);
  });

  it('should let the holder of a code claim it while others use up all guesses at it', async () => {
    const { alias, id, secret } = await make();
    const { max, window } = CLAIM_SECRET_GUESSES.ofCode;
    const wrong = secret === WRONG ? '3333' : WRONG;
    const guess = () => begin(alias, newEmail(), wrong, '203.0.113.99');
    for (let i = 0; i < CLAIM_SECRET_GUESSES.first.max; i += 1)
      expect(outcome(await guess())).toBe('claim_secret_refused');
    const { id: counter } = toCounter({ purpose: 'claim-guesses-of-code', subject: id, max, window });
    const resetAt = new Date(app.clock.now().getTime() + window);
    await app.dataSource.manager.update(LimitCounterEntity, { id: counter }, { used: max, resetAt });
    expect(outcome(await guess())).toBe('too_many_requests');
    expect(outcome(await begin(alias, newEmail(), secret, '198.51.100.77'))).toBe(201);
  });

  it('should bound the guesses at one code in a season, however the hours pass', async () => {
    const { alias, secret } = await make();
    const guess = () => begin(alias, newEmail(), secret === WRONG ? '3333' : WRONG, '192.0.2.1');
    const { hourly, atCode } = CLAIM_SECRET_GUESSES;
    for (let hour = 0; hour < atCode.max / hourly.max; hour += 1) {
      app.clock.advance(hourly.window);
      for (let i = 0; i < hourly.max; i += 1) expect(outcome(await guess())).toBe('claim_secret_refused');
    }
    app.clock.advance(hourly.window);
    expect(outcome(await guess())).toBe('too_many_requests');
  });
});
