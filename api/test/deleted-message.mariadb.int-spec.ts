import { setTimeout as sleep } from 'node:timers/promises';
import { ConversationStateEntity } from '../src/inbox/tables/conversation-state.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { lockRows } from '../src/platform/database/lock-rows';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { beginTalk } from './support/talk';
import { TestApp } from './support/test-app';

/** The embedded database runs one transaction at a time, so this needs a server. */
describe('A message that is deleted while its conversation changes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({}, { oneNode: true });
  });
  afterAll(() => app.stop());

  const isWaiting = async () => {
    const rows = await app.dataSource.query<object[]>(
      `SELECT 1 FROM INFORMATION_SCHEMA.INNODB_TRX t
       JOIN INFORMATION_SCHEMA.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
       WHERE t.trx_state = 'LOCK WAIT' AND p.DB = DATABASE()`,
    );
    return rows.length > 0;
  };

  it('should leave nothing of what was written while the deletion waited', async () => {
    const { owner, email, id } = await beginTalk(app);
    // Writing the mail about it locks it as well.
    await app.mail.waitFor(email, 2);
    const deleted = await app.app.nest.get(TransactionRunner).run(async (manager) => {
      // As whoever changes the state of a conversation does.
      await lockRows(manager, MessageEntity, [id]);
      const deletion = owner.post('/api/messages/bulk', { action: 'delete', ids: [id] });
      // The server renews this table only after it was not read for 100 ms.
      do await sleep(150);
      while (!(await isWaiting()));
      const state = { solvedAt: app.clock.now(), solvedBy: 'owner' as const };
      await manager.insert(ConversationStateEntity, {
        id,
        ...state,
        thanked: false,
        ownerSharesPhone: false,
      });
      // The transaction ends before the deletion can.
      return { deletion };
    });
    expect((await deleted.deletion).body.changed).toBe(1);
    expect(await app.dataSource.manager.countBy(ConversationStateEntity, { id })).toBe(0);
  });
});
