import { expect, test } from './support/fixtures';
import { box, button, openView, openViewWithStoppedClock, watchOverlays } from './support/overlays-view';

watchOverlays();

test.describe('menu', () => {
  test('should open by a click, with items 35 px high, and lead to links (UI-54, UI-128)', async ({
    page,
  }) => {
    await openView(page);
    await button(page, 'Account').click();
    const menu = page.getByRole('menu', { name: 'Account' });
    await expect(menu).toBeVisible();
    for (const item of await menu.getByRole('menuitem').all()) expect((await box(item)).height).toBe(35);
    await menu.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page).toHaveURL(/redirectUrl=%2Fprofile|\/profile/);
  });

  test('should open under a resting mouse and close when it leaves (UI-128)', async ({ page }) => {
    await openView(page);
    await button(page, 'Hover').hover();
    const menu = page.getByRole('menu', { name: 'Hover' });
    await menu.getByRole('menuitem', { name: 'Download' }).hover();
    await expect(menu).toBeVisible();
    await page.mouse.move(2, 2);
    await expect(menu).toHaveCount(0);
  });

  test('should open on hover menus by a touch as well', { tag: '@phone-only' }, async ({ page }) => {
    await openView(page);
    await button(page, 'Hover').tap();
    await page.getByRole('menuitem', { name: 'Download' }).tap();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('should open at the pointer by the right button, and by the keys (UI-128)', async ({ page }) => {
    await openView(page);
    const area = page.getByRole('group', { name: 'Context menu' });
    await area.click({ button: 'right', position: { x: 30, y: 20 } });
    const menu = page.getByRole('menu', { name: 'Context menu' });
    const [at, of] = [await box(menu), await box(area)];
    expect(Math.abs(at.x - of.x - 30)).toBeLessThan(8);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(area).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  });

  test('should be used with the keyboard alone', async ({ page }) => {
    await openView(page);
    await button(page, 'Account').focus();
    const focused = page.locator(':focus');
    const press = async (key: string, then: string) => {
      await page.keyboard.press(key);
      await expect(focused).toHaveText(then);
    };
    await press('Enter', 'My profile');
    await press('ArrowDown', 'Copy link');
    await press('End', 'Sign out');
    await press('ArrowDown', 'My profile');
    await press('d', 'Download');
    await press('Home', 'My profile');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page, 'Account')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(focused).toHaveText('Code');
  });
});

test.describe('tooltip', () => {
  test('should appear 600 ms after the pointer came and fade for 0.15 s (UI-37)', async ({ page }) => {
    await openViewWithStoppedClock(page);
    const trigger = button(page, 'Above');
    const tooltip = page.getByRole('tooltip');
    // The first tooltip of a page waits for its code, too.
    await button(page, 'Below').hover();
    await expect(async () => {
      await page.clock.runFor(600);
      await expect(tooltip).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await trigger.hover();
    await page.clock.runFor(599);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('A short hint');
    await expect(tooltip).toHaveCSS('animation-duration', '0.15s');
    await expect(trigger).toHaveAccessibleDescription('A short hint');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  });

  const SIDES = {
    ltr: { Above: 'top', Below: 'bottom', Before: 'left', After: 'right' },
    rtl: { Above: 'top', Below: 'bottom', Before: 'right', After: 'left' },
  };
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`should stand at the asked side in a page that reads ${direction}`, async ({ page }) => {
      await openView(page, { direction });
      const tooltip = page.getByRole('tooltip');
      for (const [name, side] of Object.entries(SIDES[direction])) {
        await button(page, name).hover();
        await expect(tooltip).toHaveAttribute('data-side', side);
        await page.keyboard.press('Escape');
        await expect(tooltip).toHaveCount(0);
      }
    });
  }
});
