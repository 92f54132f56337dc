import { HELP_PATH, HELP_READERS, helpPath } from '@ringtag/contracts';
import { activate, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, noteRefusals, passesAxe, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';

const FOUND = 'Found something? Enter or scan its code';
const HELP = [HELP_PATH, ...HELP_READERS.map((reader) => helpPath(reader))];

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

test('should be read in every language, in both modes, by keyboard', async ({ page }) => {
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

test('should lead strangers from every page without a code to /scan and /about', async ({ page }) => {
  const paths = ['/sign-in', '/sign-up', '/forgot-password', '/legal/terms', '/access-denied', '/nowhere'];
  for (const path of [...paths, ...HELP, '/conversation/AAAAAAAAAAAAAAAAAAAAAA', '/nothing.png']) {
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
});

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
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
  // `/` would be a redirect at each start. As the id it goes on naming the application that people have installed.
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as object;
  expect(manifest).toMatchObject({ id: '/', start_url: '/my-codes' });
});

test('should ask search engines to leave codes and conversations alone, and let messengers show previews', async ({
  request,
}) => {
  const text = await (await request.get('/robots.txt')).text();
  const groups = text.split(/\n{2,}/).map((group) => ({
    agents: Array.from(group.matchAll(/^User-agent: (.+)$/gm), ([, agent]) => agent!),
    closed: Array.from(group.matchAll(/^Disallow: (.+)$/gm), ([, path]) => path!),
  }));
  const findClosed = (agent: string) => groups.find(({ agents }) => agents.includes(agent))?.closed;
  expect(findClosed('*')).toEqual(expect.arrayContaining(['/scan/', '/conversation/']));
  for (const agent of ['WhatsApp', 'TelegramBot', 'facebookexternalhit', 'Slackbot-LinkExpanding']) {
    expect(findClosed(agent), agent).toContain('/conversation/');
    expect(findClosed(agent), agent).not.toContain('/scan/');
  }
});

test('should print a card without what has to be pressed, black on white', async ({ page, server }) => {
  const alias = await newCode(server);
  const fields = (['company', 'phone', 'linkedin'] as const).map((key) => ({
    key,
    value: '112',
    visibility: 'public' as const,
  }));
  await activate(server, alias, { name: 'Ann Lee', fields });
  await page.addInitScript(`localStorage.setItem('theme-store', '{"mode":"dark"}')`);
  await page.goto(`/scan/${alias}`);
  await page.emulateMedia({ media: 'print' });
  for (const print of [() => Promise.resolve(), () => runApplication(page)]) {
    await print();
    await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ann Lee' })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByText('112').first()).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Save contact' })).toHaveCount(0);
  }
});
