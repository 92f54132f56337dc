/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api } from '@ringtag/api-client';
import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient, startSession, userQueryOptions, type Session } from '@ringtag/session';
import type { QueryClient } from '@ringtag/vendor/query';
import { startDisplay } from './display';
import { lastSignIn } from './last-sign-in';
import { createAppStore, type AppStore } from './store';

const me = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.com',
  role: 'role-user',
  isEmailVerified: true,
  hasPassword: true,
};

/** The answers of the server, by path. */
const answers = new Map<string, { status: number; body?: object }>();
const calls: string[] = [];
let server: Server;
const { fetch } = globalThis;

beforeAll((done) => {
  server = createServer((request, response) => {
    calls.push(request.url!);
    const { status, body } = answers.get(request.url!) ?? { status: 404, body: {} };
    response.writeHead(status).end(body && JSON.stringify(body));
  }).listen(0, '127.0.0.1', done);
  // The client sends its calls to the page's own origin, http://localhost.
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL((input as Request).url);
    return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}`, init);
  };
});
afterAll((done) => {
  globalThis.fetch = fetch;
  server.closeAllConnections();
  server.close(done);
});

const failure = (code: string, message = code) => ({ code, message, error: message, requestId: 'r' });

let store: AppStore;
let queryClient: QueryClient;
let session: Session;
let loaded: string[];

beforeEach(() => {
  localStorage.clear();
  answers.clear();
  answers.set('/api/auth/sign-out', { status: 204 });
  calls.length = 0;
  loaded = [];
  const display = startDisplay();
  ({ store } = display);
  queryClient = createQueryClient();
  session = startSession({ display, queryClient, loadPage: (path) => loaded.push(path) });
});
afterEach(() => {
  session.stop();
  queryClient.clear();
});

const auth = () => store.getState().auth;
const userNow = () => queryClient.getQueryData(userQueryOptions.queryKey);
const otherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: 'signinState', newValue }));

async function signIn() {
  answers.set('/api/user/me', { status: 200, body: me });
  await session.refreshUser();
}

describe('signing in', () => {
  it('should follow the user query into store and storage', async () => {
    await signIn();
    expect(auth()).toEqual({ signedIn: true, isSessionExpiring: false, usesPassword: true });
    expect(localStorage.getItem('signinState')).toBe('signedIn');
    expect(JSON.parse(localStorage.getItem('auth-store')!)).toEqual({ signedIn: true, usesPassword: true });
  });

  it('should remember the address, and the code as the way in of somebody without a password (UI-81)', async () => {
    await signIn();
    lastSignIn.rememberWay('password');
    expect([lastSignIn.email(), lastSignIn.way()]).toEqual(['ada@example.com', 'password']);
    answers.set('/api/user/me', {
      status: 200,
      body: { ...me, email: 'bo@example.com', hasPassword: false },
    });
    await session.refreshUser();
    expect([lastSignIn.email(), lastSignIn.way()]).toEqual(['bo@example.com', 'code']);
    await session.signOut();
    expect([lastSignIn.email(), lastSignIn.way()]).toEqual(['bo@example.com', 'code']);
  });

  it('should forget them once the computer is said to be shared', async () => {
    await signIn();
    lastSignIn.rememberWay('password');
    document.cookie = 'shared-computer=yes';
    lastSignIn.rememberWay('password');
    await session.refreshUser();
    expect(['last-email', 'last-way'].map((key) => localStorage.getItem(key))).toEqual([null, null]);
    document.cookie = 'shared-computer=; max-age=0';
  });

  it('should restore the display state in a new page and not the expiring flag', async () => {
    await signIn();
    expect(createAppStore().getState().auth).toEqual({
      signedIn: true,
      isSessionExpiring: false,
      usesPassword: true,
    });
  });

  it('should drop what another person has seen', async () => {
    queryClient.setQueryData(inboxKeys.messages(), ['secret']);
    await signIn();
    expect(queryClient.getQueryData(inboxKeys.messages())).toBeUndefined();
    queryClient.setQueryData(inboxKeys.messages(), ['mine']);
    await session.refreshUser();
    expect(queryClient.getQueryData(inboxKeys.messages())).toEqual(['mine']);
  });
});

describe('losing the session', () => {
  beforeEach(signIn);

  it('should clear state and both storage keys on a 401 (specification 8)', async () => {
    answers.set('/api/auth/sign-out', { status: 401, body: failure('unauthenticated') });
    await api.GET('/api/auth/sign-out').catch(() => undefined);
    expect(userNow()).toBeNull();
    expect(auth().signedIn).toBe(false);
    expect([localStorage.getItem('auth-store'), localStorage.getItem('signinState')]).toEqual([null, null]);
  });

  it('should know until the next sign-in that the session has expired, and not after a sign-out (UI-79)', async () => {
    await session.signOut();
    answers.set('/api/user/me', { status: 401, body: failure('unauthenticated') });
    await session.refreshUser();
    expect(lastSignIn.hasExpired()).toBe(false);
    await signIn();
    answers.set('/api/user/me', { status: 401, body: failure('unauthenticated') });
    await session.refreshUser();
    expect(lastSignIn.hasExpired()).toBe(true);
    // The server answers 401 for a wrong password, too.
    await session.refreshUser();
    expect(lastSignIn.hasExpired()).toBe(true);
    await signIn();
    expect(lastSignIn.hasExpired()).toBe(false);
  });

  it('should sign out in this tab when the user call fails, and leave other tabs alone (REL-13)', async () => {
    answers.set('/api/user/me', { status: 503, body: failure('unavailable') });
    await expect(session.refreshUser()).resolves.toBeNull();
    expect(auth().signedIn).toBe(false);
    expect(localStorage.getItem('signinState')).toBe('signedIn');
  });

  it('should mark the session expiring on a 403 and clear the flag when work goes on', async () => {
    answers.set('/api/auth/sign-out', { status: 403, body: failure('session_idle') });
    await api.GET('/api/auth/sign-out').catch(() => undefined);
    expect(auth().isSessionExpiring).toBe(true);
    await session.refreshUser();
    expect(auth()).toMatchObject({ signedIn: true, isSessionExpiring: false });
  });

  it('should sign out when nobody can keep working any more', async () => {
    answers.set('/api/user/me', { status: 401, body: failure('unauthenticated') });
    await session.refreshUser();
    expect(auth().signedIn).toBe(false);
    expect(userNow()).toBeNull();
  });

  it('should show the two role messages as ordinary errors (specification 6)', async () => {
    answers.set('/api/auth/sign-out', {
      status: 403,
      body: failure('admin_required', 'Admin access required'),
    });
    await api.GET('/api/auth/sign-out').catch(() => undefined);
    expect(auth().isSessionExpiring).toBe(false);
  });
});

describe('signing out', () => {
  it.each([
    [undefined, '/sign-in'],
    ['/scan/ABC', '/scan/ABC'],
    ['//evil.example', '/sign-in'],
  ])('should end the session, tell other tabs and go from %s to %s', async (returnUrl, target) => {
    await signIn();
    answers.set('/api/auth/sign-out', { status: 204 });
    sessionStorage.setItem('typed /scan/ABC', 'half a message');
    await session.signOut(returnUrl);
    expect(sessionStorage).toHaveLength(0);
    expect(calls).toContain('/api/auth/sign-out');
    expect([localStorage.getItem('auth-store'), localStorage.getItem('signinState')]).toEqual([null, '']);
    expect(loaded).toEqual([target]);
  });

  it.each([
    ['?returnUrl=%2Fmessages', '/messages'],
    ['?returnUrl=%2F%2Fevil.example', '/sign-in'],
  ])(
    'should go where the address of the page says, on this site only: %s (UI-73)',
    async (search, target) => {
      history.replaceState(null, '', `/my-codes${search}`);
      await session.signOut();
      history.replaceState(null, '', '/');
      expect(loaded).toEqual([target]);
    },
  );

  it('should be no expired session to anything that is refused meanwhile, in this tab or another', async () => {
    await signIn();
    answers.set('/api/user/me', { status: 401, body: failure('unauthenticated') });
    const over = session.signOut();
    expect(localStorage.getItem('signinState')).toBe('leaving');
    await session.refreshUser();
    expect(lastSignIn.hasExpired()).toBe(false);
    await over;
    // The same must happen if another tab was refused just before.
    await signIn();
    localStorage.setItem('session-expired', '1');
    await session.signOut();
    expect(lastSignIn.hasExpired()).toBe(false);
  });

  it('should leave the page even when the server cannot be reached', async () => {
    answers.set('/api/auth/sign-out', { status: 503, body: {} });
    await session.signOut();
    expect(loaded).toEqual(['/sign-in']);
  });
});

describe('other tabs', () => {
  it('should ask for the user when another tab signs in', async () => {
    answers.set('/api/user/me', { status: 200, body: me });
    otherTab('signedIn');
    await queryClient.fetchQuery(userQueryOptions);
    expect(auth().signedIn).toBe(true);
  });

  it.each([
    ['', null],
    // The session has expired: the same person may sign in again.
    [null, 'half a message'],
  ])(
    'should sign out here when another tab leaves %j, and keep of what is typed: %j',
    async (value, kept) => {
      await signIn();
      calls.length = 0;
      sessionStorage.setItem('typed /scan/ABC', 'half a message');
      otherTab(value);
      expect(sessionStorage.getItem('typed /scan/ABC')).toBe(kept);
      expect(auth().signedIn).toBe(false);
      expect(calls).toEqual([]);
    },
  );

  it('should stay as it is until the server has ended the session', async () => {
    await signIn();
    otherTab('leaving');
    expect(auth().signedIn).toBe(true);
  });

  it('should not care about other keys', async () => {
    await signIn();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme-store', newValue: '' }));
    expect(auth().signedIn).toBe(true);
  });
});
