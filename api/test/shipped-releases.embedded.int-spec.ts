import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { DAY, RELEASE } from '@ringtag/contracts';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { ShippedReleases } from '../src/releases/shipped/shipped-releases';
import { ReleaseFileEntity } from '../src/releases/tables/release-file.entity';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { BuildReader } from '../src/web';
import { commit, newBuild, newUploader, sha384 } from './support/releases';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';
import { writeScanRemote } from './support/web-root';

describe('What ships with the server', () => {
  let app: TestApp;
  let admin: Visitor;
  beforeEach(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
  });
  afterEach(() => app.stop());

  const toEntry = (number: number) => `remoteEntry.${String(number).padStart(8, '0')}.js`;
  const file = (name: string) => join(app.webRoot, 'mfe-scan/dist', name);
  /** Puts another build in the place of what the server shipped before. */
  const ship = async (number: number, more: Record<string, string | Buffer> = {}) => {
    await rm(file(''), { recursive: true });
    await writeScanRemote(app.webRoot, String(number).padStart(8, '0'));
    await mkdir(file('assets'));
    const said = JSON.stringify({ number, commit: commit('b') });
    const files = { 'release.json': said, [toEntry(number)]: `// mfe-scan ${number}`, ...more };
    for (const [name, bytes] of Object.entries(files)) await writeFile(file(name), bytes);
    app.app.nest.get(BuildReader).forget();
  };
  const store = () => app.app.nest.get(ShippedReleases).store();
  const stored = () => app.dataSource.manager.findBy(ReleaseEntity, { remote: 'mfe-scan' });
  const list = async () => (await admin.get('/api/releases')).body.items;
  const audiences = async () =>
    (await list()).map((each: { number: number; audience: string }) => `${each.number} ${each.audience}`);
  const decide = (number: number, body: object) => admin.patch(`/api/releases/mfe-scan/${number}`, body);
  const readEntry = async (): Promise<string> =>
    (await app.visitor().get('/_mf/mfe-scan/mf-manifest.json')).body.metaData.remoteEntry.name;
  const get = (name: string) => app.visitor().get(`/_mf/mfe-scan/${name}`);
  const warnings = () => app.logs.filter((line) => line.includes('could not be stored'));

  it('should be there after an upgrade, so that the new build can be blocked', async () => {
    await ship(5, { 'assets/page.0123abcd.js': 'five' });
    await store();
    await ship(6);
    await store();
    expect(await audiences()).toEqual(['6 everybody', '5 nobody']);
    expect((await decide(6, { version: 0, blocked: true })).body).toMatchObject({ blocked: true });
    expect(await audiences()).toEqual(['6 nobody', '5 everybody']);
    expect(await readEntry()).toBe(toEntry(5));
    expect((await get('assets/page.0123abcd.js')).bytes.toString()).toBe('five');
    const page = String((await app.visitor().get(`/scan/${await app.code()}`)).body);
    expect(page).toContain(toEntry(5));
    expect((await decide(5, { version: 0, blocked: true })).body.code).toBe('release_needed');
  });

  it('should keep its files for the pages that were open during an upgrade', async () => {
    await ship(5, { 'assets/page.0123abcd.js': 'five' });
    await store();
    await ship(6);
    expect(await readEntry()).toBe(toEntry(6));
    expect((await get('assets/page.0123abcd.js')).status).toBe(200);
  });

  it('should be stored with its files, as the build compressed them, and without what is no file of a release', async () => {
    const text = 'a text '.repeat(100);
    const copy = brotliCompressSync(text);
    await ship(5, {
      'assets/page.0123abcd.js': text,
      'assets/page.0123abcd.js.br': copy,
      'assets/page.0123abcd.js.map': '{}',
      'assets/old.0123abcd.js': 'new',
      'assets/old.0123abcd.js.br': brotliCompressSync('old'),
      'mf-stats.json': '{}',
    });
    await store();
    const files = await app.dataSource.manager.find(ReleaseFileEntity, { order: { path: 'ASC' } });
    expect(files.map(({ path, shown }) => [path, shown])).toEqual([
      ['assets/old.0123abcd.js', true],
      ['assets/page.0123abcd.js', true],
      [toEntry(5), true],
    ]);
    expect(brotliDecompressSync(files[0]!.body).toString()).toBe('new');
    expect(files[1]!.body.equals(copy)).toBe(true);
    const [release] = await stored();
    expect(release).toMatchObject({
      number: 5,
      commitId: commit('b'),
      share: 100,
      tokenId: null,
      version: 0,
    });
    expect(release!.files.map(({ sha384: hash }) => hash)).toContain(sha384(text));
  });

  it('should be stored once, and not at all without a number', async () => {
    await store();
    expect(await stored()).toEqual([]);
    await ship(5);
    await store();
    const before = await stored();
    await Promise.all([store(), store()]);
    expect(await stored()).toEqual(before);
    expect(warnings()).toEqual([]);
  });

  it('should not be served by a server of before: the new build may need the new server', async () => {
    await ship(6);
    await store();
    await ship(5);
    expect(await readEntry()).toBe(toEntry(5));
    expect(await audiences()).toEqual(['6 nobody', '5 everybody']);
  });

  it('should stay as it was decided', async () => {
    await ship(5);
    await store();
    await ship(6);
    await decide(6, { version: 0, blocked: true });
    await store();
    expect(await audiences()).toEqual(['6 nobody', '5 everybody']);
    app.clock.advance(31 * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    expect(await readEntry()).toBe(toEntry(5));
    await ship(7);
    expect(await readEntry()).toBe(toEntry(7));
  });

  it('should be for everybody where a share had seen it, and leave its place to another release', async () => {
    const uploader = await newUploader(app, admin);
    await uploader.upload(newBuild(5));
    await decide(5, { version: 0, share: 10 });
    await uploader.upload(newBuild(9));
    await ship(5);
    await store();
    expect((await list()).map((each: { share: number }) => each.share)).toEqual([0, 100]);
    expect((await decide(9, { version: 0, share: 10 })).status).toBe(200);
    const { items } = (await admin.get('/api/audit-log?action=release-changed')).body;
    expect(items[1]).toMatchObject({
      actorRole: 'system',
      changes: [{ field: 'share', old: '10', new: '100' }],
    });
  });

  it('should go 30 days after it was last served', async () => {
    await ship(5);
    await store();
    const sweep = async (days: number) => {
      app.clock.advance(days * DAY);
      await app.app.nest.get(Housekeeping).sweep();
    };
    await sweep(40);
    await ship(6);
    await sweep(29);
    expect((await stored()).map(({ number }) => number).sort()).toEqual([5, 6]);
    await sweep(2);
    expect((await stored()).map(({ number }) => number)).toEqual([6]);
    expect(await app.dataSource.manager.countBy(ReleaseFileEntity, { path: toEntry(5) })).toBe(0);
  });

  it('should be left out with a line in the log where there is no room, and where a file has other bytes', async () => {
    await ship(5, { 'assets/page.0123abcd.js': 'five' });
    await store();
    const all = { number: 5 };
    await ship(6, { 'assets/page.0123abcd.js': 'six' });
    await store();
    await app.dataSource.manager.update(ReleaseEntity, all, { bytes: RELEASE.storedBytes });
    await ship(7);
    await store();
    expect((await stored()).map(({ number }) => number)).toEqual([5]);
    const reasons = ['assets/page.0123abcd.js has other bytes', 'There is no room'];
    expect(warnings().map((line) => reasons.find((reason) => line.includes(reason)))).toEqual(reasons);
    expect(await readEntry()).toBe(toEntry(7));
  });
});
