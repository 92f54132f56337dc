import type { Page } from '@playwright/test';
import { newAccount, newEmail } from './support/accounts';
import { activate, ask, toLabel, newCode, newPage, signedIn, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import { writeTo } from './support/messages';
import { fitsItsWidth, passesAxe, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';
import type { Server } from './support/server';
import { enterPassword, signIn } from './support/sign-in';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const readState = async ({ url }: Server, alias: string) =>
  ((await (await fetch(`${url}/api/scan/${alias}`)).json()) as { state: string }).state;

test(
  "should show the owner's own words, in their language, to everybody (UI-98)",
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const alias = await newCode(server);
    const page = await newPage(browser, server, await activate(server, alias));
    await page.goto(`/scan/${alias}`);
    await button(page, 'Edit page').click();
    await expect(heading(page, 'Your page')).toBeFocused();
    const preview = page.getByRole('region', { name: 'Preview' });
    await page.getByText('Message form texts').click();
    const send = page.getByLabel('Send button text');
    await expect(send).toHaveAttribute('placeholder', 'Send');
    await expect(send).toHaveValue('');
    await page.getByLabel('Title', { exact: true }).fill('Знайшли мої ключі?');
    await page.getByLabel('Description').fill('Напишіть мені.\nДякую!');
    await page.getByLabel('Message form title').fill('Напишіть власниці');
    // What is empty stands in the language of the page, and later in that of each reader.
    await page.getByLabel('Page language').selectOption('Українська');
    await expect(send).toHaveAttribute('placeholder', 'Надіслати');
    await expect(page.getByLabel('Message form title')).toHaveValue('Напишіть власниці');
    await expect(preview.getByText('Знайшли мої ключі?')).toBeVisible();
    await expect(preview.getByText('Надіслати')).toBeVisible();
    await passesAxeInBothModes(page, 'template');
    await fitsItsWidth(page);

    const close = page.getByRole('button', { name: 'Close', exact: true });
    await close.click();
    const question = page.getByRole('dialog', { name: 'Save your changes first?' });
    await passesAxeInBothModes(page, 'unsaved changes');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await button(page, 'Save').click();
    await expect(page.getByText('Template data saved')).toBeVisible();
    await page.getByLabel('Message form placeholder').fill('Де вони?');
    await close.click();
    await question.getByRole('button', { name: 'Save and close' }).click();
    await expect(page.getByPlaceholder('Де вони?')).toBeVisible();

    await button(page, 'Edit page').click();
    await page.getByLabel('Title', { exact: true }).fill('Never saved');
    await close.click();
    await question.getByRole('button', { name: 'Close without saving' }).click();
    await expect(heading(page, 'Ann Lee')).toBeVisible();

    const stranger = await newPage(browser, server);
    await stranger.goto(`/scan/${alias}`);
    const words = stranger.locator('[lang=uk]');
    await expect(words.filter({ hasText: 'Знайшли мої ключі?' })).toBeVisible();
    await expect(words.filter({ hasText: 'Напишіть мені.' })).toBeVisible();
    await expect(words.filter({ hasText: 'Напишіть власниці' })).toBeVisible();
    await expect(button(stranger, 'Send')).toBeVisible();
    await expect(stranger.getByPlaceholder('Де вони?')).toBeVisible();
    await expect(button(stranger, 'Edit page')).toHaveCount(0);
  },
);

test(
  'should let its owner resume a paused code where others read that it is paused, and name what fails',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const alias = await newCode(server);
    const owner = await activate(server, alias);
    const { items } = await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes');
    await ask(owner.api, 'PATCH', `/api/my-codes/${items[0].id}`, { status: 'inactive' });
    const stranger = await newPage(browser, server);
    await stranger.goto(`/scan/${alias}`);
    await expect(stranger.getByText('This QR code is paused. Please try again later.')).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Resume' })).toHaveCount(0);

    const page = await newPage(browser, server, owner);
    await page.goto(`/scan/${alias}`);
    await expect(heading(page, 'Your QR code is paused')).toBeVisible();
    await passesAxeInBothModes(page, 'paused');
    await fitsItsWidth(page);
    await page.context().setOffline(true);
    await button(page, 'Resume').click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t resume your QR code');
    await page.context().setOffline(false);
    await button(page, 'Resume').click();
    await expect(heading(page, 'Ann Lee')).toBeVisible();
    expect(await readState(server, alias)).toBe('activated');

    await button(page, 'Unactivate').click();
    const question = page.getByRole('dialog');
    await expect(question).toBeVisible();
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Unactivate' }).click();
    await expect(question.getByRole('alert')).toContainText('Failed to unactivate QR code');
    await page.context().setOffline(false);
  },
);

test('should ask before changed words are lost by any way out of the editor (UI-99)', async ({
  browser,
  server,
}) => {
  const alias = await newCode(server);
  const page = await newPage(browser, server, await activate(server, alias));
  await page.goto('/my-codes');
  await page.goto(`/scan/${alias}`);
  const title = page.getByLabel('Title', { exact: true });
  const question = page.getByRole('dialog', { name: 'Save your changes first?' });
  const goOn = async () => {
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Found my keys?');
  };
  await button(page, 'Edit page').click();
  await title.fill('Found my keys?');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await goOn();
  await page.goBack();
  await goOn();
  await button(page, 'Sign out').click();
  await goOn();
  // The words of this question are the browser's.
  const [asked] = await Promise.all([
    page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss();
      return dialog.type();
    }),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(asked).toBe('beforeunload');
  // Another language leads nowhere else.
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(heading(page, 'Ihre Seite')).toBeVisible();
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue('Found my keys?');

  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern und schließen' }).click();
  await page.waitForURL(/\/my-codes$/);
  const { template } = (await (await fetch(`${server.url}/api/scan/${alias}`)).json()) as {
    template: { title: string };
  };
  expect(template.title).toBe('Found my keys?');
});

