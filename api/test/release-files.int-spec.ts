import { brotliCompressSync } from 'node:zlib';
import { DAY } from '@ringtag/contracts';
import { Housekeeping } from '../src/platform/housekeeping/housekeeping';
import { ReleaseFileEntity } from '../src/releases/tables/release-file.entity';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { newBuild, newUploader, type Uploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const FOREVER = 'public, max-age=31536000, immutable';
const script = (name: string) => `export const name = '${name}';`.repeat(20);

describe('The files of a release', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  beforeEach(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
    uploader = await newUploader(app, admin);
  });
  afterEach(() => app.stop());

  const upload = async (number: number, files: Record<string, string> = {}) => {
    const steps = await uploader.upload(newBuild(number, { files }));
    expect(steps.at(-1)).toBe(204);
  };
  const change = async (number: number, body: object) => {
    const { items } = (await admin.get('/api/releases')).body;
    const { version } = items.find((each: { number: number }) => each.number === number);
    const answer = await admin.patch(`/api/releases/mfe-scan/${number}`, { version, ...body });
    expect(answer.status).toBe(200);
  };
  const get = (file: string, visitor = app.visitor(), headers = {}) =>
    visitor.get(`/_mf/mfe-scan/${file}`, headers);
  const status = async (file: string, visitor?: Visitor) => (await get(file, visitor)).status;
  const entry = async (visitor = app.visitor()): Promise<string> =>
    (await get('mf-manifest.json', visitor)).body.metaData.remoteEntry.name;
  const preview = (number: number, visitor = admin) =>
    visitor.put(`/api/releases/mfe-scan/${number}/only-for-me`, {});
  const sweep = async (days: number) => {
    app.clock.advance(days * DAY);
    await app.app.nest.get(Housekeeping).sweep();
    admin = await app.admin();
  };

  it('should be nobody’s before it is shown, and everybody’s from then on', async () => {
    await upload(7, { 'assets/page.0123abcd.js': script('page') });
    expect(await status('assets/page.0123abcd.js')).toBe(404);
    expect(await status('assets/page.0123abcd.js', admin)).toBe(404);
    await change(7, { share: 1 });
    expect(await status('assets/page.0123abcd.js')).toBe(200);
    await change(7, { blocked: true });
    // Open pages go on.
    expect(await status('assets/page.0123abcd.js')).toBe(200);
  });

  it('should say their type and that they never change, and come compressed to who takes it', async () => {
    await upload(7, {
      'assets/page.0123abcd.js': script('page'),
      'assets/page.0123abcd.css': 'p{color:red}',
    });
    await change(7, { share: 100 });
    const plain = await get('assets/page.0123abcd.js', app.visitor(), { 'accept-encoding': 'identity' });
    expect(plain.bytes.toString()).toBe(script('page'));
    expect(Object.fromEntries(plain.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    const packed = await get('assets/page.0123abcd.js', app.visitor(), { 'accept-encoding': 'gzip, br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.bytes.toString()).toBe(script('page'));
    const styles = await get('assets/page.0123abcd.css');
    expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  it('should be found under their own paths only', async () => {
    await upload(7, { 'assets/page.0123abcd.js': script('page') });
    await change(7, { share: 100 });
    for (const path of [
      'mfe-scan/assets%2Fpage.0123abcd.js.map',
      'mfe-scan/assets/../assets/other.0123abcd.js',
      'mfe-scan/%2e%2e/%2e%2e/shell/dist/index.html',
      'mfe-scan/..%2f..%2fmfe-scan%2fdist%2fremote.jsn',
      'mfe-scan/ASSETS/page.0123abcd.js',
      'mfe-auth/assets/page.0123abcd.js',
      'MFE-SCAN/assets/page.0123abcd.js',
      'mfe-scan%2Fassets/page.0123abcd.js',
    ])
      expect([path, (await app.visitor().get(`/_mf/${path}`)).status]).toEqual([path, 404]);
  });

  it('should show a release to one session of one administrator alone', async () => {
    await upload(7, { 'assets/page.0123abcd.js': script('page') });
    expect((await preview(7)).status).toBe(204);
    expect(await entry(admin)).toBe('remoteEntry.00000007.js');
    const own = await get('assets/page.0123abcd.js', admin);
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const cached = async (visitor?: Visitor) =>
      (await get('mf-manifest.json', visitor)).headers.get('cache-control');
    expect(await cached(admin)).toBe('private, no-store');
    expect(await cached()).toBe('no-cache');
    expect(await entry()).toBe('remoteEntry.1.js');
    expect(await status('assets/page.0123abcd.js')).toBe(404);

    const taken = app.visitor();
    taken.release = admin.release;
    const other = await app.admin();
    other.release = admin.release;
    const member = (await app.member('a good password')).visitor;
    member.release = admin.release;
    for (const visitor of [taken, other, member]) {
      expect(await entry(visitor)).toBe('remoteEntry.1.js');
      expect(await status('assets/page.0123abcd.js', visitor)).toBe(404);
    }
    const { release } = admin;
    const [, value = ''] = release!.split('=');
    for (const odd of [
      value.replace(/.$/, 'x!'),
      value.replace('mfe-scan', 'mfe-auth'),
      'x',
      `${value}.${value}`,
    ]) {
      admin.release = `release=${odd}`;
      expect(await entry(admin)).toBe('remoteEntry.1.js');
    }
    admin.release = release;
    expect((await admin.delete('/api/releases/only-for-me')).status).toBe(204);
    expect(admin.release).toBeUndefined();
    expect(await entry(admin)).toBe('remoteEntry.1.js');
  });

  it('should end for one administrator with the session, and when the release is gone', async () => {
    await upload(7);
    await preview(7);
    await app.dataSource.manager.delete(ReleaseEntity, { number: 7 });
    expect(await entry(admin)).toBe('remoteEntry.1.js');
    expect((await preview(7)).status).toBe(404);
    await upload(8);
    await preview(8);
    const { cookie, release } = admin;
    await admin.get('/api/auth/sign-out', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' });
    Object.assign(admin, { cookie, release });
    expect(await entry(admin)).toBe('remoteEntry.1.js');
  });

  it('should name a release in the documents of who looks at it alone', async () => {
    await upload(7);
    await preview(7);
    const code = await app.code();
    const named = async (visitor: Visitor, path = `/scan/${code}`) => {
      const { body } = (await visitor.get(path)) as { body: string };
      return body.includes('remoteEntry.00000007.js');
    };
    expect([await named(admin), await named(app.visitor()), await named(admin)]).toEqual([true, false, true]);
    expect([await named(admin, '/scan'), await named(app.visitor(), '/scan')]).toEqual([true, false]);
  });

  it.each([
    ['other bytes', (row: ReleaseFileEntity) => ({ ...row, body: brotliCompressSync('alert(1)') })],
    [
      'bytes that are not compressed',
      (row: ReleaseFileEntity) => ({ ...row, body: Buffer.from('alert(1)') }),
    ],
    ['another hash', (row: ReleaseFileEntity) => ({ ...row, sha384: '0'.repeat(96) })],
  ])('should be 404 where the database has %s, with an error in the log', async (_, wrong) => {
    await upload(7, { 'assets/page.0123abcd.js': script('page') });
    await change(7, { share: 100 });
    const where = { path: 'assets/page.0123abcd.js' };
    const row = await app.dataSource.manager.findOneByOrFail(ReleaseFileEntity, where);
    await app.dataSource.manager.update(ReleaseFileEntity, where, wrong(row));
    expect(await status('assets/page.0123abcd.js')).toBe(404);
    const errors = app.logs
      .map((line) => JSON.parse(line))
      .filter(({ context, level }) => context === 'StoredReleases' && (level === 'error' || level >= 50));
    expect(errors).toEqual([
      expect.objectContaining({ msg: 'A file of a release is not what was uploaded', ...where }),
    ]);
  });

  it('should stay for 30 days after their release was last served', async () => {
    await upload(7, { 'assets/seven.0123abcd.js': 'seven' });
    await change(7, { share: 100 });
    await sweep(40);
    await upload(8, { 'assets/eight.0123abcd.js': 'eight' });
    await change(8, { share: 100 });
    await sweep(29);
    const counted = () =>
      app.dataSource.manager.countBy(ReleaseFileEntity, { path: 'assets/seven.0123abcd.js' });
    expect([await counted(), await status('assets/seven.0123abcd.js')]).toEqual([1, 200]);
    await sweep(2);
    expect(await counted()).toBe(0);
    await sweep(100);
    expect([await status('assets/eight.0123abcd.js'), await entry()]).toEqual([
      200,
      'remoteEntry.00000008.js',
    ]);
    expect(await app.dataSource.manager.count(ReleaseEntity)).toBe(1);
  });

  it('should go after 14 days where nobody was shown them, but for those that another release has', async () => {
    const shared = { 'assets/shared.0123abcd.js': 'shared' };
    await upload(7, { ...shared, 'assets/seven.0123abcd.js': 'seven' });
    await sweep(13);
    expect(await app.dataSource.manager.count(ReleaseFileEntity)).toBe(3);
    await upload(8, shared);
    await change(8, { share: 100 });
    await sweep(2);
    const rows = await app.dataSource.manager.find(ReleaseFileEntity, { order: { path: 'ASC' } });
    expect(rows.map(({ path }) => path)).toEqual(['assets/shared.0123abcd.js', 'remoteEntry.00000008.js']);
    expect(await status('assets/shared.0123abcd.js')).toBe(200);
  });

  it('should go after a day where the release broke off', async () => {
    const build = newBuild(7);
    await uploader.begin(build.body);
    for (const [hash, bytes] of build.bytes) await uploader.store(7, hash, bytes);
    await sweep(0.9);
    expect(await app.dataSource.manager.count(ReleaseFileEntity)).toBe(1);
    await sweep(0.2);
    expect(await app.dataSource.manager.count(ReleaseFileEntity)).toBe(0);
    expect((await uploader.complete(7)).status).toBe(404);
  });
});
