import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** The gallery view of dialogs, drawers, menus and tooltips. */
const OVERLAYS_VIEW = '/group-single-menu-item-view';

/** Lets each test of a file fail when the content security policy had to refuse something. */
export function watchOverlays(): void {
  let refused: string[];
  test.beforeEach(({ page }) => {
    refused = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
  });
  test.afterEach(() => expect(refused).toEqual([]));
}

export async function openView(page: Page, theme: { mode?: string; direction?: string } = {}): Promise<void> {
  await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
  await page.goto(OVERLAYS_VIEW);
  await expect(page.getByRole('heading', { name: 'Tooltips' })).toBeVisible();
}

/** Opens the view with its animations and with a clock that stands still from now on. */
export async function openViewWithStoppedClock(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: new Date('2026-01-01T08:00:00') });
  await openView(page);
  await page.clock.pauseAt(new Date('2026-01-01T09:00:00'));
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Where something stands once it has arrived. */
export async function box(locator: Locator) {
  await locator.evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }: { finished: Promise<unknown> }) => finished)),
  );
  const found = await locator.boundingBox();
  if (!found) throw new Error('not visible');
  return found;
}
