import type { BrowserContext, Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { newCode, renewAdmin } from './support/codes';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { codeIn, latestMail, linkIn, signInNotice } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import { askForCode, enterPassword, signIn } from './support/sign-in';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const shared = (page: Page) => page.getByRole('checkbox', { name: 'This is a shared computer' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Verification code');
const modal = (page: Page) => page.getByRole('dialog');

/** The days that each cookie of the server stays; -1 for one that ends with the browser. */
async function cookieDays(context: BrowserContext): Promise<Record<string, number>> {
  const cookies = await context.cookies();
  const toDays = (expires: number) => (expires < 0 ? -1 : Math.round((expires - Date.now() / 1000) / DAY));
  const own = cookies.filter(({ name }) => /^(qrsid|device|own)$/.test(name));
  return Object.fromEntries(own.map(({ name, expires }) => [name, toDays(expires)]));
}

test('should keep an owner signed in over weeks, with new secrets, and ask only after a month (SES-4)', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account);
  const secret = async () => (await context.cookies()).find(({ name }) => name === 'qrsid')!.value;
  const first = await secret();
  expect(await cookieDays(context)).toEqual({ qrsid: 180, device: 180, own: 180 });
  letPass(server, account.email, 29 * DAY);
  await page.goto('/messages');
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
  expect(await secret()).not.toBe(first);
  expect(await cookieDays(context)).toMatchObject({ qrsid: 151 });

  // The dialog of the specification, at the end of a longer pause.
  letPass(server, account.email, 30 * DAY + MINUTE);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'My Codes', exact: true });
  await entry.first().dispatchEvent('click');
  await expect(modal(page)).toContainText('Your current session has expired because of inactivity.');
  await modal(page).getByRole('button', { name: 'Keep Working' }).click();
  await expect(modal(page)).toBeHidden();
  expect((await page.request.get('/api/messages')).status()).toBe(200);
});

test('should ask an administrator after half an hour (SES-4)', async ({ page, context, server }) => {
  await signIn(page, server.first.admin);
  expect((await cookieDays(context)).qrsid).toBeLessThanOrEqual(1);
  await page.goto('/projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letPass(server, server.first.admin.email, 31 * MINUTE);
  renewAdmin(server);
  const entry = page.getByRole('navigation').getByRole('link', { name: 'Accounts', exact: true });
  await entry.first().dispatchEvent('click');
  await expect(modal(page)).toContainText('Your current session has expired because of inactivity.');
  await modal(page).getByRole('button', { name: 'Keep Working' }).click();
  await expect(modal(page)).toBeHidden();
});

test('should leave nothing on a shared computer: a cookie that ends with the browser, no address (SES-5)', async ({
  page,
  context,
  server,
}) => {
  const account = await newAccount(server);
  await page.goto('/sign-in');
  await expect(shared(page)).not.toBeChecked();
  await shared(page).check();
  await fitsItsWidth(page);
  await passesAxeInBothModes(page, 'sign-in on a shared computer');
  // The answer belongs to the browser: it survives a reload, and is there in the next tab.
  await page.reload();
  await expect(shared(page)).toBeChecked();
  await enterPassword(page, account);
  await page.waitForURL(/\/my-codes$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await cookieDays(context)).toEqual({ qrsid: -1, own: -1 });
  const stored = `['last-email', 'last-way'].map((key) => localStorage.getItem(key))`;
  expect(await page.evaluate(stored)).toEqual([null, null]);

  await page.goto('/profile?view=account');
  const devices = page.getByRole('region', { name: 'Devices' });
  const here = devices.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(here).toContainText('Shared computer');
  await fitsItsWidth(page);
  await page.request.get('/api/auth/sign-out', { headers: { 'x-requested-with': 'test' } });
  await page.goto('/sign-in');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('should say it in the code step and on the page of the mailed link, in whichever tab', async ({
  page,
  context,
  server,
}) => {
  const { email } = await newAccount(server);
  await page.goto('/sign-in');
  await askForCode(page, email);
  await expect(codeField(page)).toBeVisible();
  await shared(page).check();
  const link = linkIn(await latestMail(server.url, email, 2), server.url);
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(shared(tab)).toBeChecked();
  await passesAxeInBothModes(tab, 'mailed link on a shared computer');
  await tab.close();
  await codeField(page).fill(codeIn(await latestMail(server.url, email, 2)));
  await page.waitForURL(/\/my-codes$/);
  expect(await cookieDays(context)).toEqual({ qrsid: -1, own: -1 });
});

test('should say it while a code is activated, over a reload and where the application takes over (UI-82)', async ({
  page,
  context,
  server,
}) => {
  const [alias, email] = [await newCode(server), newEmail()];
  await page.goto(`/scan/${alias}`);
  await runApplication(page);
  // Scanners have their own phone in their hands: the question comes with the session.
  await expect(shared(page)).toHaveCount(0);
  await page.getByLabel('Name or alias').fill('Ann Lee');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Create profile and send code').click();
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  // The page of the server, at whose touch the application takes over.
  await shared(page).click();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await expect(shared(page)).toBeChecked();
  await page.reload();
  await expect(shared(page)).toBeChecked();
  await fitsItsWidth(page);
  await passesAxeInBothModes(page, 'code step on a shared computer');
  const mail = await latestMail(server.url, email);
  const tab = await context.newPage();
  await tab.goto(linkIn(mail, server.url));
  await expect(shared(tab)).toBeChecked();
  await fitsItsWidth(tab);
  await passesAxeInBothModes(tab, 'activation link on a shared computer');
  await button(tab, 'Activate').click();
  await expect(tab).toHaveURL(`/scan/${alias}`);
  expect(await cookieDays(context)).toEqual({ qrsid: -1, own: -1 });
  expect(await tab.evaluate('localStorage.getItem("last-email")')).toBeNull();
});

test('should mail about a sign-in in a new browser, and lead to the devices (SES-9)', async ({
  page,
  server,
}) => {
  const account = await newAccount(server);
  await signIn(page, account);
  const mail = await signInNotice(server.url, account.email);
  expect(mail.subject).toBe('New sign-in to Ringtag');
  expect(mail.text).toMatch(/Device\n\w+, \w+\n/);
  await page.goto(linkIn(mail, server.url));
  const devices = page.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
});
