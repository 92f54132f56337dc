import { randomUUID } from 'node:crypto';
import { CONVERSATION, DAY } from '@ringtag/contracts';
import { BlockedSenderEntity } from '../src/inbox/tables/blocked-sender.entity';
import { ConversationMessageEntity } from '../src/inbox/tables/conversation-message.entity';
import { ConversationEntity } from '../src/inbox/tables/conversation.entity';
import { MessageWordEntity } from '../src/inbox/tables/message-word.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Conversations in the inbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const finder = (token: string) => {
    const visitor = app.visitor();
    const path = `/api/conversation/${token}`;
    return {
      read: () => visitor.get(path),
      write: (body: string) => visitor.post(`${path}/messages`, { body, submission: randomUUID() }),
    };
  };
  const answer = (owner: Visitor, id: string, body: string) =>
    owner.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });
  const begin = async (message: object = {}) => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail('owner'));
    const { body } = await app.message(alias, message);
    return { alias, owner, id: body.id as string, token: body.conversation as string };
  };
  const rows = async (id: string) => [
    await app.dataSource.manager.countBy(ConversationEntity, { id }),
    await app.dataSource.manager.countBy(ConversationMessageEntity, { conversationId: id }),
  ];

  it('should be in the list with what was written in it last, those written to last first', async () => {
    const { alias, owner, id, token } = await begin({ body: 'I found your keys' });
    app.clock.advance(1000);
    const { body: second } = await app.message(alias, { body: 'So did I' });
    const list = async () => (await owner.get('/api/messages')).body.items;
    expect((await list())[0]).toMatchObject({
      id: second.id,
      messageCount: 1,
      lastMessage: { side: 'sender', body: 'So did I' },
    });
    app.clock.advance(1000);
    await answer(owner, id, 'Where?');
    await finder(token).write('🔑'.repeat(1000));
    const [first, ...others] = await list();
    expect(others.map((each: { id: string }) => each.id)).toEqual([second.id]);
    expect(first).toMatchObject({ id, body: 'I found your keys', messageCount: 3, readAt: null });
    expect(first.lastMessage).toEqual({ side: 'sender', body: '🔑'.repeat(CONVERSATION.beginning) });
    expect(first.activeAt > first.createdAt).toBe(true);
    expect((await owner.get(`/api/messages/${id}`)).body).toEqual(first);
    await answer(owner, id, 'Thanks');
    expect((await list())[0].lastMessage).toEqual({ side: 'owner', body: 'Thanks' });
    app.clock.advance(1000);
    // As many as in the other one.
    for (const text of ['One', 'Two', 'Three']) await answer(owner, second.id, text);
    const last = (await list()).map((each: { lastMessage: { body: string } }) => each.lastMessage.body);
    expect(last).toEqual(['Three', 'Thanks']);
  });

  it('should be seen by nobody but its owner (AUT-1)', async () => {
    const { owner, id, token } = await begin();
    const stranger = (await app.member()).visitor;
    for (const change of [{ read: true }, { read: false }, { archived: true }])
      expect((await stranger.patch(`/api/messages/${id}`, change)).status).toBe(404);
    const bulk = { action: 'read', ids: [id] };
    await stranger.post('/api/messages/bulk', bulk);
    expect((await finder(token).read()).body.ownerSeen).toBe(0);
    expect((await owner.get(`/api/messages/${id}`)).body).toMatchObject({ readAt: null, archivedAt: null });
  });

  it('should not go back in time where another replica is ahead', async () => {
    const { owner, id } = await begin();
    app.clock.advance(60_000);
    const times = [(await answer(owner, id, 'Where?')).body.createdAt];
    app.clock.advance(-60_000);
    times.push((await answer(owner, id, 'I am near')).body.createdAt);
    expect(times[1]).toBe(times[0]);
    expect((await owner.get(`/api/messages/${id}`)).body.activeAt).toBe(times[0]);
  });

  it('should leave nothing of either side once the retention is over, and keep younger ones', async () => {
    const { owner, id, token } = await begin();
    const { manager } = app.dataSource;
    await answer(owner, id, 'Thank you');
    await finder(token).write('Found at the station');
    await owner.post('/api/blocked-senders', { messageId: id });
    app.clock.advance(31 * DAY);
    const younger = await begin();
    await answer(younger.owner, younger.id, 'Thank you');
    const admin = await app.admin();
    const change = async (messageRetentionDays: number | null) => {
      const { body } = await admin.get('/api/settings');
      expect((await admin.put('/api/settings', { ...body, messageRetentionDays })).status).toBe(200);
    };
    const countAll = async (messageId: string) => [
      ...(await rows(messageId)),
      await manager.countBy(MessageEntity, { id: messageId }),
      await manager.countBy(BlockedSenderEntity, { messageId }),
      (await manager.countBy(MessageWordEntity, { messageId })) > 0,
    ];
    await app.app.nest.get(Housekeeping).sweep();
    expect(await countAll(id)).toEqual([1, 2, 1, 1, true]);
    await change(30);
    await app.app.nest.get(Housekeeping).sweep();
    await change(null);
    expect(await countAll(id)).toEqual([0, 0, 0, 0, false]);
    expect(await countAll(younger.id)).toEqual([1, 1, 1, 0, true]);
    expect((await finder(token).read()).status).toBe(404);
    expect((await finder(younger.token).read()).status).toBe(200);
  });
});
