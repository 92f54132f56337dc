import type { Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Moves on by the Tab key until the control with this name has the focus. */
async function tabTo(page: Page, role: 'textbox' | 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name });
  await target.waitFor();
  const isFocused = () => target.evaluate((element) => element.matches(':focus'));
  for (let presses = 0; presses < 30 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

test('should sign up with a password, and out again, by the keyboard alone (PWD-3, UI-86)', async ({
  page,
  server,
}) => {
  const email = newEmail();
  await page.goto('/sign-in');
  await tabTo(page, 'link', 'Sign up');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();

  await tabTo(page, 'textbox', 'Email');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, 'textbox', 'Password (optional)');
  await page.keyboard.type('password1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This password is too easy to guess/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('seven red lanterns');
  await tabTo(page, 'button', 'Create account');
  await page.keyboard.press('Space');

  await expect(page.getByLabel('Verification code')).toBeFocused();
  // The sixth digit sends the code.
  await page.keyboard.type(codeIn(await latestMail(server.url, email)));
  await page.waitForURL(/\/my-codes$/);
  await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeFocused();
  await tabTo(page, 'button', /^Account menu/);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sign-in$/);
});

test('should sign up with an e-mail address alone, and answer alike for one that has an account (OTP-10, UI-80)', async ({
  page,
  server,
}) => {
  const [{ email: known }, email] = [await newAccount(server), newEmail()];
  const screens: string[] = [];
  for (const address of [known, email]) {
    await page.goto('/sign-up');
    await button(page, 'Create account').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    // The form asks for an address, and for a password from those who want one.
    await expect(page.getByRole('textbox')).toHaveCount(2);
    await page.getByRole('textbox', { name: 'Email' }).fill(address);
    await page.locator('input[name="password"]').fill('12345');
    await button(page, 'Create account').click();
    await expect(page.getByText('Use at least 6 characters')).toBeVisible();
    await fitsItsWidth(page);
    await page.locator('input[name="password"]').fill('');
    await button(page, 'Create account').click();
    await expect(page.getByLabel('Verification code')).toBeVisible();
    const text = await page.locator('main').innerText();
    screens.push(text.replace(address, '…').replace(/in \d+ s/, 'in … s'));
  }
  expect(screens[1]).toBe(screens[0]);
  const [toKnown, toNew] = [await latestMail(server.url, known, 2), await latestMail(server.url, email)];
  expect(toKnown.subject).not.toBe(toNew.subject);

  await page.getByLabel('Verification code').fill(codeIn(toNew));
  await page.waitForURL(/\/my-codes$/);
  await fitsItsWidth(page);

  // The name is asked for when it is needed.
  await page.goto(`/scan/${await newCode(server)}`);
  await button(page, 'Activate').click();
  await expect(page.getByText('Please add your name to your profile before activating')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my profile' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ann Lee');
  await button(page, 'Save').click();
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the code' }).click();
  await button(page, 'Activate').click();
  await expect(page.getByText('QR code activated')).toBeVisible();
});

test('should name fields for password managers, and show errors that pass axe in light and dark (UI-87)', async ({
  page,
}) => {
  await page.goto('/sign-up');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'username');
  await expect(page.locator('input[name="password"]')).toHaveAttribute('autocomplete', 'new-password');
  await page.locator('input[name="password"]').fill('blue-harbour-41');
  await button(page, 'Create account').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await passesAxeInBothModes(page, '/sign-up with errors');

  await page.goto('/forgot-password');
  await button(page, 'Send code').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(newEmail());
  await button(page, 'Send code').click();
  await button(page, 'Set new password').click();
  await expect(page.getByText('Enter all 6 digits')).toBeVisible();
  await expect(page.getByText('Use at least 6 characters')).toBeVisible();
  await passesAxeInBothModes(page, 'a code with a new password, with errors');
  await page.goto('/change-password');
  await expect(
    page.getByText(/^To set a new password, open the link we emailed you, or ask for a new one\./),
  ).toBeVisible();
  await passesAxeInBothModes(page, '/change-password without a link');
});
