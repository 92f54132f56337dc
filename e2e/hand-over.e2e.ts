import { chromium, type Page } from '@playwright/test';
import { newAccount } from './support/accounts';
import { activate, newCode, type Person } from './support/codes';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';
import { latestMail, mailsTo } from './support/mailbox';
import { watchRequests } from './support/page-files';
import { type Server, startServer } from './support/server';
import { enterPassword } from './support/sign-in';

const SCRIPTS = /\.js$/;
const drawn = (page: Page) => page.locator('#first-paint');
/** The application has its page, shown or not yet. */
const isReady = (page: Page) => until(page, `performance.getEntriesByName('page-ready').length > 0`);
/** A form that is sent within two seconds comes back. */
const isOldEnough = (page: Page) => until(page, 'performance.now() > 2500');
/** The content security policy keeps Playwright's own waiting out. */
const until = (page: Page, condition: string) => expect.poll(() => page.evaluate(condition)).toBe(true);
const body = (page: Page) => page.getByLabel('Your message');
const feedback = (page: Page) => page.getByRole('checkbox', { name: 'Send as feedback' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you!', exact: true });

async function open(page: Page, server: Server): Promise<Person> {
  const alias = await newCode(server);
  const owner = await activate(server, alias, {
    fields: [{ key: 'phone', value: '+49 170 1234567', visibility: 'public' }],
  });
  await page.goto(`/scan/${alias}`);
  return owner;
}

/** How often messages were taken, from the form or from the application. */
function countSent(page: Page): () => number {
  let sent = 0;
  page.on('response', (response) => {
    if (/\/messages?$/.test(response.url()) && [201, 303].includes(response.status())) sent += 1;
  });
  return () => sent;
}

/** Runs the application, and waits until only the focus keeps it from showing its page. */
async function typeUntilReady(page: Page, text: string): Promise<void> {
  await body(page).pressSequentially(text);
  await isReady(page);
  await expect(drawn(page)).toBeVisible();
}

test(
  'should leave whoever types in the same field while the application starts',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const release = await hold(page, SCRIPTS);
    await open(page, server);
    await page.evaluate(`
    lost = 0;
    document.querySelector('textarea').addEventListener('blur', () => (lost += 1));
  `);
    await body(page).pressSequentially('Found ');
    release();
    await typeUntilReady(page, 'your keys');
    await page.keyboard.type(' at the lake');
    await expect(body(page)).toBeFocused();
    expect(await page.evaluate('lost')).toBe(0);
    await feedback(page).check();
    await expect(drawn(page)).toHaveCount(0);
    await expect(body(page)).toHaveValue('Found your keys at the lake');
    await expect(feedback(page)).toBeChecked();
  },
);

test(
  'should send once what a tap sends while the page of the application waits',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const { email } = await open(page, server);
    const sent = countSent(page);
    await typeUntilReady(page, 'Found your keys');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(drawn(page)).toHaveCount(0);
    expect(sent()).toBe(1);
    // The mail with the digits, and the one about the message.
    await latestMail(server.url, email, 2);
  },
);

test('should wait for the click of a press under way, which counts once', async ({ page, server }) => {
  const release = await hold(page, SCRIPTS);
  await open(page, server);
  await page.evaluate(`
    clicks = 0;
    addEventListener('click', () => (clicks += 1), true);
  `);
  const { x, y } = (await page.getByText('Send as feedback').boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  release();
  await isReady(page);
  await expect(drawn(page)).toBeVisible();
  await page.mouse.up();
  await expect(drawn(page)).toHaveCount(0);
  await expect(feedback(page)).toBeChecked();
  // The label's and that of its box; the one that the page got was made when it took the choice over.
  expect(await page.evaluate('clicks')).toBe(3);
});

test(
  'should keep scroll and a selected text, and tell screen readers nothing',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    await open(page, server);
    await page.setViewportSize({ width: 390, height: 400 });
    await page.evaluate(`
    told = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const near = target.nodeType === 1 ? target : target.parentElement;
        if (near.closest('[role=status], [role=alert], [aria-live]')) told.push(near.outerHTML);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    scrollTo(0, 120);
    getSelection().selectAllChildren(document.querySelector('h1'));
    document.querySelector('[type=checkbox]').focus({ preventScroll: true });
  `);
    await isReady(page);
    await expect(drawn(page)).toBeVisible();
    expect(await page.evaluate('String(getSelection())')).toBe('Ann Lee');
    await page.evaluate('getSelection().removeAllRanges()');
    await expect(drawn(page)).toHaveCount(0);
    expect(await page.evaluate('scrollY')).toBe(120);
    expect(await page.evaluate('document.activeElement.value')).toBe('feedback');
    expect(await page.evaluate('told')).toEqual([]);
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  },
);

