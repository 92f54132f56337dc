import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { newEmail, TestApp } from './support/test-app';

const MESSAGES = 1200;
/** Far fewer than a statement could delete within its deadline of 5 s. */
const MOST_AT_ONCE = 1000;

describe('The deletion of an account with a full inbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should delete its messages step by step, and no others', async () => {
    const [alias, other] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const owner = await app.owner(alias, email);
    await app.owner(other, newEmail());
    await app.message(other);
    const { id: ownerId } = (await owner.get('/api/user/me')).body;
    const { manager } = app.dataSource;
    const { id: activationId } = await manager.findOneByOrFail(ActivationEntity, { userId: ownerId });
    const rows = Array.from({ length: MESSAGES }, () => ({
      ...{ id: newId(), activationId, ownerId, kind: 'message' as const },
      ...{ body: 'Hello', createdAt: app.clock.now(), activeAt: app.clock.now() },
    }));
    await manager.insert(MessageEntity, rows);
    const mails = app.mail.to(email).length;
    const { body } = await owner.post('/api/user/confirmation', { purpose: 'delete-account' });
    const proof = { challengeId: body.challengeId, code: await app.mail.codeAfter(email, mails) };

    const statements = jest.spyOn(app.dataSource.logger, 'logQuery');
    expect((await owner.post('/api/user/delete', proof)).status).toBe(204);
    const deleted = statements.mock.calls
      .filter(([sql]) => /^DELETE FROM .messages\W/.test(sql))
      .map(([, ids]) => ids!.length);
    statements.mockRestore();
    expect(deleted.reduce((sum, count) => sum + count)).toBe(MESSAGES);
    expect(Math.max(...deleted)).toBeLessThanOrEqual(MOST_AT_ONCE);
    expect(await manager.count(MessageEntity)).toBe(1);
  });
});
