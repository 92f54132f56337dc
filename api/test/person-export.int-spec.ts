import { randomUUID } from 'node:crypto';
import { EXPORT_LINK } from '@ringtag/contracts';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ConversationNoticeEntity } from '../src/inbox/tables/conversation-notice.entity';
import { readPersonTask, runPersonTask } from '../src/operations/people/person-command';
import { give, holdCode } from './support/gifts';
import { newHelped } from './support/helpers';
import { BOUNCES_SECRET, reportBounce } from './support/signed-report';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

/** Somebody asks the operator for a copy of their data. */
describe('A copy of the data of a person', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages({ MAIL_BOUNCES_SECRET: BOUNCES_SECRET });
  });
  afterAll(() => app.stop());

  const askFor = (email: string) =>
    runPersonTask(app.app.nest, readPersonTask([email, '--export'])!, () => undefined);
  /** The path behind the button of the mail. */
  const getLink = async (email: string): Promise<string> => {
    const { text = '' } = await app.mail.waitForSubject(email, 'Your data on Ringtag');
    return /\/personal-data\?token=\S+/.exec(text)![0];
  };
  const readToken = (path: string) => new URL(path, 'http://x').searchParams.get('token')!;
  const take = (path: string) => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };
    return app.visitor().send('POST', '/personal-data', `token=${readToken(path)}`, form);
  };
  const prove = (id: string) =>
    app.dataSource.manager.update(ConversationNoticeEntity, { id }, { answersProvedAt: app.clock.now() });
  const write = async (message: object): Promise<{ owner: Visitor; id: string }> => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail('owner'));
    const { id } = (await app.message(alias, { body: 'Found your keys', ...message })).body;
    await owner.post(`/api/conversations/${id}/messages`, { body: 'Thank you', submission: randomUUID() });
    return { owner, id };
  };

  it('should be taken once by an owner, with a link that changes nothing when it is opened (LNK-2)', async () => {
    const { email } = await app.member();
    await askFor(email.toUpperCase());
    const link = await getLink(email);
    for (let i = 0; i < 3; i += 1) expect((await app.visitor().get(link)).status).toBe(200);
    const answer = await take(link);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="personal-data.json"',
    ]);
    expect(answer.body).toMatchObject({ account: { email }, sent: [] });
    for (const again of [await take(link), await take(`${link.slice(0, -1)}x`)]) {
      expect(again.status).toBe(400);
      expect(String(again.body)).toContain('This link no longer works');
    }
  });

  it('should be given to one of ten requests at the same time', async () => {
    const { email } = await app.member();
    await askFor(email);
    const link = await getLink(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('should not be given after a week', async () => {
    const { email } = await app.member();
    await askFor(email);
    const link = await getLink(email);
    app.clock.advance(EXPORT_LINK.life);
    expect((await take(link)).status).toBe(400);
  });

  it('should have both sides of conversations whose answers are mailed to the address, once it is proved', async () => {
    const email = newEmail('sender');
    const { id } = await write({ sender: { name: 'Zoë' }, answersTo: email });
    await expect(askFor(email)).rejects.toThrow('proved');
    await prove(id);
    await reportBounce(app, email);
    await askFor(email);
    const { sent, account, mailBounce } = (await take(await getLink(email))).body;
    expect([account, mailBounce.kind]).toEqual([undefined, 'permanent']);
    expect(sent).toMatchObject([
      {
        senderName: 'Zoë',
        answersMailed: true,
        messages: [{ body: 'Found your keys' }, { body: 'Thank you' }],
      },
    ]);
    const { pathname } = new URL(sent[0].link);
    expect((await app.visitor().get(`/api${pathname}`)).status).toBe(200);
    expect(await app.dataSource.manager.countBy(OutboxEntity, { recipient: email })).toBe(0);
  });

  it('should have what is addressed to somebody without an account', async () => {
    const email = newEmail('addressed');
    const { id } = await write({ sender: { email }, answersTo: email });
    await prove(id);
    const [given, helped] = [await holdCode(app), await newHelped(app)];
    await give(given, email);
    await helped.invite(email);
    await askFor(email);
    const { body } = await take(await getLink(email));
    expect(body.gifts).toMatchObject([{ code: given.alias, given: false, email }]);
    expect(body.invitations).toEqual([{ code: helped.alias, email, invitedAt: expect.any(String) }]);
  });

  it('should not have what owners answered to somebody who only named the address', async () => {
    const { email } = await app.member();
    await write({ sender: { email } });
    await askFor(email);
    const { sent } = (await take(await getLink(email))).body;
    expect(sent).toMatchObject([{ link: null, messages: [{ side: 'sender', body: 'Found your keys' }] }]);
  });
});
