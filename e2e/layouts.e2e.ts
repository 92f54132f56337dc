import {
  changeRemotes,
  choose,
  chooseElsewhere,
  readHeight,
  heightOfHeader,
  open,
  openDisplay,
  readWidth,
} from './support/display';
import { expect, test } from './support/fixtures';
import { COLOURS, fitsItsWidth, passesAxe, noteRefusals } from './support/page-checks';
import { runApplication } from './support/page-files';
import { signIn } from './support/sign-in';

const LAYOUTS = ['classic', 'modern', 'simple', 'stackedSide', 'decked', 'blank'];
const MENU = { name: 'Main navigation' };
/** Other tests of the same server leave reports, which their entry counts. */
const ADMINISTRATION = ['Projects', 'Presets', 'Accounts', /^Reports/, 'Audit log', 'System', 'Settings'];

test.describe('the frame of a signed-in page', () => {
  test.beforeEach(({ page, server }) => signIn(page, server.first.admin));

  test('should be the modern layout for people who are signed in and verified (UI-59)', async ({ page }) => {
    await open(page, {});
    await expect(page.locator('[data-layout="modern"]')).toBeVisible();
    expect(await readWidth(page, 'aside')).toBe(80);
  });

  test('should have a side of 290 px, collapsed 80 px, and a header of 64 px in classic and modern (UI-27, UI-29, UI-62)', async ({
    page,
  }) => {
    await open(page, {});
    for (const layout of ['classic', 'modern']) {
      await chooseElsewhere(page, { layout, sideNavCollapsed: false });
      await expect.poll(() => readWidth(page, 'aside')).toBe(290);
      expect(await readHeight(page, 'aside')).toBe(800);
      expect(await heightOfHeader(page)).toBe(64);
      for (const link of await page.getByRole('navigation', MENU).getByRole('link').all()) {
        expect((await link.boundingBox())!.height).toBe(40);
      }
      await page.getByRole('button', { name: 'Collapse navigation' }).click();
      await expect.poll(() => readWidth(page, 'aside')).toBe(80);
      await expect(page.getByRole('link', { name: 'Messages' })).toBeVisible();
      await page.getByRole('button', { name: 'Expand navigation' }).click();
      await expect.poll(() => readWidth(page, 'aside')).toBe(290);
    }
  });

  test('should have icons of the areas on 80 px and the entries of one on 250 px in stackedSide (UI-28, UI-62)', async ({
    page,
  }) => {
    await open(page, { layout: 'stackedSide' });
    expect(await readWidth(page, 'aside > :nth-child(1)')).toBe(80);
    expect(await readWidth(page, 'aside > :nth-child(2)')).toBe(250);
    expect(await heightOfHeader(page)).toBe(64);
    const entries = page.getByRole('navigation', MENU);
    await expect(entries.getByRole('link')).toHaveText(ADMINISTRATION);
    await page.getByRole('button', { name: 'Personal' }).click();
    await expect(entries.getByRole('link', { name: 'My Codes' })).toBeVisible();
    await expect(entries.getByRole('link', { name: 'Projects' })).toBeHidden();
    await entries.getByRole('link', { name: 'My Codes' }).click();
    await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Personal' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('should mark the entry that a page of details belongs to, and open its area in stackedSide', async ({
    page,
  }) => {
    await open(page, { layout: 'stackedSide' }, '/label-layouts');
    const active = page.getByRole('navigation', MENU).locator('[aria-current="page"]');
    await expect(active).toHaveText('Projects');
    await expect(page.getByRole('button', { name: 'Admin', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goto('/mails');
    await expect(active).toHaveText('System');
  });

  test('should have the entries in the header in simple, and in a second row in decked (UI-29, UI-62)', async ({
    page,
  }) => {
    await open(page, { layout: 'simple' });
    await expect(page.locator('aside')).toHaveCount(0);
    expect(await heightOfHeader(page)).toBe(64);
    await expect(page.getByRole('banner').getByRole('navigation', MENU)).toBeVisible();

    await chooseElsewhere(page, { layout: 'decked' });
    await expect(page.locator('aside')).toHaveCount(0);
    expect(await heightOfHeader(page)).toBe(64);
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
    const row = (await page.getByRole('navigation', MENU).boundingBox())!;
    expect(row.y).toBeGreaterThanOrEqual(64);
    expect(row.y + row.height).toBeLessThanOrEqual(64 + 57);
  });

  test('should have no navigation in blank, and a way out of it (UI-62)', async ({ page }) => {
    await open(page, { layout: 'blank' });
    await expect(page.getByRole('navigation', MENU)).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'My Codes' }).click();
    await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();
    await openDisplay(page);
    await choose(page, 'Modern');
    await expect(page.locator('[data-layout="modern"]')).toBeVisible();
  });

  test('should follow the rules of the nav mode (UI-107)', async ({ page }) => {
    await open(page, {});
    const surface = page.locator('[data-nav-mode]');
    await openDisplay(page);
    await choose(page, 'Classic');
    await expect(surface).toHaveAttribute('data-nav-mode', 'light');
    await choose(page, 'Dark', 'Mode');
    await expect(surface).toHaveAttribute('data-nav-mode', 'dark');
    await expect(surface).toHaveCSS('background-color', 'rgb(16, 24, 40)');
    await choose(page, 'Themed');
    await choose(page, 'Light', 'Mode');
    await expect(surface).toHaveAttribute('data-nav-mode', 'themed');
    await expect(surface).toHaveCSS('background-color', 'rgb(0, 120, 111)');
    await choose(page, 'Modern');
    await expect(surface).toHaveAttribute('data-nav-mode', 'transparent');
    await expect(surface).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await choose(page, 'Simple');
    await choose(page, 'Dark', 'Navigation');
    await expect(surface).toHaveCSS('background-color', 'rgb(16, 24, 40)');
    await expect(page.locator('html')).toHaveClass('light');
  });

  test('should keep what was typed while the layout changes, and what was chosen over a reload (UI-112)', async ({
    page,
  }) => {
    await open(page, {});
    await page.getByRole('searchbox').fill('half a word');
    await openDisplay(page);
    await choose(page, 'Decked');
    await choose(page, 'Dark', 'Mode');
    await choose(page, 'Right to left');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('searchbox')).toHaveValue('half a word');
    await page.reload();
    await expect(page.locator('[data-layout="decked"]')).toBeVisible();
    await expect(page.locator('html')).toHaveClass('dark');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await openDisplay(page);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(page.locator('[data-layout="modern"]')).toBeVisible();
    await expect(page.locator('html')).toHaveClass('light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test('should open the display panel by keyboard and give the focus back', async ({ page }) => {
    const refused = noteRefusals(page);
    await open(page, {});
    const account = page.getByRole('button', { name: /^Account menu/ });
    await account.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Display' })).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Display' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Light' })).toBeFocused();
    await panel.getByRole('radio', { name: 'Modern' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-layout="simple"]')).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Simple' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(account).toBeFocused();

    // It opens on what was chosen.
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await panel.getByRole('radio', { name: 'System' }).check();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Display' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('radio', { name: 'System' })).toBeFocused();
    expect(refused).toEqual([]);
  });

  test('should put each page into its container (UI-63)', async ({ page, server }) => {
    await page.setViewportSize({ width: 1700, height: 800 });
    await open(page, { layout: 'simple' });
    expect(await readWidth(page, 'main')).toBe(1400);
    await page.goto('/legal/terms');
    expect(await readWidth(page, 'main[data-container="contained"]')).toBe(1024);
    await page.goto(`/scan/${server.first.codes[0]}`);
    await runApplication(page);
    expect(await readWidth(page, 'main[data-container="contained"]')).toBe(1024);

    await changeRemotes(page, (remotes) =>
      remotes.replaceAll('"path":"/projects"', '$&,"container":"gutterless"'),
    );
    await page.goto('/projects');
    const main = page.locator('main[data-container="gutterless"]');
    await expect(main).toHaveCSS('padding', '0px');
    expect((await main.boundingBox())!.width).toBeGreaterThan(1650);
  });

  test('should find room for long labels in every layout', async ({ page }) => {
    const more = ['profile', 'settings'].flatMap((key, index) =>
      [1, 2].map((copy) =>
        JSON.stringify({
          path: `/${key}/${copy}`,
          label: ['Мой профиль', 'Einstellungen'][index],
          icon: key,
          authorities: [],
          order: index,
        }),
      ),
    );
    await changeRemotes(page, (remotes) =>
      remotes.replace('"navigation":[', `"navigation":[${more.join()},`),
    );
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const [language, label] of [
      ['de', 'Mehr'],
      ['ru', 'Ещё'],
    ] as const) {
      await open(page, {}, `/my-codes?locale=${language}`);
      for (const layout of LAYOUTS) {
        await chooseElsewhere(page, { layout, sideNavCollapsed: true });
        await fitsItsWidth(page);
        if (layout !== 'simple') continue;
        await page.getByRole('button', { name: label, exact: true }).click();
        await expect(page.getByRole('menuitem').last()).toBeVisible();
        const { x, width } = (await page.getByRole('button', { name: label, exact: true }).boundingBox())!;
        expect(x + width).toBeLessThan(1024);
        await page.keyboard.press('Escape');
      }
    }
  });

  for (const [mode, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ]) {
    test(`should have no accessibility violation in any layout, ${mode}, ${direction}`, async ({ page }) => {
      const refused = noteRefusals(page);
      // Opened in its mode, for the navigation takes it from the settings and not from the page's own class.
      const look = mode === 'light' && direction === 'ltr' ? {} : { rules: COLOURS };
      const theme = { mode, direction, navMode: direction === 'rtl' ? 'themed' : 'transparent' };
      await open(page, theme, '/access-denied');
      for (const layout of LAYOUTS) {
        await chooseElsewhere(page, { ...theme, layout });
        await passesAxe(page, layout, look);
      }
      await openDisplay(page);
      await passesAxe(page, 'display panel', look);
      expect(refused).toEqual([]);
    });
  }

  test('should have the navigation in a drawer in every layout', { tag: '@phone-only' }, async ({ page }) => {
    await open(page, {});
    for (const layout of LAYOUTS) {
      await chooseElsewhere(page, { layout });
      await expect(page.getByRole('navigation', MENU)).toHaveCount(0);
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('navigation', MENU).getByRole('link').first()).toBeVisible();
      if (layout === 'classic') await passesAxe(page, 'drawer');
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    // A thumb reaches a person's own pages without it, where the layout has room.
    await chooseElsewhere(page, { layout: 'modern' });
    const bar = page.getByRole('navigation', { name: 'Personal' });
    await expect(bar.getByRole('link', { name: 'Messages' })).toHaveAttribute('aria-current', 'page');
    await bar.getByRole('link', { name: 'My Codes' }).click();
    await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();
  });

  test('should show the scan page in the blank layout to people who are signed in (UI-61)', async ({
    page,
    server,
  }) => {
    await page.goto(`/scan/${server.first.codes[0]}`);
    await runApplication(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-layout]')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveAccessibleName('Language');
    await expect
      .poll(() => page.evaluate<string>(`JSON.parse(localStorage.getItem('theme-store')).currentRouteKey`))
      .toBe('qrScan');
  });
});
