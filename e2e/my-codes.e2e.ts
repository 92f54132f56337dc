import type { Locator, Page } from '@playwright/test';
import { activate, ask, toLabel, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { fitsItsWidth, passesAxe, passesAxeInBothModes, noteRefusals } from './support/page-checks';

/** A browser under test says that it is one, and counts as a robot. */
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1' };

interface Code {
  id: string;
  alias: string;
}

test('should find a code in the list, show how it was scanned, and give it up', async ({
  server,
  browser,
  isMobile,
}) => {
  const [alias, other, third] = [await newCode(server), await newCode(server), await newCode(server)];
  const owner = await activate(server, alias);
  for (const code of [other, third]) await ask(owner.api, 'POST', `/api/scan/${code}/activate`, {});
  const { items } = await ask<{ items: Code[] }>(owner.api, 'GET', '/api/my-codes?sort=oldest');
  const id = items[0]!.id;
  await ask(owner.api, 'PATCH', `/api/my-codes/${id}`, { label: 'Suitcase' });
  const page = await newPage(browser, server, owner);
  const refused = noteRefusals(page);
  const stranger = await newPage(browser, server);
  await stranger.request.get(`/api/scan/${alias}`, { headers: PHONE });
  const scans = () => ask<{ total: number }>(owner.api, 'GET', `/api/my-codes/${id}/scans`);
  await expect.poll(async () => (await scans()).total).toBe(1);

  const answer = await hold(page, /\/api\/my-codes/);
  await page.goto('/my-codes');
  const search = page.getByRole('searchbox');
  const { x, y } = (await search.boundingBox())!;
  answer();
  const names = page.getByRole('article').getByRole('heading');
  await expect(names).toHaveText([toLabel(third), toLabel(other), 'Suitcase']);
  await expect(page.getByText('3 of 3 codes activated')).toBeVisible();
  await expect(page.getByText(/consider upgrading/)).toBeVisible();
  expect(await search.boundingBox()).toMatchObject({ x, y });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
  await expect(names.first()).toHaveText('Suitcase');
  await passesAxe(page, 'my codes');
  await fitsItsWidth(page);
  await expect(page.getByRole('region', { name: 'Next steps' })).toBeVisible();
  await search.fill('suit');
  await expect(names).toHaveText(['Suitcase']);
  await expect(page.getByRole('region', { name: 'Next steps' })).toHaveCount(0);
  expect(await search.boundingBox()).toMatchObject({ x, y });
  await expect(page.getByText('today')).toBeVisible();

  await page.getByRole('link', { name: 'Suitcase', exact: true }).click();
  const card = page.getByRole('region', { name: 'Scans' });
  await expect(card.locator('dd')).toHaveText(['1', '1', '1']);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  if (!isMobile) await expect(menu.locator('[aria-current]')).toHaveText('My Codes');
  await readTheChart(page, card, isMobile);
  await card.getByText('Show as table').click();
  await expect(card.getByRole('row')).toHaveCount(31);
  await expect(card.getByRole('row').nth(1).getByRole('cell')).toHaveText('1');
  await passesAxeInBothModes(page, 'my code');
  await fitsItsWidth(page);
  await page.getByRole('tab', { name: 'Page' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await fitsItsWidth(page);
  await page.getByRole('tab', { name: 'Overview' }).click();
  expect(refused).toEqual([]);

  await page.getByRole('button', { name: 'Unactivate' }).click();
  const question = page.getByRole('dialog', { name: 'Unactivate Suitcase?' });
  await expect(question.getByText('Existing messages are kept')).toBeVisible();
  await question.getByRole('button', { name: 'Unactivate' }).click();
  await page.waitForURL(/\/my-codes$/);
  await expect(page.getByText(`${toLabel(alias)} unactivated`, { exact: true })).toBeVisible();
  await expect(names).toHaveText([toLabel(third), toLabel(other)]);
  const { state } = await ask<{ state: string }>(stranger.request, 'GET', `/api/scan/${alias}`);
  expect(state).toBe('activatable');
});

test('should show visitors the words that an owner wrote in the dashboard, saved on the way out', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const { items } = await ask<{ items: Code[] }>(owner.api, 'GET', '/api/my-codes');
  const page = await newPage(browser, server, owner);
  await page.goto(`/my-code/${items[0]!.id}`);
  await page.getByRole('tab', { name: 'Page' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Lost and found?');
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Lost and found?')).toBeVisible();
  await passesAxe(page, 'the page of a code');
  await page.getByRole('tab', { name: 'Overview' }).click();

  await page.getByRole('link', { name: 'Messages', exact: true }).first().click();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL(/\/messages$/);
  const visitor = await newPage(browser, server);
  await visitor.goto(`/scan/${alias}`);
  await expect(visitor.getByText('Lost and found?')).toBeVisible();
});

/** The first and the last of 30 days, by mouse or finger, and by the keyboard. */
async function readTheChart(page: Page, card: Locator, isMobile: boolean): Promise<void> {
  const days = card.getByRole('slider', { name: 'Scans' });
  const told = card.getByText(/^[A-Z][a-z]{2} \d+, \d{4}: \d+$/);
  await expect(told).toHaveCount(0);
  await days.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await days.boundingBox())!;
  const at = isMobile ? page.touchscreen.tap.bind(page.touchscreen) : page.mouse.move.bind(page.mouse);
  await at(x + width - 4, y + height / 2);
  await expect(told).toHaveText(/: 1$/);
  await at(x + 4, y + height / 2);
  await expect(told).toHaveText(/: 0$/);
  if (!isMobile) await page.mouse.move(0, 0);
  await days.focus();
  await expect(told).toHaveText(/: 1$/);
  await page.keyboard.press('ArrowLeft');
  await expect(told).toHaveText(/: 0$/);
  await expect(days).toHaveAttribute('aria-valuetext', (await told.textContent())!);
}
