import type { Page } from '@playwright/test';
import { expect, MOVING, test } from './support/fixtures';
import { findViolations } from './support/page-checks';
import { signIn } from './support/sign-in';

test.use(MOVING);

const VIEW = '/collapse-menu-item-view-5';

/** Opens the view with a clock that stands still. */
async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(VIEW);
  await expect(page.locator('main section h2').first()).toBeVisible();
}

test('should close an alert by itself after 3000 ms (UI-17)', async ({ page }) => {
  await open(page);
  // However slow the machine is, no time passes by itself.
  await page.clock.pauseAt(3_600_000);
  await page.getByRole('button', { name: 'Show for 3 seconds' }).focus();
  await page.keyboard.press('Enter');
  const alert = page.getByText('This alert closes by itself.');
  await page.clock.runFor(2900);
  await expect(alert).toBeVisible();
  await alert.hover();
  await page.clock.runFor(60_000);
  await expect(alert).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(200);
  await expect(alert).toHaveCount(0);
  const stays = page.getByText('This alert stays until you close it.');
  await expect(stays).toBeVisible();
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Close' }).click();
  await expect(stays).toHaveCount(0);
});

test('should draw a progress circle of 120 px with a line of 6 px (UI-56)', async ({ page }) => {
  await open(page);
  const circle = page.getByRole('region', { name: 'Progress' }).getByRole('progressbar').first();
  const box = (await circle.boundingBox())!;
  expect([box.width, box.height]).toEqual([120, 120]);
  await expect(circle.locator('circle').first()).toHaveCSS('stroke-width', '6px');
  await expect(circle).toHaveAttribute('aria-valuenow', '40');
  await page.getByRole('button', { name: 'Advance' }).click();
  await expect(circle).toHaveAttribute('aria-valuenow', '60');
  await expect(circle).toHaveText('60%');
});

test('should show a spinner after 500 ms and not before (UI-8)', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Start waiting' }).click();
  await expect(page.getByText('Loading', { exact: true })).toBeAttached();
  // The clock of the style, moved by hand.
  const visibilityAt = (ms: number) =>
    page.evaluate(`(() => {
      const spinner = [...document.querySelectorAll('span[role=status]')].find((span) => span.textContent === 'Loading');
      for (const animation of spinner.getAnimations()) {
        animation.pause();
        animation.currentTime = ${ms};
      }
      return getComputedStyle(spinner).visibility;
    })()`);
  expect(await visibilityAt(499)).toBe('hidden');
  expect(await visibilityAt(500)).toBe('visible');
});

test('should say that the network is gone, and that it is back', { tag: '@phone-only' }, async ({ page }) => {
  // A page that is long, and one that is not. The view of this file has a sample that says it itself.
  for (const path of ['/collapse-menu-item-view-2', '/sign-in']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const notice = page.locator('main p', { hasText: 'You’re offline.' });
    await page.context().setOffline(true);
    await expect(notice.last()).toBeInViewport();
    await page.context().setOffline(false);
    await expect(page.getByText('Some things won’t work until you’re back online.')).toHaveCount(0);
  }
});

test('should try again by itself once the network is back', async ({ page }) => {
  await page.goto(VIEW);
  await expect(page.getByText('Still no response after 0 retries.')).toBeVisible();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByText('Still no response after 1 retry.')).toBeVisible();
});

test('should ask who is idle, count from 20 seconds and go on when told to', async ({ page, server }) => {
  await signIn(page, server.first.admin);
  const idle = { status: 403, json: { error: { code: 'session_idle', message: 'Session idle' } } };
  await page.route('**/api/messages**', (route) => route.fulfill(idle));
  // However slow the machine is, no second passes.
  await page.clock.setFixedTime(Date.now());
  await page.goto('/messages');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('You will be automatically signed out if you do not respond');
  await expect(dialog.getByRole('button', { name: 'Keep Working' })).toBeFocused();
  // What had failed is asked for again.
  await page.unroute('**/api/messages**');
  await dialog.getByRole('button', { name: 'Keep Working' }).click();
  await expect(dialog).toHaveCount(0);

  await page.route('**/api/messages**', (route) => route.fulfill(idle));
  await page.reload();
  await expect(dialog.getByRole('timer')).toHaveText('20 seconds left');
  expect(await findViolations(page)).toEqual([]);
});

test('should say that a page is not there, with two ways out (UI-65)', async ({ page }) => {
  await page.goto('/sign-up');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home', exact: true })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Go Back', exact: true }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
});
