import { type Browser, expect, type Page } from '@playwright/test';
import { newPage, toLabel } from './codes';
import { runApplication } from './page-files';
import type { PostOffice } from './post-office';
import type { Server } from './server';
import { enterPassword } from './sign-in';

/** A visitor activates a code, another writes, the owner reads, an administrator looks at the project. */
export async function followMainWay(
  browser: Browser,
  server: Server,
  post: PostOffice,
  alias: string,
): Promise<void> {
  const email = `ann-${alias.toLowerCase()}@example.com`;
  const owner = await newPage(browser, server);
  await fillProfile(owner, `${server.url}/scan/${alias}`, 'Ann Lee', email);
  await enterCode(owner, '000000');
  await expect(owner.getByText(/isn’t right/)).toBeVisible();
  await enterCode(owner, await post.codeFor(email));
  await expect(owner.getByText('QR code activated')).toBeVisible();

  const finder = await newPage(browser, server);
  await finder.goto(`${server.url}/scan/${alias}`);
  await expect(finder.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  await runApplication(finder);
  // Faster than people write: the page sends it once the server takes it.
  await finder.getByLabel('Your message').fill('I found your keys at the lake');
  await finder.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(finder.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();

  await owner.goto(`${server.url}/my-codes`);
  await expect(owner.getByText(toLabel(alias)).first()).toBeVisible();
  await owner.goto(`${server.url}/messages`);
  await owner.getByText('I found your keys at the lake').first().click();
  await expect(owner.getByText('Finder 1 · ').filter({ visible: true }).first()).toBeVisible();

  const admin = await newPage(browser, server);
  await admin.goto(`${server.url}/projects?q=Demo`);
  await enterPassword(admin, server.first.admin);
  await admin.getByRole('link', { name: 'Demo project' }).click();
  await expect(admin.getByText(toLabel(alias)).first()).toBeVisible();
}

/** Fills in the form of a code that nobody has, up to the six digits. */
export async function fillProfile(page: Page, url: string, name: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Name or alias').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Create profile and send code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
}
