/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { createQueryClient, startSession, userQueryOptions } from '@ringtag/session';
import { expireSession } from './expire-session';

const server = fakeApi();
const display = { signedIn: () => undefined, signedOut: () => undefined, sessionExpiring: () => undefined };

it('should tell the server, forget the person in all tabs, and lead back; once for all tabs', async () => {
  localStorage.clear();
  server.on('GET /api/user/me', () => ({ body: { id: 'u1' } }));
  server.on('GET /api/auth/sign-out', () => ({ status: 204 }));
  const queryClient = createQueryClient();
  const session = startSession({ display, queryClient });
  await session.refreshUser();
  const loaded: string[] = [];
  await expireSession(session, (path) => loaded.push(path));
  expect(queryClient.getQueryData(userQueryOptions.queryKey)).toBeNull();
  expect(localStorage.getItem('signinState')).toBeNull();
  // Another tab does the same when its time is over at the same moment.
  await expireSession(session, (path) => loaded.push(path));
  expect(server.calls.map(({ call }) => call)).toEqual(['GET /api/user/me', 'GET /api/auth/sign-out']);
  expect(loaded).toEqual(Array(2).fill('/sign-in?redirectUrl=%2F'));
  session.stop();
  queryClient.clear();
});
