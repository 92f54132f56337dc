import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY, MAIL_BOUNCES, MINUTE, SECOND } from '@ringtag/contracts';
import times from 'lodash/times';
import { MailBounceEntity } from '../src/delivery/tables/mail-bounce.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { toVariables } from '../src/platform/config/variables-for-programs';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { newAnswersTo, readMailedPath, type AnswersToActs } from './support/answers-to';
import { eventually } from './support/eventually';
import { PlainBrowsing } from './support/plain-browsing';
import { BOUNCES_SECRET, OTHER_SECRET, reportBounce, sendReport, signReport } from './support/signed-report';
import { newEmail, TestApp } from './support/test-app';
import { useUp } from './support/use-up';
import type { Visitor } from './support/visitor';

const TOKEN = 'a token of an operator';
const VALID = { email: 'ann@example.com', kind: 'permanent', at: '2026-11-30T12:00:00Z' };
const PATH = '/api/mail-bounces';
const OPERATIONS = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');

describe('What a mail provider says of mails that came back (MAIL-5)', () => {
  let app: TestApp;
  let acts: AnswersToActs;
  beforeAll(async () => {
    app = await TestApp.startWithPages({
      TRUST_PROXY: '1',
      METRICS_TOKEN: TOKEN,
      MAIL_BOUNCES_SECRET: `whsec_${BOUNCES_SECRET}`,
      MAIL_BOUNCES_SECRET_ACCEPTED: OTHER_SECRET,
      MAIL_ENVELOPE_FROM: 'returns@mails.example.com',
    });
    acts = newAnswersTo(app);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.dataSource.manager.clear(MailBounceEntity));

  const now = () => app.clock.now().toISOString();
  const find = (email: string) => app.dataSource.manager.findOneBy(MailBounceEntity, { email });
  const isStopped = async (email: string) => (await find(email))?.provedAt === null;
  const post = (body: string, headers: Record<string, string>) => app.visitor().post(PATH, body, headers);
  const listFields = (answer: { body: { error: { field: string }[] } }) =>
    answer.body.error.map(({ field }) => field);
  const findMails = (email: string) => app.dataSource.manager.findBy(OutboxEntity, { recipient: email });
  /** What became of the mail of this kind to the address. */
  const becomes = (email: string, template: string) =>
    eventually(
      async () => (await findMails(email)).find((mail) => mail.template === template)?.status,
      'stopped',
    );
  const askForDigits = async (
    visitor: Visitor,
    email: string,
  ): Promise<{ challengeId: string; code: string }> => {
    const before = app.mail.to(email).length;
    const { body } = await visitor.post('/api/user/confirmation', { purpose: 'confirm' });
    return { challengeId: body.challengeId, code: await app.mail.codeAfter(email, before) };
  };

  const report = () => JSON.stringify({ bounces: [{ email: newEmail(), kind: 'permanent', at: now() }] });

  it('should be believed only if one of the two secrets has signed it', async () => {
    const body = report();
    expect((await post(body, signReport(body, app.clock.now()))).status).toBe(204);
    expect((await post(body, signReport(body, app.clock.now(), OTHER_SECRET))).status).toBe(204);
    const wrong = await post(body, signReport(body, app.clock.now(), Buffer.alloc(32).toString('base64')));
    expect([wrong.status, wrong.body.code, listFields(wrong)]).toEqual([
      400,
      'validation_failed',
      ['webhook-signature'],
    ]);
    expect(app.events().at(-1)).toMatchObject({ event: 'access_refused', rule: 'signature' });
  });

  it('should not be believed for another body, another id or without headers', async () => {
    const body = report();
    const headers = signReport(body, app.clock.now());
    const tries = [
      await post(report(), headers),
      await post(`${body} `, headers),
      await post(body, { ...headers, 'webhook-id': 'another' }),
      await post(body, { ...headers, 'webhook-signature': headers['webhook-signature']!.slice(3) }),
      await post(body, {}),
    ];
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  it('should be believed with several signatures, as while a provider changes its secret', async () => {
    const body = report();
    const { 'webhook-signature': right, ...headers } = signReport(body, app.clock.now());
    expect((await post(body, { ...headers, 'webhook-signature': `v1,AAAA v1a,x ${right}` })).status).toBe(
      204,
    );
  });

  it.each([-1, 1])('should not be believed beyond five minutes from now: %i', async (way) => {
    const body = report();
    const signedAt = (ago: number) => new Date(app.clock.now().getTime() + way * ago);
    const early = signReport(body, signedAt(MAIL_BOUNCES.signedWithin - 10 * SECOND));
    expect((await post(body, early)).status).toBe(204);
    const late = await post(body, signReport(body, signedAt(MAIL_BOUNCES.signedWithin + 10 * SECOND)));
    expect([late.status, listFields(late)]).toEqual([400, ['webhook-timestamp']]);
  });

  it('should not be believed from a page of another site, whatever it signed', async () => {
    const body = report();
    const headers = { ...signReport(body, app.clock.now()), 'sec-fetch-site': 'cross-site' };
    expect((await post(body, headers)).status).toBe(403);
  });

  it('should be taken as many times a minute as a provider needs', async () => {
    const limit = { purpose: 'mail-bounces', subject: '', ...MAIL_BOUNCES.requests };
    await useUp(app, limit);
    const refused = await reportBounce(app, newEmail());
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    app.clock.advance(2 * MINUTE);
    expect((await reportBounce(app, newEmail())).status).toBe(204);
  });

  it.each<[string, unknown[]]>([
    ['none', []],
    ['too many', times(MAIL_BOUNCES.max + 1, () => VALID)],
    ['no address', [{ ...VALID, email: 'nobody' }]],
    ['another kind', [{ ...VALID, kind: 'hard' }]],
    ['no time', [{ ...VALID, at: 'yesterday' }]],
  ])('should not be taken with %s', async (_what, bounces) => {
    const refused = await sendReport(app, bounces);
    expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
    expect(await app.dataSource.manager.count(MailBounceEntity)).toBe(0);
  });

  it('should be answered alike for addresses that nobody has, and kept in the canonical form', async () => {
    const { email } = await app.member();
    const unknown = newEmail();
    const answers = [await reportBounce(app, email.toUpperCase()), await reportBounce(app, unknown)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [204, answers[0]!.body],
      [204, answers[0]!.body],
    ]);
    expect([await isStopped(email), await isStopped(unknown)]).toEqual([true, true]);
  });

  it('should be a hundred addresses at once, of which each has its last bounce; temporary ones change nothing', async () => {
    const emails = times(MAIL_BOUNCES.max / 2, () => newEmail());
    const early = new Date(app.clock.now().getTime() - MINUTE).toISOString();
    const bounces = emails.flatMap((email) => [
      { email, kind: 'complaint', at: now() },
      { email, kind: 'permanent', at: early },
    ]);
    expect((await sendReport(app, bounces)).status).toBe(204);
    const rows = await app.dataSource.manager.find(MailBounceEntity);
    expect(rows).toHaveLength(emails.length);
    expect(rows.every(({ kind }) => kind === 'complaint')).toBe(true);
    const away = newEmail();
    expect((await reportBounce(app, away, { kind: 'temporary' })).status).toBe(204);
    expect(await find(away)).toBeNull();
  });

  it('should be kept once by ten in parallel, and change nothing when it comes again', async () => {
    const { email, visitor } = await app.member();
    const body = JSON.stringify({ bounces: [{ email, kind: 'permanent', at: now() }] });
    const headers = signReport(body, app.clock.now());
    const answers = await Promise.all(times(10, () => post(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual(times(10, () => 204));
    const row = await find(email);
    expect(await app.dataSource.manager.count(MailBounceEntity)).toBe(1);
    app.clock.advance(MINUTE);
    await post(body, headers);
    expect(await find(email)).toEqual(row);
    // Somebody has proved the address since then.
    await visitor.post('/api/user/email-confirm', await askForDigits(visitor, email));
    await post(body, headers);
    expect(await isStopped(email)).toBe(false);
    app.clock.advance(SECOND);
    await reportBounce(app, email);
    expect(await isStopped(email)).toBe(true);
  });

  it('should stop notices, and neither digits nor links', async () => {
    const { alias, owner } = await acts.owned();
    const { email } = (await owner.get('/api/user/me')).body;
    await reportBounce(app, email);
    const before = app.mail.to(email).length;
    await acts.write(alias);
    await becomes(email, 'message');
    // A sign-in in a browser that the account does not know.
    const { challengeId } = (await app.visitor().post('/api/auth/sign-in', { email })).body;
    const code = await app.mail.codeAfter(email, before);
    expect(app.mail.to(email)).toHaveLength(before + 1);
    const admin = await app.admin();
    const { items } = (await admin.get('/api/mails?state=stopped')).body;
    expect(items).toEqual([expect.objectContaining({ recipient: email, template: 'message', tries: 0 })]);
    expect((await admin.get('/api/system')).body.mails).toMatchObject({ bouncing: 1 });
    const metrics = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await metrics.text()).toContain('\nringtag_mail_bounces 1\n');
    // Using the digits proves the address, in the transaction that signs in and tells of it.
    expect((await app.visitor().post('/api/auth/sign-in-verify', { challengeId, code })).status).toBe(200);
    expect(await isStopped(email)).toBe(false);
    await acts.write(alias);
    await eventually(async () => app.mail.to(email).some(({ subject }) => /message/i.test(subject!)), true);
  });

  it('should stop a mail that was queued before', async () => {
    const { email, visitor } = await app.member('a good password');
    const find = async () => (await findMails(email)).find(({ template }) => template === 'password-changed');
    app.mail.refusal = (command, recipient) =>
      command === 'RCPT TO' && recipient === email ? '450 4.2.1 Try again later' : undefined;
    const body = { password: 'a better password', currentPassword: 'a good password' };
    expect((await visitor.post('/api/profile/password', body)).status).toBe(204);
    await eventually(async () => (await find())?.tries, 1);
    await reportBounce(app, email);
    app.mail.refusal = () => undefined;
    app.clock.advance(2 * SECOND);
    await becomes(email, 'password-changed');
  });

  it('should stop answers to a sender, until the button in a mail of a new conversation is pressed', async () => {
    const browse = new PlainBrowsing(app);
    const address = newEmail('hidden');
    const first = await acts.begin({ answersTo: address });
    await app.mail.waitFor(address);
    await reportBounce(app, address);
    await first.answer('Thank you');
    await eventually(() => app.dataSource.manager.countBy(OutboxEntity, { template: 'answer' }), 0);
    expect(app.mail.to(address)).toHaveLength(1);
    // Somebody has just asked for this one.
    await acts.begin({ answersTo: address });
    const path = readMailedPath(await app.mail.waitFor(address, 2));
    await browse.post(app.visitor(), path, {});
    expect(await isStopped(address)).toBe(false);
  });

  it('should be shown to the owner alone, who proves the address by digits', async () => {
    const { email, visitor } = await app.member();
    expect((await visitor.get('/api/user/email')).body).toEqual({ bounce: null });
    await reportBounce(app, email, { kind: 'complaint' });
    const { bouncedAt } = (await find(email))!;
    const bounce = { kind: 'complaint', bouncedAt: bouncedAt.toISOString() };
    expect((await visitor.get('/api/user/email')).body).toEqual({ bounce });
    expect((await visitor.get('/api/user/export')).body).toMatchObject({ mailBounce: bounce });
    const other = await app.member();
    expect((await other.visitor.get('/api/user/email')).body).toEqual({ bounce: null });
    const proof = await askForDigits(visitor, email);
    expect((await other.visitor.post('/api/user/email-confirm', proof)).body.code).toBe('invalid_code');
    const answers = await Promise.all(times(10, () => visitor.post('/api/user/email-confirm', proof)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await visitor.get('/api/user/email')).body).toEqual({ bounce: null });
  });

  it('should go with the account, and after half a year', async () => {
    const { email, visitor } = await app.member('a good password');
    const old = newEmail();
    await sendReport(
      app,
      [email, old].map((each) => ({ email: each, kind: 'permanent', at: now() })),
    );
    await visitor.post('/api/user/delete', { password: 'a good password' });
    expect([await find(email), await isStopped(old)]).toEqual([null, true]);
    app.clock.advance(MAIL_BOUNCES.kept + DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await find(old)).toBeNull();
  });

  it('should come back to the address of MAIL_ENVELOPE_FROM, while mails are from another', async () => {
    const { email } = await app.member();
    const mail = await app.mail.waitFor(email);
    expect([mail.envelopeFrom, mail.from?.address, mail.recipients]).toEqual([
      'returns@mails.example.com',
      'no-reply@qr.test',
      [email],
    ]);
  });
});

it('should be told by the command of the docs (MAIL-5)', async () => {
  const app = await TestApp.start({ MAIL_BOUNCES_SECRET: BOUNCES_SECRET });
  const [, command = ''] = /```sh\n(report=[^]+?)```/.exec(OPERATIONS) ?? [];
  const script = command.replaceAll('https://qr.example.com', app.url);
  const env = toVariables({ MAIL_BOUNCES_SECRET: `whsec_${BOUNCES_SECRET}` });
  await promisify(execFile)('sh', ['-euc', script], { env });
  const [email = ''] = /[\w.]+@[\w.]+/.exec(command) ?? [];
  const row = await app.dataSource.manager.findOneBy(MailBounceEntity, { email });
  expect(row).toMatchObject({ kind: 'permanent', provedAt: null });
  await app.stop();
});

it('should have no route without a secret, nor stop what was reported before (MAIL-5)', async () => {
  const app = await TestApp.start();
  const body = JSON.stringify({ bounces: [VALID] });
  const answer = await app.visitor().post(PATH, body, signReport(body, app.clock.now()));
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  const { id, email, visitor } = await app.member();
  expect((await app.mail.waitFor(email)).envelopeFrom).toBe('no-reply@qr.test');
  const bouncedAt = app.clock.now();
  await app.dataSource.manager.insert(MailBounceEntity, { id, email, kind: 'permanent', bouncedAt });
  expect((await visitor.get('/api/user/email')).body).toEqual({ bounce: null });
  await app.stop();
});
