import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { noteRefusals, findViolations } from './support/page-checks';

const HEIGHTS = { xs: 28, sm: 36, md: 44, lg: 56 };

test.describe('buttons', () => {
  test.beforeEach(({ page }) => page.goto('/single-menu-view'));

  test('should be 7, 9, 11 and 14 units high, and keep their width while they work (UI-40)', async ({
    page,
  }) => {
    const buttons = example(page, 'Sizes').getByRole('button', { name: 'Save' });
    await expect(buttons).toHaveCount(4);
    const heights = await Promise.all((await buttons.all()).map(readHeight));
    expect(heights).toEqual(Object.values(HEIGHTS));

    const working = example(page, 'States').getByRole('button', { name: 'Save' }).first();
    const resting = example(page, 'Sizes').getByRole('button', { name: 'Save' }).nth(2);
    await expect(working.locator('svg')).toHaveAttribute('width', '26');
    expect((await working.boundingBox())?.width).toBeCloseTo((await resting.boundingBox())?.width ?? 0, 1);
    expect(await readHeight(working)).toBe(HEIGHTS.md);
  });
});

test.describe('forms', () => {
  test.beforeEach(({ page }) => page.goto('/collapse-menu-item-view-1'));

  test('should look invalid when touched and in error, and only then (UI-143)', async ({ page }) => {
    const form = example(page, 'Errors at the right time');
    const name = form.getByLabel('Name');
    const email = form.getByLabel('Email');
    const neutral = String(
      await name.evaluate((input) => input.ownerDocument.defaultView.getComputedStyle(input).borderTopColor),
    );
    await name.focus();
    await email.focus();
    await expect(form.getByText('Name is required')).toBeHidden();
    await email.fill('ann@');
    expect(await email.evaluate((input) => input.validity.valid)).toBe(false);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await name.focus();
    await expect(email).toHaveCSS('border-top-color', neutral);

    await form.getByRole('button', { name: 'Send' }).click();
    await expect(name).toBeFocused();
    await expect(form.getByText('Name is required')).toBeVisible();
    await expect(form.getByText('Please enter a valid email address')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).not.toHaveCSS('border-top-color', neutral);

    await email.fill('ann@example.com');
    await expect(form.getByText('Please enter a valid email address')).toBeHidden();
    await name.focus();
    await expect(email).toHaveCSS('border-top-color', neutral);
  });

  test('should keep radio buttons 3 units apart and move the choice by arrow keys, show a password on request and clear a search (UI-57)', async ({
    page,
  }) => {
    const group = page.getByRole('radiogroup', { name: 'Who sees it' });
    await expect(group.locator('label')).toHaveCount(3);
    const rows = await Promise.all((await group.locator('label').all()).map((row) => row.boundingBox()));
    const gaps = rows.slice(1).map((row, index) => (row?.y ?? 0) - toBottom(rows[index]));
    expect(gaps).toEqual([12, 12]);
    await group.getByRole('radio', { name: 'Public' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: 'Private' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: 'Public' })).toBeChecked();

    const password = page.getByLabel('Password', { exact: true });
    const show = page.getByRole('button', { name: 'Show password' });
    await expect(password).toHaveAttribute('type', 'password');
    await show.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');

    const search = page.getByRole('searchbox', { name: 'Search codes' });
    await search.fill('bag');
    await expect(search).toBeFocused();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(search).toHaveValue('');
    await expect(search).toBeFocused();
  });

  test(
    'should have controls as high as buttons of their size, and text areas that grow from 2 to 5 rows and scroll then (UI-42)',
    { tag: '@phone' },
    async ({ page }) => {
      for (const [size, height] of Object.entries(HEIGHTS)) {
        const sizes = example(page, 'Sizes');
        expect(await readHeight(sizes.getByRole('textbox', { name: `size ${size}` }))).toBe(height);
        expect(await readHeight(sizes.getByRole('combobox', { name: `size ${size}` }))).toBe(height);
      }

      const area = page.getByLabel('Message', { exact: true });
      const [two, line] = [await readHeight(area), 24];
      for (const [rows, text] of [
        [2, 'one'],
        [2, 'one\ntwo'],
        [4, 'one\ntwo\nthree\nfour'],
        [5, 'one\ntwo\nthree\nfour\nfive'],
        [5, 'one\ntwo\nthree\nfour\nfive\nsix\nseven'],
        [2, ''],
      ] as const) {
        await area.fill(text);
        await expect.poll(() => readHeight(area)).toBe(two + (rows - 2) * line);
      }
      await area.fill('A line that is long enough to be broken. '.repeat(40));
      expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    },
  );

  test('should take a code that is pasted with spaces and dashes', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const code = page.getByLabel('Verification code');
    for (const pasted of ['123 456', '123-456', ' 1 2 3 4 5 6\n']) {
      await code.fill('');
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(pasted)})`);
      await code.focus();
      await page.keyboard.press('Control+V');
      await expect(code).toHaveValue('123456');
    }
  });

  test('should find one of many by keyboard alone', async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Country' });
    await expect(country).toHaveValue('Ukraine');
    await country.focus();
    await page.keyboard.type('cote');
    const list = page.getByRole('listbox', { name: 'Countries' });
    await expect(list.getByRole('option')).toHaveText(['Côte d’Ivoire']);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(country).toHaveValue('Ukraine');

    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { selected: true })).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(list.getByRole('option', { name: 'United Kingdom' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(country).toHaveValue('United Kingdom');
    await expect(country).toBeFocused();
  });

  test(
    'should find one of many by pointer, in a list as wide as its field',
    { tag: '@phone' },
    async ({ page }) => {
      const refused = noteRefusals(page);
      const field = page.getByRole('combobox', { name: 'Any profile field' });
      await field.click();
      const list = page.getByRole('listbox', { name: 'Profile fields' });
      await expect(list.getByRole('option')).toHaveCount(27);
      const [box, popup] = await Promise.all([field.boundingBox(), list.boundingBox()]);
      expect(Math.abs((popup?.width ?? 0) - (box?.width ?? 0))).toBeLessThanOrEqual(2);
      expect(await findViolations(page)).toEqual([]);
      await list.getByRole('option', { name: 'Telegram' }).click();
      await expect(field).toHaveValue('Telegram');
      await expect(list).toBeHidden();
      expect(refused).toEqual([]);
    },
  );
});

function example(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function readHeight(element: Locator): Promise<number> {
  return (await element.boundingBox())?.height ?? NaN;
}

function toBottom(box: { y: number; height: number } | null | undefined): number {
  return (box?.y ?? 0) + (box?.height ?? 0);
}
