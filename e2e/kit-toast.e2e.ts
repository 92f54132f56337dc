import type { Locator, Page } from '@playwright/test';
import { expect, MOVING, test } from './support/fixtures';
import { passesAxeRunning, noteRefusals } from './support/page-checks';

test.use(MOVING);

const VIEW = '/collapse-menu-item-view-5';

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Toasts' }).getByRole('button', { name, exact: true });

/** Comes true once the toast stands where it stays. */
const ENTERED = `Promise.all(
  [...document.querySelectorAll('[popover] li')].flatMap((toast) => toast.getAnimations()).map(({ finished }) => finished),
).then(() => true)`;

/** Opens the view with a clock that stands still; the pointer is where no toast will be. */
async function open(page: Page, theme: object = {}): Promise<void> {
  await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
  await page.clock.install({ time: 0 });
  await page.goto(VIEW);
  await expect(page.locator('main section h2').first()).toBeVisible();
  await page.clock.pauseAt(3_600_000);
}

/** Shows a toast by the button of that name; its clock runs, whatever the pointer did. */
async function show(page: Page, name: string): Promise<Locator> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  await page.evaluate(ENTERED);
  return toast(page);
}

/** Where the pointer goes down on the toast: its text. */
async function readMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function swipe(page: Page, pixels: number): Promise<void> {
  const { x, y } = await readMiddle(toast(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
}

test('should pause while the pointer is on the viewport (UI-116)', async ({ page }) => {
  await open(page);
  await show(page, 'Success');
  const { x, y } = await readMiddle(toast(page));
  await page.mouse.move(x, y);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(x, y + 400);
  await page.clock.runFor(5100);
  await expect(toast(page)).toHaveCount(0);
});

test('should take the focus on F8 and pause while it is there (UI-14, UI-117)', async ({ page }) => {
  await open(page);
  await show(page, 'Success');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('list')).toBeFocused();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await button(page, 'Success').focus();
  await page.clock.runFor(5100);
  await expect(toast(page)).toHaveCount(0);
});

test('should lead the keyboard from F8 through the toast', async ({ page }) => {
  await open(page);
  await show(page, 'With undo');
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Message restored');
  await expect(button(page, 'With undo')).toBeFocused();
});

test('should pause while the window has lost focus (UI-118)', async ({ page }) => {
  await open(page);
  await show(page, 'Success');
  await page.evaluate(`window.dispatchEvent(new Event('blur'))`);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();

  // Nor does the time go on when the window comes back and the pointer rests on the toast.
  const { x, y } = await readMiddle(toast(page));
  await page.mouse.move(x, y);
  await page.evaluate(`window.dispatchEvent(new Event('blur'))`);
  await page.evaluate(`window.dispatchEvent(new Event('focus'))`);
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(x, y + 400);
  await page.clock.runFor(5100);
  await expect(toast(page)).toHaveCount(0);
});

test('should close on Escape and give the focus back (UI-119)', async ({ page }) => {
  await open(page);
  await show(page, 'Success');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await show(page, 'Success');
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(button(page, 'Success')).toBeFocused();
});

test('should close by its close button (UI-120)', { tag: '@phone-only' }, async ({ page }) => {
  await open(page);
  await show(page, 'Success');
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

test('should close on a right swipe of 51 px, not on one of 49 px or to the left (UI-13, UI-121)', async ({
  page,
}) => {
  await open(page);
  await show(page, 'Success');
  await swipe(page, 49);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(page, -120);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await swipe(page, 51);
  await expect(toast(page)).toHaveCount(0);
});

test('should close on a swipe to the near edge in right-to-left pages (UI-121)', async ({ page }) => {
  await open(page, { direction: 'rtl' });
  await show(page, 'Success');
  const box = (await toast(page).boundingBox())!;
  expect(box.x - (await pageEdges(page)).left).toBe(25);
  await swipe(page, 120);
  await expect(toast(page)).toHaveAttribute('data-state', 'open');
  await swipe(page, -49);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(page, -51);
  await expect(toast(page)).toHaveCount(0);
});

test('should close on a swipe of a finger (UI-13)', { tag: '@phone-only' }, async ({ page }) => {
  await open(page);
  await show(page, 'Success');
  const { x, y } = await readMiddle(toast(page));
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }],
    });
  const swipeBy = async (pixels: number) => {
    await touch('touchStart', 0);
    for (const dx of [20, 40, pixels]) await touch('touchMove', dx);
    await touch('touchEnd', pixels);
  };
  await swipeBy(49);
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipeBy(51);
  await expect(toast(page)).toHaveCount(0);
});

