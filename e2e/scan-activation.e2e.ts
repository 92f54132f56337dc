import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, ask, toLabel, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';

const MINUTE = 60;
const LIMIT =
  'You have reached the activation limit! You have already activated 3 QR codes. To activate more codes, consider upgrading your account.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Verification code');

test(
  'should activate with optional fields, a corrected address, and a code that was sent again (UI-90, UI-91, UI-103)',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    const email = newEmail();
    await page.clock.install();
    await page.goto(`/scan/${alias}`);
    await runApplication(page);
    await button(page, 'Create profile and send code').click();
    await expect(page.getByLabel('Name or alias')).toBeFocused();
    await passesAxeInBothModes(page, 'activation with errors');
    await page.getByLabel('Name or alias').fill('Ann Lee');
    await page.getByLabel('Email').fill(newEmail());
    await add(page, 'Phone', '+49 30 1234');
    await add(page, 'City', 'Berlin');
    await page
      .getByRole('radiogroup', { name: 'City: who can see it' })
      .getByRole('radio', { name: 'Private' })
      .check();
    await passesAxeInBothModes(page, 'optional fields');
    await fitsItsWidth(page);
    await button(page, 'Create profile and send code').click();

    // Nothing that was typed is lost on the way back.
    await expect(codeField(page)).toBeFocused();
    await button(page, 'Change email').click();
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Berlin');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Create profile and send code').click();
    await expect(heading(page, 'Check your inbox')).toBeVisible();
    await expect(page.getByText(`We sent a verification code to ${email}.`)).toBeVisible();
    const code = codeIn(await latestMail(server.url, email));

    await expect(page.getByRole('button', { name: /^Resend code in \d+ s$/ })).toBeDisabled();
    letPass(server, email, MINUTE);
    await page.clock.fastForward(MINUTE * 1000);
    await button(page, 'Resend code').click();
    await expect(page.getByText('Verification code resent')).toBeVisible();
    expect(codeIn(await latestMail(server.url, email, 2))).toBe(code);
    await codeField(page).fill(code === '000000' ? '000001' : '000000');
    await expect(page.getByText('That code isn’t right. 4 tries left.')).toBeVisible();
    await passesAxeInBothModes(page, 'wrong code');
    await fitsItsWidth(page);

    const said = await watchStatuses(page);
    await codeField(page).fill(code);
    await expect(heading(page, 'Ann Lee')).toBeFocused();
    expect(await said()).toEqual(
      expect.arrayContaining(['Verifying…', 'Activating…', 'Activated. Opening your page…']),
    );
    const news = page.getByRole('status').filter({ hasText: 'QR code activated' });
    await expect(news.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/my-codes');
    const widths = await Promise.all(
      (await news.locator('a, button').all()).map(async (way) => (await way.boundingBox())?.width),
    );
    expect(widths).toEqual([widths[0], widths[0]]);
    await expect(button(page, 'Edit page')).toBeVisible();
    await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
    await expect(page.getByRole('link', { name: '+49 30 1234' })).toHaveAttribute('href', 'tel:+49301234');
    await expect(page.getByText('Berlin')).toHaveCount(0);
    await passesAxeInBothModes(page, 'activated');
    await fitsItsWidth(page);
    // The good news does not come twice.
    await page.reload();
    await expect(page.getByText('This code is yours')).toBeVisible();
    await expect(news).toHaveCount(0);
    // People without a password are offered a code first.
    await button(page, 'Sign out').click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(button(page, 'Email me a code')).toBeVisible();
  },
);

