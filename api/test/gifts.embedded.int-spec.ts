import { GIFT, MAIL_TO_OTHER, toDisplayAlias } from '@ringtag/contracts';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { GiftEntity } from '../src/codes/tables/gift.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { MailBounceEntity } from '../src/delivery/tables/mail-bounce.entity';
import { People } from '../src/operations/people/people';
import { PersonErasure } from '../src/operations/people/person-erasure';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { readAllRows } from './support/all-rows';
import { card, template } from './support/bodies';
import { accept, ALL_ALONG, decline, give, type HeldCode, holdCode, named } from './support/gifts';
import { offer, outcome, prove, takeBack } from './support/gifts';
import { newEmail, TestApp } from './support/test-app';

describe('A code that is given to somebody', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ MAIL_BOUNCES_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}` });
  });
  afterAll(() => app.stop());

  const detail = async ({ owner, id }: HeldCode) => (await owner.get(`/api/my-codes/${id}`)).body;
  const scan = async (alias: string) => (await app.visitor().get(`/api/scan/${alias}`)).body;
  const activeCodes = async (email: string) =>
    (await app.dataSource.manager.findOneByOrFail(UserEntity, { email })).activeCodes;

  it('should stay the giver’s until the receiver accepts, and then be the receiver’s', async () => {
    const code = await holdCode(app);
    const receiver = await named(app);
    expect((await give(code, `  ${receiver.email.toUpperCase()}`)).status).toBe(201);
    const token = await app.mail.tokenFor(receiver.email, 2);
    const { gift } = await detail(code);
    expect(gift).toMatchObject({ email: receiver.email.toUpperCase(), label: false });
    expect(Date.parse(gift.expiresAt) - Date.parse(gift.createdAt)).toBe(GIFT.life);
    expect((await scan(code.alias)).owner.name).toBe('Mara Giver');
    const shown = await receiver.visitor.get(`/api/gifts/${token}`);
    expect([shown.headers.get('cache-control'), shown.body]).toEqual([
      'no-store',
      {
        code: { alias: code.alias, displayAlias: toDisplayAlias(code.alias) },
        giver: { name: 'Mara Giver', email: code.email },
        email: receiver.email.toUpperCase(),
        forViewer: true,
        createdAt: gift.createdAt,
        expiresAt: gift.expiresAt,
      },
    ]);
    expect((await accept(receiver.visitor, token)).body).toEqual({ id: code.id });
    expect((await scan(code.alias)).owner.name).toBe('Otto Receiver');
    expect((await code.owner.get(`/api/my-codes/${code.id}`)).status).toBe(404);
    expect([await activeCodes(code.email), await activeCodes(receiver.email)]).toEqual([0, 1]);
    expect(app.events().at(-1)).toMatchObject({ event: 'code_given' });
    expect(outcome(await accept(receiver.visitor, token))).toBe('invalid_link');
  });

  it('should be told to both in their languages, with nothing that somebody typed', async () => {
    const code = await holdCode(app);
    await code.owner.patch('/api/user/me', { locale: 'de' });
    await code.owner.patch(`/api/my-codes/${code.id}`, { label: 'Blue bag' });
    const receiver = await named(app);
    await receiver.visitor.patch('/api/user/me', { locale: 'uk' });
    const stranger = newEmail();
    await offer(app, code, stranger);
    await takeBack(code);
    const token = await offer(app, code, receiver.email);
    await accept(receiver.visitor, token);
    const toGiver = await app.mail.waitFor(code.email, 4);
    const toReceiver = await app.mail.waitFor(receiver.email, 3);
    const mails = [...app.mail.to(code.email), ...app.mail.to(receiver.email), ...app.mail.to(stranger)];
    expect(toGiver.subject).toContain('Ihr Geschenk');
    expect(toReceiver.subject).toContain('тепер ваш');
    expect(app.mail.to(stranger)[0]!.subject).toContain('Ein QR-Code');
    expect(mails.map(({ text, html }) => `${text}${html}`).join()).not.toMatch(/Blue bag|Mara|Otto/);
  });

  it('should take along what the giver wants, and never who the giver is, messages or scans', async () => {
    const code = await holdCode(app);
    const { owner, id, alias } = code;
    await owner.patch(`/api/my-codes/${id}`, { label: 'Blue bag', notify: 'never' });
    await owner.put(`/api/my-codes/${id}/page`, { pageKind: 'contact' });
    await owner.put(`/api/my-codes/${id}/design`, { ...PLAIN_DESIGN, showAlias: true });
    await owner.put(`/api/my-codes/${id}/card`, { ...card, name: 'DJ Mara', role: 'DJ' });
    await owner.put(`/api/scan/${alias}/template`, template);
    const talk = (await app.message(alias)).body.id;
    const receiver = await named(app);
    await accept(receiver.visitor, await offer(app, code, receiver.email, ALL_ALONG));
    const given = await detail({ ...code, owner: receiver.visitor });
    expect(given).toMatchObject({
      ...{ label: 'Blue bag', notify: 'always', pageKind: 'contact', unreadMessages: 0, gift: null },
      design: { showAlias: true },
      card: { fields: null, name: '', role: '', links: card.links },
      template,
    });
    expect((await owner.get(`/api/messages/${talk}`)).status).toBe(200);
    for (const path of [`/api/messages/${talk}`, `/api/conversations/${talk}`])
      expect((await receiver.visitor.get(path)).status).toBe(404);
    await app.mail.waitFor(code.email, 3);
    const next = { ...code, owner: receiver.visitor };
    await accept(owner, await offer(app, next, code.email));
    expect(await detail(code)).toMatchObject({ label: null, design: null, card: null, template: null });
    // Of the first time: the owner had no part in the second one.
    expect((await owner.get(`/api/messages?code=${id}`)).body.total).toBe(1);
  });

  it('should be refused to oneself, twice, and to an address from which mails come back', async () => {
    const code = await holdCode(app);
    const other = newEmail();
    expect(outcome(await give(code, code.email.toUpperCase()))).toBe('own_address');
    const bounced = { id: code.id, email: other, kind: 'permanent', bouncedAt: app.clock.now() } as const;
    await app.dataSource.manager.insert(MailBounceEntity, { ...bounced, provedAt: null });
    expect(outcome(await give(code, other))).toBe('email_bounces');
    await offer(app, code, newEmail());
    expect(outcome(await give(code, newEmail()))).toBe('already_offered');
  });

  it.each([
    ['inactive', 'code_paused'],
    ['disabled', 'code_disabled'],
  ] as const)('should wait while the code is %s', async (status, refusal) => {
    const code = await holdCode(app);
    const receiver = await named(app);
    const change = (to: 'active' | typeof status) =>
      app.dataSource.manager.update(ItemEntity, { id: code.id }, { status: to });
    await change(status);
    expect(outcome(await give(code, receiver.email))).toBe(refusal);
    await change('active');
    const token = await offer(app, code, receiver.email);
    await change(status);
    expect(outcome(await accept(receiver.visitor, token))).toBe(refusal);
    await change('active');
    expect((await accept(receiver.visitor, token)).status).toBe(200);
  });

  it('should be accepted by nobody but the account that has proved the address (AUT-1)', async () => {
    const code = await holdCode(app);
    const invited = newEmail();
    const token = await offer(app, code, invited);
    const stranger = await named(app);
    expect(outcome(await accept(app.visitor(), token))).toBe('unauthenticated');
    for (const visitor of [stranger.visitor, code.owner, await app.admin()]) {
      expect(outcome(await accept(visitor, token))).toBe('not_found');
      expect((await visitor.get(`/api/gifts/${token}`)).body.forViewer).toBe(false);
    }
    const { id: userId } = stranger;
    await app.dataSource.manager.update(
      UserEntity,
      { id: userId },
      { email: invited, isEmailVerified: false },
    );
    expect(outcome(await accept(stranger.visitor, token))).not.toBe(200);
    await app.dataSource.manager.update(UserEntity, { id: userId }, { email: newEmail() });
    const [id, secret = '', end = '', signature = ''] = token.split('.');
    for (const forged of [`${id}.${secret}`, `${id}.${secret}.${end}z.${signature}`, 'x', '%00'])
      expect(outcome(await app.visitor().get(`/api/gifts/${forged}`))).toBe('invalid_link');
    // Whoever had no account signs up, and adds a name.
    const { visitor } = await app.member(undefined, invited);
    expect(outcome(await accept(visitor, token))).toBe('name_required');
    await visitor.patch('/api/user/me', { name: 'Nia New' });
    expect((await accept(visitor, token)).status).toBe(200);
  });

  it('should stay open for somebody who has too many codes', async () => {
    const [code, receiver] = [await holdCode(app), await named(app)];
    const limit = (activationLimit: number) =>
      app.dataSource.manager.update(UserEntity, { id: receiver.id }, { activationLimit });
    await limit(0);
    const token = await offer(app, code, receiver.email);
    const refused = await accept(receiver.visitor, token);
    expect(refused.body).toMatchObject({ code: 'activation_limit_reached', currentCount: 0 });
    expect((await detail(code)).gift).not.toBeNull();
    await limit(1);
    expect((await accept(receiver.visitor, token)).status).toBe(200);
  });

  it('should be declined without an account, which the giver hears', async () => {
    const code = await holdCode(app);
    const token = await offer(app, code, newEmail());
    expect((await decline(app.visitor(), token)).status).toBe(204);
    expect(outcome(await decline(app.visitor(), token))).toBe('invalid_link');
    expect((await app.mail.waitFor(code.email, 3)).subject).toContain('was declined');
    expect((await detail(code)).gift).toBeNull();
  });

  it('should end after seven days, and be offered anew', async () => {
    const [code, receiver] = [await holdCode(app), await named(app)];
    const token = await offer(app, code, receiver.email);
    app.clock.advance(GIFT.life);
    expect(outcome(await app.visitor().get(`/api/gifts/${token}`))).toBe('link_expired');
    expect((await give(code, receiver.email, await prove(app, code))).status).toBe(201);
    app.clock.advance(GIFT.life);
    app.clock.advance(1);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.countBy(GiftEntity, { email: receiver.email })).toBe(0);
  });

  it('should end with the code, the giver’s account, and the address of the receiver', async () => {
    const [freed, left, kept] = [await holdCode(app), await holdCode(app), await holdCode(app)];
    const invited = newEmail();
    const tokens = [await offer(app, freed, invited), await offer(app, left, invited)];
    await freed.owner.post(`/api/scan/${freed.alias}/unactivate`);
    await app.app.nest.get(PersonErasure).erase(left.email, app.clock.now());
    for (const token of tokens)
      expect(outcome(await app.visitor().get(`/api/gifts/${token}`))).toBe('invalid_link');
    await offer(app, kept, invited);
    expect((await app.app.nest.get(People).describe({ email: invited })).other.gifts).toBe(1);
    await app.app.nest.get(PersonErasure).erase(invited, app.clock.now());
    expect((await detail(kept)).gift).toBeNull();
    expect(await readAllRows(app)).not.toContain(invited);
  });

  it('should be in the exports of both', async () => {
    const [code, receiver] = [await holdCode(app), await named(app)];
    await offer(app, code, receiver.email);
    const gift = { code: code.alias, email: receiver.email };
    const given = (await code.owner.get('/api/user/export')).body.gifts;
    const got = (await receiver.visitor.get('/api/user/export')).body.gifts;
    expect([given, got]).toMatchObject([[{ ...gift, given: true }], [{ ...gift, given: false }]]);
    await receiver.visitor.patch('/api/user/me', { locale: 'en' });
    await app.app.nest.get(PersonErasure).erase(receiver.email, app.clock.now());
    expect((await detail(code)).gift).toBeNull();
  });

  it('should not be accepted while its giver is blocked, nor by the giver at another address', async () => {
    const [code, receiver] = [await holdCode(app), await named(app)];
    const token = await offer(app, code, receiver.email);
    const giver = { email: code.email };
    await app.dataSource.manager.update(UserEntity, giver, { blockedAt: app.clock.now() });
    expect(outcome(await accept(receiver.visitor, token))).toBe('invalid_link');
    await app.dataSource.manager.update(UserEntity, giver, { blockedAt: null });
    await app.dataSource.manager.update(UserEntity, { id: receiver.id }, { email: newEmail() });
    await app.dataSource.manager.update(UserEntity, giver, { email: receiver.email });
    expect(outcome(await accept(code.owner, token))).toBe('own_address');
    expect(outcome(await accept(receiver.visitor, token))).toBe('not_found');
  });

  it('should not be a way to pester somebody, nor to mail many', async () => {
    const code = await holdCode(app);
    const victim = newEmail();
    for (let times = 0; times < MAIL_TO_OTHER.perSenderAndMailbox.max; times += 1) {
      await offer(app, code, victim);
      await takeBack(code);
    }
    expect(outcome(await give(code, victim))).toBe('too_many_requests');
    for (let times = MAIL_TO_OTHER.perSenderAndMailbox.max; times < MAIL_TO_OTHER.perSender.max; times += 1) {
      await offer(app, code, newEmail());
      await takeBack(code);
    }
    expect(outcome(await give(code, newEmail()))).toBe('too_many_requests');
    expect(app.mail.to(victim)).toHaveLength(MAIL_TO_OTHER.perSenderAndMailbox.max);
  });

  it('should go to whoever asked for it, and refuse the others who asked', async () => {
    const [code, asker, other] = [await holdCode(app), await named(app), await named(app)];
    await code.owner.patch(`/api/my-codes/${code.id}`, { label: 'Blue bag' });
    const ask = ({ visitor }: typeof asker) => visitor.post(`/api/scan/${code.alias}/unactivation-request`);
    await ask(asker);
    const request = await app.mail.tokenFor(code.email, 2);
    await ask(other);
    const path = `/api/unactivation-requests/${request}`;
    expect((await code.owner.get(path)).body.label).toBe('Blue bag');
    expect(outcome(await other.visitor.post(`${path}/give`))).toBe('not_found');
    expect((await code.owner.post(`${path}/give`)).status).toBe(204);
    expect(outcome(await code.owner.post(`${path}/give`))).toBe('invalid_link');
    expect(outcome(await other.visitor.post(`/api/scan/${code.alias}/activate`))).toBe('already_activated');
    expect((await accept(asker.visitor, await app.mail.tokenFor(asker.email, 2))).status).toBe(200);
    expect((await app.mail.waitFor(other.email, 2)).subject).toContain('was declined');
    expect((await app.mail.waitFor(asker.email, 3)).subject).toContain('is yours');
  });
});
