import { newEmail } from './support/accounts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { codeIn, latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test('should choose what a page is for by the keyboard, and change what a stranger gets', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias, {
    name: 'Ann Lee',
    fields: [{ key: 'phone', value: '+49 30 1', visibility: 'public' }],
  });
  const [code] = (await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/my-codes')).items;
  const stranger = await newPage(browser, server);
  const toFinders = stranger.getByText('Found this? Thank you!');
  await stranger.goto(`/scan/${alias}`);
  await expect(toFinders).toBeVisible();

  const page = await newPage(browser, server, owner);
  await page.goto(`/my-code/${code!.id}?view=page`);
  const question = page.getByRole('radiogroup', { name: 'What will you use this code for?' });
  const lost = question.getByRole('radio', { name: /^Keys, bag, pet… Suggested/ });
  const contact = question.getByRole('radio', { name: /^Business card, badge…/ });
  await expect(lost).toBeChecked();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText('Found this? Thank you!')).toBeVisible();
  await passesAxeInBothModes(page, 'page of a code');
  await fitsItsWidth(page);

  await lost.press('ArrowDown');
  await expect(contact).toBeChecked();
  await expect(contact).toBeFocused();
  await expect(page.getByText('Your page is now a contact card', { exact: true })).toBeVisible();
  await expect(preview.getByText('Found this? Thank you!')).toHaveCount(0);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  await expect(toFinders).toHaveCount(0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Your page is now a lost-and-found page', { exact: true })).toBeVisible();
  await expect(lost).toBeChecked();
  await stranger.reload();
  await expect(toFinders).toBeVisible();

  // A press anywhere on a choice, such as on its picture.
  await question.locator('svg').last().click({ force: true });
  await expect(contact).toBeChecked();
  await expect(page.getByText('Your page is now a contact card', { exact: true })).toBeVisible();
  await page.reload();
  await expect(contact).toBeChecked();
});

test(
  'should choose in the drawn form of an activation, and publish that kind of page',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const [alias, email] = [await newCode(server), newEmail()];
    await page.goto(`/scan/${alias}`);
    const [lost, contact] = [/^Keys, bag, pet…/, /^Business card, badge…/].map((name) =>
      page.getByRole('radio', { name }),
    );
    await expect(lost!).toBeChecked();
    // A tap on the picture of a page chooses it, and runs the application.
    await page.locator('label svg').last().tap();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(contact!).toBeChecked();
    await passesAxeInBothModes(page, 'kind of a page in the form of an activation');
    await fitsItsWidth(page);
    await page.getByLabel('Name or alias').fill('Ann Lee');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Create profile and send code' }).click();
    await page.getByLabel('Verification code').fill(codeIn(await latestMail(server.url, email)));
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeFocused();
    const shown = await ask<{ pageKind: string }>(page.request, 'GET', `/api/scan/${alias}`);
    expect(shown.pageKind).toBe('contact');
  },
);
