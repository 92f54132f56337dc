import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { call, newAccount, newEmail } from './support/accounts';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import type { Server } from './support/server';
import { signIn } from './support/sign-in';

/** Somebody signed up by a code, who has no password, signed in on this page. */
async function newOwner(page: Page, server: Server, alias: string): Promise<string> {
  const email = newEmail();
  const started = await call(server, `/api/scan/${alias}/profile`, { name: 'Ann', email });
  const { challengeId } = (await started.json()) as { challengeId: string };
  const code = codeIn(await latestMail(server.url, email));
  await page.request.post(`/api/scan/${alias}/activate`, { data: { challengeId, code } });
  return email;
}

async function add(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel('Add more about you').selectOption({ label: field });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: field, exact: true })).toBeFocused();
  await page.keyboard.type(value);
}

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('should edit the profile, say what is wrong, ask before changes are lost, and show strangers what is public @phone', async ({
  page,
  server,
  browser,
}, { project }) => {
  const alias = server.first.codes[project.name === 'phone' ? 3 : 2] as string;
  await newOwner(page, server, alias);
  await page.goto('/messages');
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Name' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(name).toHaveValue('Ann');
  await expect(save).toBeHidden();
  await add(page, 'Phone', 'call me');
  await add(page, 'City', 'Berlin-Kreuzberg');
  await page.getByLabel('Who sees City').selectOption('Private');
  await add(page, 'Date of birth', '1990-05-01');
  await page.keyboard.press('Escape');
  await name.fill('');
  await save.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText(/^Please enter a phone number/)).toBeVisible();
  await expect(name).toBeFocused();
  expect(await violations(page)).toEqual([]);

  await name.fill('Ann Lee');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+49 30 123456');
  await expect(page.getByText('With 2 public fields.')).toBeVisible();
  await page.getByLabel('Who sees Date of birth').selectOption('Private');

  // A link asks first, and leads on once the profile is saved.
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  const home = page.getByRole('link', { name: 'My Codes' });
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await home.first().click();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL(/\/my-codes$/);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${server.url}/scan/${alias}`);
  await expect(stranger.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: '+49 30 123456' })).toBeVisible();
  expect(await stranger.content()).not.toMatch(/Kreuzberg|1990/);
  await stranger.context().close();

  // The way back asks as well: staying keeps what was typed, leaving forgets it.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin-Kreuzberg');
  await name.fill('Somebody else');
  await expect(save).toBeVisible();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Somebody else');
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL(/\/my-codes$/);
});

test('should change password and address, sign another browser out, and take data along', async ({
  page,
  server,
  browser,
}) => {
  const account = await newAccount(server);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.url}/scan`);
  await signIn(other, account);
  await page.goto('/scan');
  await signIn(page, account);
  await page.goto('/profile?view=account');
  const card = (title: string) => page.getByRole('region', { name: title });

  const devices = card('Devices').getByRole('listitem');
  await expect(devices.first()).toContainText('This device');
  // Signing up by the API left a session of its own.
  await expect(devices).toHaveCount(3);
  expect(await violations(page)).toEqual([]);
  await card('Devices').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices).toHaveCount(1);
  await other.goto(`${server.url}/profile`);
  await other.waitForURL(/\/sign-in/);
  await other.context().clearCookies();
  await signIn(other, account);

  await card('Password').getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: false }).fill('not the one');
  await page.getByRole('textbox', { name: /^New password/ }).fill('eight blue lanterns');
  await page.getByRole('textbox', { name: 'Repeat the new password' }).fill('eight blue lanterns');
  await card('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(card('Password').getByRole('alert')).toHaveText('That is not your current password');
  await page.getByRole('textbox', { name: 'Current password' }).fill(account.password);
  await card('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Your password was saved/)).toBeVisible();
  await other.goto(`${server.url}/profile`);
  await other.waitForURL(/\/sign-in/);

  const wanted = newEmail();
  await card('E-mail address').getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByRole('textbox', { name: 'New e-mail address' }).fill(wanted);
  await page.getByRole('textbox', { name: 'Current password' }).fill('eight blue lanterns');
  await card('E-mail address').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`We have sent a verification code to ${wanted}.`)).toBeVisible();
  await page.goto(linkIn(await latestMail(server.url, wanted), server.url));
  await expect(page.getByText(`Your account ${account.email} gets the address`)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expect(card('E-mail address').getByText(wanted)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ringtag-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: wanted } });
});

test('should delete an account without a password by its address and a mailed code', async ({
  page,
  server,
}) => {
  const alias = server.first.codes[4] as string;
  const email = await newOwner(page, server, alias);
  await page.goto('/profile?view=account');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('This is not your e-mail address')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByRole('button', { name: 'E-mail me a code' }).click();
  const field = dialog.getByRole('textbox', { name: 'Verification code' });
  await expect(field).toBeVisible();
  await field.fill(codeIn(await latestMail(server.url, email, 2)));
  await page.waitForURL(/\/sign-in/);
  const scan = await (await fetch(`${server.url}/api/scan/${alias}`)).json();
  expect(scan).toMatchObject({ state: 'activatable' });
});
