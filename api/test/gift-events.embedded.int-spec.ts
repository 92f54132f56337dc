import { ItemEntity } from '../src/codes/tables/item.entity';
import { ProjectEntity } from '../src/codes/tables/project.entity';
import { accept, decline, give, type HeldCode, holdCode, named, offer } from './support/gifts';
import { outcome, takeBack } from './support/gifts';
import { newEmail, TestApp } from './support/test-app';

describe('What happens to a code that is given to somebody', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const listEvents = async ({ owner, id }: HeldCode): Promise<string[]> =>
    (await owner.get(`/api/my-codes/${id}/history`)).body.items.map(({ event }: { event: string }) => event);

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
    const events = await listEvents(code);
    expect(events).toEqual(['declined', 'offered', 'declined', 'offered', 'activated']);
  });

  it.each([
    ['view_only', { viewOnly: true }],
    ['activation_not_enabled', { activatable: false }],
    ['activations_exhausted', { maxActivations: 1 }],
    ['project_archived', {}],
  ])('should keep to what administrators allow of activations: %s', async (reason, change) => {
    const [code, receiver] = [await holdCode(app), await named(app)];
    const { manager } = app.dataSource;
    const { projectId } = await manager.findOneByOrFail(ItemEntity, { id: code.id });
    const token = await offer(app, code, receiver.email);
    if (Object.keys(change).length > 0) await manager.update(ItemEntity, { id: code.id }, change);
    else await manager.update(ProjectEntity, { id: projectId }, { archived: true });
    const refused = await accept(receiver.visitor, token);
    expect(refused.body).toMatchObject({ code: 'not_activatable', reasons: [reason] });
    await takeBack(code);
    expect(outcome(await give(code, receiver.email))).toBe('not_activatable');
    // A digital code is never activatable, and may be given.
    await manager.update(ItemEntity, { id: code.id }, { digital: true });
    const again = await offer(app, code, receiver.email);
    expect((await accept(receiver.visitor, again)).status).toBe(200);
  });

  it('should have offers that were taken back or declined in its history', async () => {
    const code = await holdCode(app);
    await offer(app, code, newEmail());
    await takeBack(code);
    await decline(app.visitor(), await offer(app, code, newEmail()));
    expect(await listEvents(code)).toEqual(['declined', 'offered', 'taken-back', 'offered', 'activated']);
  });

  it('should have in its history what administrators do, once each, and nobody’s name', async () => {
    const [code, admin] = [await holdCode(app), await app.admin()];
    const { projectId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { id: code.id });
    const change = (status: string) => admin.patch(`/api/items/${code.id}`, { status });
    const changeAll = (status: string) =>
      admin.post(`/api/projects/${projectId}/items/bulk`, { ids: [code.id], changes: { status } });
    await change('disabled');
    await change('disabled');
    await Promise.all([changeAll('active'), changeAll('active')]);
    await changeAll('inactive');
    const file = `alias,status\n${code.alias},disabled\n`;
    const type = { 'content-type': 'text/csv' };
    await admin.send('POST', `/api/projects/${projectId}/items/import`, file, type);
    const events = ['disabled', 'paused', 'enabled', 'disabled', 'activated'];
    expect(await listEvents(code)).toEqual(events);
    const { items } = (await code.owner.get(`/api/my-codes/${code.id}/history`)).body;
    expect(Object.keys(items[0])).toEqual(['event', 'at']);
  });
});
