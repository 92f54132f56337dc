import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { box, button, openView, openViewWithStoppedClock, watchOverlays } from './support/overlays-view';
import { passesAxeRunning } from './support/page-checks';

watchOverlays();

test.describe('dialog', () => {
  test('should be 520 px wide and keep title and buttons in sight while a long text scrolls (UI-48)', async ({
    page,
  }) => {
    await openView(page);
    await button(page, 'Long text…').click();
    const dialog = page.getByRole('dialog', { name: 'House rules' });
    expect((await box(dialog)).width).toBe(520);
    const last = dialog.getByText('Rule 24:');
    await expect(last).not.toBeInViewport();
    await page.keyboard.press('End');
    await expect(last).toBeInViewport();
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Got it')).toBeInViewport({ ratio: 1 });
    // The page behind stays where it is.
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test(
    'should be 20 px from the edges of a small screen (UI-50)',
    { tag: '@phone-only' },
    async ({ page }) => {
      await openView(page);
      await button(page, 'Rename…').click();
      const { x, width } = await box(page.getByRole('dialog'));
      expect({ x, width }).toEqual({ x: 20, width: 350 });
    },
  );

  test('should close within 150 ms (UI-49)', async ({ page }) => {
    await openViewWithStoppedClock(page);
    await button(page, 'Rename…').click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveAttribute('data-closing', 'true');
    await expect(dialog).toHaveCSS('animation-duration', '0.15s');
    await page.clock.runFor(149);
    await expect(dialog).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(dialog).toHaveCount(0);
  });

  test('should hold the keyboard, close on Escape and give the focus back', async ({ page }) => {
    await openView(page);
    const opener = button(page, 'Rename…');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    for (const name of ['Cancel', 'Save', 'Close']) {
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('should start on the first control of a content that scrolls, without a frame round it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 240 });
    await openView(page);
    const opener = button(page, 'Rename…');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.locator(':focus-visible')).toHaveCount(1);
  });

  test('should carry menus, tooltips and a second dialog, each closed by an Escape of its own', async ({
    page,
  }) => {
    await openView(page);
    await button(page, 'Print…').click();
    const dialog = page.getByRole('dialog', { name: 'Print code' });
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Download' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page, 'More actions')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Copy link' }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Copy to clipboard');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await button(page, 'Preview…').click();
    await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Preview' })).toHaveCount(0);
    await expect(button(page, 'Preview…')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('should ask before something dangerous, wait for it and show its failure', async ({ page }) => {
    await openView(page);
    await page.getByRole('region', { name: 'Confirmations' }).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    // Not even a second Escape, which browsers no longer ask about, leaves while it works.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toContainText('Couldn’t delete the message');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('drawer', () => {
  const EDGES = {
    ltr: { End: 'right', Start: 'left', Top: 'top', Bottom: 'bottom' },
    rtl: { End: 'left', Start: 'right', Top: 'top', Bottom: 'bottom' },
  };
  for (const direction of ['ltr', 'rtl'] as const) {
    test(`should be 400 px along each edge of a page that reads ${direction} (UI-51, UI-52)`, async ({
      page,
    }) => {
      await openView(page, { direction });
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      for (const [name, edge] of Object.entries(EDGES[direction])) {
        await button(page, name).click();
        await expect(drawer).toBeVisible();
        expect(await readPlace(page, drawer)).toEqual({ edges: expect.stringContaining(edge), size: 400 });
        await page.keyboard.press('Escape');
        await expect(drawer).toHaveCount(0);
        await expect(button(page, name)).toBeFocused();
      }
    });
  }

  test(
    'should leave a strip of a small screen free and close by a press on it',
    { tag: '@phone-only' },
    async ({ page }) => {
      await openView(page);
      await button(page, 'End').click();
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      expect((await box(drawer)).x).toBe(48);
      await page.touchscreen.tap(20, 300);
      await expect(drawer).toHaveCount(0);
    },
  );

  test('should close within 300 ms (UI-53)', async ({ page }) => {
    await openViewWithStoppedClock(page);
    await button(page, 'End').click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveAttribute('data-closing', 'true');
    await expect(drawer).toHaveCSS('animation-duration', '0.3s');
    await page.clock.runFor(299);
    await expect(drawer).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(drawer).toHaveCount(0);
  });

  /** The edges of the page that the drawer touches, and its size across them. */
  async function readPlace(page: Page, drawer: Locator) {
    const [{ x, y, width, height }, root] = [await box(drawer), await box(page.locator('html'))];
    const touched = {
      left: x === root.x,
      right: x + width === root.x + root.width,
      top: y === 0,
      bottom: y + height === page.viewportSize()?.height,
    };
    const edges = Object.entries(touched).flatMap(([edge, touches]) => (touches ? [edge] : []));
    expect(edges).toHaveLength(3);
    return { edges: edges.join(' '), size: touched.top && touched.bottom ? width : height };
  }
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`should have no accessibility violation with dialog, drawer and menu open, ${direction}`, async ({
    page,
  }) => {
    await openView(page, { direction });
    for (const [opener, role] of [
      ['Long text…', 'dialog'],
      ['End', 'dialog'],
      ['Account', 'menu'],
    ] as const) {
      await button(page, opener).click();
      await expect(page.getByRole(role)).toBeVisible();
      // The page around it is gallery.e2e.ts's.
      const opened = role === 'menu' ? '[role="menu"]' : 'dialog[open]';
      await passesAxeRunning[direction](page, opener, opened);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
}
