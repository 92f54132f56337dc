import { expect, test } from './support/fixtures';
import { fitsItsWidth, noteRefusals, passesAxe, passesAxeInBothModes } from './support/page-checks';

const FOUND = 'Found something? Enter or scan its code';

test(
  'should explain the product in one screen, without a script',
  { tag: '@phone' },
  async ({ browser, server }, info) => {
    const { viewport } = info.project.use;
    const page = await (
      await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, viewport, locale: 'en-US' })
    ).newPage();
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lost things find their way back');
    for (const name of ['Stick it on', 'Someone scans it', 'You hear from them'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    await expect(page.getByRole('img')).toBeInViewport();
    await page.getByRole('link', { name: FOUND }).click();
    await expect(page).toHaveURL(/\/scan$/);
    await expect(page.getByRole('textbox', { name: /^Code/ })).toBeVisible();
  },
);

test('should be read in every language, in both modes, by keyboard', { tag: '@phone' }, async ({ page }) => {
  const refused = noteRefusals(page);
  for (const language of ['en', 'es', 'de', 'fr', 'uk', 'ru']) {
    await page.goto(`/about?locale=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await fitsItsWidth(page);
    if (language === 'de') await passesAxeInBothModes(page, 'about');
  }
  await page.goto('/about?locale=en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: FOUND })).toBeFocused();
  expect(refused).toEqual([]);
});

test(
  'should lead strangers from every page without a code to /scan and /about',
  { tag: '@phone' },
  async ({ page }) => {
    const paths = ['/sign-in', '/sign-up', '/forgot-password', '/legal/terms', '/access-denied', '/nowhere'];
    for (const path of [...paths, '/conversation/AAAAAAAAAAAAAAAAAAAAAA', '/nothing.png']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: FOUND }), path).toHaveAttribute('href', '/scan');
      await expect(page.getByRole('link', { name: 'What is Ringtag?' }), path).toHaveAttribute(
        'href',
        '/about',
      );
    }
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await passesAxe(page, 'sign-in');
  },
);

test('should say without a script that a page needs one, and what works all the same', async ({
  browser,
  server,
}) => {
  const page = await (
    await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: 'en-US' })
  ).newPage();
  for (const path of ['/sign-in', '/', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' }), path).toBeVisible();
    await expect(page.getByRole('link', { name: FOUND }), path).toBeVisible();
    await expect(page.getByText('Loading…'), path).toBeHidden();
  }
});

test('should have the icons and the manifest that browsers ask for', async ({ page, request }) => {
  const html = await (await page.goto('/about'))!.text();
  for (const path of ['/apple-touch-icon.png', '/manifest.webmanifest', '/favicon.svg'])
    expect(html).toContain(`href="${path}"`);
  const types = {
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)$/,
    '/apple-touch-icon.png': /^image\/png$/,
    '/icon-512.png': /^image\/png$/,
    '/manifest.webmanifest': /^application\/manifest\+json/,
    '/robots.txt': /^text\/plain/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});
