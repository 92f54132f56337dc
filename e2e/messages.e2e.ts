import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxe, passesAxeInBothModes, findViolations } from './support/page-checks';

test('should filter, change many at once and back, follow keys, and hand out a spreadsheet', async ({
  server,
  browser,
}) => {
  const [first, second] = [await newCode(server), await newCode(server)];
  const owner = await activate(server, first);
  await ask(owner.api, 'POST', `/api/scan/${second}/activate`, {});
  const readToken = async (alias: string) =>
    (await ask<{ formToken: string }>(owner.api, 'GET', `/api/scan/${alias}`)).formToken;
  // The first code's form is the younger one: once it is old enough, so is the other.
  const tokens = { [second]: await readToken(second), [first]: await readToken(first) };
  const write = (alias: string, body: string, kind = 'message') =>
    ask(owner.api, 'POST', `/api/scan/${alias}/messages`, { kind, body, formToken: tokens[alias] });
  const page = await newPage(browser, server, owner);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();
  // By now the forms are old enough.
  await expect(() => write(first, '=1+1 keys')).toPass();
  await write(first, 'Lost keys');
  await write(first, 'Nice page', 'feedback');
  await write(second, 'Your bike');
  const rows = page.locator('main').getByRole('link', { name: /^Unread|Finder \d/ });
  const choose = (name: string) => page.getByRole('checkbox', { name });

  await page.goto('/messages?size=2');
  await expect(rows).toHaveCount(2);
  await choose('Select all on this page').check();
  await page.getByRole('button', { name: 'Select all 4 matching messages' }).click();
  await expect(page.getByText('4 selected')).toBeVisible();
  await passesAxeInBothModes(page, 'chosen messages');
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height });
  await fitsItsWidth(page);
  await page.setViewportSize({ width, height });
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your inbox is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);

  await page.getByLabel('Code', { exact: true }).selectOption({ index: 2 });
  await page.getByLabel('Type').selectOption('Messages');
  await page.getByRole('searchbox').fill('keys');
  await expect(page).toHaveURL(/size=2&code=[\w-]+&kind=message&q=keys$/);
  await page.reload();
  await expect(rows).toHaveText([/Lost keys/, /=1\+1 keys/]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV…' }).click();
  await page.getByLabel('Column separator').selectOption('Semicolon');
  await page.getByRole('link', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^messages-[\d-]{10}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(";'=1+1 keys;");
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('searchbox').press('j');
  await expect(page).toHaveURL(/q=jkeys$/);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toBeVisible();
  expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^Finder \d · / })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByText('1 message archived', { exact: true })).toBeVisible();
  // The next one is open now, and `r` leads to its answer.
  await expect(page.getByRole('heading', { level: 2, name: /^Finder \d · / })).toBeFocused();
  await expect(page.getByLabel('Your reply')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Your reply')).toBeFocused();
  await page.getByRole('heading', { level: 2, name: /^Finder \d · / }).focus();
  await page.keyboard.press('u');
  await expect(page.getByLabel('Your reply')).toBeHidden();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('#');
  const question = page.getByRole('dialog', { name: 'Delete this message?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 message deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('2 messages', { exact: true })).toBeVisible();

  // Another device archives one meanwhile; this tab knows when it is looked at again.
  const badge = page.locator('main').getByText('2 unread messages', { exact: true });
  await expect(badge).toBeAttached();
  const { items } = await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/messages');
  await ask(owner.api, 'PATCH', `/api/messages/${items[0]!.id}`, { archived: true });
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`);
  await expect(page.getByText('1 message', { exact: true })).toBeVisible();
  await expect(badge).toHaveCount(0);
  // In the heading, and in the navigation or, on a phone, at the button that opens it.
  const said = (place: Locator) => place.getByText('1 unread message', { exact: true });
  await expect(said(page.locator('main'))).toHaveCount(1);
  await expect(said(page.getByRole('navigation').first())).toBeVisible();
  await page.setViewportSize({ width: 390, height });
  await expect(said(page.getByRole('banner'))).toBeVisible();
  await expect(said(page.getByRole('navigation', { name: 'Personal' }))).toBeAttached();
  await expect(page.getByRole('button', { name: 'Open menu', exact: true })).toBeVisible();
  await passesAxe(page, 'messages on a phone');
  await fitsItsWidth(page);
});
