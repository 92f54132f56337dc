import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageStart, RemoteList } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';
import { writeScanRemote } from './support/web-root';

describe('The application of a page that works without it', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const open = (path: string) =>
    app.visitor().get(path) as Promise<{ status: number; headers: Headers; body: unknown }>;
  /** An activated code, and what its document says of the application. */
  const newPage = async () => {
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const start = async () => {
      const { body } = await open(`/scan/${alias}?locale=de`);
      expect(body).not.toContain('id="remotes"');
      return JSON.parse(/id="start">(.*?)<\/script>/.exec(body as string)![1]!) as PageStart;
    };
    return { start };
  };
  const entryIn = (list: unknown) =>
    (list as { remotes: [{ build: { entry: string } }] }).remotes[0].build.entry;

  it('should name the files of the page before it asks for them, and those of a new release of the remote', async () => {
    const { start } = await newPage();
    const named = async () => (await start()).files;
    const files = (release: string) =>
      [
        '/assets/bootstrap.1.js',
        '/assets/de.1.js',
        `/_mf/mfe-scan/assets/scan.${release}.js`,
        `/_mf/mfe-scan/assets/scan.${release}.css`,
        `/_mf/mfe-scan/assets/card.${release}.js`,
        '/assets/react.1.js',
        '/assets/scheduler.1.js',
        `/_mf/mfe-scan/remoteEntry.${release}.js`,
      ].sort();
    expect((await named()).sort()).toEqual(files('1'));
    expect((await start()).scripts).toEqual(['/assets/main.0123456789.js']);
    await writeScanRemote(app.webRoot, '22');
    const deadline = Date.now() + 5000;
    while (!(await named()).includes('/_mf/mfe-scan/remoteEntry.22.js') && Date.now() < deadline);
    expect((await named()).sort()).toEqual(files('22'));
  });

  it('should name the list of remotes by an address that changes with it, and can be kept', async () => {
    const { start } = await newPage();
    const named = async () => (await start()).remotes;
    const ask = async (path: string) => {
      const { status, headers, body } = await open(path);
      return { status, caching: headers.get('cache-control'), entry: entryIn(body) };
    };
    const kept = 'public, max-age=31536000, immutable';
    const before = await named();
    expect(before).toMatch(/^\/remotes\.[0-9a-f]{12}\.json$/);
    expect(await ask(before)).toEqual({ status: 200, caching: kept, entry: expect.any(String) });
    await writeScanRemote(app.webRoot, '44');
    const deadline = Date.now() + 5000;
    while ((await named()) === before && Date.now() < deadline);
    const entry = '/_mf/mfe-scan/remoteEntry.44.js';
    expect(await ask(await named())).toEqual({ status: 200, caching: kept, entry });
    // A page from before the deployment needs what is there now.
    expect(await ask(before)).toEqual({ status: 200, caching: 'no-cache', entry });
    expect((await open('/remotes.other.json')).status).toBe(404);
  });

  it.each([
    ['shell', '/main.0123456789.js'],
    ['mfe-scan', '/_mf/mfe-scan/main.0123456789.js'],
  ])('should not send the source maps of %s', async (application, path) => {
    for (const end of ['', '.map'])
      await writeFile(join(app.webRoot, application, 'dist', `main.0123456789.js${end}`), '{}');
    expect((await open(path)).status).toBe(200);
    for (const map of ['.map', '.%6dap', '.MAP']) expect((await open(path + map)).status).toBe(404);
  });

  it('should name pages in the language of the reader, or in the one that is asked for', async () => {
    const titleIn = (body: unknown) => {
      const { locale, remotes } = body as RemoteList;
      return [locale, remotes[0]!.routes.find(({ path }) => path === '/sign-in')?.title];
    };
    const { start } = await newPage();
    expect(titleIn((await open((await start()).remotes)).body)).toEqual(['de', 'Anmelden']);
    expect(titleIn((await open('/remotes.json')).body)).toEqual(['en', 'Sign in']);
    expect(titleIn((await open('/remotes.json?locale=de')).body)).toEqual(['de', 'Anmelden']);
    // English stands in for a language that the remote does not have.
    expect(titleIn((await open('/remotes.json?locale=fr')).body)).toEqual(['fr', 'Sign in']);
    const { body } = await open('/sign-in?locale=de');
    expect(body).toContain('<title>Anmelden · Ringtag</title>');
    expect(titleIn(JSON.parse(/id="remotes">(.*?)<\/script>/.exec(body as string)![1]!))).toEqual([
      'de',
      'Anmelden',
    ]);
    expect(body).not.toContain('Sign in');
  });

  it('should say nothing to the browser of what only the server reads', async () => {
    const { body } = await open('/remotes.json');
    expect(JSON.stringify(body)).not.toMatch(/firstView|owner|@scanning/);
  });
});
