import type { Browser, Page } from '@playwright/test';
import { activate, ask, newCode, newPage, signedIn, type Person } from '../support/codes';
import { expect } from '../support/fixtures';
import { writeTo } from '../support/messages';
import type { Server } from '../support/server';

/** A page with the heading that it has where it works. */
interface Visit {
  path: string;
  heading: string | RegExp;
  /** Nobody for a stranger. */
  person?: Person;
}

/** What somebody saw of a page. */
export interface Seen {
  path: string;
  works: boolean;
  /** What the page says in place of its content, or beside it. */
  says: string;
  errors: string[];
}

/** 23 pages of all four remotes, with somebody who may open each. */
export async function listVisits(server: Server): Promise<Visit[]> {
  const [free, alias] = [await newCode(server), await newCode(server)];
  const owner = await activate(server, alias);
  await writeTo(owner.api, alias, { body: 'At the desk' });
  const admin = await signedIn(server, server.first.admin);
  const findId = async ({ api }: Person, path: string) =>
    (await ask<{ items: { id: string }[] }>(api, 'GET', path)).items[0]!.id;
  const code = await findId(owner, '/api/my-codes');
  const project = await findId(admin, '/api/projects?q=Demo');
  const item = await findId(admin, `/api/projects/${project}/items`);
  const as = (person: Person | undefined, headings: Record<string, string | RegExp>): Visit[] =>
    Object.entries(headings).map(([path, heading]) => ({ path, heading, person }));
  return [
    ...as(undefined, {
      '/sign-in': 'Sign in',
      '/sign-up': 'Create an account',
      '/forgot-password': 'Set a new password',
      '/scan': 'Enter or scan a code',
      [`/scan/${free}`]: 'Activate this QR code',
      [`/scan/${alias}`]: 'Ann Lee',
    }),
    ...as(owner, {
      [`/scan/${alias}?own`]: 'Ann Lee',
      [`/scan/${alias}/activated`]: 'Ann Lee',
      '/': 'My Codes',
      '/home': 'Home',
      '/my-codes': 'My Codes',
      [`/my-code/${code}`]: /./,
      '/messages': /^Messages/,
      '/profile': 'My Profile',
    }),
    ...as(admin, {
      '/projects': 'Projects',
      [`/project/${project}`]: 'Demo project',
      [`/item/${item}`]: /./,
      '/presets': 'Presets',
      '/label-layouts': 'Label sizes',
      '/users': 'Accounts',
      '/reports': 'Reports',
      '/audit-log': 'Audit log',
      '/system': 'System',
    }),
  ];
}

/** Opens a page as its visitor does, and runs its application. */
export async function see(browser: Browser, server: Server, { path, heading, person }: Visit): Promise<Seen> {
  const page = await newPage(browser, server, person);
  const errors = noteErrors(page);
  await page.route('**/api/events*', (route) => route.abort());
  await page.goto(path);
  await expect(page.locator('h1, [role="alert"]').first()).toBeVisible();
  // Scan pages of strangers wait for a touch.
  await page.evaluate(
    `dispatchEvent(new StorageEvent('storage', { key: 'signinState', newValue: 'signedIn' }))`,
  );
  // On a busy machine that takes long. A page that never gets so far stays as the server drew it.
  const hasBegun = async () =>
    (await page.locator('#first-paint').count()) === 0 || (await readWords(page)) !== '';
  await expect
    .poll(hasBegun, { timeout: 60_000 })
    .toBe(true)
    .catch(() => undefined);
  // Playwright does not see the end of every request.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  const isDrawn = (await page.locator('#first-paint').count()) > 0;
  const says = await readWords(page);
  const works = (await title.isVisible()) && says === '' && !isDrawn && errors.length === 0;
  const drawn = isDrawn ? 'as the server drew it' : '';
  const words = says || drawn || (works ? '' : await page.locator('h1').allInnerTexts().then(String));
  await page.context().close();
  return { path, works, says: words, errors };
}

const readWords = async (page: Page): Promise<string> =>
  (await page.getByRole('alert').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');

/** What the page reports on its console, without that a stranger has no session. */
function noteErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const expected = /status of 401/.test(message.text()) || message.location().url.includes('/api/events');
    if (message.type() === 'error' && !expected) errors.push(message.text());
  });
  return errors;
}
