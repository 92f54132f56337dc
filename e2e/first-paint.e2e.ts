import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { activate, toLabel, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { scriptsIn, scriptsRun, watchRequests } from './support/page-files';

const MAX_HTML = 14 * 1024;
const MAX_SHIFT = 0.02;
/** Chromium calls itself "headless" in tests, which counts as a bot. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const FIELDS = [
  { key: 'jobTitle', value: 'Gardener', visibility: 'public' as const },
  { key: 'phone', value: '+49 170 1234567', visibility: 'public' as const },
  { key: 'website', value: 'ann.example', visibility: 'public' as const },
  { key: 'city', value: 'Hiddenville', visibility: 'private' as const },
];

test.use({ userAgent: PHONE });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('should show the card and take a message', { tag: '@phone' }, async ({ page, server }) => {
    const alias = await newCode(server);
    const owner = await activate(server, alias, { fields: FIELDS });
    await page.goto(`/SCAN/${alias}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
    await expect(page.getByText('Gardener')).toBeVisible();
    await expect(page.getByRole('link', { name: '+49 170 1234567' })).toHaveAttribute(
      'href',
      'tel:+491701234567',
    );
    await expect(page.getByText('Hiddenville')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Save contact' })).toHaveAttribute(
      'href',
      `/api/scan/${alias}/contact.vcf`,
    );
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);

    // A form that is not valid, as one sent too fast or too late: refused, and nothing of it is lost.
    await page.locator('[name=formToken]').evaluate((field: { value: string }) => {
      field.value = 'forged';
    });
    await page.getByLabel('Your message').fill('Found your keys\nat the lake');
    await page.getByLabel('Name').fill('Bob');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message');
    await expect(page.getByLabel('Your message')).toHaveValue('Found your keys\nat the lake');
    await expect(page.getByLabel('Name')).toHaveValue('Bob');
    await page.getByRole('link', { name: 'Back to the card' }).click();
    await expect(page.getByText('Gardener')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your message')).toHaveValue('Found your keys\nat the lake');
    await expect(async () => {
      if (await page.getByRole('button', { name: 'Send' }).isVisible())
        await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(`/scan/${alias}/thanks`);
    expect((await latestMail(server.url, owner.email)).subject).toContain(toLabel(alias));
    await page.getByRole('link', { name: 'Back to the card' }).click();
    await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  });
});

test(
  'should take over what the server has drawn: nothing jumps, nothing is asked for twice, nothing typed is lost',
  { tag: '@phone' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    await activate(server, alias, { fields: FIELDS });
    await page.addInitScript(WATCH);
    await page.coverage.startJSCoverage();
    const asked = watchRequests(page);
    // The scripts wait until something was typed.
    let letScriptsPass = () => {};
    const typed = new Promise<void>((resolve) => (letScriptsPass = resolve));
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    const response = await page.goto(`/scan/${alias}`, { waitUntil: 'commit' });
    const html = await response!.text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(MAX_HTML);
    expect(/<style>(.*?)<\/style>/s.exec(html)![1]!.length).toBeLessThanOrEqual(4096);

    const drawn = page.locator('#first-paint');
    await expect(drawn.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
    const before = await placesIn(page, '#first-paint');
    await drawn.getByLabel('Your message').pressSequentially('Hello ');
    letScriptsPass();
    await expect(drawn).toHaveCount(0);
    const body = page.getByLabel('Your message');
    await expect(body).toBeFocused();
    await page.keyboard.type('Ann');
    await expect(body).toHaveValue('Hello Ann');
    expect(await placesIn(page, '#root')).toEqual(before);
    await page.waitForLoadState('networkidle');

    const { shift, violations } = await page.evaluate<Watched>('watched');
    expect(violations).toEqual([]);
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    expect(asked.filter((path) => path.startsWith('/api/scan/') || path.endsWith('.json'))).toEqual([]);
    const { preloads, main } = scriptsIn(html);
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => path !== main && !preloads.includes(path))).toEqual([]);
    const run = await scriptsRun(page);
    expect(preloads.filter((path) => !run.includes(path))).toEqual([]);
  },
);

test('should preload what each state needs, and nothing else', async ({ page, server }) => {
  for (const path of [`/scan/${server.first.codes.at(-1)}`, '/scan/ZZZZ9999']) {
    const asked = watchRequests(page);
    await page.coverage.startJSCoverage();
    const html = await (await page.goto(path))!.text();
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const { preloads, main } = scriptsIn(html);
    const scripts = asked.filter((file) => file.endsWith('.js') && file !== main);
    expect([...new Set(scripts)].sort()).toEqual([...preloads].sort());
    const run = await scriptsRun(page);
    expect(preloads.filter((file) => !run.includes(file))).toEqual([]);
  }
});

interface Watched {
  shift: number;
  violations: string[];
}

/** Notes what moves and what the content security policy refuses. */
const WATCH = `
  window.watched = { shift: 0, violations: [] };
  addEventListener('securitypolicyviolation', (event) => watched.violations.push(event.violatedDirective));
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Where the parts of the card are on the page, to the pixel. */
function placesIn(page: Page, container: string): Promise<string[]> {
  return page
    .locator(`${container} :is(h1, h2, dt, dd, legend, textarea, input:not([type=hidden]))`)
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const top = y - part.ownerDocument.documentElement.getBoundingClientRect().y;
        return `${part.localName} ${[x, top, width, height].map(Math.round).join(' ')}`;
      }),
    );
}
