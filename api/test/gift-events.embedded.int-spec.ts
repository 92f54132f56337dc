import { accept, decline, give, holdCode, named, offer, outcome } from './support/gifts';
import { newEmail, TestApp } from './support/test-app';

describe('What happens to a code that is given to somebody', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should wait while the code is lost', async () => {
    const code = await holdCode(app);
    const receiver = await named(app);
    const lost = `/api/my-codes/${code.id}/lost`;
    await code.owner.put(lost, {});
    expect(outcome(await give(code, receiver.email))).toBe('code_lost');
    await code.owner.delete(lost);
    const token = await offer(app, code, receiver.email);
    await code.owner.put(lost, {});
    expect(outcome(await accept(receiver.visitor, token))).toBe('code_lost');
    await code.owner.delete(lost);
    expect((await accept(receiver.visitor, token)).status).toBe(200);
    const { items } = (await receiver.visitor.get(`/api/my-codes/${code.id}/history`)).body;
    expect(items).toEqual([{ event: 'received', at: expect.any(String) }]);
    const { codes } = (await receiver.visitor.get('/api/user/export')).body;
    expect(codes[0].history).toEqual(items);
  });

  it('should be in the history of its code, and mailed and pushed as the giver chose', async () => {
    const code = await holdCode(app);
    const choose = (ways: object) =>
      code.owner.put(`/api/my-codes/${code.id}/alerts`, { kind: 'gift', ...ways });
    await choose({ mail: false, push: false });
    const mails = app.mail.to(code.email).length;
    const first = await offer(app, code, newEmail());
    await decline(app.visitor(), first);
    await choose({ mail: true, push: false });
    const second = await offer(app, code, newEmail());
    await decline(app.visitor(), second);
    await app.mail.waitFor(code.email, mails + 3);
    const subjects = app.mail
      .to(code.email)
      .slice(mails)
      .map(({ subject }) => subject);
    // That a code was offered is mailed in any case: somebody at an unlocked device may have done it.
    expect(subjects.map((subject) => subject!.includes('declined'))).toEqual([false, false, true]);
    const { items } = (await code.owner.get(`/api/my-codes/${code.id}/history`)).body;
    expect(items.map(({ event }: { event: string }) => event)).toEqual(['offered', 'offered', 'activated']);
  });
});
