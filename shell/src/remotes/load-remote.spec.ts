/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { CONTRACT_VERSION, type RemoteEntry } from '@ringtag/contracts';
import { i18n, loadTexts, startI18n } from '@ringtag/i18n';
import { createRemoteLoader, RefusedRemote } from './load-remote';

const entry: RemoteEntry = {
  name: 'mfe-test',
  contractVersion: CONTRACT_VERSION,
  manifest: '/_mf/mfe-test/mf-manifest.json',
  routes: [],
  navigation: [],
};
const good = {
  contractVersion: CONTRACT_VERSION,
  routes: [],
  texts: { test: () => Promise.resolve({ default: { hello: 'Hello' } }) },
};

// The federation runtime needs real scripts, so browser tests cover it. Here a fake returns what each test sets.
const runtime = { registered: [] as { entry: string }[], module: good as unknown, gone: '' };
jest.mock('@module-federation/runtime', () => ({
  registerRemotes: ([remote]: [{ entry: string }]) => runtime.registered.push(remote),
  loadRemote: () =>
    runtime.gone !== '' && runtime.registered.at(-1)?.entry.includes(runtime.gone)
      ? Promise.reject(new Error('no such entry'))
      : Promise.resolve({ default: runtime.module }),
}));

const manifest = {
  metaData: { globalName: 'mfe_test', remoteEntry: { path: '', name: 'remoteEntry.abc.js' } },
  exposes: [{ assets: { js: { sync: ['assets/remote.abc.js'] }, css: { sync: [] } } }],
};
const reported: unknown[][] = [];
jest.mock('./report-share', () => ({ reportShare: (...given: unknown[]) => reported.push(given) }));
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeAll(() => startI18n('en'));
beforeEach(() => {
  runtime.registered = [];
  runtime.module = good;
  runtime.gone = '';
  document.head.replaceChildren();
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json(manifest)));
  globalThis.fetch = fetchMock as typeof fetch;
});

describe('createRemoteLoader', () => {
  it('should report the first load of a release that a share is shown, and nothing of other ones', async () => {
    const load = createRemoteLoader();
    await load(entry);
    const shared = { ...entry, name: 'mfe-shared', share: 7 };
    await load(shared);
    await load(shared, 1);
    expect(reported).toEqual([[shared, expect.any(Promise)]]);
  });

  it('should register the entry that the manifest names, and preload what it needs', async () => {
    await expect(createRemoteLoader()(entry)).resolves.toBe(good);
    expect(fetchMock).toHaveBeenCalledWith(entry.manifest, expect.objectContaining({ cache: 'no-cache' }));
    expect(runtime.registered).toEqual([
      expect.objectContaining({
        name: 'mfe-test',
        entry: 'http://localhost/_mf/mfe-test/remoteEntry.abc.js',
        entryGlobalName: 'mfe_test',
      }),
    ]);
    expect(document.head.querySelector<HTMLLinkElement>('link[rel=preload]')?.href).toBe(
      'http://localhost/_mf/mfe-test/assets/remote.abc.js',
    );
  });

  it('should load a remote once for everybody who asks', async () => {
    const load = createRemoteLoader();
    await Promise.all([load(entry), load(entry)]);
    await load(entry);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('should take the build that the document names, and ask for the manifest only to start over', async () => {
    const load = createRemoteLoader();
    const known = {
      ...entry,
      build: { entry: '/_mf/mfe-test/remoteEntry.known.js', globalName: 'mfe_test' },
    };
    await load(known);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(runtime.registered[0]?.entry).toBe('http://localhost/_mf/mfe-test/remoteEntry.known.js');
    await load(known, 1);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('should ask for the manifest when the build of the document is gone', async () => {
    runtime.gone = 'known';
    const build = { entry: '/_mf/mfe-test/remoteEntry.known.js', globalName: 'mfe_test' };
    await expect(createRemoteLoader()({ ...entry, build })).resolves.toBe(good);
    expect(runtime.registered.map((remote) => remote.entry)).toEqual([
      'http://localhost/_mf/mfe-test/remoteEntry.known.js',
      'http://localhost/_mf/mfe-test/remoteEntry.abc.js',
    ]);
  });

  it('should start over with a new manifest and another address on a further attempt', async () => {
    const load = createRemoteLoader();
    await load(entry);
    Object.assign(window, { mfe_test_chunks: ['of the old build'] });
    await load(entry, 2);
    expect(window).not.toHaveProperty('mfe_test_chunks');
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(runtime.registered[1]?.entry).toBe('http://localhost/_mf/mfe-test/remoteEntry.abc.js?attempt=2');
  });

  it('should preload nothing on a further attempt, because its scripts have other addresses', async () => {
    await createRemoteLoader()(entry, 1);
    expect(document.head.querySelector('link')).toBeNull();
  });

  it('should forget a failure, so that the next visit tries again', async () => {
    const load = createRemoteLoader();
    fetchMock.mockImplementationOnce(() => Promise.resolve(new Response('', { status: 503 })));
    await expect(load(entry)).rejects.toThrow('/_mf/mfe-test/mf-manifest.json answered 503');
    await expect(load(entry)).resolves.toBe(good);
  });

  it('should keep the pages that are loaded when a further attempt fails', async () => {
    const load = createRemoteLoader();
    await load(entry);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(load(entry, 1)).resolves.toBe(good);
    await expect(load(entry)).resolves.toBe(good);
  });

  it.each([0, 1])(
    'should refuse a remote of another contract before it fetches a file, attempt %d',
    async (attempt) => {
      const other = { ...entry, contractVersion: CONTRACT_VERSION + 1 };
      await expect(createRemoteLoader()(other, attempt)).rejects.toThrow(RefusedRemote);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(runtime.registered).toEqual([]);
    },
  );

  it('should refuse a build of another contract than its description says', async () => {
    runtime.module = { ...good, contractVersion: CONTRACT_VERSION + 1 };
    await expect(createRemoteLoader()(entry)).rejects.toThrow(RefusedRemote);
  });

  it('should give up after 20 seconds on a server that never answers', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(() => new Promise(() => undefined));
    const outcome = expect(createRemoteLoader()(entry)).rejects.toThrow('did not load in time');
    jest.advanceTimersByTime(20_000);
    jest.useRealTimers();
    await outcome;
  });

  it('should bring the texts of the remote to the page when they are asked for', async () => {
    await createRemoteLoader()(entry);
    expect(i18n.hasResourceBundle('en', 'test')).toBe(false);
    await loadTexts('test');
    expect(i18n.hasResourceBundle('en', 'test')).toBe(true);
  });
});
