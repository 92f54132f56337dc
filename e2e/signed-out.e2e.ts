import { readWidth } from './support/display';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxe, noteRefusals } from './support/page-checks';
import { runApplication } from './support/page-files';
import { startServer } from './support/server';

test.describe('the signed-out layout', () => {
  test('should show a panel beside a form column of at most 460 px (UI-31, UI-60)', async ({ page }) => {
    await page.goto('/sign-in');
    const year = new Date().getFullYear();
    const panel = page.getByRole('complementary');
    await expect(panel.getByText('Jump-start your project with Ringtag')).toBeVisible();
    await expect(panel.getByText(`Copyright © ${year} Ringtag`)).toBeVisible();
    expect(await readWidth(page, 'main')).toBe(460);
    await expect(page.locator('main').getByText('Personal QR codes made simple')).toBeVisible();
  });

  test('should be around every page of people who are not signed in (UI-60)', async ({ page }) => {
    const paths = ['/legal/terms', '/legal/privacy', '/single-menu-view', '/access-denied', '/nowhere'];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Ringtag' }), path).toBeVisible();
      expect(await readWidth(page, 'main'), path).toBe(460);
    }
  });

  test('should show no panel on small screens (UI-60)', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary')).toBeHidden();
    expect(await readWidth(page, 'main')).toBeLessThanOrEqual(390);
  });

  test('should draw the logo as an orange square with two rings beside teal text (UI-32)', async ({
    page,
  }) => {
    await page.goto('/sign-in');
    const logo = page.locator('main').getByRole('link', { name: 'Ringtag', exact: true });
    await expect(logo.locator('svg > rect')).toHaveAttribute('rx', '8');
    await expect(logo.locator('svg > rect')).toHaveCSS('fill', 'rgb(249, 115, 22)');
    await expect(logo.locator('svg > g > *')).toHaveCount(2);
    await expect(logo.getByText('Ringtag')).toHaveCSS('color', 'rgb(0, 120, 111)');
  });

  test(
    'should tell year, product, slogan and legal links in the footer (UI-64)',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/sign-in');
      const footer = page.getByRole('contentinfo');
      // The footer is there before its page, which moves it: a link below the pointer would be pressed and not clicked.
      const pageHasCome = (name: string) =>
        expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
      await pageHasCome('Sign in');
      await expect(footer).toContainText(
        `© ${new Date().getFullYear()} Ringtag · Personal QR codes made simple`,
      );
      await footer.getByRole('link', { name: 'Term & Conditions', exact: true }).click();
      await expect(page).toHaveURL(/\/legal\/terms$/);
      await pageHasCome('Term & Conditions');
      await footer.getByRole('link', { name: 'Privacy & Policy', exact: true }).click();
      await expect(page).toHaveURL(/\/legal\/privacy$/);
    },
  );
});

test.describe('the legal pages', () => {
  for (const [language, terms, privacy] of [
    ['en', 'Your account', 'When a code is scanned'],
    ['ru', 'Ваш аккаунт', 'Когда код сканируют'],
  ] as const) {
    test(
      `should be read in ${language}, in lines of a readable length`,
      { tag: language === 'en' ? [] : '@phone-only' },
      async ({ page }) => {
        await page.goto(`/legal/terms?locale=${language}`);
        await expect(page.getByRole('heading', { name: terms, level: 2 })).toBeVisible();
        await expect(page.locator('main')).toContainText('2026');
        await passesAxe(page, 'terms');
        expect(await readWidth(page, 'main article')).toBeLessThanOrEqual(42 * 16);
        await fitsItsWidth(page);
        await page.goto(`/legal/privacy?locale=${language}`);
        await expect(page.getByRole('heading', { name: privacy, level: 2 })).toBeVisible();
      },
    );
  }

  test('should be where the configuration says, and name the operator (UI-64)', async ({ page }) => {
    const server = await startServer({
      TERMS_URL: 'https://example.com/terms?a=1&b=2',
      PRIVACY_URL: '/somewhere/privacy',
      OPERATOR_NAME: '</script><b>Example & Söhne',
      OPERATOR_EMAIL: 'hello@example.com',
    });
    try {
      const refused = noteRefusals(page);
      await page.goto(`${server.url}/legal/privacy?locale=en`);
      const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
      await expect(link('Term & Conditions')).toHaveAttribute('href', 'https://example.com/terms?a=1&b=2');
      await expect(link('Privacy & Policy')).toHaveAttribute('href', '/somewhere/privacy');
      await expect(page.getByText('This site is run by </script><b>Example & Söhne.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
      expect(refused).toEqual([]);
    } finally {
      await server.dispose();
    }
  });
});

test('should have mode and direction before any script of ours runs (UI-106)', async ({ page }) => {
  await page.addInitScript(`localStorage.setItem('theme-store', '{"mode":"dark","direction":"rtl"}')`);
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto('/sign-in');
  const root = page.locator('html');
  await expect(root).toHaveClass('dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveCSS('background-color', 'rgb(10, 15, 26)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0a0f1a');
});

test('should follow the system when asked to: before any script of ours runs, as it changes, on every page (UI-106)', async ({
  page,
  server,
}) => {
  const root = page.locator('html');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/sign-in');
  const mode = page.getByRole('combobox', { name: 'Mode' });
  await expect(mode).toHaveValue('light');
  await expect(root).toHaveClass('light');
  await mode.focus();
  await page.keyboard.type('Sys');
  await expect(mode).toHaveValue('system');
  await expect(root).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveClass('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass('dark');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await passesAxe(page, 'system mode');

  // Someone without an account opens the page of a code: its display settings are not loaded.
  await page.goto(`/scan/${server.first.codes[0]}`);
  await runApplication(page);
  await expect(root).toHaveClass('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveClass('light');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 249, 250)');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto('/sign-in');
  await expect(root).toHaveClass('dark');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0a0f1a');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveClass('light');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#f7f9fa');
});
