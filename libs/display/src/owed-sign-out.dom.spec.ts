/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { api } from '@ringtag/api-client';
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { createQueryClient, startSession, userQueryOptions } from '@ringtag/session';
import { lastSignIn } from './last-sign-in';

const SIGN_OUT = 'GET /api/auth/sign-out';
const ME = 'GET /api/user/me';
const server = fakeApi();
const display = { signedIn: jest.fn(), signedOut: jest.fn(), sessionExpiring: jest.fn() };
const calls = () => server.calls.splice(0).map(({ call }) => call);
let endPage = () => undefined as void;

/** A new tab, or a tab after a reload: only what is in localStorage is kept. */
function openPage() {
  endPage();
  const queryClient = createQueryClient();
  const session = startSession({ display, queryClient, loadPage: () => undefined });
  endPage = () => {
    session.stop();
    queryClient.clear();
  };
  return { session, user: () => queryClient.getQueryData(userQueryOptions.queryKey) };
}

beforeEach(() => {
  localStorage.clear();
  server.on(ME, () => ({ body: { id: 'u1', email: 'ada@example.com', hasPassword: true } }));
  server.on(SIGN_OUT, () => failure('unavailable'));
});
afterEach(() => endPage());

it('should leave nobody on the screen when the server has not ended the session (UI-78)', async () => {
  const { session, user } = openPage();
  await session.refreshUser();
  expect(user()).toMatchObject({ id: 'u1' });
  await session.signOut();
  expect(user()).toBeNull();
});

it('should end the session before anything else is asked, after a reload too, and once (SES-6)', async () => {
  await openPage().session.signOut();
  expect(calls()).toEqual([SIGN_OUT]);
  server.on(SIGN_OUT, () => ({ status: 204 }));
  server.on(ME, () => failure('unauthenticated'));
  const { session, user } = openPage();
  await Promise.all([session.refreshUser(), api.GET('/api/my-codes').catch(() => undefined)]);
  expect(user()).toBeNull();
  expect(calls().sort()).toEqual([SIGN_OUT, 'GET /api/my-codes', ME]);
  await session.refreshUser();
  expect(calls()).toEqual([ME]);
});

it('should bring nobody back by an answer that was under way, or while it stays owed', async () => {
  const { session, user } = openPage();
  let left: Promise<void> | undefined;
  server.on(ME, async () => {
    left ??= session.signOut();
    await left;
    return { body: { id: 'u1' } };
  });
  await session.refreshUser();
  expect(user()).toBeNull();
  await session.refreshUser();
  expect(user()).toBeNull();
  expect(localStorage.getItem('signinState')).toBe('');
});

it('should not end the session of whoever signs in meanwhile', async () => {
  await openPage().session.signOut();
  const { session, user } = openPage();
  lastSignIn.rememberWay('password');
  calls();
  await session.refreshUser();
  expect(calls()).toEqual([ME]);
  expect(user()).toMatchObject({ id: 'u1' });
});
