import { randomBytes } from 'node:crypto';
import { RELEASE } from '@ringtag/contracts';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { newBuild, newUploader, type Uploader } from './support/releases';
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
    await app.dataSource.manager.update(ReleaseEntity, { number: 1 }, { bytes: RELEASE.storedBytes - bytes });
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