test('should send once by a double tap before the application runs, and nothing by going back', async ({
  page,
  server,
}) => {
  await hold(page, SCRIPTS);
  const { email } = await open(page, server);
  const sent = countSent(page);
  await body(page).fill('Found your keys');
  await isOldEnough(page);
  await send(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  await latestMail(server.url, email, 2);
  await page.goBack();
  await expect(body(page)).toBeVisible();
  expect(sent()).toBe(1);
  expect(await mailsTo(server.url, email)).toHaveLength(2);
});

test(
  'should lose nothing typed when the network goes and comes back',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    await hold(page, SCRIPTS);
    await open(page, server);
    const sent = countSent(page);
    await body(page).pressSequentially('Found ');
    await page.context().setOffline(true);
    await body(page).pressSequentially('your keys');
    await send(page).click();
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(body(page)).toHaveValue('Found your keys');
    expect(sent()).toBe(0);
    await page.context().setOffline(false);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
    await isOldEnough(page);
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(sent()).toBe(1);
  },
);

test('should go on with the plain form when a file is missing, and run when it is there again', async ({
  page,
  server,
}) => {
  for (const missing of [/\/main\.\w+\.js$/, /\/vendor\.\w+\.js$/, /mfe-scan\/assets\/\w+\.\w+\.js$/]) {
    let tries = 0;
    await page.route(missing, (route) => {
      tries += 1;
      return route.fulfill({ status: 404 });
    });
    await open(page, server);
    await body(page).pressSequentially('Found your keys');
    await expect.poll(() => tries).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(drawn(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    await page.unroute(missing);
    await feedback(page).check();
    await expect(drawn(page)).toHaveCount(0);
    await expect(body(page)).toHaveValue('Found your keys');
  }
});

test('should keep what was typed while the server is away, and send it once when it is back', async ({
  page,
}) => {
  const server = await startServer();
  try {
    const alias = await newCode(server);
    const { email } = await activate(server, alias);
    await page.goto(`${server.url}/scan/${alias}`);
    await typeUntilReady(page, 'Found your keys');
    await server.stop();
    await send(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t connect.' })).toBeVisible();
    await expect(body(page)).toHaveValue('Found your keys');
    await server.start();
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await latestMail(server.url, email, 2);
    expect(await mailsTo(server.url, email)).toHaveLength(2);
  } finally {
    await server.dispose();
  }
});

test('should run the application when somebody signs in in another tab', async ({ page, server }) => {
  const account = await newAccount(server);
  await open(page, server);
  await page.waitForLoadState('networkidle');
  await expect(drawn(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/sign-in');
  await enterPassword(other, account);
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByText(account.email)).toBeVisible();
});

test('should fetch nothing ahead for people who save data', async ({ page, server }) => {
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`);
  const asked = watchRequests(page);
  await open(page, server);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  await body(page).click();
  await isReady(page);
});

test('should do nothing that keeps a page out of the back/forward cache', async ({ server }) => {
  const { launchOptions, locale } = test.info().project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: server.url, locale });
  const devtools = await page.context().newCDPSession(page);
  const why: { type: string; reason: string }[] = [];
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    why.push(...notRestoredExplanations),
  );
  await devtools.send('Page.enable');
  const goAndComeBack = async () => {
    why.length = 0;
    await page.goto('/scan/ZZZZ9999');
    await page.goBack();
    await expect(body(page)).toBeVisible();
    // The headless browser has no such cache, and says so; what a page does about it has other types.
    return why.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason);
  };
  await open(page, server);
  expect(await goAndComeBack()).toEqual([]);
  await body(page).pressSequentially('Found your keys');
  await isReady(page);
  expect(await goAndComeBack()).toEqual([]);
  await page.evaluate(`addEventListener('unload', () => {})`);
  expect(await goAndComeBack()).not.toEqual([]);
  await browser.close();
});
