import { DAY, SCAN_DAYS, SETTINGS } from '@ringtag/contracts';
import map from 'lodash/map';
import { In } from 'typeorm';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { ScanCountEntity } from '../src/codes/tables/scan-count.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

interface Code {
  id: string;
  alias: string;
  lastScanDay: string | null;
}

describe('My codes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const activate = async (owner: Visitor, alias: string) => {
    app.clock.advance(1000);
    expect((await owner.post(`/api/scan/${alias}/activate`, {})).status).toBe(200);
  };
  let visitors = 0;
  const scanned = async (alias: string, times = 1) => {
    for (let i = 0; i < times; i += 1)
      await app.visitor().get(`/api/scan/${alias}`, { 'user-agent': `Phone of visitor ${(visitors += 1)}` });
    await app.app.nest.get(ScanCounter).flush();
  };
  const toDay = (time: Date) => time.toISOString().slice(0, 10);
  /** Activated so many days ago, and scanned on that day. */
  const scannedBefore = async (itemId: string, days: number, count = 1) => {
    const activatedAt = app.clock.in(-days * DAY);
    const day = toDay(activatedAt);
    await app.dataSource.manager.insert(ScanCountEntity, { itemId, day, count });
    await app.dataSource.manager.update(ActivationEntity, { itemId }, { lastScanDay: day, activatedAt });
  };
  /** Activating looks at the code, which is a scan, too. */
  const forget = async (...itemIds: string[]) => {
    await app.app.nest.get(ScanCounter).flush();
    await app.dataSource.manager.delete(ScanCountEntity, { itemId: In(itemIds) });
    await app.dataSource.manager.update(ActivationEntity, { itemId: In(itemIds) }, { lastScanDay: null });
  };
  const readItems = async (owner: Visitor, query = '') =>
    (await owner.get(`/api/my-codes${query}`)).body.items as Code[];

  it('should count the scans that could not be written with the next ones, and the day with them', async () => {
    const [alias] = (await app.codes(1)) as [string];
    const owner = await app.owner(alias, newEmail());
    const [before] = (await readItems(owner)) as [Code];
    await forget(before.id);
    await app.dataSource.query('ALTER TABLE scan_counts RENAME TO scan_counts_away');
    try {
      await scanned(alias, 2);
      const written = 'SELECT 1 FROM scan_counts_away WHERE itemId = ?';
      expect(await app.dataSource.query(written, [before.id])).toEqual([]);
    } finally {
      await app.dataSource.query('ALTER TABLE scan_counts_away RENAME TO scan_counts');
    }
    await scanned(alias);
    const [after] = (await readItems(owner)) as [Code];
    expect(after).toMatchObject({ scans: 3, lastScanDay: app.clock.today() });
    // Nothing of the batch was written, so nothing is counted twice.
    expect((await owner.get('/api/home')).body.scans.at(-1)).toMatchObject({ scans: 3 });
  });

  it('should count a great many scans without keeping others waiting', async () => {
    const counter = app.app.nest.get(ScanCounter);
    // One after the other: the second would wait for the connection, which it may do for five seconds.
    for (let i = 0; i < 2; i += 1) await app.codes(10_000);
    const codes = await app.dataSource.manager.find(ItemEntity, { select: { id: true } });
    const itemIds = map(codes, 'id');
    for (const itemId of itemIds) counter.count({ itemId, activationId: null, digital: false });
    let turns = 0;
    let next: NodeJS.Immediate;
    const turn = () => {
      turns += 1;
      next = setImmediate(turn);
    };
    turn();
    await counter.flush();
    clearImmediate(next!);
    // The loop has gone on between the statements, and while they ran.
    expect(turns).toBeGreaterThan(20);
    expect(await app.dataSource.manager.countBy(ScanCountEntity, { itemId: In(itemIds.slice(0, 500)) })).toBe(
      500,
    );
  });

  it('should come in every order, on every page, and in no other', async () => {
    const [oldest, middle, newest] = (await app.codes(3)) as [string, string, string];
    const owner = await app.owner(oldest, newEmail());
    // What nobody has scanned is no newer for the scan of another code.
    await scanned(oldest);
    await activate(owner, middle);
    await activate(owner, newest);
    const readAliases = async (query: string) => (await readItems(owner, query)).map(({ alias }) => alias);
    expect(await readAliases('?sort=scanned')).toEqual([oldest, newest, middle]);
    // SQLite sorts letters beyond ASCII after all others.
    const firstName = app.dataSource.options.type === 'mysql' ? 'Ärmel' : 'apple';
    const named = { [oldest]: 'zebra', [newest]: firstName };
    for (const { id, alias } of await readItems(owner)) {
      await owner.patch(`/api/my-codes/${id}`, { label: named[alias] ?? '' });
    }
    await app.message(middle);
    const [first, second] = (await readItems(owner, '?sort=oldest')) as [Code, Code];
    await forget(first.id, second.id);
    await scannedBefore(first.id, 2);
    await scanned(newest);

    const orders = {
      newest: [newest, middle, oldest],
      oldest: [oldest, middle, newest],
      // One without a name comes last.
      name: [newest, oldest, middle],
      unread: [middle, newest, oldest],
      scanned: [newest, oldest, middle],
    };
    for (const [sort, expected] of Object.entries(orders)) {
      const aliases = await readAliases(`?sort=${sort}`);
      expect({ sort, aliases }).toEqual({ sort, aliases: expected });
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => readItems(owner, `?sort=${sort}&pageSize=1&page=${page}`)),
      );
      expect(pages.flat().map(({ alias }) => alias)).toEqual(aliases);
      expect(pages[3]).toEqual([]);
    }
    expect((await readItems(owner, '?sort=scanned')).map((code) => code.lastScanDay)).toEqual([
      app.clock.today(),
      toDay(app.clock.in(-2 * DAY)),
      null,
    ]);
    expect(await readAliases('?sort=name&q=zeb')).toEqual([oldest]);
    expect(await readAliases('')).toEqual(orders.newest);
    expect((await owner.get('/api/my-codes?sort=userId')).status).toBe(400);

    // The next scan of each, whether there was one on an earlier day or none, moves that one up.
    const { id: third } = (await readItems(owner)).find(({ alias }) => alias === newest)!;
    await forget(third);
    await scannedBefore(third, 1);
    await scanned(oldest);
    expect(await readAliases('?sort=scanned')).toEqual([oldest, newest, middle]);
    await scanned(middle);
    // A scan of yesterday that is written late moves no code down.
    app.clock.advance(-DAY);
    await scanned(middle);
    app.clock.advance(DAY);
    expect(await readAliases('?sort=scanned')).toEqual([middle, oldest, newest]);
  });

  it('should be found by a name with letters that no code has, and by their code', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const [{ id }] = (await readItems(owner)) as [Code];
    await owner.patch(`/api/my-codes/${id}`, { label: 'Schlüssel 7' });
    for (const q of ['hlüss', 'sel 7', alias.slice(2, 6).toLowerCase()])
      expect([q, await readItems(owner, `?q=${encodeURIComponent(q)}`)]).toMatchObject([q, [{ alias }]]);
    expect(await readItems(owner, `?q=${encodeURIComponent('ж')}`)).toEqual([]);
  });

  it('should say how many codes the account holds and may hold, whatever is searched for', async () => {
    const [first, second] = (await app.codes(2)) as [string, string];
    const email = newEmail();
    const owner = await app.owner(first, email);
    await activate(owner, second);
    expect((await owner.get('/api/my-codes?q=nothing')).body).toMatchObject({
      total: 0,
      activeCodes: 2,
      activationLimit: SETTINGS.activationLimit.default,
    });
    await app.dataSource.manager.update(UserEntity, { email }, { activationLimit: 7 });
    expect((await owner.get('/api/my-codes')).body).toMatchObject({
      total: 2,
      activeCodes: 2,
      activationLimit: 7,
    });
    await owner.post(`/api/scan/${first}/unactivate`);
    expect((await owner.get('/api/my-codes')).body).toMatchObject({ total: 1, activeCodes: 1 });
  });

  it('should count scans by day, days without one included, and tell nobody else', async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    const id = (await readItems(owner))[0]!.id;
    await forget(id);
    await scannedBefore(id, 2, 5);
    await scannedBefore(id, 400, 40);
    await scanned(alias, 3);
    const counts = async (query = '') => {
      const { body } = await owner.get(`/api/my-codes/${id}/scans${query}`);
      return { ...body, days: body.days.map(({ scans }: { scans: number }) => scans) };
    };
    expect(await counts('?days=4')).toEqual({ days: [0, 5, 0, 3], total: 48 });
    expect(await counts('?days=1')).toEqual({ days: [3], total: 48 });
    expect((await counts()).days).toHaveLength(SCAN_DAYS.shown);
    const { body } = await owner.get(`/api/my-codes/${id}/scans`);
    expect(body.days.at(-1)).toEqual({ day: app.clock.today(), scans: 3 });
    for (const days of ['0', '91', 'all', '1.5']) {
      expect((await owner.get(`/api/my-codes/${id}/scans?days=${days}`)).status).toBe(400);
    }
  });

  it('should tell a new owner nothing of the days before', async () => {
    const alias = await app.code();
    const former = await app.owner(alias, newEmail());
    const { id } = (await readItems(former))[0]!;
    await forget(id);
    await scannedBefore(id, 2, 5);
    await former.post(`/api/scan/${alias}/unactivate`);
    const owner = await app.owner(alias, newEmail());
    await forget(id);
    await app.dataSource.manager.insert(ScanCountEntity, {
      itemId: id,
      day: toDay(app.clock.in(-2 * DAY)),
      count: 5,
    });
    // A code that they have held for longer is not counted either.
    await activate(owner, await app.code());
    const [held, code] = (await readItems(owner)) as [Code, Code & { scans: number }];
    await scannedBefore(held.id, 3);
    expect((await readItems(owner)).find((each) => each.id === id)).toMatchObject({
      scans: 0,
      lastScanDay: null,
    });
    expect(code.id).toBe(id);
    const { body } = await owner.get(`/api/my-codes/${id}/scans?days=4`);
    expect([body.total, body.days.map(({ scans }: { scans: number }) => scans)]).toEqual([0, [0, 0, 0, 0]]);
    const admin = await app.admin();
    expect((await admin.get(`/api/items/${id}/scans`)).body.total).toBe(5);
  });
});
