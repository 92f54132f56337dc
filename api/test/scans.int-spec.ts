import { MINUTE } from '@ringtag/contracts';
import { ScanCounter } from '../src/codes/scan-counts/scan-counter';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { ScanCountEntity } from '../src/codes/tables/scan-count.entity';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1' };
const CRAWLER = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
const OWN_SCRIPT = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('What counts as a scan', () => {
  let app: TestApp;
  beforeAll(async () => {
    // Counting a scan does not lock its code on other nodes (ADR 60).
    app = await TestApp.startWithPages({ TRUST_PROXY: '1' }, { oneNode: true });
  });
  afterAll(() => app.stop());

  const readId = async (alias: string) =>
    (await app.dataSource.manager.findOneByOrFail(ItemEntity, { alias })).id;
  const readScans = async (alias: string) => {
    await app.app.nest.get(ScanCounter).flush();
    const rows: { n: number | null }[] = await app.dataSource.query(
      'SELECT SUM(count) AS n FROM scan_counts WHERE itemId = ?',
      [await readId(alias)],
    );
    return Number(rows[0]?.n ?? 0);
  };
  const isTried = async (alias: string) => {
    await app.app.nest.get(ScanCounter).flush();
    const itemId = await readId(alias);
    const [activation] = await app.dataSource.manager.find(ActivationEntity, {
      where: { itemId },
      order: { activatedAt: 'DESC', id: 'DESC' },
    });
    return activation!.tried;
  };
  /** The cookies that a browser sends when something else than our own pages opens an address: those with Lax. */
  const ledHere = (browser: Visitor) => {
    const visitor = app.visitor();
    visitor.own = browser.own;
    return visitor;
  };
  const owned = async () => {
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    return { alias, owner };
  };

  it('should count in one batch what was read anew between two scans', async () => {
    const alias = await app.code();
    const itemId = await readId(alias);
    const counter = app.app.nest.get(ScanCounter);
    for (let scan = 0; scan < 3; scan += 1) counter.count({ itemId, activationId: null, digital: false });
    expect(await readScans(alias)).toBe(3);
  });

  it('should leave no row when the code is deleted before the batch, or at the same time', async () => {
    const counter = app.app.nest.get(ScanCounter);
    const admin = await app.admin();
    for (const alias of await app.codes(20)) {
      const itemId = await readId(alias);
      const scan = () => counter.count({ itemId, activationId: null, digital: false });
      scan();
      const [deleted] = await Promise.all([
        admin.delete(`/api/items/${itemId}`).finally(scan),
        ...Array.from({ length: 5 }, () => counter.flush().then(scan)),
      ]);
      expect(deleted.status).toBe(204);
    }
    await counter.flush();
    expect(await app.findBrokenRules()).toEqual([]);
  });

  it("should be a stranger's visits, each once, with its document or without (UI-104)", async () => {
    const { alias } = await owned();
    const stranger = app.visitor();
    for (let visit = 0; visit < 5; visit += 1) {
      await stranger.get(`/scan/${alias}`, PHONE);
      // What the page asks for, and a script that found no document to begin with.
      await stranger.get(`/api/scan/${alias}?counted=true`, PHONE);
      await stranger.get(`/api/scan/${alias}`, PHONE);
      app.clock.advance(2 * MINUTE);
    }
    expect(await readScans(alias)).toBe(5);
    await stranger.get(`/api/scan/${alias}`, PHONE);
    expect(await readScans(alias)).toBe(6);
    // Of somebody who is signed in, too.
    const { visitor } = await app.member();
    app.clock.advance(2 * MINUTE);
    await visitor.get(`/api/scan/${alias}?counted=true`, PHONE);
    expect(await readScans(alias)).toBe(6);
    await visitor.get(`/api/scan/${alias}`, PHONE);
    expect(await readScans(alias)).toBe(7);
  });

  it('should not be reloads within a minute by one browser at one address (UI-104)', async () => {
    app.clock.standStill();
    app.clock.advanceToNoon();
    const { alias } = await owned();
    const open = (headers: Record<string, string>) => app.visitor().get(`/scan/${alias}`, headers);
    const at = (address: string) => ({ ...PHONE, 'x-forwarded-for': address });
    for (let i = 0; i < 3; i += 1) await open(at('203.0.113.1'));
    app.clock.advance(MINUTE - 1000);
    await open(at('203.0.113.1'));
    expect(await readScans(alias)).toBe(1);
    await open(at('203.0.113.2'));
    await open({ ...at('203.0.113.1'), 'user-agent': 'Mozilla/5.0 (Android 15) Firefox/150.0' });
    expect(await readScans(alias)).toBe(3);
    // One subscriber has the whole /64.
    await open(at('2001:db8::1'));
    await open(at('2001:db8::2'));
    expect(await readScans(alias)).toBe(4);
    app.clock.advance(1000);
    await open(at('203.0.113.1'));
    expect(await readScans(alias)).toBe(5);
  });

  it('should not be looks at the headers, of programs, or ahead of anybody (UI-104)', async () => {
    const { alias } = await owned();
    const ahead: Record<string, string>[] = [
      { 'sec-purpose': 'prefetch' },
      { 'sec-purpose': 'prefetch;prerender' },
      { purpose: 'prefetch' },
      { 'x-purpose': 'preview' },
      { 'x-moz': 'prefetch' },
    ];
    const paths = [`/scan/${alias}`, `/api/scan/${alias}`];
    for (const path of paths) {
      await app.visitor().send('HEAD', path, undefined, PHONE);
      await app.visitor().get(path, CRAWLER);
      // With what may be a session.
      await app.visitor().get(path, { ...CRAWLER, cookie: 'qrsid=unknown' });
      await app.visitor().get(path, { 'user-agent': 'WhatsApp/2.23.20.0' });
      for (const headers of ahead) await app.visitor().get(path, { ...PHONE, ...headers });
    }
    expect(await readScans(alias)).toBe(0);
    await app.visitor().get(paths[0]!, PHONE);
    expect(await readScans(alias)).toBe(1);
  });

  it("should not be the owner's own looks, from another site's link, by camera or signed in (UI-104)", async () => {
    const { alias, owner } = await owned();
    const before = await readScans(alias);
    for (const site of ['cross-site', 'none']) {
      for (let look = 0; look < 5; look += 1) {
        const browser = ledHere(owner);
        await browser.get(`/scan/${alias}`, {
          ...PHONE,
          'sec-fetch-site': site,
          'sec-fetch-dest': 'document',
        });
        app.clock.advance(2 * MINUTE);
      }
    }
    // Where the document could not be drawn, signed in and not.
    await ledHere(owner).get(`/api/scan/${alias}`, PHONE);
    app.clock.advance(2 * MINUTE);
    await owner.get(`/api/scan/${alias}`, PHONE);
    app.clock.advance(2 * MINUTE);
    owner.own = undefined;
    await owner.get(`/api/scan/${alias}`, PHONE);
    expect(await readScans(alias)).toBe(before);
    // Somebody else's look with the mark of another account, a forged one, and none.
    const other = await owned();
    for (const own of [other.owner.own, `${other.owner.own}x`, 'own=%C3%A9~~~', undefined]) {
      app.clock.advance(2 * MINUTE);
      const visitor = app.visitor();
      visitor.own = own;
      await visitor.get(`/scan/${alias}`, PHONE);
    }
    expect(await readScans(alias)).toBe(before + 4);
  });

  it('should be known by a mark that names nobody, for every account of the browser, until somebody signs out (SES-2)', async () => {
    const [first, second] = [await owned(), await owned()];
    const { body } = await first.owner.get('/api/user/me');
    for (const telling of [body.id, body.id.replaceAll('-', ''), body.email])
      expect(first.owner.own).not.toContain(telling);
    const looks = async (browser: Visitor) => {
      const before = [await readScans(first.alias), await readScans(second.alias)];
      app.clock.advance(2 * MINUTE);
      for (const { alias } of [first, second]) await ledHere(browser).get(`/scan/${alias}`, PHONE);
      return [(await readScans(first.alias)) - before[0]!, (await readScans(second.alias)) - before[1]!];
    };
    expect(await looks(first.owner)).toEqual([0, 1]);
    // Without a mark, as browsers have none that signed in before there was one: the next look at the account mends it.
    second.owner.own = first.owner.own;
    const given = (await second.owner.get('/api/user/me')).headers.getSetCookie();
    expect(given).toEqual([
      expect.stringMatching(/^own=[\w.~-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await second.owner.get('/api/user/me')).headers.getSetCookie()).toEqual([]);
    expect(await looks(second.owner)).toEqual([0, 0]);
    await second.owner.get('/api/auth/sign-out', OWN_SCRIPT);
    expect(second.owner.own).toBeUndefined();
    expect(await looks(second.owner)).toEqual([1, 1]);
  });

  it('should lose the mark with the account', async () => {
    const { visitor } = await app.member('correct horse battery');
    expect(visitor.own).toBeDefined();
    const { status } = await visitor.post('/api/user/delete', { password: 'correct horse battery' });
    expect([status, visitor.own]).toEqual([204, undefined]);
  });

  it('should tell the owner that the code was tried: by a scan, or a look of their own at what it leads to', async () => {
    const mine = async (owner: Visitor) => (await owner.get('/api/my-codes')).body.items[0].tried as boolean;
    const byCamera = { ...PHONE, 'sec-fetch-site': 'none' };
    const { alias, owner } = await owned();
    const scanned = await owned();
    // The look before the activation, and what the page asks for after it.
    await owner.get(`/api/scan/${alias}?counted=true`, PHONE);
    await ledHere(owner).get(`/scan/${alias}`, { ...PHONE, 'sec-fetch-site': 'same-origin' });
    expect([await isTried(alias), await mine(owner)]).toEqual([false, false]);
    await ledHere(owner).get(`/scan/${alias}`, byCamera);
    expect([await isTried(alias), await mine(owner), await readScans(alias)]).toEqual([true, true, 0]);
    // The same phone, handed to somebody else within the minute.
    await app.visitor().get(`/scan/${alias}`, byCamera);
    expect(await readScans(alias)).toBe(1);

    expect(await isTried(scanned.alias)).toBe(false);
    await app.visitor().get(`/scan/${scanned.alias}`, byCamera);
    expect(await isTried(scanned.alias)).toBe(true);
    // It was another activation that was tried.
    await scanned.owner.post(`/api/scan/${scanned.alias}/unactivate`);
    await app.owner(scanned.alias, newEmail());
    expect(await isTried(scanned.alias)).toBe(false);
    app.clock.advance(2 * MINUTE);
    await app.visitor().get(`/scan/${scanned.alias}`, byCamera);
    expect(await isTried(scanned.alias)).toBe(true);
  });

  it('should tell it later where it could not be written at once', async () => {
    const { alias } = await owned();
    const { id } = await app.dataSource.manager.findOneByOrFail(ActivationEntity, {
      itemId: await readId(alias),
    });
    const counter = app.app.nest.get(ScanCounter);
    await app.dataSource.query('ALTER TABLE activations RENAME TO activations_away');
    counter.noteTried(id);
    await counter.flush();
    await app.dataSource.query('ALTER TABLE activations_away RENAME TO activations');
    expect(await isTried(alias)).toBe(true);
  });
});

describe('A server that stops', () => {
  it('should write the scans that it has counted', async () => {
    const app = await TestApp.start();
    const { id: itemId } = await app.dataSource.manager.findOneByOrFail(ItemEntity, {
      alias: await app.code(),
    });
    const counter = app.app.nest.get(ScanCounter);
    counter.count({ itemId, activationId: null, digital: false });
    await counter.onModuleDestroy();
    const written = await app.dataSource.manager.findBy(ScanCountEntity, { itemId });
    expect(written.map(({ count }) => count)).toEqual([1]);
    await app.stop();
  });
});
