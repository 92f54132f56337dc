import { randomBytes } from 'node:crypto';
import { RELEASE } from '@ringtag/contracts';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { newBuild, newUploader, sha384, type Uploader } from './support/releases';
import { TestApp } from './support/test-app';

describe('The room for releases', () => {
  let app: TestApp;
  let uploader: Uploader;
  beforeEach(async () => {
    app = await TestApp.start();
    uploader = await newUploader(app, await app.admin());
  });
  afterEach(() => app.stop());

  const count = async () => Number(await app.dataSource.manager.sum(ReleaseEntity, 'bytes'));
  /** Takes all but so many bytes. */
  const leave = async (bytes: number) => {
    await uploader.begin(newBuild(1).body);
    const now = new Date();
    const shown = { bytes: RELEASE.storedBytes - bytes, completedAt: now, servedAt: now };
    await app.dataSource.manager.update(ReleaseEntity, { number: 1 }, shown);
  };
  const build = (number: number, text: string) =>
    newBuild(number, { files: { [`assets/${text.length}.0123abcd.js`]: text } });

  it('should be given to as many releases as fit, of those that begin at once, too', async () => {
    await leave(2000);
    const texts = ['x'.repeat(800), 'x'.repeat(801), 'x'.repeat(802), 'x'.repeat(803)];
    const answers = await Promise.all(texts.map((text, n) => uploader.begin(build(n + 2, text).body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 400)!;
    expect(refused.body.error[0]).toMatchObject({
      field: 'files',
      message: expect.stringContaining('no room'),
    });
    expect(await count()).toBeLessThanOrEqual(RELEASE.storedBytes);
  });

  it('should not be taken by what one token announces and nobody is shown', async () => {
    const other = await newUploader(app, await app.admin(), 'mfe-auth');
    const large = (number: number, remote: string) => {
      const { body } = newBuild(number, { remote });
      const files = Array.from({ length: 4 }, (_, at) => ({
        path: `assets/f${at}.${String(number).padStart(8, '0')}.js`,
        sha384: sha384(`${number} ${at}`),
        size: RELEASE.fileBytes,
      }));
      return { ...body, files: [...body.files, ...files] };
    };
    const of = 4 * RELEASE.fileBytes;
    const most = Math.floor(RELEASE.unseenBytes / of);
    const numbers = Array.from({ length: most + 2 }, (_, at) => at + 1);
    const answers = await Promise.all(numbers.map((number) => uploader.begin(large(number, 'mfe-scan'))));
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]!.body.error[0]).toMatchObject({
      field: 'files',
      message: expect.stringContaining('nobody was shown'),
    });
    expect(await count()).toBeLessThanOrEqual(RELEASE.unseenBytes);
    expect((await other.begin(large(1, 'mfe-auth'))).status).toBe(200);
  });

  it('should take the largest file, whole, whatever the packets of the database', async () => {
    const bytes = randomBytes(RELEASE.fileBytes);
    const large = newBuild(7, { files: { 'assets/large.0123abcd.js': bytes } });
    expect(await uploader.upload(large)).toEqual([200, 204, 204, 204]);
    const admin = await app.admin();
    await admin.patch('/api/releases/mfe-scan/7', { version: 0, share: 100 });
    const sent = await app.visitor().get('/_mf/mfe-scan/assets/large.0123abcd.js');
    expect([sent.status, sent.bytes.equals(bytes)]).toEqual([200, true]);
  });

  it('should be used up by who begins a release anew with other files, and not by who goes on with it', async () => {
    await uploader.begin(build(7, 'one').body);
    const once = await count();
    await uploader.begin(build(7, 'one').body);
    expect(await count()).toBe(once);
    await uploader.begin(build(7, 'other').body);
    expect(await count()).toBeGreaterThan(2 * once);
  });
});
