import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail, linkIn } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';

test('should hold messages of senders who have not confirmed an address, until they do or the owner moves them', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const [{ id }] = (await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes')).items;
  const page = await newPage(browser, server, owner);
  await page.goto(`/my-code/${id}`);
  const hold = page.getByRole('switch', { name: /^Hold messages from senders/ });
  await hold.click();
  await expect(hold).toBeChecked();
  await passesAtBothWidths(page, 'the switches of a code');

  const finder = await newPage(browser, server);
  const write = async (body: string) => {
    const { formToken } = await ask<{ formToken: string }>(finder.request, 'GET', `/api/scan/${alias}`);
    const headers = { origin: server.url };
    let token = '';
    // Once the form is old enough.
    await expect(async () => {
      const sent = { data: { kind: 'message', body, formToken }, headers };
      const response = await finder.request.post(`/api/scan/${alias}/messages`, sent);
      expect(response.status()).toBe(201);
      token = ((await response.json()) as { conversation: string }).conversation;
    }).toPass();
    return token;
  };
  await write('Buy my watches');
  const token = await write('I found your keys');

  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Held (2)' }).click();
  const rows = page.locator('main li').getByRole('link');
  await expect(rows).toHaveText([/I found your keys/, /Buy my watches/]);
  await passesAtBothWidths(page, 'held messages');
  await rows.last().click();
  await expect(page.getByRole('article').getByText('Held', { exact: true })).toBeVisible();
  await passesAtBothWidths(page, 'a held message');
  await page.getByRole('button', { name: 'Move to inbox' }).click();
  await expect(page.getByText('1 message moved to inbox', { exact: true })).toBeVisible();
  await expect(rows).toHaveText([/I found your keys/]);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(rows).toHaveText([/Buy my watches/]);

  await finder.goto(`/conversation/${token}`);
  await expect(finder.getByText('The owner will see your message sooner')).toBeVisible();
  await passesAtBothWidths(finder, 'the page of a conversation that is held');
  const address = newEmail();
  await finder.getByText('Email me replies').click();
  await finder.locator('#answers-to').fill(address);
  await finder.getByRole('button', { name: 'Turn on emails' }).click();
  await finder.goto(linkIn(await latestMail(server.url, address), server.url));
  await finder.getByRole('button', { name: 'Open conversation' }).click();
  await expect(finder.getByText('I found your keys')).toBeVisible();
  await expect(finder.getByText('The owner will see your message sooner')).toHaveCount(0);
  // It arrives by itself, as every message does.
  await page.getByRole('button', { name: '1 new message', exact: true }).click();
  await expect(rows).toHaveText([/I found your keys|Buy my watches/, /I found your keys|Buy my watches/]);
  await expect(page.getByRole('button', { name: /^Held/ })).toHaveCount(0);
});

async function passesAtBothWidths(page: Page, where: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const each of [1280, 390]) {
    await page.setViewportSize({ width: each, height });
    await fitsItsWidth(page);
    await passesAxeInBothModes(page, `${where}, ${each} px`);
  }
  await page.setViewportSize({ width, height });
}
