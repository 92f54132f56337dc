import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

describe('BuildReader', () => {
  beforeEach(async () => {
    await deploy('shell', { 'index.html': '', 'chunks.json': chunks });
    await deploy('mfe-good', { 'remote.json': { name: 'mfe-good', routes: [{ path: '/good' }] } });
  });
  const read = async () => (await new BuildReader({ webRoot } as ServerConfig).get())!;

  it.each([
    ['no list of routes', { routes: {} }],
    ['a route that is nothing', { routes: [null] }],
    ['a route without a path', { routes: [{}] }],
    ['a route whose path is a number', { routes: [{ path: 5 }] }],
  ])('should leave out a remote with %s, and show the others', async (_fault, description) => {
    await deploy('mfe-bad', { 'remote.json': { name: 'mfe-bad', ...description } });
    const { remotes, pages } = await read();
    expect(remotes.map(({ remote }) => remote.name)).toEqual(['mfe-good']);
    expect(pages.map(({ path }) => path)).toEqual(['/good']);
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
    await deploy('mfe-new', { 'remote.json': { name: 'mfe-new' } });
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
