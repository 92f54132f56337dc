import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth, findViolations } from './support/page-checks';
import { signIn } from './support/sign-in';

const audience = (page: Page, field: string) =>
  page.getByRole('radiogroup', { name: `${field}: who can see it` });

async function add(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel('Add a field').selectOption({ label: field });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: field, exact: true })).toBeFocused();
  await page.keyboard.type(value);
}

test('should leave words of fields their room on the narrowest phone', async ({ server, browser }) => {
  const fields = [{ key: 'city', value: 'Berlin', visibility: 'public' }] as const;
  const { api } = await activate(server, await newCode(server), { fields });
  const context = await browser.newContext({
    locale: 'ru-RU',
    baseURL: server.url,
    viewport: { width: 320, height: 640 },
    storageState: await api.storageState(),
  });
  const page = await context.newPage();
  await page.goto('/profile');
  // Russian has the longest words: what they stand in does not end before they do.
  const overflow = ({ scrollWidth, clientWidth }: Record<'scrollWidth' | 'clientWidth', number>) =>
    scrollWidth - clientWidth;
  expect(await page.getByRole('radiogroup').evaluate(overflow)).toBe(0);
  const list = await page.getByLabel('Добавить поле').boundingBox();
  const add = await page.getByRole('button', { name: 'Добавить', exact: true }).boundingBox();
  expect(list!.width).toBe(add!.width);
  expect(list!.y + list!.height).toBeLessThan(add!.y);
  await fitsItsWidth(page);
});

test('should edit the profile, say what is wrong, ask before changes are lost, and show strangers what is public', async ({
  server,
  browser,
}, { project }) => {
  const alias = await newCode(server);
  const page = await newPage(browser, server, await activate(server, alias, { name: 'Ann' }));
  await page.goto('/messages');
  await page.goto('/profile');
  const name = page.getByRole('textbox', { name: 'Name' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(name).toHaveValue('Ann');
  await expect(save).toBeHidden();
  await add(page, 'Phone', 'call me');
  await add(page, 'City', 'Berlin-Kreuzberg');
  await audience(page, 'City').getByRole('radio', { name: 'Private' }).check();
  await add(page, 'Date of birth', '1990-05-01');
  await page.keyboard.press('Escape');
  await name.fill('');
  await save.click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText(/^Enter a phone number/)).toBeVisible();
  await expect(name).toBeFocused();
  expect(await findViolations(page)).toEqual([]);

  await name.fill('Ann Lee');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+49 30 123456');
  // A date of birth is its owner's until one tap shows it, and again after another.
  await expect(page.getByText('1 public field.')).toBeVisible();
  await audience(page, 'Date of birth').getByRole('radio', { name: 'Public' }).check();
  await expect(page.getByText('2 public fields.')).toBeVisible();
  await audience(page, 'Date of birth').getByRole('radio', { name: 'Private' }).check();

  // A link asks first, and leads on once the profile is saved.
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  const home = page.getByRole('link', { name: 'My Codes' });
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await home.first().click();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL(/\/my-codes$/);

  const stranger = await newPage(browser, server);
  await stranger.goto(`/scan/${alias}`);
  await expect(stranger.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  await expect(stranger.getByRole('link', { name: '+49 30 123456' })).toBeVisible();
  expect(await stranger.content()).not.toMatch(/Kreuzberg|1990/);

  // The way back asks as well: staying keeps what was typed, leaving forgets it.
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Berlin-Kreuzberg');
  // Nothing takes the focus until the menu has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('should be reached from the account menu', async ({ page, server }) => {
  await signIn(page, await newAccount(server));
  await page.goto('/my-codes');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
});

test('should take one press on the way back, whatever was edited before', async ({ page, server }) => {
  await signIn(page, await newAccount(server));
  await page.goto('/my-codes');
  const name = page.getByRole('textbox', { name: 'Name' });
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  const follow = (link: string) => page.getByRole('link', { name: link, exact: true }).first().click();
  const edit = async () => {
    await name.fill('Somebody else');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  };
  const backTo = async (path: string) => {
    await page.goBack();
    await expect(page).toHaveURL(path);
  };
  await follow('My Profile');
  await edit();
  await follow('My Codes');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('/my-codes');
  await backTo('/profile');
  await backTo('/my-codes');

  await follow('My Profile');
  await edit();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await follow('My Codes');
  await page.waitForURL('/my-codes');
  await backTo('/profile');
  await backTo('/my-codes');

  await follow('My Profile');
  await name.fill('A third one');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Somebody else');
  await backTo('/my-codes');
});

test('should change password and address, sign another browser out, and take data along (LNK-2)', async ({
  page,
  server,
  browser,
}) => {
  const account = await newAccount(server);
  const other = await newPage(browser, server);
  await other.goto('/scan');
  await signIn(other, account);
  await page.goto('/scan');
  await signIn(page, account);
  await page.goto('/profile?view=account');
  const card = (title: string) => page.getByRole('region', { name: title });

  const devices = card('Devices').getByRole('listitem');
  await expect(devices.first()).toContainText('This device');
  // Signing up by the API left a session of its own.
  await expect(devices).toHaveCount(3);
  expect(await findViolations(page)).toEqual([]);
  await card('Devices').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(devices).toHaveCount(1);
  await other.goto('/profile');
  await other.waitForURL(/\/sign-in/);
  await other.context().clearCookies();
  await signIn(other, account);

  await card('Password').getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: false }).fill('not the one');
  await page.getByRole('textbox', { name: /^New password/ }).fill('eight blue lanterns');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('eight blue lanterns');
  await card('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(card('Password').getByText('That isn’t your current password')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill(account.password);
  await card('Password').getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password saved\./)).toBeVisible();
  await other.goto('/profile');
  await other.waitForURL(/\/sign-in/);

  const wanted = newEmail();
  await card('Email address').getByRole('button', { name: 'Change email address' }).click();
  await page.getByRole('textbox', { name: 'New email address' }).fill(wanted);
  await page.getByRole('textbox', { name: 'Current password' }).fill('eight blue lanterns');
  await card('Email address').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`We sent a verification code to ${wanted}.`)).toBeVisible();
  // The browser that was signed out finds the link's page after signing in; no address carries the secret (LNK-7).
  await other.goto(linkIn(await latestMail(server.url, wanted), server.url));
  await other.waitForURL(/\/sign-in\?redirectUrl=%2Fprofile$/);
  await other.context().clearCookies();
  await signIn(other, { ...account, password: 'eight blue lanterns' });
  await other.goto('/profile');
  await expect(
    other.getByText(`Your account will switch from ${account.email} to the address`),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Cancel' }).click();
  await page.goto(linkIn(await latestMail(server.url, wanted), server.url));
  await expect(page.getByText(`Your account will switch from ${account.email} to the address`)).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(card('Email address').getByText(wanted)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email: wanted } });
});

test('should delete an account without a password by its address and a mailed code', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const { email } = owner;
  const page = await newPage(browser, server, owner);
  await page.goto('/profile?view=account');
  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('That isn’t your email address.')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  const field = dialog.getByRole('textbox', { name: 'Verification code' });
  await expect(field).toBeVisible();
  await field.fill(codeIn(await latestMail(server.url, email, 2)));
  await page.waitForURL(/\/sign-in/);
  const scan = await (await fetch(`${server.url}/api/scan/${alias}`)).json();
  expect(scan).toMatchObject({ state: 'activatable' });
});
