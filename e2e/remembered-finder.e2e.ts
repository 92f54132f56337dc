import type { Page } from '@playwright/test';
import { newEmail } from './support/accounts';
import { activate, ask, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const back = (page: Page) => page.getByRole('link', { name: 'Your conversation with Ann Lee' });

/** Writes a message once the form is old enough. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await expect.poll(() => page.evaluate('performance.now() > 2500')).toBe(true);
  await button(page, 'Send').click();
  await expect(page.getByRole('heading', { name: 'Thank you!', exact: true })).toBeVisible();
}

test(
  'should lead whoever scans again back to their conversation, if they wanted it, and forget it when told to',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    const owner = await activate(server, alias, { name: 'Ann Lee' });
    await page.goto(`/scan/${alias}`);
    await expect(back(page)).toBeHidden();
    await runApplication(page);
    await write(page, 'I found your keys');
    await passesAxeInBothModes(page, 'thanks');
    await fitsItsWidth(page);

    const address = newEmail();
    await page.getByLabel('Email me replies').fill('finder@');
    await button(page, 'Turn on emails').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByLabel('Email me replies').fill(address);
    await button(page, 'Turn on emails').click();
    await expect(page.getByText('Emails turned on')).toBeVisible();
    await latestMail(server.url, address, 1);

    await page.goto(`/scan/${alias}`);
    await expect(back(page)).toBeHidden();
    await runApplication(page);
    await write(page, 'It is me again');
    await button(page, 'Remember on this phone').click();
    await expect(page.getByText(/^Done\. To come back, scan the code again/)).toBeVisible();

    await page.goto(`/scan/${alias}`);
    await expect(back(page)).toBeVisible();
    await passesAxeInBothModes(page, 'a remembered conversation');
    await fitsItsWidth(page);

    // Paused, its page names nobody, and leads back all the same: before the application runs, and after it.
    const { items: codes } = await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/my-codes');
    const setStatus = (status: string) => ask(owner.api, 'PATCH', `/api/my-codes/${codes[0].id}`, { status });
    await setStatus('inactive');
    await page.goto(`/scan/${alias}`);
    const unnamed = page.getByRole('link', { name: 'Your conversation about this code' });
    await expect(unnamed).toBeVisible();
    await passesAxeInBothModes(page, 'a remembered conversation about a paused code');
    await fitsItsWidth(page);
    await runApplication(page);
    await unnamed.click();
    await expect(page.getByText('It is me again')).toBeVisible();
    await setStatus('active');
    await page.goto(`/scan/${alias}`);

    await back(page).click();
    await expect(page.getByText('It is me again')).toBeVisible();
    await page.getByText('Save this page').click();
    await button(page, 'Forget on this phone').click();
    await page.goto(`/scan/${alias}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(back(page)).toBeHidden();

    // What ends while it is remembered is forgotten at the next look.
    await runApplication(page);
    await write(page, 'Third time');
    await button(page, 'Remember on this phone').click();
    await expect(page.getByText(/^Done\. To come back, scan the code again/)).toBeVisible();
    const { items } = await ask<{ items: { id: string }[] }>(owner.api, 'GET', '/api/messages');
    await ask(owner.api, 'DELETE', `/api/messages/${items[0]!.id}`);
    await page.goto(`/scan/${alias}`);
    await back(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No conversation here');
    await page.goto(`/scan/${alias}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(back(page)).toBeHidden();
  },
);

test(
  'should keep a message that is being written over a reload',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    const alias = await newCode(server);
    await activate(server, alias, { name: 'Ann Lee' });
    await page.goto(`/scan/${alias}`);
    await runApplication(page);
    await page.getByLabel('Your message').fill('I found your ke');
    await page.reload();
    await expect(page.getByLabel('Your message')).toHaveValue('I found your ke');
    await write(page, 'I found your keys');
    await page.reload();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  },
);

test(
  'should turn dark at a tap, and stay so, for somebody who only scans',
  { tag: '@phone-only' },
  async ({ browser, page, server }) => {
    const alias = await newCode(server);
    await activate(server, alias, { name: 'Ann Lee' });
    const ground = (of: Page) => of.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    await page.goto(`/scan/${alias}`);
    const light = await ground(page);
    await button(page, 'Dark').click();
    await expect.poll(() => ground(page)).not.toBe(light);
    await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
    const dark = await ground(page);
    await runApplication(page);
    await expect(button(page, 'Dark')).toHaveAttribute('aria-pressed', 'true');
    expect(await ground(page)).toBe(dark);
    await page.goto('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.goto(`/scan/${alias}`);
    expect(await ground(page)).toBe(dark);
    await button(page, 'Light').click();
    await expect.poll(() => ground(page)).toBe(light);
    // Another person starts light.
    const other = await newPage(browser, server);
    await other.goto(`/scan/${alias}`);
    expect(await ground(other)).toBe(light);
  },
);
