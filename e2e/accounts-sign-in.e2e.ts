import type { Page } from '@playwright/test';
import { call, newAccount, newEmail } from './support/accounts';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { codeIn, latestMail, linkIn, mailsTo } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { askForCode, enterEmail, enterPassword } from './support/sign-in';

const MINUTE = 60;

const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const passwordField = (page: Page) => page.locator('input[name="password"]');
const codeField = (page: Page) => page.getByLabel('Verification code');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const enter = (page: Page, email: string, password: string) => enterPassword(page, { email, password });

test(
  'should sign in with a password, say what is wrong before, and lead to where the visitor was going (UI-70, UI-85)',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const { email, password } = await newAccount(server);
    await page.goto('/messages?q=lake');
    await expect(page).toHaveURL(/\/sign-in\?redirectUrl=%2Fmessages%3Fq%3Dlake$/);
    await expect(emailField(page)).toHaveAttribute('autocomplete', 'username');
    await enterEmail(page, 'ann@example');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await enterEmail(page, email);
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
    await enter(page, 'ann@example', '');
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Enter your password')).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await fitsItsWidth(page);
    await passesAxeInBothModes(page, 'sign-in with two errors');

    await enter(page, email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Couldn’t sign you inInvalid credentials');
    await expect(passwordField(page)).toHaveValue('not the password');
    // An address that was never proven is as unknown as any other.
    const unproven = newEmail();
    await call(server, '/api/auth/register', { email: unproven, password });
    await enter(page, unproven, password);
    await expect(page.getByRole('alert')).toHaveText('Couldn’t sign you inInvalid credentials');

    await enter(page, email, password);
    await expect(page.getByText('You’re signed in')).toBeVisible();
    await expect(page).toHaveURL(/\/messages\?q=lake$/);
  },
);

test('should count down when a password was guessed five times, and leave the way by code open (PWD-5, LIM-5)', async ({
  page,
  server,
}) => {
  const { email, password } = await newAccount(server);
  for (let guess = 0; guess < 5; guess += 1) {
    await call(server, '/api/auth/sign-in', { email, password: `guess ${guess}` });
  }
  await page.clock.install();
  await page.goto('/sign-in');
  await enter(page, email, password);
  // Screen readers hear the first wait once; what counts down is for the eyes.
  const wait = page.getByRole('alert').locator('span[aria-hidden]');
  await expect(wait).toHaveText('Too many attempts. Try again in 15 minutes.');
  await page.clock.fastForward(14 * MINUTE * 1000);
  await expect(wait).toHaveText(/Try again in ([45]\d|60) seconds/);
  await page.clock.fastForward(MINUTE * 1000);
  await expect(page.getByText('You can try again now.')).toBeVisible();

  await button(page, 'Email me a code').click();
  await codeField(page).fill(codeIn(await latestMail(server.url, email, 2)));
  await page.waitForURL(/\/my-codes$/);
});

test('should say what to do while strangers use up the codes, and sign in by the link of the mail (LOCK)', async ({
  page,
  server,
}) => {
  const { email } = await newAccount(server);
  for (let stranger = 0; stranger < 2; stranger += 1) {
    const started = await call(server, '/api/auth/sign-in', { email });
    const { challengeId } = (await started.json()) as { challengeId: string };
    const code = codeIn(await latestMail(server.url, email, 2 + stranger)) === '000000' ? '000001' : '000000';
    for (let i = 0; i < 5; i += 1) await call(server, '/api/auth/sign-in-verify', { challengeId, code });
  }
  await page.goto('/sign-in');
  await askForCode(page, email);
  const mail = await latestMail(server.url, email, 4);
  await codeField(page).fill(codeIn(mail));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Too many attempts. Try again in 60 minutes.');
  await expect(alert).toContainText('Someone else may be trying to sign in as you.');
  await fitsItsWidth(page);
  await passesAxeInBothModes(page, 'strangers used up the codes');

  await page.goto(linkIn(mail, server.url));
  await button(page, 'Sign in').click();
  await expect(page).toHaveURL(/\/my-codes$/);
});

test('should sign in with a mailed code: wrong, sent again, expired, for another address, right (OTP-3, UI-84, UI-87)', async ({
  page,
  server,
}) => {
  const { email } = await newAccount(server);
  const newestCode = async (count: number) => codeIn(await latestMail(server.url, email, count));
  await page.clock.install();
  await page.goto('/sign-in');
  await enterEmail(page, email);
  await emailField(page).fill('');
  await button(page, 'Email me a code').click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await askForCode(page, email);

  await expect(page.getByText(`We sent a verification code to ${email}.`)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  const code = await newestCode(2);
  await codeField(page).fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right. 4 tries left.')).toBeVisible();
  await fitsItsWidth(page);
  await passesAxeInBothModes(page, 'a wrong code');

  await expect(button(page, 'Resend code')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled();
  letPass(server, email, MINUTE);
  await page.clock.fastForward(MINUTE * 1000);
  await button(page, 'Resend code').click();
  await expect(page.getByText('Verification code resent')).toBeVisible();
  expect(await newestCode(3)).toBe(code);

  letPass(server, email, 10 * MINUTE);
  await codeField(page).fill(code);
  await expect(page.getByText('This code no longer works. Get a new one.')).toBeVisible();

  await button(page, 'Change email').click();
  await expect(emailField(page)).toHaveValue(email);
  await button(page, 'Email me a code').click();
  await codeField(page).fill(await newestCode(4));
  await page.waitForURL(/\/my-codes$/);
  // The page that has just come takes the focus.
  await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeFocused();
  // The address and the way are remembered for the next time. The display state does so, which has come with the page.
  expect(await page.evaluate('localStorage.getItem("last-email")')).toBe(email);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/\/sign-in$/);
  await expect(emailField(page)).toHaveValue(email);
  const codeBox = await button(page, 'Email me a code').boundingBox();
  const passwordBox = await passwordField(page).boundingBox();
  expect(codeBox!.y).toBeLessThan(passwordBox!.y);
});

test('should say nothing about an address without an account (OTP-10)', async ({ page, server }) => {
  const [{ email: known }, unknown] = [await newAccount(server), newEmail()];
  const screens: string[] = [];
  for (const email of [known, unknown]) {
    await page.goto('/sign-in');
    await askForCode(page, email);
    await expect(codeField(page)).toBeVisible();
    const text = await page.locator('main').innerText();
    screens.push(text.replace(email, '…').replace(/in \d+ s/, 'in … s'));
  }
  expect(screens[1]).toBe(screens[0]);
  await latestMail(server.url, unknown);
  const [mail] = await mailsTo(server.url, unknown);
  expect(mail?.text).not.toMatch(/(?<!\d)\d{6}(?!\d)/);
});
