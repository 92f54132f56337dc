/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient } from '@ringtag/session';
import { unreadQuery } from '@ringtag/shell-controls/inbox';
import { QueryClientProvider, useQuery } from '@ringtag/vendor/query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { followEvents } from './follow-events';

const api = fakeApi();

describe('a browser without streams or locks', () => {
  let unread: number;
  let read: number;
  const queryClient = createQueryClient();
  let stop: () => void;
  let minutePasses: () => void;

  beforeEach(async () => {
    [unread, read] = [1, 0];
    api.on('GET /api/messages', () => ({ body: { unread } }));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    );
    renderHook(
      () => {
        useQuery({ ...unreadQuery(), notifyOnChangeProps: [] });
        useQuery({ queryKey: inboxKeys.messages({}), queryFn: () => (read += 1), notifyOnChangeProps: [] });
      },
      { wrapper },
    );
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const every = jest.spyOn(globalThis, 'setInterval');
    stop = followEvents(queryClient, () => undefined);
    minutePasses = every.mock.calls[0]![0] as () => void;
    expect(every.mock.calls[0]![1]).toBe(60_000);
    every.mockRestore();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    stop();
    cleanup();
    queryClient.clear();
  });

  it('should ask once a minute, and read the list only when the number has changed', async () => {
    minutePasses();
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(read).toBe(1);
    unread = 2;
    minutePasses();
    await waitFor(() => expect(read).toBe(2));
    expect(queryClient.getQueryData(unreadQuery().queryKey)).toBe(2);
  });

  it('should not ask while it is hidden or offline', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    minutePasses();
    visibility.mockReturnValue('visible');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    minutePasses();
    online.mockReturnValue(true);
    expect(api.calls).toHaveLength(1);
    minutePasses();
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });
});
