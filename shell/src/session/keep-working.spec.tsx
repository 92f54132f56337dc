/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { api, unwrap } from '@ringtag/api-client';
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { startDisplay } from '@ringtag/display';
import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient, SessionProvider, startSession } from '@ringtag/session';
import { useQuery } from '@ringtag/vendor/query';
import { renderHook, waitFor } from '@testing-library/react';
import { keepWorking } from './keep-working';

const server = fakeApi();

it('should clear the flag and load what the page could not load meanwhile (UI-75)', async () => {
  server.on('GET /api/user/me', () => ({ body: { id: 'u1', email: 'ada@example.com', hasPassword: true } }));
  server.on('GET /api/my-codes', () => failure('session_idle'));
  const display = startDisplay();
  const queryClient = createQueryClient();
  const session = startSession({ display, queryClient, loadPage: () => undefined });
  await session.refreshUser();
  const page = renderHook(
    () => useQuery({ queryKey: inboxKeys.myCodes(), queryFn: () => unwrap(api.GET('/api/my-codes')) }),
    {
      wrapper: ({ children }) => (
        <SessionProvider queryClient={queryClient} session={session}>
          {children}
        </SessionProvider>
      ),
    },
  );
  await waitFor(() => expect(page.result.current.isError).toBe(true));
  expect(display.store.getState().auth.isSessionExpiring).toBe(true);

  server.on('GET /api/my-codes', () => ({ body: { items: [] } }));
  await keepWorking(session, queryClient);
  expect(display.store.getState().auth.isSessionExpiring).toBe(false);
  await waitFor(() => expect(page.result.current.data).toEqual({ items: [] }));
  session.stop();
  queryClient.clear();
});
