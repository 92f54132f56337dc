import { randomUUID } from 'node:crypto';
import { CONVERSATION, DAY } from '@ringtag/contracts';
import { ConversationStateEntity } from '../src/inbox/tables/conversation-state.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const PHONE = '+49 170 1234567';

describe('What both sides say of a conversation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const begin = async (message: object = {}) => {
    const alias = await app.code();
    const email = newEmail('owner');
    const owner = await app.owner(alias, email, { name: 'Ann' });
    const { body } = await app.message(alias, message);
    return { alias, owner, id: body.id as string, token: body.conversation as string };
  };
  const ofOwner = (owner: Visitor, id: string) => {
    const path = `/api/conversations/${id}`;
    return {
      read: async () => (await owner.get(path)).body,
      solve: () => owner.put(`${path}/solved`),
      reopen: () => owner.delete(`${path}/solved`),
      thank: (body: object = {}) => owner.post(`${path}/thanks`, body),
      share: () => owner.put(`${path}/phone`),
      hide: () => owner.delete(`${path}/phone`),
    };
  };
  const ofSender = (token: string) => {
    const visitor = app.visitor();
    const path = `/api/conversation/${token}`;
    return {
      read: async () => (await visitor.get(path)).body,
      solve: () => visitor.put(`${path}/solved`),
      reopen: () => visitor.delete(`${path}/solved`),
      share: (phone: string) => visitor.put(`${path}/phone`, { phone }),
      hide: () => visitor.delete(`${path}/phone`),
    };
  };
  const give = (owner: Visitor, fields: object[]) => owner.put('/api/profile', { name: 'Ann', fields });
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();

  it('should be solved by either side, once, and opened again', async () => {
    const { owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    expect(await theirs.read()).toMatchObject({ solvedAt: null, solvedBy: null, thanked: false });
    expect((await theirs.solve()).status).toBe(204);
    const { solvedAt } = await mine.read();
    app.clock.advance(1000);
    expect((await mine.solve()).status).toBe(204);
    expect(await mine.read()).toMatchObject({ solvedAt, solvedBy: 'sender' });
    expect((await mine.reopen()).status).toBe(204);
    expect(await theirs.read()).toMatchObject({ solvedAt: null, solvedBy: null });
    await mine.solve();
    expect(await theirs.read()).toMatchObject({ solvedBy: 'owner' });
    expect((await theirs.reopen()).status).toBe(204);
    expect(await mine.read()).toMatchObject({ solvedAt: null });
  });

  it('should be in the inbox, and stay solved when somebody writes', async () => {
    const { owner, id, token } = await begin();
    await ofSender(token).solve();
    const { solvedAt } = await ofOwner(owner, id).read();
    await owner.post(`/api/conversations/${id}/messages`, { body: 'Bye', submission: randomUUID() });
    expect((await owner.get('/api/messages')).body.items[0]).toMatchObject({ id, solvedAt });
    expect((await owner.get(`/api/messages/${id}`)).body.solvedAt).toBe(solvedAt);
  });

  it('should be thanked for once after each time that it was solved', async () => {
    const { owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    expect((await mine.thank()).status).toBe(409);
    await theirs.solve();
    expect(statuses(await Promise.all(Array.from({ length: 5 }, () => mine.thank())))).toEqual([
      204, 409, 409, 409, 409,
    ]);
    expect(await theirs.read()).toMatchObject({ thanked: true, thanks: null });
    await mine.reopen();
    expect((await mine.thank()).status).toBe(409);
    await mine.solve();
    expect((await mine.thank({ text: 'You are\nthe best <3' })).status).toBe(204);
    expect(await theirs.read()).toMatchObject({ thanked: true, thanks: 'You are\nthe best <3' });
  });

  it('should end in one of the states when both sides say something at once', async () => {
    const { owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    const said = await Promise.all([
      mine.solve(),
      theirs.solve(),
      mine.thank(),
      theirs.reopen(),
      mine.thank(),
    ]);
    for (const { status } of said) expect([204, 409]).toContain(status);
    const { solvedAt, solvedBy, thanked } = await mine.read();
    expect(solvedBy === null).toBe(solvedAt === null);
    // Both thanks may be accepted: the conversation can be opened and solved again between them.
    if (thanked) expect([said[2].status, said[4].status]).toContain(204);
  });

  it('should show the number of the profile as it is now, until it is taken back (LNK-12)', async () => {
    const { alias, owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    const other = ofOwner(owner, (await app.message(alias)).body.id);
    await give((await app.member()).visitor, [{ key: 'phone', value: '110', visibility: 'public' }]);
    const firstName = { key: 'firstName', value: 'Ann', visibility: 'public' };
    await give(owner, [firstName]);
    expect((await mine.share()).status).toBe(409);
    await give(owner, [firstName, { key: 'phone', value: PHONE, visibility: 'private' }]);
    expect((await other.share()).status).toBe(204);
    expect(await theirs.read()).toMatchObject({ ownerPhone: null });
    expect(await theirs.read()).not.toHaveProperty('profilePhone');
    expect(await mine.read()).toMatchObject({ profilePhone: PHONE, ownerSharesPhone: false });
    expect((await mine.share()).status).toBe(204);
    expect(await theirs.read()).toMatchObject({ ownerPhone: PHONE });
    await give(owner, [{ key: 'phone', value: '112', visibility: 'private' }]);
    expect(await theirs.read()).toMatchObject({ ownerPhone: '112' });
    // By their names of before, too.
    expect(await mine.read()).toMatchObject({ profilePhone: '112', ownerSharesPhone: true, end: null });
    await give(owner, []);
    expect(await theirs.read()).toMatchObject({ ownerPhone: null });
    expect(await mine.read()).toMatchObject({ profilePhone: null, ownerSharesPhone: true });
    expect((await mine.hide()).status).toBe(204);
    await give(owner, [{ key: 'phone', value: PHONE, visibility: 'public' }]);
    expect(await theirs.read()).toMatchObject({ ownerPhone: null });
  });

  it('should show the number of the sender until it is taken back, and keep nothing of it (LNK-12)', async () => {
    const { owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    for (const wrong of ['call me', '12', ' ', `+${'1'.repeat(60)}`, '1<script>'])
      expect((await theirs.share(wrong)).status).toBe(400);
    expect((await theirs.share(PHONE)).status).toBe(204);
    expect(await mine.read()).toMatchObject({ senderPhone: PHONE });
    expect((await theirs.hide()).status).toBe(204);
    expect(await mine.read()).toMatchObject({ senderPhone: null });
    const row = await app.dataSource.manager.findOneByOrFail(ConversationStateEntity, { id });
    expect(JSON.stringify(row)).not.toContain('1234567');
  });

  it('should say what is dialled for a number where that is not just its digits, while it is shown', async () => {
    const { owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    const country = { key: 'country', value: 'Germany', visibility: 'public' };
    const phone = { key: 'phone', value: '0170 7654321', visibility: 'private' };
    await give(owner, [phone, country]);
    await mine.share();
    await theirs.share('+49 (0)170 1234567');
    const numbers = { senderDialled: '+491701234567', ownerDialled: '+491707654321' };
    expect(await mine.read()).toMatchObject(numbers);
    expect(await theirs.read()).toMatchObject(numbers);
    // A number must not tell a private country.
    await give(owner, [phone, { ...country, visibility: 'private' }]);
    expect((await theirs.read()).ownerDialled).toBeUndefined();
    await give(owner, [country]);
    expect(await theirs.read()).toMatchObject({ ownerPhone: null });
    await owner.post('/api/blocked-senders', { messageId: id });
    expect((await mine.read()).senderDialled).toBeUndefined();
  });

  it('should say nothing once the conversation is over, but the owner can take the number back', async () => {
    const { owner, alias, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    await give(owner, [{ key: 'phone', value: PHONE }]);
    await mine.share();
    await owner.post(`/api/scan/${alias}/unactivate`);
    const said = [theirs.solve(), theirs.reopen(), theirs.share(PHONE), theirs.hide()];
    expect(statuses(await Promise.all(said))).toEqual([404, 404, 404, 404]);
    expect(statuses(await Promise.all([mine.solve(), mine.thank(), mine.share()]))).toEqual([409, 409, 409]);
    expect((await mine.hide()).status).toBe(204);
    expect(await mine.read()).toMatchObject({ ownerSharesPhone: false });
  });

  it('should show and export the number of a sender no longer who could not take it back any more (LNK-12)', async () => {
    const { owner, alias, id, token } = await begin();
    await ofSender(token).share(PHONE);
    const shown = async () => [
      (await ofOwner(owner, id).read()).senderPhone,
      (await owner.get('/api/user/export')).body.messages[0].state.senderPhone,
    ];
    expect(await shown()).toEqual([PHONE, PHONE]);
    const { body } = await owner.post('/api/blocked-senders', { messageId: id });
    expect(await shown()).toEqual([null, null]);
    await owner.delete(`/api/blocked-senders/${body.items[0].id}`);
    expect(await shown()).toEqual([PHONE, PHONE]);
    await owner.post(`/api/scan/${alias}/unactivate`);
    expect(await shown()).toEqual([null, null]);
  });

  it('should be limited for a sender, but for taking the number back', async () => {
    const { owner, id, token } = await begin();
    const theirs = ofSender(token);
    const { max } = CONVERSATION.changesPerConversation;
    expect((await theirs.share(PHONE)).status).toBe(204);
    for (let i = 1; i < max; i += 1) expect((await theirs.solve()).status).toBe(204);
    expect((await theirs.share(PHONE)).status).toBe(429);
    expect([(await theirs.hide()).status, (await theirs.hide()).status]).toEqual([204, 204]);
    expect((await ofOwner(owner, id).read()).senderPhone).toBeNull();
  });

  it('should say until when it is kept, and go with the message', async () => {
    const { owner, id, token } = await begin();
    const [mine, theirs] = [ofOwner(owner, id), ofSender(token)];
    await theirs.share(PHONE);
    expect(await theirs.read()).toMatchObject({ keptUntil: null });
    const admin = await app.admin();
    const settings = (await admin.get('/api/settings')).body;
    await admin.put('/api/settings', { ...settings, messageRetentionDays: 30 });
    const { createdAt } = (await owner.get(`/api/messages/${id}`)).body;
    const keptUntil = new Date(Date.parse(createdAt) + 30 * DAY).toISOString();
    expect([(await mine.read()).keptUntil, (await theirs.read()).keptUntil]).toEqual([keptUntil, keptUntil]);
    await admin.put('/api/settings', settings);
    await owner.delete(`/api/messages/${id}`);
    expect(await app.dataSource.manager.countBy(ConversationStateEntity, { id })).toBe(0);
  });

  it('should be in the export of the owner', async () => {
    const { owner, id, token } = await begin();
    const read = async () => (await owner.get('/api/user/export')).body.messages[0].state;
    expect(await read()).toBeNull();
    await ofSender(token).share(PHONE);
    await ofSender(token).solve();
    await ofOwner(owner, id).thank({ text: 'Thanks!' });
    expect(await read()).toEqual({
      solvedAt: expect.any(String),
      solvedBy: 'sender',
      thanked: true,
      thanks: 'Thanks!',
      ownerSharesPhone: false,
      senderPhone: PHONE,
    });
  });
});
