/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { setSessionHooks } from '@ringtag/api-client';
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { CONTRACT_VERSION, type RemoteEntry } from '@ringtag/contracts';
import { createQueryClient, userQueryOptions } from '@ringtag/session';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import { type QueryClient, QueryClientProvider, useQuery } from '@ringtag/vendor/query';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
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

function setup(preload = jest.fn<Promise<void>, [QueryClient]>(() => Promise.resolve())) {
  const lazy = jest.fn(() => Promise.resolve({ default: () => null, preload }));
  const load = jest.fn(() =>
    Promise.resolve({
      contractVersion: CONTRACT_VERSION,
      routes: [{ path: 'thing/:id', texts: [], lazy }],
      texts: {},
    }),
  );
  const client = createQueryClient();
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

describe('usePreloadedLinks', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.runOnlyPendingTimers();
    jest.useRealTimers();
  });

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

describe('usePreloadedLinks where the session is over', () => {
  const server = fakeApi();
  const query = unreadQuery();
  const ended = jest.fn();

  beforeEach(() => {
    server.on('GET /api/messages', () => failure('unauthenticated'));
    setSessionHooks({ 401: ended, 403: ended });
  });
  afterEach(() => {
    setSessionHooks(undefined);
    ended.mockReset();
  });

  function press() {
    const { client } = setup(jest.fn((of: QueryClient) => of.prefetchQuery(query)));
    fireEvent.pointerDown(screen.getByText('Seven'));
    const refused = () => waitFor(() => expect(client.getQueryState(query.queryKey)?.status).toBe('error'));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const open = () => void renderHook(() => useQuery({ ...query, notifyOnChangeProps: [] }), { wrapper });
    return { refused, open };
  }

  it('should not end it before a click, and end it with the page that opens later', async () => {
    const { refused, open } = press();
    await refused();
    expect(ended).not.toHaveBeenCalled();
    open();
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });

  it('should end it where the page opens before the answer is there', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) =>
      server.on('GET /api/messages', async () => {
        resolve();
        await new Promise<void>((sent) => (answer = sent));
        return failure('unauthenticated');
      }),
    );
    const { open } = press();
    await asked;
    open();
    server.on('GET /api/messages', () => failure('unauthenticated'));
    answer();
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1));
  });
});
