import { answer, newHelped } from './support/helpers';
import { newEmail, TestApp } from './support/test-app';

describe('The end of help', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should end with the activation, and give the next owner nobody', async () => {
    const code = await newHelped(app);
    const { helper } = await code.join();
    const { id } = await code.write();
    await code.owner.post(`/api/scan/${code.alias}/unactivate`);
    expect((await helper.get(`/api/conversations/${id}`)).status).toBe(404);
    expect((await helper.get('/api/helping')).body.codes).toEqual([]);
    expect((await code.owner.get(`/api/conversations/${id}`)).status).toBe(200);
    const next = await app.owner(code.alias, newEmail('next'));
    expect((await next.get(`/api/my-codes/${code.codeId}/helpers`)).body.helpers).toEqual([]);
    expect((await app.visitor().get(`/api/scan/${code.alias}`)).body.owner ?? {}).not.toHaveProperty(
      'helped',
    );
  });

  it('should export what both gave, and leave a nameless answer of a helper who is erased', async () => {
    const code = await newHelped(app);
    const { helper, email } = await code.join();
    const { id } = await code.write();
    await answer(helper, id, 'I am her brother');
    const own = (await code.owner.get('/api/user/export')).body;
    expect(own.helpers).toMatchObject([{ code: code.alias, email }]);
    expect(own.messages[0].conversation).toMatchObject([{ body: 'I am her brother' }]);
    const theirs = (await helper.get('/api/user/export')).body;
    expect(theirs).toMatchObject({
      messages: [],
      helpers: [],
      helping: [{ code: code.alias, email, alerts: [{ kind: 'message', mail: true }, { kind: 'opening' }] }],
      answersForOthers: [{ code: code.alias, body: 'I am her brother' }],
    });
    expect((await code.owner.get('/api/user/export')).body.answersForOthers).toEqual([]);
    const before = app.mail.to(email).length;
    const { challengeId } = (await helper.post('/api/user/confirmation', { purpose: 'delete-account' })).body;
    const proof = { challengeId, code: await app.mail.codeAfter(email, before) };
    expect((await helper.post('/api/user/delete', proof)).status).toBe(204);
    const { messages } = (await code.owner.get(`/api/conversations/${id}`)).body;
    expect(messages[1]).toMatchObject({ body: 'I am her brother', author: { name: null, isOwner: false } });
    expect(await code.list()).toEqual([]);
    expect((await app.visitor().get(`/api/scan/${code.alias}`)).body.owner ?? {}).not.toHaveProperty(
      'helped',
    );
  });

  it('should export nothing of what the owner chose to somebody who is only invited', async () => {
    const code = await newHelped(app);
    const { visitor, email } = await app.member();
    const mute = { kind: 'opening', mail: false, push: false };
    await code.owner.put(`/api/my-codes/${code.codeId}/alerts`, mute);
    await code.invited(email);
    const [invitation] = (await visitor.get('/api/user/export')).body.helping;
    const all = { mail: true, push: true };
    expect(invitation.alerts).toEqual([
      { kind: 'message', ...all },
      { kind: 'opening', ...all },
    ]);
  });
});
