import { toDisplayAlias, UNACTIVATION_REQUEST } from '@ringtag/contracts';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { UnactivationRequestEntity } from '../src/codes/tables/unactivation-request.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { type Member, newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Request for an unactivation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  interface Held {
    alias: string;
    email: string;
    owner: Visitor;
  }

  const held = async (): Promise<Held> => {
    const [alias, email] = [await app.code(), newEmail('owner')];
    return { alias, email, owner: await app.owner(alias, email, { name: 'Olga Owner' }) };
  };
  const ask = (visitor: Visitor, alias: string, body: object = {}) =>
    visitor.post(`/api/scan/${alias}/unactivation-request`, body);
  const asked = async (
    { alias, email }: Held,
    member?: Member,
  ): Promise<{ member: Member; token: string }> => {
    const requester = member ?? (await app.member());
    const before = app.mail.to(email).length;
    expect((await ask(requester.visitor, alias)).status).toBe(201);
    return { member: requester, token: await app.mail.tokenFor(email, before + 1) };
  };
  const show = (visitor: Visitor, token: string) => visitor.get(`/api/unactivation-requests/${token}`);
  const confirm = (visitor: Visitor, token: string) =>
    visitor.post(`/api/unactivation-requests/${token}/confirm`);
  const decline = (visitor: Visitor, token: string) =>
    visitor.post(`/api/unactivation-requests/${token}/decline`);
  const scan = async (alias: string, visitor = app.visitor()) =>
    (await visitor.get(`/api/scan/${alias}`)).body;
  const outcome = ({ status, body }: { status: number; body?: { code: string } }) => body?.code ?? status;

  it('should show the owner who asks and why, and free the code when the owner confirms', async () => {
    const code = await held();
    const { alias, email, owner } = code;
    const member = await app.member();
    await member.visitor.patch('/api/user/me', { name: 'Rita Requester' });
    expect((await scan(alias, member.visitor)).viewer).not.toHaveProperty('unactivationRequested');
    const sent = await ask(member.visitor, alias, { reason: '  I bought <b>the bike</b>  ' });
    expect([sent.status, sent.body]).toEqual([201, undefined]);
    expect((await scan(alias, member.visitor)).viewer.unactivationRequested).toBe(true);
    expect((await scan(alias, owner)).viewer).not.toHaveProperty('unactivationRequested');

    const mail = await app.mail.waitFor(email, 2);
    const displayAlias = toDisplayAlias(alias);
    expect(mail.subject).toBe(`Request to unactivate ${displayAlias}`);
    expect(mail.text).toMatch(
      new RegExp(`http://qr\\.test/scan/${displayAlias}/unactivation\\?token=[\\w.-]{112}`),
    );
    // What a stranger typed must not look as if we said it.
    expect(`${mail.text}${mail.html}`).not.toMatch(/Rita|bike/);
    const token = await app.mail.tokenFor(email, 2);
    const shown = await show(owner, token);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(shown.body).toEqual({
      code: { alias, displayAlias },
      requester: { name: 'Rita Requester', email: member.email },
      reason: 'I bought <b>the bike</b>',
      label: null,
      lost: false,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
    });

    expect((await confirm(owner, token)).status).toBe(204);
    expect((await scan(alias)).state).toBe('activatable');
    expect((await app.mail.waitFor(member.email, 2)).subject).toBe(
      `QR code ${displayAlias} can be activated again`,
    );
    expect(app.events().at(-1)).toMatchObject({ event: 'code_unactivated', scope: 'request' });
    expect(outcome(await confirm(owner, token))).toBe('invalid_link');
    expect((await member.visitor.patch('/api/user/me', { name: 'Rita' })).status).toBe(200);
    expect((await member.visitor.post(`/api/scan/${alias}/activate`)).status).toBe(200);
  });

  it('should leave the code as it is when the owner declines, and say so to the one who asked', async () => {
    const code = await held();
    const { member, token } = await asked(code);
    expect((await decline(code.owner, token)).status).toBe(204);
    expect((await app.mail.waitFor(member.email, 2)).subject).toContain('was declined');
    expect((await scan(code.alias, member.visitor)).viewer).not.toHaveProperty('unactivationRequested');
    for (const answer of [show, confirm, decline]) {
      expect(outcome(await answer(code.owner, token))).toBe('invalid_link');
    }
    expect((await scan(code.alias)).state).toBe('activated');
    expect(outcome(await ask(member.visitor, code.alias))).toBe('unactivation_requested');
  });

  it('should change nothing by looking at it, however often, as the owner or as a scanner (LNK-2, LNK-9)', async () => {
    const code = await held();
    const { token } = await asked(code);
    const rows = async () =>
      JSON.stringify(
        await Promise.all(
          ['unactivation_requests', 'items', 'activations'].map((table) =>
            app.dataSource.query(`SELECT * FROM ${table} ORDER BY id`),
          ),
        ),
      );
    // Scans of the tests before are written in batches.
    await app.app.nest.get(ScanCounter).flush();
    const before = await rows();
    for (let i = 0; i < 10; i += 1) {
      expect((await show(app.visitor(), token)).status).toBe(401);
      expect((await show(code.owner, token)).status).toBe(200);
      expect((await code.owner.send('HEAD', `/api/unactivation-requests/${token}`)).status).toBe(200);
    }
    expect(await rows()).toBe(before);
    expect((await confirm(code.owner, token)).status).toBe(204);
  });

  it('should be answered by nobody but the owner (LNK-9)', async () => {
    const code = await held();
    const { member, token } = await asked(code);
    const stranger = await held();
    const admin = await app.admin();
    for (const answer of [show, confirm, decline]) {
      expect(outcome(await answer(app.visitor(), token))).toBe('unauthenticated');
      for (const other of [member.visitor, stranger.owner, admin]) {
        expect(outcome(await answer(other, token))).toBe('not_found');
      }
      const [id, secret = '', end = '', signature = ''] = token.split('.');
      for (const forged of [
        `${id}.${secret.slice(0, -1)}`,
        `${id}.${secret}.${end}z.${signature}`,
        `${id}.`,
        id!,
        `x.${secret}`,
        'x',
        '%00',
      ]) {
        expect(outcome(await answer(code.owner, forged))).toBe('invalid_link');
      }
    }
    expect((await scan(code.alias)).state).toBe('activated');
  });

  it('should be dead after a day, after an unactivation and for a new owner, also the same person (LNK-9)', async () => {
    const code = await held();
    const { token: old } = await asked(code);
    app.clock.advance(UNACTIVATION_REQUEST.life);
    const owner = await app.owner(await app.code(), code.email);
    for (const answer of [show, confirm, decline])
      expect(outcome(await answer(owner, old))).toBe('link_expired');

    const { member, token } = await asked(code);
    expect((await owner.post(`/api/scan/${code.alias}/unactivate`)).status).toBe(204);
    expect((await app.mail.waitFor(member.email, 2)).subject).toContain('can be activated again');
    expect((await owner.post(`/api/scan/${code.alias}/activate`)).status).toBe(200);
    for (const answer of [show, confirm, decline])
      expect(outcome(await answer(owner, token))).toBe('invalid_link');
    await owner.post(`/api/scan/${code.alias}/unactivate`);
    const next = await app.owner(code.alias, newEmail());
    for (const answer of [show, confirm, decline]) {
      expect(outcome(await answer(next, token))).toBe('not_found');
      expect(outcome(await answer(owner, token))).toBe('invalid_link');
    }
    expect((await scan(code.alias)).state).toBe('activated');
  });

  it('should be refused to the owner, for a free code, and twice within a day', async () => {
    const { member: other } = await asked(await held());
    const code = await held();
    const { member } = await asked(code);
    expect(outcome(await ask(app.visitor(), code.alias))).toBe('unauthenticated');
    expect(outcome(await ask(code.owner, code.alias))).toBe('own_code');
    expect(outcome(await ask(member.visitor, await app.code()))).toBe('not_activated');
    expect(outcome(await ask(member.visitor, code.alias, { reason: 'x'.repeat(501) }))).toBe(
      'validation_failed',
    );
    expect(outcome(await ask(member.visitor, code.alias))).toBe('unactivation_requested');
    app.clock.advance(UNACTIVATION_REQUEST.life);
    const again = app.visitor();
    const mails = app.mail.to(member.email).length;
    const { challengeId } = (await again.post('/api/auth/sign-in', { email: member.email })).body;
    const proof = { challengeId, code: await app.mail.codeAfter(member.email, mails) };
    await again.post('/api/auth/sign-in-verify', proof);
    const viewer = { signedIn: true, isOwner: false, email: member.email };
    expect((await scan(code.alias, again)).viewer).toEqual(viewer);
    expect((await ask(again, code.alias)).status).toBe(201);
    // It replaces the first request. The other person's request stays.
    const left = { requesterId: other.id };
    expect(await app.dataSource.manager.countBy(UnactivationRequestEntity, left)).toBe(1);
  });

  it('should be five a day for one person, and ten for one code', async () => {
    const member = await app.member();
    const codes = [];
    for (let i = 0; i <= UNACTIVATION_REQUEST.perRequester.max; i += 1) codes.push(await held());
    const statuses = [];
    for (const { alias } of codes) statuses.push((await ask(member.visitor, alias)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);

    const wanted = codes.at(-1)!;
    const people = await Promise.all(Array.from({ length: 12 }, () => app.member()));
    const answers = await Promise.all(people.map(({ visitor }) => ask(visitor, wanted.alias)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(UNACTIVATION_REQUEST.perCode.max);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
    await app.mail.waitFor(wanted.email, 1 + UNACTIVATION_REQUEST.perCode.max);
    expect(await mailsTo(wanted.email)).toBe(UNACTIVATION_REQUEST.perCode.max);
  });

  const mailsTo = (recipient: string) =>
    app.dataSource.manager.countBy(OutboxEntity, { recipient, template: 'unactivation-request' });

  it('should be one row and one mail for 20 at once (REL-7)', async () => {
    const { alias, email } = await held();
    const { visitor, id } = await app.member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(visitor, alias)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => outcome(answer) === 'unactivation_requested')).toHaveLength(19);
    expect(await app.dataSource.manager.countBy(UnactivationRequestEntity, { requesterId: id })).toBe(1);
    expect(await mailsTo(email)).toBe(1);
  });

  it('should act once when it is confirmed, declined and given up at once, and count down once (LNK-9)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const code = await held();
      const { member, token } = await asked(code);
      const kept = await app.code();
      await code.owner.post(`/api/scan/${kept}/activate`);
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => confirm(code.owner, token)),
        ...Array.from({ length: 5 }, () => code.owner.post(`/api/scan/${code.alias}/unactivate`)),
        ...(round % 2 ? [decline(code.owner, token)] : []),
      ]);
      const declined = round % 2 ? Number(answers.pop()!.status === 204) : 0;
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      expect(answers.filter(({ status }) => ![204, 400, 404, 409].includes(status))).toEqual([]);
      const { activeCodes } = await app.dataSource.manager.findOneByOrFail(UserEntity, { email: code.email });
      expect(activeCodes).toBe(1);
      expect((await scan(code.alias)).state).toBe('activatable');
      await app.mail.waitFor(member.email, 2);
      const told = await app.dataSource.manager.findBy(OutboxEntity, { recipient: member.email });
      expect(told.map(({ template }) => template).filter((template) => template !== 'register')).toEqual([
        declined ? 'unactivation-declined' : 'unactivation-confirmed',
      ]);
    }
  });

  it('should be in the export, and go with the accounts of both and after its day', async () => {
    const code = await held();
    const { member: third } = await asked(await held());
    const { member, token } = await asked(code, await app.member('correct horse battery'));
    const exported = (await member.visitor.get('/api/user/export')).body;
    expect(exported.unactivationRequests).toMatchObject([{ code: code.alias, state: 'open', reason: null }]);
    const left = ({ id }: Member) =>
      app.dataSource.manager.countBy(UnactivationRequestEntity, { requesterId: id });
    await member.visitor.post('/api/user/delete', { password: 'correct horse battery' });
    expect([await left(member), await left(third)]).toEqual([0, 1]);
    expect(outcome(await show(code.owner, token))).toBe('invalid_link');

    const { member: other } = await asked(code);
    await code.owner.post('/api/profile/password', { password: 'correct horse battery' });
    expect((await code.owner.post('/api/user/delete', { password: 'correct horse battery' })).status).toBe(
      204,
    );
    expect((await app.mail.waitFor(other.email, 2)).subject).toContain('can be activated again');
    expect([await left(other), await left(third)]).toEqual([0, 1]);

    const sweep = () => app.app.nest.get(Housekeeping).sweep();
    await sweep();
    expect(await left(third)).toBe(1);
    app.clock.advance(UNACTIVATION_REQUEST.life + 1);
    await sweep();
    expect(await left(third)).toBe(0);
  });

  it('should write neither link nor name nor reason into the log or a table of mails (OTP-12, LNK-1)', async () => {
    const code = await held();
    const { token } = await asked(code);
    app.issued.note(token);
    await show(app.visitor(), token);
    await show(code.owner, token);
    await code.owner.send('GET', `/api/unactivation-requests/${token}/confirm`);
    await code.owner.post(`/api/unactivation-requests/${token}/confirm`, '{', {});
    const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const rows = await Promise.all(tables.map((table) => app.dataSource.query(`SELECT * FROM ${table}`)));
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
    expect(app.issued.foundIn(app.logs)).toEqual([]);
  });
});
