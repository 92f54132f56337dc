import { MINUTE } from '@ringtag/contracts';
import { newBuild, newUploader, type Uploader } from './support/releases';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const TOKEN = 'a-metrics-token-of-this-test';

interface Listed {
  number: number;
  version: number;
  servedSince: string | null;
}

describe('What is known of releases', () => {
  let app: TestApp;
  let admin: Visitor;
  let uploader: Uploader;
  beforeEach(async () => {
    app = await TestApp.startWithPages({ METRICS_TOKEN: TOKEN });
    admin = await app.admin();
    uploader = await newUploader(app, admin);
  });
  afterEach(() => app.stop());

  const list = async (visitor = admin) =>
    (await visitor.get('/api/releases')).body as { items: Listed[]; previewed: object | null };
  const change = async (number: number, body: object) => {
    const { version } = (await list()).items.find((each) => each.number === number)!;
    expect((await admin.patch(`/api/releases/mfe-scan/${number}`, { version, ...body })).status).toBe(200);
  };
  const readMetric = async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${app.url}/metrics`, { headers })).text();
    return text.split('\n').filter((line) => line.startsWith('ringtag_remote_release{'));
  };

  it('should say since when everybody sees a release, also one that ships with the server', async () => {
    const since = async () =>
      (await list()).items.map(({ number, servedSince }) => [number, servedSince && Date.parse(servedSince)]);
    const times: number[] = [];
    const pass = () => {
      app.clock.advance(MINUTE);
      times.push(app.clock.now().getTime());
    };
    const near = (at: number) => {
      const expected = times[at]!;
      return { asymmetricMatch: (time: number) => Math.abs(time - expected) < MINUTE / 2 };
    };
    await uploader.upload(newBuild(7));
    await uploader.upload(newBuild(8));
    await change(7, { share: 50 });
    expect(await since()).toEqual([
      [8, null],
      [7, null],
      [0, null],
    ]);
    pass();
    await change(7, { share: 100 });
    pass();
    await change(8, { share: 50 });
    expect(await since()).toEqual([
      [8, null],
      [7, near(0)],
      [0, null],
    ]);
    await change(8, { share: 100 });
    pass();
    await change(8, { blocked: true });
    await change(8, { blocked: true });
    expect(await since()).toEqual([
      [8, null],
      [7, near(2)],
      [0, null],
    ]);
    pass();
    await change(7, { blocked: true });
    expect(await since()).toEqual([
      [8, null],
      [7, null],
      [0, near(3)],
    ]);
  });

  it('should name what one session alone sees, to that session', async () => {
    await uploader.upload(newBuild(7));
    expect((await list()).previewed).toBeNull();
    await admin.put('/api/releases/mfe-scan/7/only-for-me', {});
    expect((await list()).previewed).toEqual({ remote: 'mfe-scan', number: 7 });
    expect((await list(await app.admin())).previewed).toBeNull();
    await admin.delete('/api/releases/only-for-me');
    expect((await list()).previewed).toBeNull();
  });

  it('should be told to monitoring: the numbers, and how many documents show them', async () => {
    const series = (share: number, number: number) =>
      `ringtag_remote_release{remote="mfe-scan",share="${share}"} ${number}`;
    expect(await readMetric()).toEqual([series(100, 0)]);
    await uploader.upload(newBuild(7));
    await uploader.upload(newBuild(8));
    await change(7, { share: 100 });
    await change(8, { share: 20 });
    expect(await readMetric()).toEqual([series(100, 7), series(20, 8)]);
    await change(8, { blocked: true });
    expect(await readMetric()).toEqual([series(100, 7)]);
  });
});
