import { LOCALES, type PageStart } from '@ringtag/contracts';
import { ScanShapes } from '../src/web/documents/scan-shapes';
import { newBuild, newUploader } from './support/releases';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const SHARED = 'remoteEntry.00000007.js';
const SERVED = 'remoteEntry.1.js';

describe('A release that is shown to a share', () => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
    const admin = await app.admin();
    const title = Object.fromEntries(LOCALES.map((locale) => [locale, `Tips in ${locale}`]));
    const routes = ['/scan/*', '/sign-in', '/tips'].map((path) => ({ path, authorities: [], title }));
    await (await newUploader(app, admin)).upload(newBuild(7, { routes }));
    const { status } = await admin.patch('/api/releases/mfe-scan/7', { version: 0, share: 50 });
    expect(status).toBe(200);
    code = await app.code();
  });
  afterAll(() => app.stop());
  afterEach(() => jest.restoreAllMocks());

  const draw = (chance: number) => jest.spyOn(Math, 'random').mockReturnValue(chance);
  const open = async (path: string, visitor = app.visitor()): Promise<string> =>
    String((await visitor.get(path)).body);
  /** The entries that a document names. */
  const named = async (path: string, visitor?: Visitor) => {
    const document = await open(path, visitor);
    return [SERVED, SHARED].filter((entry) => document.includes(entry));
  };
  const manifest = async (visitor = app.visitor()): Promise<string> =>
    (await visitor.get('/_mf/mfe-scan/mf-manifest.json')).body.metaData.remoteEntry.name;

  it('should be in that share of the documents of strangers, each by chance', async () => {
    for (const path of [`/scan/${code}`, '/sign-in']) {
      for (const [chance, entry] of [
        [0.49, SHARED],
        [0.51, SERVED],
        [0, SHARED],
        [0.999, SERVED],
      ] as const) {
        draw(chance);
        expect([path, await named(path)]).toEqual([path, [entry]]);
      }
    }
  });

  it('should have its pages in its documents only', async () => {
    const status = async () => (await app.visitor().get('/tips')).status;
    draw(0.1);
    expect(await status()).toBe(200);
    draw(0.9);
    expect(await status()).toBe(404);
  });

  it.each(LOCALES)('should be found by its documents under the list that they name in %s', async (locale) => {
    draw(0.1);
    const document = String((await app.visitor().get(`/scan/${code}`, { 'accept-language': locale })).body);
    const { remotes } = JSON.parse(/id="start">(.*?)<\/script>/.exec(document)![1]!) as PageStart;
    draw(0.9);
    const list = await app.visitor().get(remotes);
    expect(list.headers.get('cache-control')).toContain('immutable');
    expect([list.body.locale, list.body.remotes[0].routes[2].title]).toEqual([locale, `Tips in ${locale}`]);
    expect(list.body.remotes[0].build.entry).toBe(`/_mf/mfe-scan/${SHARED}`);
    expect((await app.visitor().get(`/_mf/mfe-scan/${SHARED}`)).status).toBe(200);
  });

  it('should be no matter of chance for what strangers load later', async () => {
    draw(0.1);
    expect(await manifest()).toBe(SERVED);
    expect(JSON.stringify((await app.visitor().get('/remotes.json')).body)).not.toContain('/tips');
  });

  it('should be the same for all that a session asks, whatever chance says', async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 20; i += 1) {
      const person = await app.admin();
      const entry = await manifest(person);
      seen.add(entry);
      for (const chance of [0.1, 0.9]) {
        draw(chance);
        expect(await named(`/scan/${code}`, person)).toEqual([entry]);
        expect(await manifest(person)).toBe(entry);
      }
      jest.restoreAllMocks();
    }
    expect([...seen].sort()).toEqual([SHARED, SERVED].sort());
  });

  it('should keep the documents of both, so that neither is drawn again', async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    for (const chance of [0.1, 0.9, 0.1, 0.9]) {
      draw(chance);
      await open(`/scan/${alias}`);
    }
    const fill = jest.spyOn(app.app.nest.get(ScanShapes), 'fill');
    for (const [chance, entry] of [
      [0.1, SHARED],
      [0.9, SERVED],
      [0.2, SHARED],
      [0.8, SERVED],
    ] as const) {
      draw(chance);
      expect(await named(`/scan/${alias}`)).toEqual([entry]);
    }
    expect(fill).not.toHaveBeenCalled();
  });
});
