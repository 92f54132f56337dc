import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const DISPLAY = '/collapse-menu-item-view-4';
const NAVIGATION = '/group-collapse-menu-item-view-1';

async function open(page: Page, path: string, direction: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify({ direction })}')`);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible();
}

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

test.describe('badge', () => {
  test('should show 99+ at 100, in both directions (UI-39)', async ({ page }) => {
    await open(page, DISPLAY, 'rtl');
    const badges = page.getByRole('region', { name: 'Badges' });
    await expect(badges.getByText('99', { exact: true })).toBeVisible();
    const capped = badges.getByText('99+', { exact: true });
    await expect(capped).toHaveCSS('direction', 'ltr');
    await expect(badges.getByText('100 unread messages')).toBeAttached();
  });
});

test.describe('table', () => {
  const codes = (page: Page) => page.getByRole('table', { name: 'Codes' });

  test('should sort by keyboard and say how', async ({ page }) => {
    await open(page, DISPLAY);
    const header = codes(page).getByRole('columnheader', { name: 'Scans' });
    await expect(header).toHaveAttribute('aria-sort', 'none');
    await header.getByRole('button').press('Enter');
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(codes(page).getByRole('rowheader')).toHaveText(['Camera', 'Keys', 'Umbrella']);
    await page.keyboard.press('Space');
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(codes(page).getByRole('rowheader')).toHaveText(['Backpack', 'Laptop', 'Bicycle']);
  });

  test('should go page by page and keep what is chosen', async ({ page }) => {
    await open(page, DISPLAY);
    const region = page.getByRole('region', { name: 'Table', exact: true });
    await codes(page).getByRole('checkbox', { name: 'Select all' }).check();
    await region.getByRole('button', { name: 'Next page' }).click();
    await expect(region.getByText('4–6 of 7')).toBeVisible();
    await expect(codes(page).getByRole('rowheader')).toHaveText(['Keys', 'Laptop', 'Suitcase']);
    await codes(page).getByRole('checkbox', { name: 'Select Laptop' }).check();
    await expect(region.getByText('4 rows selected')).toBeVisible();
    await region.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
    await expect(codes(page).getByRole('rowheader')).toHaveCount(7);
    await expect(codes(page).getByRole('checkbox', { checked: true })).toHaveCount(4);
  });

  test(
    'should be cards on a phone, and scroll by keyboard where it is wide',
    { tag: '@phone-only' },
    async ({ page }) => {
      await open(page, DISPLAY);
      const rows = codes(page).locator('tbody tr');
      const [first, second] = [await readBox(rows.nth(0)), await readBox(rows.nth(1))];
      expect(second.y).toBeGreaterThan(first.y + first.height);
      await expect(codes(page).locator('caption')).toHaveCSS('display', 'block');
      await expect(codes(page).getByRole('cell', { name: '1,204' })).toBeVisible();

      const wide = page.getByRole('region', { name: 'Scans per day' });
      await wide.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    },
  );
});

test('should draw cards without a border unless asked (UI-26)', async ({ page }) => {
  await open(page, DISPLAY);
  const card = (title: string) =>
    page.getByRole('heading', { level: 3, name: title, exact: true }).locator('..');
  await expect(card('No border')).toHaveCSS('border-top-width', '0px');
  await expect(card('No border')).not.toHaveCSS('box-shadow', 'none');
  await expect(card('With border')).toHaveCSS('border-top-width', '1px');
});

test.describe('tabs', () => {
  for (const [direction, forward, backward] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    test(`should move along the text, ${direction}`, async ({ page }) => {
      await open(page, NAVIGATION, direction);
      const tab = (name: string) => page.getByRole('tab', { name });
      await tab('Overview').focus();
      await page.keyboard.press(forward);
      await expect(tab('Messages')).toBeFocused();
      await expect(page.getByRole('tabpanel', { name: 'Messages' })).toBeVisible();
      await page.keyboard.press(backward);
      await expect(tab('Overview')).toBeFocused();
      await page.keyboard.press(backward);
      // Around the end.
      await expect(tab('Settings')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeFocused();
    });
  }
});

test('should show the four states of a step and announce the current one', async ({ page }) => {
  await open(page, NAVIGATION);
  const steps = page.getByRole('region', { name: 'Steps', exact: true });
  await expect(steps.getByRole('list').first().getByRole('listitem')).toHaveText([
    /Name \(complete\)/,
    /Email \(in progress\)/,
    /Code \(pending\)/,
    /Done \(pending\)/,
  ]);
  await expect(steps.getByRole('list').last().getByRole('listitem').nth(2)).toHaveText(/Code \(error\)/);
  await steps.getByRole('button', { name: 'Next' }).click();
  await expect(steps.locator('[aria-current=step]').first()).toHaveText(/Code \(in progress\)/);
  await expect(steps.getByRole('status').first()).toHaveText('Step 3 of 4: Code');
});

test.describe('side menu', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Sample menu' });

  test('should have items 40 px high (UI-55)', async ({ page }) => {
    await open(page, NAVIGATION);
    await menu(page).getByRole('button', { name: 'Codes' }).click();
    for (const name of ['Home', 'Active codes', 'Projects']) {
      expect((await readBox(menu(page).getByRole('link', { name }))).height).toBe(40);
    }
    expect((await readBox(menu(page).getByRole('button', { name: 'Codes' }))).height).toBe(40);
    await page.getByRole('switch', { name: 'Collapsed' }).click();
    expect((await readBox(menu(page).getByRole('link', { name: 'Home' }))).height).toBe(40);
  });

  test('should open, close and lead somewhere by keyboard', async ({ page }) => {
    await open(page, NAVIGATION);
    const codes = menu(page).getByRole('button', { name: 'Codes' });
    await codes.press('Enter');
    await expect(codes).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Active codes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page).locator('[aria-current=page]')).toHaveText('Active codes');
    await codes.press('Space');
    await expect(menu(page).getByRole('link', { name: 'Active codes' })).toBeHidden();
  });

  test('should name its icons in tooltips and open its submenu beside them when collapsed', async ({
    page,
  }) => {
    await open(page, NAVIGATION);
    await page.getByRole('switch', { name: 'Collapsed' }).click();
    await menu(page).getByRole('link', { name: 'Projects' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Projects' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Codes' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Active codes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page).toHaveURL(/#active$/);
  });
});
