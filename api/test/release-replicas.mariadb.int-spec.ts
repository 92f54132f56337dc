import { Logger } from '@nestjs/common';
import { eventually } from './support/eventually';
import { newBuild, newUploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

/** The embedded database serves one process, so that this needs a server. */
describe('Releases of two replicas that share only the database', () => {
  let one: TestApp;
  let other: TestApp;
  let admin: Visitor;
  beforeAll(async () => {
    one = await TestApp.startWithPages();
    other = await one.replica({ WEB_ROOT: one.webRoot });
    admin = await one.admin();
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const entry = async (app: TestApp): Promise<string> =>
    (await app.visitor().get('/_mf/mfe-scan/mf-manifest.json')).body.metaData.remoteEntry.name;
  const file = (app: TestApp, name: string) => app.visitor().get(`/_mf/mfe-scan/${name}`);
  const decide = (number: number, body: object): Promise<Answer> =>
    admin.patch(`/api/releases/mfe-scan/${number}`, body);

  it('should both serve what one of them was given, and both go back', async () => {
    const uploader = await newUploader(one, admin);
    const build = newBuild(7, { files: { 'assets/page.0123abcd.js': 'page' } });
    expect((await uploader.upload(build)).at(-1)).toBe(204);
    expect((await decide(7, { version: 0, share: 100 })).status).toBe(200);
    expect(await entry(one)).toBe(build.entry);
    await eventually(() => entry(other), build.entry);
    expect((await file(other, 'assets/page.0123abcd.js')).bytes.toString()).toBe('page');
    await decide(7, { version: 1, blocked: true });
    await eventually(() => entry(other), 'remoteEntry.1.js');
    // Open pages go on with both.
    for (const app of [one, other]) expect((await file(app, 'assets/page.0123abcd.js')).status).toBe(200);
  });

  it('should serve it from a replica that starts afterwards', async () => {
    await decide(7, { version: 2, blocked: false });
    const third = await one.replica({ WEB_ROOT: one.webRoot });
    expect(await entry(third)).toBe('remoteEntry.00000007.js');
    expect((await file(third, 'assets/page.0123abcd.js')).status).toBe(200);
    await third.stop();
  });

  it('should go on with what they read while the releases cannot be read', async () => {
    // Both log to the server that was started last.
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const notices = () =>
      warn.mock.calls.filter((said) => JSON.stringify(said).includes('The releases cannot be read')).length;
    const seen = new Set<string>();
    await eventually(() => entry(other), 'remoteEntry.00000007.js');
    await file(one, 'assets/page.0123abcd.js');
    await one.dataSource.query('RENAME TABLE releases TO releases_away');
    try {
      await eventually(async () => {
        for (const app of [one, other]) seen.add(await entry(app));
        return notices();
      }, 2);
      expect((await file(one, 'assets/page.0123abcd.js')).status).toBe(200);
    } finally {
      await one.dataSource.query('RENAME TABLE releases_away TO releases');
      warn.mockRestore();
    }
    expect([...seen]).toEqual(['remoteEntry.00000007.js']);
  });

  it('should let one of two win who decide at both at once', async () => {
    const there = other.visitor();
    there.cookie = admin.cookie;
    const path = '/api/releases/mfe-scan/7';
    for (let version = 3; version < 8; version += 1) {
      const answers = await Promise.all([
        admin.patch(path, { version, blocked: version % 2 === 0 }),
        there.patch(path, { version, blocked: version % 2 === 1 }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)!.body.code).toBe('outdated');
    }
  });
});
