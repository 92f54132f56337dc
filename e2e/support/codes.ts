import { request, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { toDisplayAlias } from '@ringtag/contracts';
import { newEmail, type Account } from './accounts';
import { test } from './fixtures';
import { codeIn, latestMail } from './mailbox';
import type { Server } from './server';

/** A request of the API with the cookies of one person, as its JSON. */
export async function ask<T>(
  person: APIRequestContext,
  method: string,
  path: string,
  data?: object,
): Promise<T> {
  const response = await person.fetch(path, { method, data });
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}.`);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Somebody without a session yet, whose requests come from this site. */
const newPerson = ({ url }: Server) =>
  request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });

export interface Person {
  email: string;
  /** Requests with this person's session. */
  api: APIRequestContext;
}

/** An account with a password, signed in through the API. */
export async function signedIn(server: Server, account: Account): Promise<Person> {
  const api = await newPerson(server);
  await ask(api, 'POST', '/api/auth/sign-in', account);
  return { email: account.email, api };
}

const admins = new WeakMap<Server, Promise<Person>>();

/** The first administrator, signed in once for each server. */
function signInAdmin(server: Server): Promise<Person> {
  const known = admins.get(server) ?? signedIn(server, server.first.admin);
  admins.set(server, known);
  return known;
}

/** Signs the first administrator in anew for the next code: for tests in which this account's sessions end. */
export const renewAdmin = (server: Server) => void admins.delete(server);

interface CodeSettings {
  /** Settings of the code, as administrators change them. */
  item?: Record<string, unknown>;
  /** Settings of its project. */
  project?: Record<string, unknown>;
}

/** A new code in a project of its own that allows activation; answers its alias. */
export async function newCode(server: Server, { item, project }: CodeSettings = {}): Promise<string> {
  const { api: admin } = await signInAdmin(server);
  const { id } = await ask<{ id: string }>(admin, 'POST', '/api/projects', {
    name: 'Keys',
    activatable: true,
  });
  const { items } = await ask<{ items: [{ id: string; alias: string }] }>(
    admin,
    'POST',
    `/api/projects/${id}/items`,
    { count: 1 },
  );
  if (item) await ask(admin, 'PATCH', `/api/items/${items[0].id}`, item);
  if (project) await ask(admin, 'PATCH', `/api/projects/${id}`, project);
  return items[0].alias;
}

export interface ProfileField {
  key: string;
  value: string;
  visibility: 'public' | 'private';
}

/** Activates a code through the API: the pages of it have tests of their own. */
export async function activate(
  server: Server,
  alias: string,
  profile: { name?: string; email?: string; fields?: readonly ProfileField[] } = {},
): Promise<Person> {
  const { name = 'Ann Lee', email = newEmail(), fields = [] } = profile;
  const api = await newPerson(server);
  const { challengeId } = await ask<{ challengeId: string }>(api, 'POST', `/api/scan/${alias}/profile`, {
    name,
    email,
    fields,
  });
  const code = codeIn(await latestMail(server.url, email));
  await ask(api, 'POST', `/api/scan/${alias}/activate`, { challengeId, code });
  return { email, api };
}

/** A page of the project's width, of a person who is signed in or of a stranger. */
export async function newPage(browser: Browser, server: Server, person?: Person): Promise<Page> {
  const { viewport, isMobile, hasTouch } = test.info().project.use;
  const state = await person?.api.storageState();
  // As after a sign-in on a page: scan pages then run their application at once.
  const localStorage = [{ name: 'signinState', value: 'signedIn' }];
  const context = await browser.newContext({
    locale: 'en-US',
    baseURL: server.url,
    viewport,
    isMobile,
    hasTouch,
    storageState: state && { ...state, origins: [{ origin: server.url, localStorage }] },
  });
  return context.newPage();
}

/** An alias as people read it. */
export const toLabel = (alias: string) => toDisplayAlias(alias);
