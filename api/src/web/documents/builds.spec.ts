import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { CONTRACT_VERSION } from '@ringtag/contracts';
import type { ServerConfig } from '../../platform/config/config';
import { BuildReader } from './builds';

let webRoot: string;
beforeEach(async () => (webRoot = await mkdtemp(join(tmpdir(), 'ringtag-builds-'))));
afterEach(() => rm(webRoot, { recursive: true }));

async function deploy(application: string, files: Record<string, unknown>): Promise<void> {
  const folder = join(webRoot, application, 'dist');
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), JSON.stringify(content));
}

const chunks = { imports: { 'src/remote': { files: ['assets/remote.1.js'], shared: [] } }, shared: {} };
const described = (name: string, routes: unknown = [{ path: '/good', authorities: [] }]) => ({
  'remote.json': { name, owner: '@team', contractVersion: CONTRACT_VERSION, routes, navigation: [] },
});

describe('BuildReader', () => {
  let errors: jest.SpyInstance;
  beforeEach(async () => {
    errors = jest.spyOn(Logger.prototype, 'error').mockImplementation();
    await deploy('shell', { 'index.html': '', 'chunks.json': chunks });
    await deploy('mfe-good', described('mfe-good'));
  });
  afterEach(() => jest.restoreAllMocks());
  const read = async () => (await new BuildReader({ webRoot } as ServerConfig).get())!;

  it('should leave out a remote without a list of routes, say so in the log, and show the others', async () => {
    await deploy('mfe-bad', described('mfe-bad', {}));
    const { remotes } = await read();
    expect(remotes.map(({ remote }) => remote.name)).toEqual(['mfe-good']);
    expect(errors.mock.calls).toEqual([
      ['remotes.json: "mfe-bad": left out: entry.routes is not a list (owner: @team)'],
    ]);
  });

  it.each([
    ['that is nothing', null],
    ['without a path', { authorities: [] }],
    ['whose path is a number', { path: 5, authorities: [] }],
    ['of an authority that nobody knows', { path: '/bad', authorities: ['root'] }],
  ])('should leave out a page %s, say so in the log, and show the rest of its remote', async (_, bad) => {
    await deploy('mfe-good', described('mfe-good', [bad, { path: '/good', authorities: [] }]));
    const { pages } = await read();
    expect(pages.map(({ path }) => path)).toEqual(['/good']);
    expect(errors.mock.calls).toEqual([[expect.stringContaining('"mfe-good": left out: entry.routes[0]')]]);
  });

  it('should name a page in the languages that its title has, and log what is wrong with another one', async () => {
    const title = { en: 'Good', es: 'Bueno', de: 'Gut', fr: 'Bon', uk: 'Добре', ru: 7 };
    await deploy('mfe-good', described('mfe-good', [{ path: '/good', authorities: [], title }]));
    const { entries } = (await read()).remotes[0]!;
    expect([entries.de, entries.ru].map(({ routes }) => routes[0]?.title)).toEqual(['Gut', 'Good']);
    expect(errors.mock.calls).toEqual([[expect.stringContaining('routes[0].title.ru')]]);
  });

  it('should name no file of a remote that the shell refuses, and log why', async () => {
    const remote = { ...described('mfe-good')['remote.json'], contractVersion: CONTRACT_VERSION - 1 };
    const manifest = { metaData: { globalName: 'good', remoteEntry: { path: '', name: 'entry.js' } } };
    await deploy('mfe-good', { 'remote.json': remote, 'mf-manifest.json': manifest, 'chunks.json': chunks });
    const { remotes, pages } = await read();
    expect(remotes[0]).toMatchObject({ build: undefined, chunks: { imports: {} } });
    expect(pages.map(({ path }) => path)).toEqual(['/good']);
    expect(errors.mock.calls).toEqual([
      [expect.stringMatching(/"mfe-good": refused: contract version .* \(owner: @team\)$/)],
    ]);
  });

  it('should go on with what a file said before it was cut, and log it once', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const manifest = { metaData: { globalName: 'good', remoteEntry: { path: '', name: 'entry.js' } } };
    await deploy('mfe-good', { 'mf-manifest.json': manifest, 'chunks.json': chunks });
    const builds = new BuildReader({ webRoot } as ServerConfig);
    const before = await builds.get();
    expect(before!.remotes[0]).toMatchObject({ chunks, build: { globalName: 'good' } });
    const files = ['remote.json', 'mf-manifest.json', 'chunks.json'];
    for (const file of files) await writeFile(join(webRoot, 'mfe-good/dist', file), '{"na');
    for (const time of [12_000, 14_000]) {
      now.mockReturnValue(time);
      expect((await builds.get())!.remotes).toEqual(before!.remotes);
    }
    expect(errors).toHaveBeenCalledTimes(files.length);
    // After a start nothing is known from before.
    expect((await read()).remotes).toEqual([]);
  });

  it('should answer with a change of which it hears while it looks', async () => {
    const builds = new BuildReader({ webRoot } as ServerConfig);
    let answer: (known: never[]) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      const list = () => new Promise<never[]>((found) => [(answer = found), resolve()]);
      builds.source = { list } as unknown as BuildReader['source'];
    });
    const looking = builds.get();
    await asked;
    await deploy('mfe-new', described('mfe-new', [{ path: '/new', authorities: [] }]));
    builds.forget();
    builds.source = undefined;
    answer([]);
    expect((await looking)!.pages.map(({ path }) => path)).toEqual(['/good', '/new']);
  });

  it('should go on with the build before where a remote can no longer be read', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const builds = new BuildReader({ webRoot } as ServerConfig);
    const before = await builds.get();
    await deploy('mfe-good', described('mfe-good', 'none'));
    now.mockReturnValue(12_000);
    expect((await builds.get())!.remotes).toEqual(before!.remotes);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('should log what is wrong with a description once, and again when the description changes', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const builds = new BuildReader({ webRoot } as ServerConfig);
    const look = async (seconds: number) => {
      now.mockReturnValue(10_000 + seconds * 1000);
      await builds.get();
      return errors.mock.calls.length;
    };
    await deploy('mfe-good', described('mfe-good', [{ path: '/bad' }]));
    expect(await look(2)).toBe(1);
    await deploy('mfe-new', described('mfe-new', []));
    expect(await look(4)).toBe(1);
    await deploy('mfe-good', described('mfe-good', [{ path: '/worse' }]));
    expect(await look(6)).toBe(2);
    await deploy('mfe-good', described('mfe-good'));
    expect(await look(8)).toBe(2);
    await deploy('mfe-good', described('mfe-good', [{ path: '/worse' }]));
    expect(await look(10)).toBe(3);
  });

  it('should know the commit of each build, and none of a build that was made without', async () => {
    await deploy('shell', { 'release.json': { number: 12, commit: 'a'.repeat(40) } });
    await deploy('mfe-good', { 'release.json': { number: 11, commit: 'b'.repeat(40) } });
    await deploy('mfe-new', described('mfe-new', []));
    const builds = new BuildReader({ webRoot } as ServerConfig);
    expect((await builds.get())!.shell.build).toEqual({ number: 12, commitId: 'a'.repeat(40) });
    expect(await builds.listShipped()).toMatchObject([
      { remote: 'mfe-good', number: 11, commitId: 'b'.repeat(40) },
      { remote: 'mfe-new', number: 0, commitId: '' },
    ]);
  });

  it.each([
    [[]],
    [{ imports: null, shared: {} }],
    [{ imports: { page: {} }, shared: {} }],
    [{ imports: { page: { files: 'x', shared: [] } }, shared: {} }],
  ])('should preload nothing of a build whose list of files is %j', async (broken) => {
    await deploy('mfe-good', { 'chunks.json': broken });
    const { remotes, shell } = await read();
    expect(remotes[0]?.chunks).toEqual({ imports: {}, shared: {} });
    expect(shell.chunks).toEqual(chunks);
  });

  it('should look for newer files after a second, and go on with what it has meanwhile', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(10_000);
    const builds = new BuildReader({ webRoot } as ServerConfig);
    expect(builds.findKept()).toBeUndefined();
    const first = await builds.get();
    await deploy('mfe-new', described('mfe-new', []));
    expect(await builds.get()).toBe(first);
    now.mockReturnValue(11_000);
    expect(builds.findKept()).toBe(first);
    // The look that the line above began.
    const second = await builds.get();
    expect(second!.remotes.map(({ remote }) => remote.name)).toEqual(['mfe-good', 'mfe-new']);
    expect(builds.findKept()).toBe(second);
    now.mockReturnValue(13_000);
    expect(builds.findKept()).toBeUndefined();
  });
});
