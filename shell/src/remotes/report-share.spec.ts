/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { CONTRACT_VERSION, type RemoteEntry } from '@ringtag/contracts';
import { registered } from './registered';
import { reportShare } from './report-share';

const entry: RemoteEntry = {
  name: 'mfe-test',
  contractVersion: CONTRACT_VERSION,
  manifest: '/_mf/mfe-test/mf-manifest.json',
  routes: [],
  navigation: [],
  share: 7,
};
const built = { ...entry, build: { entry: '/_mf/mfe-test/remoteEntry.7.js', globalName: 'mfe_test' } };
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const sent = () =>
  fetchMock.mock.calls.map(([url, { method, body }]) => [method, url, JSON.parse(body as string) as unknown]);
const BEGUN = ['POST', '/api/share-loads', { remote: 'mfe-test', number: 7 }];
const ended = (finished: boolean) => ['PUT', '/api/share-loads/load-1', { finished }];

describe('reportShare', () => {
  beforeEach(() => {
    registered.clear();
    fetchMock.mockReset().mockImplementation(() => Promise.resolve(Response.json({ id: 'load-1' })));
    globalThis.fetch = fetchMock as typeof fetch;
  });
  afterEach(() => jest.restoreAllMocks());

  it('should tell that the release begins to load, and that it finished', async () => {
    registered.set('mfe-test', 'http://localhost/_mf/mfe-test/remoteEntry.7.js');
    await reportShare(built, Promise.resolve());
    expect(sent()).toEqual([BEGUN, ended(true)]);
  });

  it('should tell that it failed', async () => {
    await reportShare(built, Promise.reject(new Error('gone')));
    expect(sent()).toEqual([BEGUN, ended(false)]);
  });

  it('should tell that it failed where the build that everybody has took its place', async () => {
    registered.set('mfe-test', 'http://localhost/_mf/mfe-test/remoteEntry.6.js');
    await reportShare(built, Promise.resolve());
    expect(sent()).toEqual([BEGUN, ended(false)]);
  });

  it('should take what the manifest names for the release where the document names no build', async () => {
    registered.set('mfe-test', 'http://localhost/_mf/mfe-test/remoteEntry.6.js');
    await reportShare(entry, Promise.resolve());
    expect(sent()).toEqual([BEGUN, ended(true)]);
  });

  it('should tell of no failure while the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await reportShare(built, Promise.reject(new Error('gone')));
    expect(sent()).toEqual([BEGUN]);
  });

  it.each([
    ['refuses it', () => Promise.resolve(new Response('', { status: 429 }))],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('should not go on where the server %s', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    await reportShare(built, Promise.reject(new Error('gone')));
    expect(sent()).toEqual([BEGUN]);
  });
});
