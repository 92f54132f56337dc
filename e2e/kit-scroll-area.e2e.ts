import type { Page } from '@playwright/test';
import { expect, MOVING, test } from './support/fixtures';

test.use(MOVING);

// Without this, Playwright's browser has no scroll bars.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

const findArea = (page: Page) => page.getByRole('region', { name: 'Scan log' });
const scrolled = (page: Page) => findArea(page).evaluate(({ scrollTop }) => scrollTop);
const colourOfThumb = (page: Page) =>
  findArea(page).evaluate(
    (area) =>
      area.ownerDocument.defaultView.getComputedStyle(area, '::-webkit-scrollbar-thumb').backgroundColor,
  );

for (const direction of ['ltr', 'rtl'] as const) {
  test(`should have a scroll bar with a thumb of at least 30 px, ${direction} (UI-35)`, async ({ page }) => {
    await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify({ direction })}')`);
    await page.goto('/collapse-menu-item-view-4');
    await findArea(page).scrollIntoViewIfNeeded();
    const box = await findArea(page).boundingBox();
    const { x, y, width } = box!;
    const bar = direction === 'ltr' ? x + width - 5 : x + 5;

    // By its share of the content the thumb would be 15 px long: a press at 28 px would be below it, and turn a page.
    await page.mouse.move(bar, y + 28);
    await page.mouse.down();
    await page.mouse.move(bar, y + 48);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(220);
    expect(await scrolled(page)).toBeLessThan(320);
    await page.mouse.up();
  });
}

test('should hide its scroll bar 1000 ms after the last movement (UI-36)', async ({ page }) => {
  await page.clock.install();
  await page.goto('/collapse-menu-item-view-4');
  const area = findArea(page);
  await area.scrollIntoViewIfNeeded();
  await expect(area).toHaveAttribute('data-bar', 'hidden');
  expect(await colourOfThumb(page)).toBe('rgba(0, 0, 0, 0)');

  await page.clock.pauseAt(Date.now() + 3_600_000);
  await area.focus();
  // The browser scrolls smoothly: each step of it is a movement. The listener is there before the key.
  const rest = await area.evaluateHandle((scrolling) => ({
    reached: new Promise<void>((done) => scrolling.addEventListener('scrollend', () => done())),
  }));
  await page.keyboard.press('ArrowDown');
  await rest.evaluate(({ reached }) => reached);
  await expect(area).toHaveAttribute('data-bar', 'shown');
  expect(await colourOfThumb(page)).not.toBe('rgba(0, 0, 0, 0)');
  await page.clock.runFor(999);
  await expect(area).toHaveAttribute('data-bar', 'shown');
  await page.clock.runFor(1);
  await expect(area).toHaveAttribute('data-bar', 'hidden');
});