test(
  'should name each of two actions that failed, and say below what the server answered',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    const email = newEmail();
    await page.clock.install();
    await page.goto(`/scan/${alias}`);
    await runApplication(page);
    await page.getByLabel('Name or alias').fill('Ann Lee');
    await page.getByLabel('Email').fill(email);
    await button(page, 'Create profile and send code').click();
    await expect(codeField(page)).toBeFocused();
    await page.clock.fastForward(MINUTE * 1000);
    await page.route('**/resend', (route) => route.fulfill({ status: 502, body: '<html>' }));
    await page.route('**/activate', (route) =>
      route.fulfill({ status: 502, json: { error: { message: 'The gateway is being repaired' } } }),
    );
    await button(page, 'Resend code').click();
    // What is tried next takes the place of what was said before.
    await expect(page.getByRole('alert')).toHaveText([
      'Failed to resend verification codeServer error, please try again later.',
    ]);
    await codeField(page).fill('000000');
    await expect(page.getByRole('alert')).toHaveText([
      'Activation failed. Please try againThe gateway is being repaired',
    ]);
    await passesAxeInBothModes(page, 'a failure');
    await fitsItsWidth(page);
  },
);

test('should let owners activate with one tap, and refuse the fourth code with their count (UI-93, UI-94)', async ({
  browser,
  server,
}) => {
  const owner = await activate(server, await newCode(server));
  const page = await newPage(browser, server, owner);
  const second = await newCode(server);
  await page.goto(`/scan/${second}`);
  await expect(page.getByText(`Code ${toLabel(second)} is available.`)).toContainText(owner.email);
  await passesAxeInBothModes(page, 'one tap');
  // Nothing to say takes no room.
  await expect(page.locator('[role=status]:empty:not([data-status])')).toHaveCSS('position', 'absolute');
  await button(page, 'Activate').click();
  await expect(page.getByText('QR code activated')).toBeVisible();

  await ask(owner.api, 'POST', `/api/scan/${await newCode(server)}/activate`, {});
  await page.goto(`/scan/${await newCode(server)}`);
  await button(page, 'Activate').click();
  await expect(page.getByRole('alert').locator('p, div').getByText(LIMIT, { exact: true })).toBeVisible();
  await expect(button(page, 'Activate')).toBeDisabled();
  await passesAxeInBothModes(page, 'limit');
  await page.getByRole('link', { name: 'Manage your codes' }).click();
  await expect(heading(page, 'My Codes')).toBeVisible();
  await expect(page.getByText(LIMIT)).toBeVisible();
});

test('should tell what became of an activation link: declined, expired, taken (UI-95)', async ({
  page,
  server,
}) => {
  const alias = await newCode(server);
  const declined = await linkFor(page, alias, newEmail());
  await page.goto(declined);
  await expect(heading(page, `Activate QR code ${toLabel(alias)}`)).toBeVisible();
  await passesAxeInBothModes(page, 'link');
  await button(page, 'It wasn’t me').click();
  await expect(heading(page, 'Thank you')).toBeFocused();

  const email = newEmail();
  const expired = await linkFor(page, alias, email);
  letPass(server, email, 11 * MINUTE);
  const outcomes = {
    [declined]: 'Invalid or expired activation link',
    [expired]: 'Activation link expired. Please request a new one',
  };
  for (const [link, outcome] of Object.entries(outcomes)) {
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText(outcome);
    await expect(button(page, 'Activate')).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(heading(page, 'Activate this QR code')).toBeVisible();

  const late = await linkFor(page, alias, newEmail());
  await activate(server, alias);
  await page.goto(late);
  await expect(page.getByText('QR code already activated')).toBeVisible();
  await page.getByRole('link', { name: 'View page' }).click();
  await expect(heading(page, 'Ann Lee')).toBeVisible();

  /** Asks for a link as the activation form does. */
  async function linkFor(visitor: Page, code: string, address: string): Promise<string> {
    await ask(visitor.request, 'POST', `/api/scan/${code}/profile`, { name: 'Late', email: address });
    return linkIn(await latestMail(server.url, address), server.url);
  }
});

async function add(page: Page, field: string, value: string): Promise<void> {
  await page.getByLabel('Add a field').selectOption(field);
  await button(page, 'Add').click();
  await page.getByLabel(field, { exact: true }).fill(value);
}

/** What the page tells screen readers from now on. */
async function watchStatuses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`
    window.heard = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) heard.push(textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  `);
  return () => page.evaluate('window.heard');
}
