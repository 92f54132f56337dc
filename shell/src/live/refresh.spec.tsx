/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { BACKGROUND_HEADER } from '@ringtag/contracts';
import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient } from '@ringtag/session';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import { QueryClientProvider, useQuery } from '@ringtag/vendor/query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hasNews, refresher } from './refresh';

const api = fakeApi();

describe('what is read again', () => {
  let unread: number;
  let read: string[];
  const queryClient = createQueryClient();

  beforeEach(async () => {
    unread = 1;
    read = [];
    api.on('GET /api/messages', () => ({ body: { unread } }));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    const list = (show: string) => ({
      queryKey: inboxKeys.messages({ show }),
      queryFn: () => read.push(show),
      staleTime: Infinity,
      notifyOnChangeProps: [],
    });
    renderHook(
      () => {
        useQuery({ ...unreadQuery(), staleTime: Infinity, notifyOnChangeProps: [] });
        useQuery(list('all'));
        useQuery(list('unread'));
      },
      { wrapper },
    );
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    read = [];
    api.calls.length = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    cleanup();
    queryClient.clear();
  });

  it('should be everything after a new message, without use of the session', async () => {
    const sent: (string | null)[] = [];
    const { fetch } = globalThis;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      sent.push((input as Request).headers.get(BACKGROUND_HEADER));
      return fetch(input, init);
    });
    const { take, stop } = refresher(queryClient);
    take('new-message');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(read).toEqual(['all', 'unread']);
    expect(sent).toEqual(['1']);
    await queryClient.refetchQueries({ queryKey: unreadQuery().queryKey });
    expect(sent).toEqual(['1', null]);
    stop();
  });

  it('should leave lists of unread messages alone when one was read', async () => {
    const { take, stop } = refresher(queryClient);
    take('inbox-changed');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(read).toEqual(['all']);
    stop();
  });

  it('should be read once a second at most, and again for what came in between', () => {
    jest.useFakeTimers();
    const { take, stop } = refresher(queryClient);
    for (let i = 0; i < 100; i += 1) take('inbox-changed');
    take('new-message');
    expect(read).toEqual(['all']);
    jest.advanceTimersByTime(1000);
    expect(read).toEqual(['all', 'all', 'unread']);
    jest.advanceTimersByTime(10_000);
    expect(read).toHaveLength(3);
    stop();
  });

  it('should wait for the changes of the person', () => {
    jest.useFakeTimers();
    const mutating = jest.spyOn(queryClient, 'isMutating').mockReturnValue(1);
    const { take, stop } = refresher(queryClient);
    take('new-message');
    jest.advanceTimersByTime(3000);
    expect(read).toEqual([]);
    mutating.mockReturnValue(0);
    jest.advanceTimersByTime(1000);
    expect(read).toEqual(['all', 'unread']);
    stop();
  });

  it('should be the number alone in a hidden tab', async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { take, stop } = refresher(queryClient);
    take('new-message');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(read).toEqual([]);
    stop();
  });

  it('should tell whether the number of unread messages has changed', async () => {
    expect(await hasNews(queryClient)).toBe(false);
    unread = 2;
    expect(await hasNews(queryClient)).toBe(true);
    expect(await hasNews(queryClient)).toBe(false);
  });
});
