import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { passesAxeRunning } from './support/page-checks';

const VIEW = '/collapse-menu-item-view-2';
const refused: string[] = [];

test.beforeEach(async ({ page }) => {
  refused.length = 0;
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.clock.setFixedTime('2026-09-20T12:00:00');
});

// Nothing here injects styles, with whatever is open.
test.afterEach(() => expect(refused).toEqual([]));

async function show(page: Page, query = ''): Promise<void> {
  await page.goto(VIEW + query);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

const findCalendar = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const findInput = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Choose date' });
/** The field's panel, opened by the button beside its input. */
async function openPanel(page: Page, label: string): Promise<Locator> {
  const box = page.locator('span', { has: findInput(page, label) }).last();
  await box.getByRole('button', { name: 'Open calendar' }).click();
  await expect(panel(page)).toBeVisible();
  return panel(page);
}
/** A day of a calendar, which is named in full: `Thursday, September 17, 2026`. */
const day = (within: Locator, date: string) => within.getByRole('gridcell', { name: new RegExp(date) });

test('should start weeks on Monday, mark Saturday, Sunday and today, and show what is typed in the calendar below (UI-43)', async ({
  page,
}) => {
  await show(page);
  const grid = findCalendar(page, 'Day').getByRole('grid');
  await expect(grid.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  await expect(grid.getByRole('gridcell').first()).toHaveAccessibleName('Monday, August 31, 2026');
  const marked = 'rgb(187, 77, 0)';
  await expect(day(grid, 'September 5,')).toHaveCSS('color', marked);
  await expect(day(grid, 'September 6,')).toHaveCSS('color', marked);
  await expect(day(grid, 'September 4,')).not.toHaveCSS('color', marked);
  await expect(grid.locator('[aria-current=date]')).toHaveAccessibleName('Sunday, September 20, 2026');

  // The focus stays in the input.
  const input = findInput(page, 'Date');
  await input.click();
  await expect(panel(page)).toBeVisible();
  await expect(input).toBeFocused();
  await input.fill('2026-03-08');
  await expect(panel(page).getByRole('grid')).toHaveAccessibleName('March 2026');
  await expect(day(panel(page), 'March 8,')).toHaveAttribute('aria-selected', 'true');
});

test(
  'should show one month on phones, with days of at least 44 px',
  { tag: '@phone-only' },
  async ({ page }) => {
    await show(page);
    const month = await openPanel(page, 'Stay');
    await expect(month.getByRole('grid')).toHaveCount(1);
    const box = await day(month, 'September 17').boundingBox();
    // A panel between two pixels has edges in floating point: their difference is off by less than a thousandth.
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(43.999);
    const { x = -1, width = 999 } = (await month.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  },
);

test('should drop 10 px below its input (UI-44)', { tag: '@phone' }, async ({ page }) => {
  await show(page);
  const dropped = await openPanel(page, 'Date');
  const distance = async () => {
    const input = await findInput(page, 'Date').boundingBox();
    const box = await dropped.boundingBox();
    return (box?.y ?? 0) - (input?.y ?? 0) - (input?.height ?? 0);
  };
  // It comes from 4 px above; pages are placed on whole pixels, fields need not be.
  await expect.poll(async () => Math.abs((await distance()) - 10)).toBeLessThan(1);
});

test('should be used by the keyboard alone', async ({ page }) => {
  await show(page);
  const input = findInput(page, 'Date');
  await input.focus();
  await page.keyboard.press('ArrowDown');
  await expect(day(panel(page), 'September 17')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  await expect(day(panel(page), 'October 25')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(day(panel(page), 'October 19')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: 'October 2026' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('gridcell', { name: 'October 2026' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(day(panel(page), 'July 19')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(input).toBeFocused();
  await expect(input).toHaveValue('2026-09-17');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue('2026-09-16');
  await expect(input).toBeFocused();
});

test(
  'should work inside a dialog, where Escape closes the calendar first',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/group-single-menu-item-view');
    await page.getByRole('button', { name: 'Print…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Print code' });
    await dialog.getByRole('button', { name: 'Open calendar' }).click();
    await day(panel(page), 'September 22').click();
    await panel(page).getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('430p');
    await expect(dialog.getByRole('textbox')).toHaveValue('22-Sep-2026 04:30 pm');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

for (const [locale, month, weekday, name, written] of [
  ['de', 'September 2026', 'Mo', 'Donnerstag, 17. September 2026', '8 März 2026'],
  ['ru', 'сентябрь 2026 г.', 'пн', 'четверг, 17 сентября 2026 г.', '8 марта 2026'],
] as const) {
  test(`should name days and months in ${locale}`, async ({ page }) => {
    await show(page, `?locale=${locale}`);
    const grid = page.getByRole('grid', { name: month }).first();
    await expect(grid.getByRole('columnheader').first()).toHaveText(weekday);
    await expect(grid.getByRole('gridcell', { name })).toHaveText('17');
    await expect(page.locator(`input[value="${written}"]`)).toBeVisible();
  });
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`should pass axe with its panels open and run as its page does, ${direction}`, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify({ direction })}')`);
    await show(page);
    for (const label of ['Date', 'Birthday', 'Appointment', 'Stay']) {
      await openPanel(page, label);
      await passesAxeRunning[direction](page, label, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    }
    const open = await openPanel(page, 'Date');
    // September 17 is chosen. In right-to-left text, the left arrow leads to the next day.
    await page.keyboard.press('ArrowLeft');
    await expect(day(open, direction === 'rtl' ? 'September 18' : 'September 16')).toBeFocused();
    const columns = open.getByRole('columnheader');
    const [monday, sunday] = [await columns.first().boundingBox(), await columns.last().boundingBox()];
    expect(monday!.x > sunday!.x).toBe(direction === 'rtl');
  });
}
