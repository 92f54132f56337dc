import { HELPERS } from '@ringtag/contracts';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { ConversationMessageEntity } from '../src/inbox/tables/conversation-message.entity';
import { HelperEntity } from '../src/inbox/tables/helper.entity';
import { answer, newHelped } from './support/helpers';
import { newEmail, TestApp } from './support/test-app';

const MANY = Array.from({ length: 50 }, (_, i) => i);

/** What many do at once. Both databases have to decide alike. */
describe('Helpers of a code, in parallel', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  it('should let one of many consents to a link begin the help', async () => {
    const code = await newHelped(app);
    const { visitor, email } = await app.member();
    const token = await code.invited(email);
    const answers = await Promise.all(
      MANY.map(() => visitor.post(`/api/helper-invitations/${token}/accept`)),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([204]));
    expect(await code.list()).toMatchObject([{ email, expiresAt: null }]);
    const told = await app.dataSource.manager.findBy(OutboxEntity, { template: 'helper-joined' });
    expect(told.filter(({ variables }) => variables['code'] === code.codeId)).toHaveLength(1);
  });

  it('should let an invitation be accepted or declined, but not both', async () => {
    const code = await newHelped(app);
    const { visitor, email } = await app.member();
    const token = await code.invited(email);
    await Promise.all(
      MANY.map((i) => visitor.post(`/api/helper-invitations/${token}/${i % 2 ? 'accept' : 'decline'}`)),
    );
    const rows = await code.list();
    const { codes } = (await visitor.get('/api/helping')).body;
    expect(codes).toHaveLength(rows.length);
    expect(rows.filter(({ consentedAt }: HelperEntity) => consentedAt === null)).toEqual([]);
  });

  it('should give a code no more helpers than it may have', async () => {
    const code = await newHelped(app);
    const answers = await Promise.all(
      Array.from({ length: HELPERS.perCode + 3 }, () => code.invite(newEmail('many'))),
    );
    expect(statuses(answers)).toEqual([...Array<number>(HELPERS.perCode).fill(204), 400, 400, 400]);
    expect(await code.list()).toHaveLength(HELPERS.perCode);
  });

  it('should count the invitations of an owner per day, those for other codes too', async () => {
    const first = await newHelped(app);
    const alias = await app.code();
    await first.owner.post(`/api/scan/${alias}/activate`);
    const codes = (await first.owner.get('/api/my-codes')).body.items as { id: string }[];
    const answers = await Promise.all(
      Array.from({ length: HELPERS.perOwner.max + 2 }, (_, i) =>
        first.owner.post(`/api/my-codes/${codes[i % 2]!.id}/helpers`, { email: newEmail('limited') }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 204);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'validation_failed'],
      [400, 'validation_failed'],
    ]);
    const [{ id }] = (await first.owner.get(`/api/my-codes/${codes[0]!.id}/helpers`)).body.helpers;
    await first.owner.delete(`/api/my-codes/${codes[0]!.id}/helpers/${id}`);
    const beyond = await first.owner.post(`/api/my-codes/${codes[0]!.id}/helpers`, {
      email: newEmail('beyond'),
    });
    expect(beyond.status).toBe(429);
  });

  it('should not be a way to pester somebody, in whichever spelling', async () => {
    const code = await newHelped(app);
    const { max } = HELPERS.perOwnerAndMailbox;
    const [name, domain] = newEmail('pestered').split('@');
    const spellings = Array.from({ length: 10 }, (_, i) => `${name}+${i}@${domain}`);
    const answers = await Promise.all(spellings.slice(0, 5).map((email) => code.invite(email)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(max);
    expect(answers.filter(({ body }) => body?.code === 'too_many_requests')).toHaveLength(5 - max);
    for (const { id } of await code.list()) await code.owner.delete(`${code.path}/${id}`);
    expect((await code.invite(spellings[9]!)).status).toBe(429);
    expect(await code.list()).toEqual([]);
  });

  it('should have an answer in before the help ends, or refuse it', async () => {
    const code = await newHelped(app);
    const { helper, helpId } = await code.join();
    const { id } = await code.write();
    const answers = await Promise.all([
      ...MANY.slice(0, 25).map((i) => answer(helper, id, `Answer ${i}`)),
      code.owner.delete(`${code.path}/${helpId}`),
      ...MANY.slice(25).map((i) => answer(helper, id, `Answer ${i}`)),
    ]);
    const written = answers.filter(({ status }) => status === 201).length;
    expect(new Set(statuses(answers))).toEqual(new Set(written > 0 ? [201, 204, 404] : [204, 404]));
    const stored = await app.dataSource.manager.findBy(ConversationMessageEntity, { conversationId: id });
    expect(stored).toHaveLength(written);
    expect((await answer(helper, id)).status).toBe(404);
  });

  it('should end the help once, whoever ends it', async () => {
    const code = await newHelped(app);
    const { helper, helpId } = await code.join();
    const answers = await Promise.all(
      MANY.map((i) =>
        i % 2 ? helper.delete(`/api/helping/${helpId}`) : code.owner.delete(`${code.path}/${helpId}`),
      ),
    );
    expect(statuses(answers)).toEqual([204, ...Array<number>(MANY.length - 1).fill(404)]);
  });

  it('should leave nothing of an end of the activation and a consent at once', async () => {
    const code = await newHelped(app);
    const { visitor, email } = await app.member();
    const token = await code.invited(email);
    await Promise.all([
      ...MANY.slice(0, 20).map(() => visitor.post(`/api/helper-invitations/${token}/accept`)),
      code.owner.post(`/api/scan/${code.alias}/unactivate`),
    ]);
    expect(await app.dataSource.manager.countBy(HelperEntity, { email })).toBe(0);
    expect((await visitor.get('/api/helping')).body.codes).toEqual([]);
    const [ended] = await app.dataSource.manager.findBy(ActivationEntity, { itemId: code.codeId });
    expect(ended!.helped).toBeFalsy();
  });
});
