import { request, type Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { activate, ask, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { writeTo } from './support/messages';
import type { Server } from './support/server';
import { MAX_SHIFT, readShifts, watchShifts } from './support/shifts';
import { signIn } from './support/sign-in';

test.use(MOVING);

const EVENTS = '/api/events';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1';

/** Lets scripts and answers through one by one: each is drawn before the next one comes. */
async function arriveOneByOne(page: Page): Promise<void> {
  let drawn = Promise.resolve();
  await page.route(/\.(js|css)$|\/api\//, (route) => {
    if (route.request().url().includes(EVENTS)) return route.abort();
    drawn = drawn.then(async () => {
      await route.continue();
      await route.request().response();
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    });
    return drawn;
  });
}

async function makeOwner(server: Server): Promise<Person> {
  const person = await activate(server, await newCode(server));
  await ask(person.api, 'POST', `/api/scan/${await newCode(server)}/activate`, {});
  return person;
}
/** With a scan, by what counts as a phone, and the message that was written then. */
async function makeReceiver(server: Server): Promise<Person> {
  const alias = await newCode(server);
  const person = await activate(server, alias);
  const stranger = await request.newContext({ baseURL: server.url, userAgent: PHONE });
  await writeTo(stranger, alias, { body: 'At the desk' });
  return person;
}
const admin = (server: Server) => signedIn(server, server.first.admin);
const findIn = (list: string) => async (person: Person) =>
  (await ask<{ items: { id: string }[] }>(person.api, 'GET', list)).items[0]!.id;
const findCode = findIn('/api/my-codes');

/** What `id` finds takes the place of `:id`. */
const PAGES: { path: string; as?: (server: Server) => Promise<Person>; id?: typeof findCode }[] = [
  { path: '/sign-in' },
  { path: '/home', as: makeOwner },
  { path: '/my-codes', as: makeOwner },
  { path: '/my-code/:id', as: makeReceiver, id: findCode },
  { path: '/my-code/:id?view=page', as: makeOwner, id: findCode },
  { path: '/my-code/:id?view=qr', as: makeOwner, id: findCode },
  { path: '/messages', as: makeOwner },
  { path: '/messages?id=:id', as: makeReceiver, id: findIn('/api/messages') },
  { path: '/profile', as: async (server) => signedIn(server, await newAccount(server)) },
  { path: '/projects', as: admin },
];

for (const { path, as, id } of PAGES)
  test(
    `should move nothing while its scripts and answers arrive one by one: ${path}`,
    { tag: '@phone' },
    async ({ browser, server }) => {
      const person = await as?.(server);
      const page = await newPage(browser, server, person);
      await watchShifts(page);
      await arriveOneByOne(page);
      await page.goto(person && id ? path.replace(':id', await id(person)) : path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(await readShifts(page)).toBeLessThanOrEqual(MAX_SHIFT);
    },
  );

test(
  'should move nothing on the page of a code that one has just activated, nor when one comes back to it',
  { tag: '@phone' },
  async ({ page, server }) => {
    await signIn(page, await newAccount(server, newEmail(), 'Ann Lee'));
    const alias = await newCode(server);
    await page.goto('/my-codes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await watchShifts(page);
    await page.goto(`/scan/${alias}`);
    await page.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(page.getByLabel('What is it on?')).toBeVisible();
    for (const path of [`/scan/${alias}`, `/scan/${alias}/activated`]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await readShifts(page), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  },
);
