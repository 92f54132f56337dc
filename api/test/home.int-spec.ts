import { DAY, HOME_CONVERSATIONS, MINUTE, SCAN_DAYS } from '@ringtag/contracts';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { OwnerScansEntity } from '../src/codes/tables/owner-scans.entity';
import { SiteDayEntity } from '../src/codes/tables/site-day.entity';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1' };

interface Home {
  steps: { step: string; codeId: string | null }[];
  scans: { day: string; scans: number }[];
  site: { days: { day: string; scans: number; activations: number }[] } & Record<string, number>;
}

describe('Home', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const read = async (visitor: Visitor): Promise<Home & Record<string, unknown>> => {
    await app.app.nest.get(ScanCounter).flush();
    const { status, body } = await visitor.get('/api/home');
    expect(status).toBe(200);
    return body as Home & Record<string, unknown>;
  };
  /** Opens a code as so many people would, one after the other. */
  const scan = async (alias: string, times = 1) => {
    for (let i = 0; i < times; i += 1) {
      await app.visitor().get(`/api/scan/${alias}`, PHONE);
      app.clock.advance(2 * MINUTE);
    }
  };
  const addUp = (days: { scans: number }[]) => days.reduce((all, { scans }) => all + scans, 0);
  const listSteps = ({ steps }: Home) => steps.map(({ step }) => step);

  it('should tell a person without anything how to begin', async () => {
    const { visitor } = await app.member();
    expect(await read(visitor)).toMatchObject({
      unread: 0,
      answers: 0,
      steps: [
        { step: 'activate', codeId: null },
        { step: 'profile', codeId: null },
      ],
      activeCodes: 0,
      conversations: [],
      site: null,
    });
  });

  it('should leave out what is done, and what the owner hid', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const [{ id }] = (await owner.get('/api/my-codes')).body.items;
    expect((await read(owner)).steps).toEqual([
      { step: 'profile', codeId: null },
      { step: 'page', codeId: id },
      { step: 'try', codeId: id },
    ]);
    const fields = [{ key: 'city', value: 'Wien', visibility: 'public' }];
    await owner.put('/api/profile', { name: 'Ann', fields });
    const template = {
      language: 'en',
      title: 'My keys',
      description: '',
      messageFormTitle: '',
      messageFormPlaceholder: '',
      sendButtonText: '',
    };
    expect((await owner.put(`/api/scan/${alias}/template`, template)).status).toBe(200);
    expect(listSteps(await read(owner))).toEqual(['try']);
    await scan(alias);
    expect(listSteps(await read(owner))).toEqual([]);

    const other = await app.owner(await app.code(), newEmail());
    await other.patch('/api/user/me', { firstStepsClosed: true });
    expect(listSteps(await read(other))).toEqual([]);
  });

  it('should add the scans of all own codes up by day, and forget them after 30 days', async () => {
    app.clock.advanceToNoon();
    const [first, second] = (await app.codes(2)) as [string, string];
    const owner = await app.owner(first, newEmail());
    await owner.post(`/api/scan/${second}/activate`);
    app.clock.advance(DAY);
    await scan(first, 2);
    await app.app.nest.get(ScanCounter).flush();
    app.clock.advance(DAY);
    await scan(first);
    await scan(second, 3);
    const { scans } = await read(owner);
    expect(scans).toHaveLength(SCAN_DAYS.shown);
    expect(scans.at(-1)!.day).toBe(app.clock.today());
    expect(scans.slice(-3).map((each) => each.scans)).toEqual([0, 2, 4]);

    app.clock.advance((SCAN_DAYS.shown - 1) * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    const { id: userId } = (await owner.get('/api/user/me')).body;
    const kept = await app.dataSource.manager.findBy(OwnerScansEntity, { userId });
    expect(kept.map(({ count }) => count)).toEqual([4]);
    expect(addUp((await read(owner)).scans)).toBe(4);
  });

  it('should not show the next owner of a code the scans of the one before, nor take them from that one', async () => {
    const alias = await app.code();
    const former = await app.owner(alias, newEmail());
    await scan(alias, 3);
    await read(former);
    await former.post(`/api/scan/${alias}/unactivate`);
    const next = await app.owner(alias, newEmail());
    await scan(alias);
    expect(addUp((await read(next)).scans)).toBe(1);
    expect(addUp((await read(former)).scans)).toBe(3);
    expect((await next.get('/api/user/export')).body.scansByDay.at(-1).scans).toBe(1);
  });

  it('should write no scans of an account that is deleted before the batch, or at the same time', async () => {
    const alias = await app.code();
    const { visitor, id: ownerId } = await app.member('correct horse battery');
    await visitor.put('/api/profile', { name: 'Ann', fields: [] });
    await visitor.post(`/api/scan/${alias}/activate`);
    const [{ id: itemId }] = (await visitor.get('/api/my-codes')).body.items;
    const counter = app.app.nest.get(ScanCounter);
    const count = () => counter.count({ itemId, activationId: null, digital: false, ownerId });
    count();
    await counter.flush();
    expect(await app.dataSource.manager.countBy(OwnerScansEntity, { userId: ownerId })).toBe(1);
    const [deleted] = await Promise.all([
      visitor.post('/api/user/delete', { password: 'correct horse battery' }).finally(count),
      ...Array.from({ length: 5 }, () => counter.flush().then(count)),
    ]);
    expect(deleted.status).toBe(204);
    await counter.flush();
    expect(await app.dataSource.manager.countBy(OwnerScansEntity, { userId: ownerId })).toBe(0);
  });

  it('should say what is unread, how often senders answered, and show the latest conversations', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const ids: string[] = [];
    for (let i = 0; i <= HOME_CONVERSATIONS.shown; i += 1) {
      const { body } = await app.message(alias, { body: `Hello ${i}` });
      ids.push(body.id as string);
      if (i > 1) continue;
      const talk = `/api/conversation/${body.conversation}/messages`;
      app.clock.advance(MINUTE);
      const more = { body: 'Are you there?', submission: body.id };
      expect((await app.visitor().post(talk, more)).status).toBe(201);
    }
    await owner.patch(`/api/messages/${ids[1]}`, { read: true });
    const home = await read(owner);
    expect(home).toMatchObject({ unread: HOME_CONVERSATIONS.shown, answers: 1 });
    const shown = home['conversations'] as { id: string }[];
    expect(shown.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, HOME_CONVERSATIONS.shown));
  });

  it('should tell administrators, and nobody else, what happens on the whole site', async () => {
    app.clock.advanceToNoon();
    const admin = await app.admin();
    const before = await read(admin);
    const readToday = ({ site }: Home) => site.days.at(-1)!;
    const [free, owned] = (await app.codes(3)) as [string, string];
    const owner = await app.owner(owned, newEmail());
    await scan(free);
    await scan(owned, 2);
    const after = await read(admin);
    expect(after.site.days).toHaveLength(SCAN_DAYS.max);
    expect(readToday(after).scans - readToday(before).scans).toBe(3);
    expect(readToday(after).activations - readToday(before).activations).toBe(1);
    expect(after.site).toMatchObject({
      projects: before.site['projects']! + 1,
      codes: before.site['codes']! + 3,
      activatedCodes: before.site['activatedCodes']! + 1,
    });
    expect((await read(owner)).site).toBeNull();
    // Giving a code up does not undo what happened.
    await owner.post(`/api/scan/${owned}/unactivate`);
    expect(readToday(await read(admin)).activations).toBe(readToday(after).activations);

    app.clock.advance((SCAN_DAYS.max - 1) * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.count(SiteDayEntity)).toBe(1);
    app.clock.advance(DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await app.dataSource.manager.count(SiteDayEntity)).toBe(0);
  });
});
