import { randomUUID } from 'node:crypto';
import { DAY } from '@ringtag/contracts';
import { MessageCounts } from '../src/inbox/messages/message-counts';
import { MessageCountEntity } from '../src/inbox/tables/message-count.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { newEmail, TestApp } from './support/test-app';

const DAYS = 30;

describe('The retention of messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    const admin = await app.admin();
    const settings = (await admin.get('/api/settings')).body;
    const change = { ...settings, messageRetentionDays: DAYS };
    expect((await admin.put('/api/settings', change)).status).toBe(200);
  });
  afterAll(() => app.stop());

  const sweep = () => app.app.nest.get(Housekeeping).sweep();
  const begin = async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { conversation } = (await app.message(alias)).body;
    const path = `/api/conversation/${conversation}`;
    return {
      read: () => app.visitor().get(path),
      write: () => app.visitor().post(`${path}/messages`, { body: 'Still there?', submission: randomUUID() }),
    };
  };

  it('should count from the last message, and delete a conversation whole', async () => {
    const { read, write } = await begin();
    app.clock.advance((DAYS - 1) * DAY);
    await write();
    const { messages, keptUntil } = (await read()).body;
    expect(Date.parse(keptUntil)).toBe(Date.parse(messages[1].createdAt) + DAYS * DAY);
    app.clock.advance(2 * DAY);
    const run = jest.spyOn(app.app.nest.get(MessageCounts), 'runCounted');
    await sweep();
    // Nor is anybody kept waiting by what stays.
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
    expect((await read()).body.messageCount).toBe(2);
    app.clock.advance(DAYS * DAY);
    await sweep();
    expect((await read()).status).toBe(404);
  });

  it('should count what it deletes in several steps', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const { manager } = app.dataSource;
    const sample = await manager.findOneByOrFail(MessageEntity, { id: (await app.message(alias)).body.id });
    const rows = Array.from({ length: 500 }, () => ({ ...sample, id: newId(), submission: null }));
    for (let i = 0; i < rows.length; i += 200) await manager.insert(MessageEntity, rows.slice(i, i + 200));
    await app.app.nest.get(MessageCounts).add(manager, sample.ownerId, rows);
    app.clock.advance((DAYS + 1) * DAY);
    await sweep();
    const { ownerId } = sample;
    expect(await manager.countBy(MessageEntity, { ownerId })).toBe(0);
    expect(await manager.sum(MessageCountEntity, 'count', { ownerId })).toBe(0);
  });

  it('should spare a conversation in which somebody writes while it is being deleted', async () => {
    const { read, write } = await begin();
    app.clock.advance((DAYS + 1) * DAY);
    const counts = app.app.nest.get(MessageCounts);
    const run = counts.runCounted.bind(counts);
    jest.spyOn(counts, 'runCounted').mockImplementationOnce(async (...given) => {
      expect((await write()).status).toBe(201);
      return run(...given);
    });
    await sweep();
    expect((await read()).body.messageCount).toBe(2);
  });
});
