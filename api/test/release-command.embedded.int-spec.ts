import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { BODY_LIMIT, CONTRACT_VERSION, LOCALES } from '@ringtag/contracts';
import { release, showStatus } from '@ringtag/tools/release';
import { ReleaseFileEntity } from '../src/releases/tables/release-file.entity';
import { ReleaseEntity } from '../src/releases/tables/release.entity';
import { BuildReader } from '../src/web';
import { TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

const title = Object.fromEntries(LOCALES.map((locale) => [locale, 'Tips']));
const described = (name: string, page: object = {}, contractVersion = CONTRACT_VERSION) => ({
  ...{ name, owner: '@team', contractVersion, navigation: [] },
  routes: [{ path: '/tips', authorities: [], title, ...page }],
});
const manifest = {
  metaData: { globalName: 'tips', remoteEntry: { path: '', name: 'remoteEntry.0123abcd.js' } },
};

describe('npm run release', () => {
  let app: TestApp;
  let admin: Visitor;
  let workspace: string;
  let token: string;
  const lines: string[] = [];

  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
    return execFileSync('git', [...who, ...args], { cwd: workspace, encoding: 'utf8' }).trim();
  };
  const write = (files: Record<string, unknown>, folder = workspace) => {
    for (const [name, content] of Object.entries(files)) {
      const file = resolve(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
  };
  const commit = (files: Record<string, unknown> = {}): string => {
    write(files);
    git('add', '--all');
    git('commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'change');
    return git('rev-parse', 'HEAD');
  };
  /** What the build of a remote writes. */
  const build = (name: string, files: Record<string, unknown> = {}) => ({
    'remote.json': described(name),
    'mf-manifest.json': manifest,
    'chunks.json': { imports: {}, shared: {} },
    'needs.json': { shared: {}, calls: [] },
    'remoteEntry.0123abcd.js': `// ${name}`,
    ...files,
  });
  /** Makes the server one that was built from this commit. */
  const serve = (head: string) => {
    write({
      [join(app.webRoot, 'shell/dist/release.json')]: { number: 1, commit: head },
      [join(app.webRoot, 'shell/dist/shared-exports.json')]: { '@ringtag/session': ['useSession'] },
    });
    app.app.nest.get(BuildReader).forget();
  };
  const newToken = async (remote: string): Promise<string> =>
    (await admin.post('/api/release-tokens', { remote, label: 'CI' })).body.token;
  const settings = () => ({ RINGTAG_URL: app.url, RINGTAG_RELEASE_TOKEN: token });
  /** Answers what the command prints, or why it refuses. */
  const run = async (remote = 'mfe-tips', more: object = {}, files: Record<string, unknown> = {}) => {
    lines.length = 0;
    const tools = {
      build: (_: string, name: string, folder: string) => write(build(name, files), folder),
      print: (line: string) => void lines.push(line),
    };
    const refused = await release(workspace, remote, { ...settings(), ...more }, tools).catch(
      (error: Error) => `${error.name}: ${error.message}`,
    );
    return refused ?? lines.join('\n');
  };
  const status = async () => {
    lines.length = 0;
    await showStatus(settings(), (line) => lines.push(line));
    return lines.slice(1).join('\n');
  };

  beforeAll(async () => {
    app = await TestApp.startWithPages();
    admin = await app.admin();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    workspace = await mkdtemp(join(tmpdir(), 'ringtag-release-'));
    git('init', '--quiet');
    const remotes = ['mfe-tips', 'mfe-auth', 'mfe-scan'].flatMap((name) => [
      [`${name}/remote.json`, described(name)],
      [`${name}/src/remote.tsx`, "{ path: 'tips' }"],
    ]);
    const files = {
      ...(Object.fromEntries(remotes) as Record<string, unknown>),
      ...{ 'libs/card/src/card.tsx': '', 'shell/src/app.tsx': '' },
    };
    serve(commit(files));
    for (const entity of [ReleaseEntity, ReleaseFileEntity]) await app.dataSource.manager.clear(entity);
    token = await newToken('mfe-tips');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(workspace, { recursive: true });
  });

  it('should upload what a commit says, show it to nobody, and say who decides', async () => {
    const head = commit();
    const needs = { shared: { '@ringtag/session': ['useSession'] }, calls: ['PATCH /api/items/{itemId}'] };
    expect(await run('mfe-tips', {}, { 'needs.json': needs, 'assets/x.0123abcd.js.map': '' })).toBe(
      [
        `Building mfe-tips 2 (${head.slice(0, 8)})…`,
        'Uploading 1 of 1 files…',
        `Uploaded. No one sees it yet: an administrator looks at it and shows it on ${app.url}/system.`,
      ].join('\n'),
    );
    expect((await admin.get('/api/releases')).body.items).toContainEqual(
      expect.objectContaining({ remote: 'mfe-tips', number: 2, commit: head, share: 0 }),
    );
    expect(await status()).toMatch(
      new RegExp(`^ +2 {2}${head.slice(0, 8)} {2}no one +uploaded .* with "CI"$`),
    );
    await admin.patch('/api/releases/mfe-tips/2', { version: 0, share: 20 });
    expect(await status()).toContain('20% of visits');
    await admin.patch('/api/releases/mfe-tips/2', { version: 1, share: 100 });
    expect(await status()).toContain('everyone');
    expect(await run('mfe-tips', {}, { 'needs.json': needs })).toContain(
      'It was uploaded before. Who sees it: everyone.',
    );
    expect(await run('mfe-tips', {}, { 'assets/x.0123abcd.js': 'x' })).toContain(
      'number: Another release has this number',
    );
    commit();
    await run('mfe-tips', {}, { 'needs.json': needs });
    await admin.patch('/api/releases/mfe-tips/3', { version: 0, blocked: true });
    expect((await status()).split('\n')[0]).toContain('no one, blocked');
  });

  it('should go on with an upload that broke off', async () => {
    commit();
    const files = { 'assets/a.0123abcd.js': 'a', 'assets/b.0123abcd.js': 'b' };
    const real = fetch;
    let sent = 0;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((url, init) =>
        init?.method === 'PUT' && (sent += 1) > 1 ? Promise.reject(new TypeError('cut')) : real(url, init),
      );
    expect(await run('mfe-tips', {}, files)).toContain('does not answer (cut)');
    jest.restoreAllMocks();
    expect(await run('mfe-tips', {}, files)).toContain('Uploading 2 of 3 files…');
  });

  it('should refuse files that are not committed, a commit without its history, and a server without its address', async () => {
    write({ 'libs/new.ts': '' });
    expect(await run()).toMatch(/^ReleaseProblem: Commit these files first.*\n- \?\? libs\/new\.ts$/);
    commit();
    git('clone', '--quiet', '--depth=1', `file://${workspace}`, 'shallow');
    const whole = workspace;
    workspace = join(whole, 'shallow');
    expect(await run()).toContain('git fetch --unshallow');
    workspace = whole;
    expect(await run('mfe-tips', { RINGTAG_URL: 'qr.example' })).toContain('Set RINGTAG_URL');
    expect(await run('mfe-tips', { RINGTAG_URL: 'http://qr.example' })).toContain('begins with https://');
    expect(await run('mfe-tips', { RINGTAG_RELEASE_TOKEN: '' })).toContain('Set RINGTAG_RELEASE_TOKEN');
    expect(await run('../mfe-tips')).toContain('There is no remote ../mfe-tips');
  });

  it('should say which token is wrong', async () => {
    commit();
    expect(await run('mfe-auth')).toContain('The token is one of mfe-tips');
    for (const odd of ['x', `${token}x`])
      expect(await run('mfe-tips', { RINGTAG_RELEASE_TOKEN: odd })).toContain('does not know this token');
    const [{ id }] = (await admin.get('/api/release-tokens')).body.items;
    await admin.delete(`/api/release-tokens/${id}`);
    expect(await run()).toContain('does not know this token');
  });

  it.each([
    [
      'a name in five languages',
      { 'remote.json': described('mfe-tips', { title: { ...title, uk: undefined } }) },
      'routes[0].title.uk',
    ],
    [
      'a path of another remote',
      { 'remote.json': described('mfe-tips', { path: '/sign-in' }) },
      '/sign-in belongs to mfe-scan',
    ],
    [
      'an unknown icon',
      {
        'remote.json': {
          ...described('mfe-tips'),
          navigation: [{ path: '/tips', icon: 'bulb', authorities: [], order: 1 }],
        },
      },
      'use home, code, message, ',
    ],
    [
      'what is too long to announce',
      { 'chunks.json': { imports: {}, shared: {}, pad: 'x'.repeat(BODY_LIMIT) } },
      `bytes, of ${BODY_LIMIT - 500}`,
    ],
    ['an unknown type', { 'logo.0123abcd.svg': '' }, 'logo.0123abcd.svg: the server takes'],
    ['a file without a hash', { 'logo.png': '' }, 'logo.png: the server takes'],
    ['a large file', { 'a.0123abcd.js': 'x'.repeat(4_200_000) }, 'a.0123abcd.js has 4.0 MB, of 4.0 MB'],
    [
      'an export that the shell lacks',
      { 'needs.json': { shared: { '@ringtag/session': ['useTips'] }, calls: [] } },
      'It imports useTips from @ringtag/session',
    ],
    [
      'a call that the API lacks',
      { 'needs.json': { shared: {}, calls: ['GET /api/tips'] } },
      'It calls GET /api/tips',
    ],
    [
      'a preload that the API lacks',
      { 'remote.json': described('mfe-tips', { firstView: { data: ['/api/tips?page=1'] } }) },
      'It calls GET /api/tips',
    ],
  ])('should refuse %s, and store nothing', async (_, files, message) => {
    commit();
    expect(await run('mfe-tips', {}, files)).toContain(message);
    expect(await status()).toBe('');
  });

  it('should refuse pages that remote.json and remote.tsx do not both have, and imports that do not exist', async () => {
    commit({ 'mfe-tips/src/remote.tsx': "{ path: 'tricks' }" });
    const said = await run();
    expect(said).toContain('- remote.json has the page /tips, and src/remote.tsx no line for it');
    expect(said).toContain('- src/remote.tsx has the page /tricks, and remote.json does not');
    const exports = { '@ringtag/session': ['useSession'] };
    commit({
      'mfe-tips/src/remote.tsx': "{ path: 'tips' }",
      'tools/federation/shared-exports.json': { contract: CONTRACT_VERSION, exports },
    });
    const needs = { 'needs.json': { shared: { '@ringtag/session': ['useSesion'] }, calls: [] } };
    expect(await run('mfe-tips', {}, needs)).toMatch(
      /imports what does not exist:\n- @ringtag\/session has no useSesion/,
    );
  });

  it('should name what needs the server first, and a number or contract with which nobody will see it', async () => {
    commit({ 'shell/src/app.tsx': 'new', 'shell/src/app.spec.tsx': 'new', 'libs/ui/src/x.ts': 'new' });
    const files = { 'remote.json': described('mfe-tips', {}, CONTRACT_VERSION + 1) };
    const said = await run('mfe-tips', {}, files);
    expect(said).toMatch(/Needs the server first.*\n- shell\/src\/app\.tsx\nIt has contract/);
    expect(said).toContain('Uploaded.');
    token = await newToken('mfe-scan');
    const ships = { number: 99, commit: 'c'.repeat(40) };
    write({ [join(app.webRoot, 'mfe-scan/dist/release.json')]: ships });
    app.app.nest.get(BuildReader).forget();
    const scan = { 'remote.json': described('mfe-scan', { path: '/scan/*' }) };
    expect(await run('mfe-scan', {}, scan)).toContain('Everyone sees 99, which is higher');
  });

  it('should refuse the scan page where the server draws another one', async () => {
    commit({ 'libs/card/src/card.tsx': 'new' });
    token = await newToken('mfe-scan');
    const files = { 'remote.json': described('mfe-scan', { path: '/scan/*' }) };
    expect(await run('mfe-scan', {}, files)).toMatch(
      /The server draws the scan page.*\n- libs\/card\/src\/card\.tsx$/,
    );
  });

  it('should not ask for a server that is ahead, but refuse another drawing than its own', async () => {
    const head = commit();
    serve(commit({ 'shell/src/app.tsx': 'ahead', 'libs/card/src/card.tsx': 'ahead' }));
    git('checkout', '--quiet', head);
    expect(await run()).not.toContain('Needs the server first');
    token = await newToken('mfe-scan');
    const files = { 'remote.json': described('mfe-scan', { path: '/scan/*' }) };
    expect(await run('mfe-scan', {}, files)).toContain('- libs/card/src/card.tsx');
  });

  it('should not compare with a commit that the clone does not have', async () => {
    commit();
    serve('c'.repeat(40));
    expect(await run()).toContain('which this clone does not have. Run "git fetch"');
  });
});
