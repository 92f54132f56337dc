import { newAccount } from './support/accounts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { hold } from './support/hold';
import { fitsItsWidth, passesAxe, noteRefusals } from './support/page-checks';
import { readShifts, watchShifts } from './support/shifts';
import { signIn } from './support/sign-in';

test.use(MOVING);

const ID = '01930000-0000-7000-8000-000000000000';
const PAGES = [
  ...['/home', '/my-codes', `/my-code/${ID}`, '/messages', '/profile'],
  ...['/projects', '/project', `/project/${ID}`, `/item/${ID}`, '/presets', '/presets/new', `/presets/${ID}`],
  ...['/label-layouts', '/users', `/users/${ID}`, '/reports', `/reports/${ID}`],
  ...['/audit-log', '/mails', '/system', '/system/mfe-scan', '/settings'],
];

const SHARED = ['/sign-in', '/legal/terms'];
const SLOGAN = 'Personal QR codes made simple';

test('should draw the frame of each page for the signed-in, the split screen for others, and tell no one what it is', async ({
  page,
}) => {
  const html = async (path: string) => (await page.request.get(path)).text();
  const others = ['/sign-in', '/legal/terms', '/nowhere'];
  for (const path of [...PAGES, ...others]) {
    const outline = await html(path);
    expect(outline, path).toMatch(/aria-busy="true".*Personal QR codes made simple/s);
    expect(outline, path).not.toContain('noindex');
    // What can be shared says of itself what everybody sees.
    expect(outline.includes('og:title'), path).toBe(SHARED.includes(path));
  }
  await page.goto('/sign-in');
  await page.context().addCookies([{ name: 'qrsid', value: 'anything', url: page.url() }]);
  for (const path of PAGES) {
    const frame = await html(path);
    expect(frame, path).toContain('aria-busy="true"');
    expect(frame, path).not.toContain(SLOGAN);
  }
  for (const path of [...others, '/single-menu-view', '/my-codes/x'])
    expect(await html(path), path).not.toContain('aria-busy="true"');
});

for (const path of ['/sign-in', '/legal/terms']) {
  test(`should show whose page it is before any script: ${path}`, { tag: '@phone' }, async ({ page }) => {
    const refused = noteRefusals(page);
    const scripts = await hold(page, /\/assets\/.*\.js/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#first-paint [aria-busy="true"]')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(1);
    const name = page.getByRole('main').getByText('Ringtag', { exact: true }).first();
    const before = await name.boundingBox();
    await fitsItsWidth(page);
    scripts();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await name.boundingBox()).toEqual(before);
    expect(refused).toEqual([]);
  });
}

test(
  'should have the shape of the page before any script, then before any data, and move nothing',
  { tag: '@phone' },
  async ({ server, browser }) => {
    const owner = await activate(server, await newCode(server));
    await ask(owner.api, 'POST', `/api/scan/${await newCode(server)}/activate`, {});
    const page = await newPage(browser, server, owner);
    const refused = noteRefusals(page);
    await watchShifts(page);
    const scripts = await hold(page, /\/assets\/.*\.js/);
    const data = await hold(page, /\/api\/(my-codes|user\/first-steps)/);
    await page.goto('/my-codes', { waitUntil: 'commit' });
    const frame = page.locator('#first-paint [aria-busy="true"]');
    const loading = page.getByRole('status').filter({ hasText: 'Loading…' });
    await expect(frame).toBeVisible();
    await expect(loading).toHaveCount(1);
    await fitsItsWidth(page);

    scripts();
    await expect(page.locator('[data-layout="modern"]')).toBeVisible();
    await expect(frame).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'My Codes', level: 1 })).toBeVisible();
    await expect(loading).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await passesAxe(page, 'placeholders');

    data();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await readShifts(page)).toBeLessThan(0.1);
    expect(refused).toEqual([]);
  },
);

test('should have the measures of the layout that was chosen', async ({ page, server }) => {
  await signIn(page, server.first.admin);
  await hold(page, /\/assets\/.*\.js/);
  const sides: [theme: object, width: number][] = [
    [{}, 80],
    [{ sideNavCollapsed: false }, 290],
    [{ layout: 'stackedSide' }, 330],
    [{ layout: 'simple' }, 0],
  ];
  for (const [theme, width] of sides) {
    await page.goto('/favicon.svg');
    await page.evaluate(`localStorage.setItem('theme-store', '${JSON.stringify(theme)}')`);
    await page.goto('/projects', { waitUntil: 'commit' });
    const side = page.locator('#first-paint [aria-busy] > [aria-hidden]');
    await expect(side).toHaveCount(1);
    await expect.poll(async () => (await side.boundingBox())?.width ?? 0).toBe(width);
  }
});

test('should give way to the page that is shown instead', async ({ page, server }) => {
  await signIn(page, await newAccount(server));
  await page.goto('/projects');
  await expect(page).toHaveURL(/\/access-denied$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await page.route('**/_mf/mfe-dashboard/**', (route) => route.abort());
  await page.goto('/my-codes');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
});