test('should give a code up by the keyboard alone, and hide its messages from the next owner (UI-101)', async ({
  browser,
  server,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  await writeTo(owner.api, alias, { body: 'Old' });
  const page = await newPage(browser, server, owner);
  await page.goto(`/scan/${alias}`);
  await expect(button(page, 'Unactivate')).toBeVisible();

  // The code is kept in one line, so a space may follow it in the name.
  const dialog = page.getByRole('dialog', { name: new RegExp(`^Unactivate ${toLabel(alias)} ?\\?$`) });
  await tabTo(page, button(page, 'Unactivate'));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('This resets the code’s activation.');
  await expect(dialog).toContainText('Other people can activate the code again.');
  await expect(dialog).toContainText('Existing messages are kept but hidden from new owners.');
  await passesAxeInBothModes(page, 'unactivate');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Unactivate')).toBeFocused();
  expect(await readState(server, alias)).toBe('activated');
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Unactivate' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('QR code unactivated. Anyone can activate it again.')).toBeVisible();
  await expect(heading(page, 'Activate this QR code')).toBeVisible();

  const next = await activate(server, alias, { name: 'Next Owner' });
  const count = async ({ api }: Person) => (await ask<{ total: number }>(api, 'GET', '/api/messages')).total;
  expect([await count(owner), await count(next)]).toEqual([1, 0]);
});

test(
  'should ask an owner by mail to give a code up, and do it on the button only (UI-102, UI-103)',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const alias = await newCode(server);
    const owner = await newAccount(server);
    const { api } = await signedIn(server, owner);
    await ask(api, 'POST', `/api/scan/${alias}/activate`, {});
    const link = await request(browser, server, alias, owner.email);
    const asked = await newPage(browser, server);
    for (let visit = 0; visit < 10; visit += 1) expect((await fetch(link)).status).toBe(200);
    await asked.goto(link);
    await expect(heading(asked, `Request for ${toLabel(alias)}`)).toBeVisible();
    await expect(asked).not.toHaveURL(/token=/);
    await passesAxeInBothModes(asked, 'sign in first');
    await asked.getByRole('link', { name: 'Sign in' }).first().click();
    await enterPassword(asked, owner);

    await expect(asked.getByText(/Rita Requester \(.+\) asked you for this QR code/)).toBeVisible();
    await expect(asked.getByText('I bought <b>the bike</b>')).toBeVisible();
    await passesAxeInBothModes(asked, 'request');
    await fitsItsWidth(asked);
    expect(await readState(server, alias)).toBe('activated');
    await button(asked, 'Confirm and unactivate').click();
    await expect(heading(asked, 'QR code unactivated')).toBeFocused();
    expect(await readState(server, alias)).toBe('activatable');
    await asked.goto(link);
    await expect(asked.getByRole('alert')).toContainText('This link doesn’t work.');
  },
);

test('should tell the one who asked that the owner declined (UI-102)', async ({ browser, server }) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const requester = newEmail();
  const link = await request(browser, server, alias, owner.email, requester);
  const page = await newPage(browser, server, owner);
  await page.goto(link);
  await button(page, 'Decline').click();
  await expect(heading(page, 'Request declined')).toBeFocused();
  expect((await latestMail(server.url, requester, 2)).subject).toContain('was declined');
  await page.getByRole('link', { name: 'My Codes' }).last().click();
  await expect(heading(page, 'My Codes')).toBeVisible();
});

/** Somebody scans the code, signs in on the way and asks for it; answers the link that the owner gets. */
async function request(
  browser: Parameters<typeof newPage>[0],
  server: Server,
  alias: string,
  owner: string,
  requester?: string,
): Promise<string> {
  const page = await newPage(browser, server);
  await page.goto(`/scan/${alias}`);
  // Few people want it: a question in the footer leads to it.
  const wish = page.getByRole('link', { name: 'Request unactivation' });
  await expect(wish).toBeHidden();
  await page.getByText('Is this your code?').click();
  await expect(wish).toHaveAttribute('href', `/sign-in?returnUrl=%2Fscan%2F${alias}`);
  await expect(page.getByText('You can ask the person who activated it to release it.')).toBeVisible();
  const account = await newAccount(server, requester, 'Rita Requester');
  await signIn(page, account);
  await page.reload();
  await runApplication(page);
  await page.getByText('Is this your code?').click();
  await page.getByRole('button', { name: 'Request unactivation' }).click();
  const dialog = page.getByRole('dialog', { name: `Request unactivation of ${toLabel(alias)}` });
  await dialog.getByLabel('Reason (optional)').fill('I bought <b>the bike</b>');
  await passesAxe(page, 'request');
  await fitsItsWidth(page);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Unactivation request sent to the owner.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request unactivation' })).toHaveCount(0);
  return linkIn(await latestMail(server.url, owner, 2), server.url);
}

/** Goes on by the Tab key until it is there. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}
