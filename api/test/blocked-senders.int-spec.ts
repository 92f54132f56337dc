import { Not } from 'typeorm';
import { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { BlockedSenderEntity } from '../src/inbox/tables/blocked-sender.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { newId } from '../src/platform/database/columns';
import { newEmail, TestApp } from './support/test-app';

describe('Blocked senders and reported messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const owned = async () => {
    const [alias, second] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const owner = await app.owner(alias, email);
    await owner.post(`/api/scan/${second}/activate`);
    const received = async () => (await owner.get('/api/messages')).body.total;
    return { alias, second, email, owner, received };
  };
  const zoe = { name: 'Zoë', email: 'Zoe@Example.com', phone: '+49 (30) 123' };

  it('should be answered like others, and neither stored nor told, whichever code they write to', async () => {
    const { alias, second, email, owner, received } = await owned();
    const { body: message } = await app.message(alias, { sender: zoe });
    const blocked = await owner.post('/api/blocked-senders', { messageId: message.id });
    expect(blocked.status).toBe(201);
    expect(blocked.body.items.map(({ address }: { address: string }) => address)).toEqual([
      'Zoe@Example.com',
      '+49 (30) 123',
    ]);
    const mails = () =>
      app.dataSource.manager.countBy(OutboxEntity, { recipient: email, template: 'message' });
    const before = await mails();
    for (const sender of [{ email: 'zoe@EXAMPLE.com' }, { phone: '00 49 (0)30 123' }, zoe]) {
      const answer = await app.message(second, { sender, body: JSON.stringify(sender) });
      expect({ status: answer.status, keys: Object.keys(answer.body) }).toEqual({
        status: 201,
        keys: ['id', 'conversation'],
      });
    }
    expect(await received()).toBe(1);
    expect(await mails()).toBe(before);
    // The limit counts them too.
    const { formToken } = (await app.visitor().get(`/api/scan/${second}`)).body;
    const statuses = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push((await app.message(second, { formToken, sender: zoe, body: `${i}` })).status);
    expect(statuses).toEqual([201, 201, 429, 429, 429]);

    const { items } = (await owner.get('/api/blocked-senders')).body;
    expect(items).toHaveLength(2);
    for (const { id } of items) expect((await owner.delete(`/api/blocked-senders/${id}`)).status).toBe(204);
    expect((await owner.get('/api/blocked-senders')).body).toMatchObject({ items: [], total: 0, page: 1 });
    await app.message(alias, { sender: zoe, body: 'Hello again' });
    expect(await received()).toBe(2);
  });

  it('should be told by the link alone: the same form has one answer and counts once, blocked, trapped or not', async () => {
    const { alias, second, owner, received } = await owned();
    const third = await app.code();
    await owner.post(`/api/scan/${third}/activate`);
    const { body: message } = await app.message(alias, { sender: zoe });
    const forms = {
      // Another address: nobody blocked it.
      delivered: { alias, sender: { email: newEmail() } },
      blocked: { alias: second, sender: zoe },
      trapped: { alias: third, sender: { email: newEmail() }, website: 'https://spam.example' },
    };
    await owner.post('/api/blocked-senders', { messageId: message.id });
    for (const { alias: to, ...form } of Object.values(forms)) {
      const { formToken } = (await app.visitor().get(`/api/scan/${to}`)).body;
      app.clock.advance(2000);
      const send = (body: string) =>
        app.visitor().post(`/api/scan/${to}/messages`, { kind: 'message', body, formToken, ...form });
      const atOnce = await Promise.all(Array.from({ length: 8 }, () => send('Hello')));
      app.clock.advance(60_000);
      const answers = [...atOnce, await send('Hello')];
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      // ADR 74: who opens the link of a dropped message sees that it opens nothing.
      const opened = await app.visitor().get(`/api/conversation/${answers[0]!.body.conversation}`);
      expect(opened.status).toBe(to === alias ? 200 : 404);
      expect(answers[0]!.body.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      // One of five was taken; the first code had one message before.
      const left = [];
      for (let i = 0; i < 5; i += 1) left.push((await send(`No. ${i}`)).status);
      expect(left.filter((status) => status === 201)).toHaveLength(to === alias ? 3 : 4);
    }
    expect(await received()).toBe(1 + 1 + 3);
  });

  it('should be blocked once, however many ask at the same time, and by this owner alone (AUT-1)', async () => {
    const { alias, owner } = await owned();
    const other = await owned();
    const { body: earlier } = await app.message(alias, { sender: { email: newEmail() } });
    await owner.post('/api/blocked-senders', { messageId: earlier.id });
    const { body: message } = await app.message(alias, { sender: zoe });
    const block = () => owner.post('/api/blocked-senders', { messageId: message.id });
    const answers = await Promise.all(Array.from({ length: 10 }, block));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body.items).toHaveLength(2);
    expect((await owner.get('/api/blocked-senders')).body.total).toBe(3);
    const { body: theirs } = await app.message(other.alias, { sender: zoe });
    expect(await other.received()).toBe(1);
    const own = await other.owner.post('/api/blocked-senders', { messageId: theirs.id });
    expect(own.body.items).toHaveLength(2);
    expect((await other.owner.post('/api/blocked-senders', { messageId: message.id })).status).toBe(404);
    const [{ id }] = answers[0]!.body.items;
    expect((await other.owner.delete(`/api/blocked-senders/${id}`)).status).toBe(404);
  });

  it('should be blocked in their conversation where they left neither address nor number', async () => {
    const { alias, owner, received } = await owned();
    const { body: message } = await app.message(alias, { sender: { name: 'Zoë' } });
    const { body: other } = await app.message(alias, { sender: { name: 'Zoë' } });
    const read = (token: string) => app.visitor().get(`/api/conversation/${token}`);
    const block = () => owner.post('/api/blocked-senders', { messageId: message.id });
    const [first, second] = await Promise.all([block(), block()]);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const [blocked] = first.body.items;
    expect(blocked).toMatchObject({ address: '', messageId: message.id, senderName: 'Zoë' });
    expect((await owner.get('/api/blocked-senders')).body).toMatchObject({ items: [blocked], total: 1 });
    expect((await read(message.conversation)).status).toBe(404);
    expect((await read(other.conversation)).status).toBe(200);
    expect((await owner.get(`/api/conversations/${message.id}`)).body).toMatchObject({ end: 'blocked' });
    const answer = { body: 'Hello', submission: newId() };
    expect((await owner.post(`/api/conversations/${message.id}/messages`, answer)).status).toBe(409);
    const { blockedSenders } = (await owner.get('/api/user/export')).body;
    expect(blockedSenders).toEqual([
      { address: '', name: 'Zoë', number: null, createdAt: blocked.createdAt },
    ]);

    const stranger = (await owned()).owner;
    expect((await stranger.delete(`/api/blocked-senders/${blocked.id}`)).status).toBe(404);
    expect((await owner.delete(`/api/blocked-senders/${blocked.id}`)).status).toBe(204);
    expect((await read(message.conversation)).status).toBe(200);
    expect(await received()).toBe(2);
    await block();
    await owner.delete(`/api/messages/${message.id}`);
    expect((await owner.get('/api/blocked-senders')).body.total).toBe(0);
    expect((await owner.post('/api/blocked-senders', { messageId: 'x' })).status).toBe(400);
  });

  it('should go along in the export, and go with the account (ERASE)', async () => {
    const { alias, owner, email } = await owned();
    const { body: message } = await app.message(alias, { sender: zoe });
    await owner.post('/api/blocked-senders', { messageId: message.id });
    const { blockedSenders } = (await owner.get('/api/user/export')).body;
    expect(blockedSenders.map(({ address }: { address: string }) => address)).toEqual([zoe.email, zoe.phone]);
    const { id: ownerId } = (await owner.get('/api/user/me')).body;
    const mails = app.mail.to(email).length;
    const { challengeId } = (await owner.post('/api/user/confirmation', { purpose: 'delete-account' })).body;
    const code = await app.mail.codeAfter(email, mails);
    const others = { ownerId: Not(ownerId) };
    const kept = await app.dataSource.manager.countBy(BlockedSenderEntity, others);
    expect((await owner.post('/api/user/delete', { challengeId, code })).status).toBe(204);
    expect(await app.dataSource.manager.countBy(BlockedSenderEntity, { ownerId })).toBe(0);
    expect(await app.dataSource.manager.countBy(BlockedSenderEntity, others)).toBe(kept);
  });

  it('should be reported once, and leave the inbox', async () => {
    const { alias, owner, received } = await owned();
    const { body: message } = await app.message(alias);
    const { body: other } = await app.message(alias);
    const report = () => owner.post(`/api/messages/${message.id}/report`);
    const first = await report();
    expect(first.body.reportedAt).not.toBeNull();
    expect(first.body.archivedAt).not.toBeNull();
    app.clock.advance(1000);
    expect((await report()).body).toEqual(first.body);
    expect(await received()).toBe(1);
    expect((await owner.get(`/api/messages/${other.id}`)).body.reportedAt).toBeNull();
    const stranger = (await owned()).owner;
    expect((await stranger.post(`/api/messages/${message.id}/report`)).status).toBe(404);
    expect(
      (await app.dataSource.manager.findOneByOrFail(MessageEntity, { id: message.id })).reportedAt,
    ).not.toBeNull();
  });
});
