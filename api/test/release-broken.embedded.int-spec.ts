import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE } from '@ringtag/contracts';
import times from 'lodash/times';
import { assertReleaseFiles } from '../src/releases';
import { ReleaseFileEntity } from '../src/releases/tables/release-file.entity';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { BuildReader } from '../src/web';
import { newBuild, newUploader, type Uploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('A release that the server cannot use', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  beforeEach(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
    uploader = await newUploader(app, admin);
  });
  afterEach(() => app.stop());

  const show = (number: number, remote = 'mfe-scan') =>
    admin.patch(`/api/releases/${remote}/${number}`, { version: 0, share: 100 });
  const statuses = async () => {
    app.app.nest.get(BuildReader).forget();
    const paths = ['/scan', '/remotes.json', '/_mf/mfe-scan/mf-manifest.json', '/api/releases'];
    return Promise.all(paths.map(async (path) => (await admin.get(path)).status));
  };

  it('should be shown with a description that is nested deeply', async () => {
    const { body, ...build } = newBuild(7);
    const pad = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const description = body.description.replace('{', `{"pad":${pad},`);
    await uploader.upload({ ...build, body: { ...body, description } });
    expect((await show(7)).status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it.each(['{bad', '{}'])(
    'should give way to what ships where the database has %s, with an error in the log',
    async (texts) => {
      await uploader.upload(newBuild(7));
      await show(7);
      await app.dataSource.manager.query(`UPDATE releases SET texts = '${texts}'`);
      // Another print of the files: all is read again.
      await writeFile(join(app.webRoot, 'mfe-scan/dist/release.json'), '{"number":1}');
      expect(await statuses()).toEqual([200, 200, 200, 200]);
      expect(app.logs.join('')).toContain('A release is broken');
    },
  );

  it('should be named by `check`, file by file, where its bytes are not those that were uploaded', async () => {
    const files = { 'assets/a.0123abcd.js': 'a', 'assets/b.0123abcd.js': 'b', 'assets/c.0123abcd.js': 'c' };
    await uploader.upload(newBuild(7, { files }));
    const printed: string[] = [];
    const check = () => assertReleaseFiles(app.dataSource, (text) => printed.push(text));
    await check();
    expect(printed.splice(0)).toEqual(['All 4 files of releases are what was uploaded\n']);
    const { manager } = app.dataSource;
    const [path, other] = ['assets/a.0123abcd.js', 'assets/b.0123abcd.js'];
    const { body } = await manager.findOneByOrFail(ReleaseFileEntity, { path: other });
    await manager.update(ReleaseFileEntity, { path }, { body });
    await manager.update(ReleaseFileEntity, { path: other }, { body: Buffer.from('no Brotli') });
    await expect(check()).rejects.toThrow('2 of 4 files of releases are not what was uploaded');
    expect(printed).toEqual([`WRONG   mfe-scan/${path}\n`, `WRONG   mfe-scan/${other}\n`]);
  });

  it('should be refused once fifty of its remote wait that nobody was shown', async () => {
    for (const n of times(RELEASE.unseen))
      expect((await uploader.begin(newBuild(100 + n).body)).status).toBe(200);
    const { status, body } = await uploader.begin(newBuild(200).body);
    expect([status, body.error[0].message]).toEqual([400, expect.stringContaining('They go after 14 days')]);
    expect((await uploader.begin(newBuild(100).body)).status).toBe(200);
    expect(await app.dataSource.manager.count(ReleaseEntity)).toBe(RELEASE.unseen);
  });

  it('should not be shown where another remote has got its page', async () => {
    const routes = [{ path: '/tips', authorities: [] }];
    for (const remote of ['mfe-one', 'mfe-two']) {
      const own = await newUploader(app, admin, remote);
      await own.upload(newBuild(7, { remote, routes }));
    }
    expect((await show(7, 'mfe-one')).status).toBe(200);
    const { status, body } = await show(7, 'mfe-two');
    expect([status, body.error[0].message]).toEqual([
      400,
      expect.stringContaining('/tips belongs to mfe-one'),
    ]);
  });
});
