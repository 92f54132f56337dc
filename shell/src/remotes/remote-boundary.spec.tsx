import { CONTRACT_VERSION, type RemoteEntry } from '@ringtag/contracts';
import { LostPart, retryLostParts, startI18n } from '@ringtag/i18n';
import type { RemoteModule } from '@ringtag/mf-contract';
import { Link, useLocation } from '@ringtag/vendor/router';
import { MemoryRouter } from '@ringtag/vendor/router/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { LoadRemote } from './load-remote';
import { RemoteBoundary, type AreaCache } from './remote-boundary';

const entry: RemoteEntry = {
  name: 'mfe-test',
  contractVersion: CONTRACT_VERSION,
  manifest: '/_mf/mfe-test/mf-manifest.json',
  routes: [],
  navigation: [],
};
const newPage = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> });
const newModule = (
  ...pages: [path: string, lazy: RemoteModule['routes'][number]['lazy']][]
): RemoteModule => ({
  contractVersion: CONTRACT_VERSION,
  routes: pages.map(([path, lazy]) => ({ path, lazy, texts: [] })),
  texts: {},
});

const Card = () => (
  <div role="alert">
    <button onClick={retryLostParts}>Try again</button>
  </div>
);

function Page({ load, areas }: { load: LoadRemote; areas: AreaCache }) {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/two">Elsewhere</Link>
      <LostPart value={Card}>
        <RemoteBoundary entry={entry} load={load} areas={areas} pathname={pathname} />
      </LostPart>
    </>
  );
}

const open = (at: string, load: LoadRemote, areas: AreaCache) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Page load={load} areas={areas} />
    </MemoryRouter>,
  );

/** Shows the boundary at `/one`. Its loader returns one of the outcomes for each attempt. */
function show(...outcomes: (() => Promise<RemoteModule>)[]) {
  const load = jest.fn<Promise<RemoteModule>, Parameters<LoadRemote>>(() => outcomes.shift()!());
  const areas: AreaCache = new Map();
  return { load, areas, ...open('/one', load, areas) };
}
const showPage = (page: ComponentType) =>
  show(() => Promise.resolve(newModule(['one', () => Promise.resolve({ default: page })])), works);
const attempts = (load: jest.Mock) => load.mock.calls.map(([, attempt]: unknown[]) => attempt);
const fails = () => Promise.reject(new Error('server down'));
const works = () => Promise.resolve(newModule(['one', newPage('Page one')], ['two', newPage('Page two')]));
const pressRetry = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

describe('RemoteBoundary', () => {
  let errors: jest.SpyInstance;
  beforeAll(() => startI18n('en'));
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(() => errors.mockRestore());

  it('should show the page of a remote that loads', async () => {
    show(works);
    expect(await screen.findByRole('heading', { name: 'Page one' })).toBeTruthy();
  });

  it('should show an error card and report the remote when loading fails', async () => {
    show(fails);
    await screen.findByRole('alert');
    expect(errors).toHaveBeenCalledWith('Remote mfe-test failed', new Error('server down'));
  });

  it('should start over on every press of the button until the remote is back', async () => {
    const { load } = show(fails, fails, works);
    await pressRetry();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await pressRetry();
    expect(await screen.findByRole('heading', { name: 'Page one' })).toBeTruthy();
    expect(attempts(load)).toEqual([0, 1, 2]);
  });

  it('should try again by itself when the network is back', async () => {
    show(fails, works);
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Page one' })).toBeTruthy();
  });

  it('should recover from a page whose chunk was deleted by a new release', async () => {
    const chunkGone = () => Promise.reject(new Error('ChunkLoadError'));
    const { load } = show(() => Promise.resolve(newModule(['one', chunkGone])), works);
    await pressRetry();
    expect(await screen.findByRole('heading', { name: 'Page one' })).toBeTruthy();
    expect(attempts(load)).toEqual([0, 1]);
  });

  it('should recover from a page that throws while it draws', async () => {
    const Broken = () => {
      throw new Error('broken page');
    };
    showPage(Broken);
    await pressRetry();
    expect(await screen.findByRole('heading', { name: 'Page one' })).toBeTruthy();
  });

  it('should try afresh when the person leaves a failed page for another', async () => {
    const { load } = show(fails, works);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('heading', { name: 'Page two' })).toBeTruthy();
    expect(attempts(load)).toEqual([0, 1]);
  });

  it('should show a loaded remote again without loading it again', async () => {
    const { load, areas, unmount } = show(works);
    await screen.findByRole('heading', { name: 'Page one' });
    unmount();
    open('/two', load, areas);
    expect(await screen.findByRole('heading', { name: 'Page two' })).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