test('should stand 25 px from the end and 65 px from the top, 350 px wide (UI-15, UI-16)', async ({
  page,
}) => {
  await open(page);
  await show(page, 'Success');
  const box = (await toast(page).boundingBox())!;
  const { right: width } = await pageEdges(page);
  expect([width - box.x - box.width, box.y, box.width]).toEqual([25, 65, 350]);
  const viewport = (await page.getByRole('region', { name: /F8/ }).getByRole('list').boundingBox())!;
  expect([viewport.x + viewport.width, viewport.y, viewport.width]).toEqual([width, 0, 420]);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(async () => (await toast(page).boundingBox())!.width).toBe(350);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(async () => (await toast(page).boundingBox())!.x).toBeGreaterThanOrEqual(16);
});

test('should show a failed upload in red, top and centre, for 2 seconds (UI-122, UI-133)', async ({
  page,
}) => {
  await open(page);
  await show(page, 'Failed upload');
  await expect(toast(page)).toHaveText('Upload Failed!');
  await expect(toast(page)).toHaveCSS('border-inline-start-color', 'rgb(217, 20, 32)');
  const { x } = await readMiddle(toast(page));
  const { right: width } = await pageEdges(page);
  expect(Math.abs(x - width / 2)).toBeLessThan(1);
  await page.clock.runFor(1900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toHaveCount(0);
});

test('should stand above an open dialog and be usable there', { tag: '@phone' }, async ({ page }) => {
  await open(page);
  await show(page, 'Default');
  await button(page, 'Above a dialog').click();
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  // The toast that was there before the dialog is above it now.
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);

  // One that the dialog shows takes Escape for itself while it has the focus.
  await dialog.getByRole('button', { name: 'Success' }).click();
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();

  // And it stays when the dialog goes.
  await dialog.getByRole('button', { name: 'Success' }).click();
  await expect(toast(page)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await page.clock.runFor(500);
  await expect(dialog).toBeHidden();
  await toast(page).getByRole('button', { name: 'Close' }).click();
  await expect(toast(page)).toHaveCount(0);
});

for (const direction of ['ltr', 'rtl'] as const) {
  test(`should pass axe and the content policy, ${direction}`, async ({ page }) => {
    const refused = noteRefusals(page);
    await open(page, { direction });
    await show(page, 'Error');
    await expectNoViolation(page, direction);
    await button(page, 'Above a dialog').click();
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    await expectNoViolation(page, direction);
    expect(refused).toEqual([]);
  });
}

test('should load what draws toasts with the first toast', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.push(response.text());
  });
  const drawsToasts = async () =>
    (await Promise.all(scripts)).some((script) => script.includes('toast.viewportPause'));
  await page.goto('/single-menu-view');
  await page.waitForLoadState('networkidle');
  expect(await drawsToasts()).toBe(false);
  await page.goto(VIEW);
  await page.waitForLoadState('networkidle');
  expect(await drawsToasts()).toBe(false);
  await show(page, 'Success');
  expect(await drawsToasts()).toBe(true);
});

/** Where the page begins and ends beside the room that is kept for its scroll bar. */
async function pageEdges(page: Page): Promise<{ left: number; right: number }> {
  return page.evaluate('document.documentElement.getBoundingClientRect().toJSON()');
}

/** axe needs a clock that runs; the toast's own stands still while the focus is on it, where this leaves it. */
async function expectNoViolation(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.keyboard.press('F8');
  await page.clock.resume();
  await passesAxeRunning[direction](page, 'toast', '[popover]');
}
