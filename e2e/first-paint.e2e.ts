import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { activate, toLabel, newCode } from './support/codes';
import { expect, MOVING, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { runApplication, scriptsIn, scriptsRun, watchRequests } from './support/page-files';

test.use(MOVING);

const MAX_HTML = { gzip: 14 * 1024, brotli: 10 * 1024 };
const MAX_SHIFT = 0.02;
/** Chromium calls itself "headless" in tests, which counts as a bot. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36';
const PHONE_FIELD = { key: 'phone', value: '+49 170 1234567', visibility: 'public' as const };
const FIELDS = [
  PHONE_FIELD,
  { key: 'jobTitle', value: 'Gardener', visibility: 'public' as const },
  { key: 'website', value: 'ann.example', visibility: 'public' as const },
  { key: 'city', value: 'Hiddenville', visibility: 'private' as const },
];

test.use({ userAgent: PHONE });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('should show the card and take a message', { tag: '@phone-only' }, async ({ page, server }) => {
    const alias = await newCode(server);
    const owner = await activate(server, alias, { fields: FIELDS });
    await page.goto(`/SCAN/${alias}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible();
    await expect(page.getByText('Gardener')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+491701234567');
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

    await page.getByText('Send a message').click();
    await page.getByText('Add contact details').click();
    // A form that is not valid, as one sent too fast or too late: refused, and nothing of it is lost.
    await page.locator('[name=formToken]').evaluate((field: { value: string }) => {
      field.value = 'forged';
    });
    await page.getByLabel('Your message').fill('Found your keys\nat the lake');
    await page.getByLabel('Name').fill('Bob');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t send your message');
    await expect(page.getByLabel('Your message')).toHaveValue('Found your keys\nat the lake');
    await expect(page.getByLabel('Name')).toHaveValue('Bob');
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page.getByText('Gardener')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Your message')).toHaveValue('Found your keys\nat the lake');
    await expect(async () => {
      if (await page.getByRole('button', { name: 'Send' }).isVisible())
        await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await expect(page).toHaveURL(new RegExp(`/scan/${alias}/thanks\\?token=`));
    expect((await latestMail(server.url, owner.email)).subject).toContain(toLabel(alias));
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
  });
});

test(
  'should take over what the server has drawn: nothing jumps, nothing is asked for twice, nothing typed is lost',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    await activate(server, alias, { fields: [PHONE_FIELD] });
    await page.addInitScript(WATCH);
    await page.coverage.startJSCoverage();
    const asked = watchRequests(page);
    const response = await page.goto(`/scan/${alias}`);
    const html = await response!.text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(MAX_HTML.gzip);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML.brotli);

    const drawn = page.locator('#first-paint');
    await expect(drawn.getByRole('heading', { name: 'Ann Lee' })).toBeVisible();
    const before = await placesIn(page, '#first-paint');
    await drawn.getByLabel('Your message').pressSequentially('Hello ');
    await page.getByRole('checkbox', { name: 'Send as feedback' }).check();
    await expect(drawn).toHaveCount(0);
    const body = page.getByLabel('Your message');
    await body.press('End');
    await page.keyboard.type('Ann');
    await expect(body).toHaveValue('Hello Ann');
    expect(await placesIn(page, '#root')).toEqual(before);
    await page.waitForLoadState('networkidle');

    const { shift, violations, titles } = await page.evaluate<Watched>('watched');
    expect(new Set(titles)).toEqual(new Set(['Ann Lee · Ringtag']));
    expect(violations).toEqual([]);
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
    const { named, main, list } = scriptsIn(html);
    const data = asked.filter((path) => path.startsWith('/api/scan/') || path.endsWith('.json'));
    expect([...new Set(data)]).toEqual([list]);
    const [fetched, ...reads] = await page.evaluate<number[]>(
      `performance.getEntriesByName('${server.url}${list}').map(({ transferSize }) => transferSize)`,
    );
    expect(fetched).toBeGreaterThan(0);
    // From the cache of the browser.
    expect(reads).toEqual([0]);
    const scripts = asked.filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => path !== main && !named.includes(path))).toEqual([]);
    const run = await scriptsRun(page);
    expect(named.filter((path) => !run.includes(path))).toEqual([]);
  },
);

test('should name what each state needs, and nothing else', async ({ page, server }) => {
  for (const path of [`/scan/${server.first.codes.at(-1)}`, '/scan/ZZZZ9999']) {
    const asked = watchRequests(page);
    await page.coverage.startJSCoverage();
    const html = await (await page.goto(path))!.text();
    await runApplication(page);
    await page.waitForLoadState('networkidle');
    const { named, main } = scriptsIn(html);
    const scripts = asked.filter((file) => file.endsWith('.js') && file !== main);
    expect([...new Set(scripts)].sort()).toEqual([...named].sort());
    const run = await scriptsRun(page);
    expect(named.filter((file) => !run.includes(file))).toEqual([]);
  }
});

interface Watched {
  shift: number;
  violations: string[];
  titles: string[];
}

/** Notes what moves, what the content security policy refuses, and each title of the page. */
const WATCH = `
  window.watched = { shift: 0, violations: [], titles: [] };
  new MutationObserver(() => document.title && watched.titles.push(document.title))
    .observe(document, { subtree: true, childList: true, characterData: true });
  addEventListener('securitypolicyviolation', (event) => watched.violations.push(event.violatedDirective));
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Where the parts of the card are on the page, to the pixel. */
function placesIn(page: Page, container: string): Promise<string[]> {
  return page
    .locator(`${container} :is(h1, h2, li, label, summary, textarea, input:not([type=hidden]), a, button)`)
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const top = y - part.ownerDocument.documentElement.getBoundingClientRect().y;
        return `${part.localName} ${[x, top, width, height].map(Math.round).join(' ')}`;
      }),
    );
}
