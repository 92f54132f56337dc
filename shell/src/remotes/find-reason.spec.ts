import type { RemoteEntry } from '@ringtag/contracts';
import { findReason } from './find-reason';
import { RefusedRemote } from './load-remote';
import { registered } from './registered';

jest.mock('./load-remote', () => ({ RefusedRemote: class extends Error {} }));
const fetched = jest.fn<Promise<unknown>, [string]>();
jest.mock('./fetch-json', () => ({ fetchJson: (url: string) => fetched(url) }));

const lost = new Error('ChunkLoadError');
const entry = { name: 'mfe-test', manifest: '/m.json' } as RemoteEntry;
const deploy = (build: string) =>
  fetched.mockResolvedValue({ metaData: { remoteEntry: { path: '', name: `remoteEntry.${build}.js` } } });
const answers = (...entries: [path: string, responseStatus: number][]) =>
  entries.map(([path, responseStatus]) => ({ name: `http://localhost${path}`, responseStatus }));
const files = jest.fn(() => answers());

registered.set('mfe-test', 'http://localhost/_mf/mfe-test/remoteEntry.old.js');

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: files });
  files.mockReturnValue([]);
  fetched.mockReset();
  deploy('old');
});
afterEach(() => jest.restoreAllMocks());

it('should know a remote that is refused, and ask nothing', async () => {
  expect(await findReason(entry, new RefusedRemote())).toBe('refused');
  expect(fetched).not.toHaveBeenCalled();
});

it('should say that the browser is offline, and ask nothing', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await findReason(entry, lost)).toBe('offline');
  expect(fetched).not.toHaveBeenCalled();
});

it('should say that a newer build is deployed', async () => {
  deploy('new');
  expect(await findReason(entry, lost)).toBe('replaced');
});

it.each([404, 502, 503])('should take a file that is answered by %d for an update', async (status) => {
  files.mockReturnValue(answers(['/assets/tab.1.js', status]));
  expect(await findReason(undefined, lost)).toBe('updating');
  fetched.mockRejectedValue(new Error('answered 502'));
  expect(await findReason(entry, lost)).toBe('updating');
});

it('should call everything else broken', async () => {
  files.mockReturnValue(answers(['/assets/tab.1.js', 0], ['/assets/tab.1.css', 500], ['/api/thing', 404]));
  expect(await findReason(entry, lost)).toBe('broken');
});

it('should not take a remote for replaced that was never on the page', async () => {
  deploy('new');
  expect(await findReason({ ...entry, name: 'mfe-other' }, lost)).toBe('broken');
});

it('should forget a file that came when it was asked for again', async () => {
  files.mockReturnValue(answers(['/assets/tab.1.js', 502], ['/assets/tab.1.js?1', 200]));
  expect(await findReason(entry, lost)).toBe('broken');
});
