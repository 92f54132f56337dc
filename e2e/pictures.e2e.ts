import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { compare, setUpPictures } from './support/pictures';
import { signIn } from './support/sign-in';

/** Pictures of every layout and every family of components. */
setUpPictures();

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-03-14T10:00:00')));

const MODES = ['light', 'dark'];

const FAMILIES = {
  buttons: '/single-menu-view',
  forms: '/collapse-menu-item-view-1',
  dates: '/collapse-menu-item-view-2',
  uploads: '/collapse-menu-item-view-3',
  display: '/collapse-menu-item-view-4',
  feedback: '/collapse-menu-item-view-5',
  overlays: '/group-single-menu-item-view',
  navigation: '/group-collapse-menu-item-view-1',
  themes: '/group-collapse-menu-item-view-2',
};

for (const [family, path] of Object.entries(FAMILIES)) {
  test(`should draw the ${family} as before`, { tag: '@phone' }, async ({ page, server }) => {
    // Whoever is signed in sees them in the full width.
    await signIn(page, server.first.admin);
    await page.goto(path);
    await expect(page.locator('main section h2').first()).toBeVisible();
    await compare(page, family, true);
  });
}

for (const layout of ['classic', 'modern', 'simple', 'stackedSide', 'decked', 'blank']) {
  test(`should draw the ${layout} layout as before`, { tag: '@phone' }, async ({ page, server }) => {
    await signIn(page, server.first.admin);
    for (const mode of MODES) {
      await setTheme(page, { layout, mode, sideNavCollapsed: false });
      // A page without data: only the layout may differ.
      await page.goto('/access-denied');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The switcher of projects, which comes last.
      if (layout !== 'blank') await expect(page.getByRole('button', { name: /project/i })).toBeVisible();
      await compare(page, `layout-${layout}-${mode}`);
    }
  });
}

test('should draw the signed-out layout as before', { tag: '@phone' }, async ({ page }) => {
  for (const mode of MODES) {
    await setTheme(page, { mode });
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await compare(page, `layout-signed-out-${mode}`);
  }
});

/** From the next page on. */
async function setTheme(page: Page, theme: object): Promise<void> {
  await page.addInitScript(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
}
