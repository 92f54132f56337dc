import { LENGTH, QUICK_REPLIES } from '@ringtag/contracts';
import { QuickRepliesEntity } from '../src/inbox/tables/quick-replies.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PATH = '/api/quick-replies';

describe('Quick replies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const newOwner = async (email = newEmail()) => app.owner(await app.code(), email);
  const save = (owner: Visitor, ...replies: unknown[]) => owner.put(PATH, { replies });
  const read = async (owner: Visitor) => (await owner.get(PATH)).body.replies;

  it('should be those of the pages until the owner changes them, and again when they are reset', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    expect(await read(owner)).toBeNull();
    expect((await save(owner, ' Thank you! ', 'Where are you? 🔑')).body).toEqual({
      replies: ['Thank you!', 'Where are you? 🔑'],
    });
    expect((await save(owner, 'Second', 'First')).status).toBe(200);
    expect(await read(owner)).toEqual(['Second', 'First']);
    expect(await read(other)).toBeNull();
    expect((await save(owner)).status).toBe(200);
    expect(await read(owner)).toEqual([]);
    await save(other, 'Third');
    expect((await owner.delete(PATH)).status).toBe(204);
    expect([await read(owner), await read(other)]).toEqual([null, ['Third']]);
    expect((await owner.delete(PATH)).status).toBe(204);
  });

  it.each([
    ['more than there is room for', Array(QUICK_REPLIES.max + 1).fill('Hello')],
    ['a long one', ['x'.repeat(LENGTH.quickReply.max + 1)]],
    ['an empty one', [' \u200b']],
    ['one of several lines', ['a\nb']],
    ['what is no text', ['Hello', 7]],
    ['an object without a text', [{ text: 'Hello' }]],
    ['null', null],
  ])('should not be %s', async (_, replies) => {
    expect((await (await newOwner()).put(PATH, { replies })).status).toBe(400);
  });

  it('should be in the export, and go with the account', async () => {
    const email = newEmail();
    const owner = await newOwner(email);
    await save(owner, 'Thank you!');
    expect((await owner.get('/api/user/export')).body.quickReplies).toEqual(['Thank you!']);
    const { id: ownerId } = (await owner.get('/api/user/me')).body;
    const mails = app.mail.to(email).length;
    const { body } = await owner.post('/api/user/confirmation', { purpose: 'delete-account' });
    const code = await app.mail.codeAfter(email, mails);
    expect((await owner.post('/api/user/delete', { challengeId: body.challengeId, code })).status).toBe(204);
    expect(await app.dataSource.manager.countBy(QuickRepliesEntity, { ownerId })).toBe(0);
  });
});
