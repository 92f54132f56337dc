import { CONTRACT_VERSION, type RemoteEntry } from '@ringtag/mf-contract';
import { userQueryOptions } from '@ringtag/session';
import { QueryClient, QueryClientProvider } from '@ringtag/vendor-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePreloadedLinks } from './preload-links';

const remotes: RemoteEntry[] = [
  {
    name: 'mfe-test',
    contractVersion: CONTRACT_VERSION,
    manifest: '/_mf/mfe-test/mf-manifest.json',
    routes: [{ path: '/thing/:id', authorities: [] }],
    navigation: [],
  },
];

function setup() {
  const preload = jest.fn(() => Promise.resolve());
  const lazy = jest.fn(() => Promise.resolve({ default: () => null, preload }));
  const load = jest.fn(() =>
    Promise.resolve({
      contractVersion: CONTRACT_VERSION,
      routes: [{ path: 'thing/:id', texts: [], lazy }],
      texts: {},
    }),
  );
  const client = new QueryClient();
  client.setQueryData(userQueryOptions.queryKey, null);
  function Page() {
    usePreloadedLinks(remotes, load);
    return (
      <>
        <a href="/thing/7">
          <b>Seven</b>
        </a>
        <a href="/thing/8?q=x">Search</a>
        <a href="https://elsewhere.example/thing/9">Elsewhere</a>
      </>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return { preload, load, client };
}

const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('usePreloadedLinks', () => {
  it('should load the page and its data when a pointer rests on a link', async () => {
    const { preload, client } = setup();
    fireEvent.pointerOver(screen.getByText('Seven'));
    await rest(80);
    expect(preload).toHaveBeenCalledWith(client, { id: '7' });
  });

  it('should load them when the link has the focus, and at once when a press begins', async () => {
    const { preload } = setup();
    act(() => screen.getByRole('link', { name: 'Seven' }).focus());
    await rest(80);
    expect(preload).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(screen.getByText('Seven'));
    await rest(0);
    expect(preload).toHaveBeenCalledTimes(2);
  });

  it('should load no data after minutes without any, when the session may be over', async () => {
    const { preload, load } = setup();
    await rest(5 * 60_000);
    fireEvent.pointerDown(screen.getByText('Seven'));
    await rest(0);
    expect(load).toHaveBeenCalledTimes(1);
    expect(preload).not.toHaveBeenCalled();
  });

  it('should load nothing for a pointer that passes by, for a search, or for another site', async () => {
    const { load } = setup();
    fireEvent.pointerOver(screen.getByText('Seven'));
    await rest(40);
    fireEvent.pointerOver(document.body);
    await rest(1000);
    for (const name of ['Search', 'Elsewhere']) fireEvent.pointerDown(screen.getByText(name));
    await rest(1000);
    expect(load).not.toHaveBeenCalled();
  });
});
