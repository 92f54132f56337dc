import type { Browser, Page } from '@playwright/test';
import { activate, newCode, newPage, type Person, signedIn } from '../support/codes';
import { expect } from '../support/fixtures';
import { runApplication } from '../support/page-files';
import type { Server } from '../support/server';

/** Somebody's page of a remote. */
export interface Place {
  path: string;
  /** Nobody for a stranger. */
  person?: Person;
}

/** How each remote is visited when something happens to it. */
export interface VisitedRemote {
  prepare: (server: Server) => Promise<Place>;
  /** The component of that page, in its file. */
  page: { file: string; opening: string };
  /** What stays, whatever happens to the remote. */
  stays: (page: Page) => Promise<void>;
  /** Goes on with a page that works. */
  goOn: (page: Page) => Promise<void>;
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const menu = (page: Page) => expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
const follow = (path: string, name: string) => async (page: Page) => {
  await page.locator(`a[href^="${path}"]:visible`).first().click();
  await heading(page, name);
};

export const VISITED: Record<string, VisitedRemote> = {
  'mfe-auth': {
    prepare: () => Promise.resolve({ path: '/sign-in' }),
    page: { file: 'src/sign-in/sign-in.page.tsx', opening: 'export default function SignInPage() {' },
    stays: (page) => expect(page.getByRole('combobox', { name: 'Language' }).first()).toBeVisible(),
    goOn: follow('/sign-up', 'Create an account'),
  },
  'mfe-scan': {
    prepare: async (server) => {
      const alias = await newCode(server);
      await activate(server, alias);
      return { path: `/scan/${alias}` };
    },
    page: { file: 'src/scan/scan.page.tsx', opening: 'export default function ScanPage() {' },
    stays: async (page) => {
      await heading(page, 'Ann Lee');
      await expect(page.getByLabel('Your message')).toBeVisible();
    },
    goOn: async (page) => {
      await page.getByLabel('Your message').fill('I found your keys');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();
    },
  },
  'mfe-dashboard': {
    prepare: async (server) => ({ path: '/home', person: await signedIn(server, server.first.admin) }),
    page: { file: 'src/home/home.page.tsx', opening: 'export default function HomePage() {' },
    stays: menu,
    goOn: follow('/my-codes', 'My Codes'),
  },
  'mfe-admin': {
    prepare: async (server) => ({ path: '/projects', person: await signedIn(server, server.first.admin) }),
    page: { file: 'src/projects/projects.page.tsx', opening: 'export default function ProjectsPage() {' },
    stays: menu,
    goOn: follow('/users', 'Accounts'),
  },
};

/** A page of somebody in a network of their own: what browsers report is bounded for each network. */
export async function newVisitor(browser: Browser, server: Server, place: Place): Promise<Page> {
  const page = await newPage(browser, server, place.person);
  visitors += 1;
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${visitors}.0.1` });
  return page;
}
let visitors = 0;

/** Opens the page, and runs the application of a stranger's scan page, which would wait for a touch. */
export async function open(page: Page, { path }: Place): Promise<void> {
  await page.goto(path);
  if (path.startsWith('/scan/'))
    await page.evaluate(
      `dispatchEvent(new StorageEvent('storage', { key: 'signinState', newValue: 'signedIn' }))`,
    );
}

/** The same, where nothing is wrong. */
export async function openWorking(page: Page, { path }: Place): Promise<void> {
  await page.goto(path);
  if (path.startsWith('/scan/')) await runApplication(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}
