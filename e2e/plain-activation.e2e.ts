import type { Browser, Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test.use({ javaScriptEnabled: false });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** axe is a script itself: it checks a copy of the page, in a browser that runs scripts. */
async function passesAxe(browser: Browser, page: Page, state: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  const copy = await context.newPage();
  await copy.setContent((await page.content()).replace(/<script(?! type).*?<\/script>/gs, ''));
  await passesAxeInBothModes(copy, state);
  await context.close();
}

test(
  'should activate a code without JavaScript, from typing it to its card',
  { tag: '@phone-only' },
  async ({ browser, page, server }) => {
    const [alias, email] = [await newCode(server), newEmail()];
    await page.goto('/scan');
    await page.getByLabel('Code').fill(alias.toLowerCase());
    await button(page, 'Open').click();
    await expect(heading(page, 'Activate this QR code')).toBeVisible();
    await fitsItsWidth(page);

    // An added field comes with what was typed, a wrong value with all of it.
    await page.getByLabel('Name or alias').fill('Ann Lee');
    await page.getByLabel('Email').fill(email);
    await page.getByText('Business card, badge…').click();
    await page.getByLabel('Add a field').selectOption('Phone');
    await button(page, 'Add').click();
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
    await page.getByLabel('Phone', { exact: true }).fill('call me');
    await button(page, 'Create profile and send code').click();
    await expect(page.getByText('Enter a phone number, such as +49 30 123456')).toBeVisible();
    await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name or alias')).toHaveValue('Ann Lee');
    await passesAxe(browser, page, 'refused form of an activation without a script');
    await page.getByLabel('Phone', { exact: true }).fill('+49 30 1234567');
    await button(page, 'Create profile and send code').click();

    await expect(heading(page, 'Check your inbox')).toBeVisible();
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await fitsItsWidth(page);
    await passesAxe(browser, page, 'code step without a script');
    await page.getByLabel('Verification code').fill('12');
    await button(page, 'Activate').click();
    await expect(page.getByText('Enter all 6 digits')).toBeVisible();
    await page.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, email)));
    await button(page, 'Activate').click();
    await expect(page).toHaveURL(`/scan/${alias}/activated`);
    await expect(heading(page, 'QR code activated')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await passesAxe(browser, page, 'welcome without a script');
    await page.getByRole('link', { name: 'View page' }).click();
    await expect(heading(page, 'Ann Lee')).toBeVisible();
    await expect(page.getByText('+49 30 1234567').first()).toBeVisible();
  },
);

test('should activate by keyboard alone without JavaScript', async ({ page, server }) => {
  const [alias, email] = [await newCode(server), newEmail()];
  await page.goto(`/scan/${alias}`);
  const focused = page.locator(':focus');
  const tabTo = async (name: string) => {
    for (let i = 0; i < 20 && (await focused.getAttribute('name')) !== name; i += 1)
      await page.keyboard.press('Tab');
    await expect(focused).toHaveAttribute('name', name);
  };
  await page.keyboard.press('Tab');
  await tabTo('name');
  await page.keyboard.type('Ann Lee');
  await tabTo('email');
  await page.keyboard.type(email);
  await tabTo('pageKind');
  await page.keyboard.press('Space');
  await tabTo('add');
  await page.keyboard.type('City');
  await tabTo('do');
  await page.keyboard.press('Enter');
  await tabTo('fields.city');
  await page.keyboard.type('Bonn');
  // Enter in a field sends the form; it removes no field.
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Check your inbox')).toBeVisible();
  await page.keyboard.type(codeIn(await latestMail(server.url, email)));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'QR code activated')).toBeVisible();
  // The step knows that it is over.
  await page.goBack();
  await expect(heading(page, 'QR code activated')).toBeVisible();
});

test('should activate and decline by the mailed link without JavaScript', async ({
  browser,
  page,
  server,
}) => {
  const begin = async () => {
    const [alias, email] = [await newCode(server), newEmail()];
    await page.goto(`/scan/${alias}`);
    await page.getByLabel('Name or alias').fill('Ann Lee');
    await page.getByLabel('Email').fill(email);
    await button(page, 'Create profile and send code').click();
    await expect(heading(page, 'Check your inbox')).toBeVisible();
    return { alias, link: linkIn(await latestMail(server.url, email), server.url) };
  };
  const declined = await begin();
  await page.goto(declined.link);
  await passesAxe(browser, page, 'mailed link without a script');
  await button(page, 'It wasn’t me').click();
  await expect(page).toHaveURL(`/scan/${declined.alias}/declined`);
  const { alias, link } = await begin();
  await page.goto(link);
  await expect(page.getByText('Ann Lee')).toBeVisible();
  await button(page, 'Activate').click();
  await expect(page).toHaveURL(`/scan/${alias}/activated`);
});
