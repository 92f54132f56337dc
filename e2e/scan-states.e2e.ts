import type { Locator, Page } from '@playwright/test';
import { activate, toLabel, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { runApplication } from './support/page-files';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Codes that cannot be used, and what the page says about each. */
const CLOSED = [
  {
    settings: { item: { status: 'inactive' } },
    title: 'Temporarily unavailable',
    text: 'This QR code is paused. Please try again later.',
  },
  {
    settings: { item: { status: 'disabled' } },
    title: 'Temporarily unavailable',
    text: 'QR code is disabled. Please try again later. If the problem persists, contact support.',
  },
  {
    settings: { item: { activatable: false } },
    title: 'This QR code cannot be activated',
    text: 'Its project’s owner has not enabled activation.',
  },
  {
    settings: { item: { viewOnly: true } },
    title: 'This QR code cannot be activated',
    text: 'It’s view-only.',
  },
  {
    settings: { project: { archived: true } },
    title: 'This QR code cannot be activated',
    text: 'Its project is closed.',
  },
  {
    settings: { item: { maxActivations: 0 } },
    title: 'This QR code cannot be activated',
    text: 'It has reached its activation limit.',
  },
] as const;

test(
  'should tell why a code cannot be used, each with one way on (UI-89)',
  { tag: '@phone-only' },
  async ({ page, server }) => {
    await page.goto('/scan/ZZZZ9999');
    await passesAxeInBothModes(page, 'not found, as the server draws it');
    // The application asks for it, and says it again.
    await runApplication(page);
    await expect(heading(page, 'QR code not found')).toBeVisible();
    await passesAxeInBothModes(page, 'not found');
    await fitsItsWidth(page);
    await page.goto('/scan/x');
    await runApplication(page);
    await expect(heading(page, 'Invalid QR code')).toBeVisible();
    for (const { settings, title, text } of CLOSED) {
      const alias = await newCode(server, settings);
      await page.goto(`/scan/${alias}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await fitsItsWidth(page);
      if (title === 'Temporarily unavailable')
        await expect(page.getByRole('link', { name: 'Check again' })).toHaveAttribute(
          'href',
          `/scan/${alias}`,
        );
      else await expect(page.getByText(toLabel(alias))).toBeVisible();
      if (title === 'Temporarily unavailable') await passesAxeInBothModes(page, text);
    }
    await passesAxeInBothModes(page, 'not activatable');
    // The way on leads to the form, and from there to a code.
    const free = await newCode(server);
    await page.getByRole('link', { name: 'Enter another code' }).click();
    await page.getByLabel('Code').fill(toLabel(free).toLowerCase());
    await button(page, 'Open').click();
    await expect(heading(page, 'Activate this QR code')).toBeVisible();
    await passesAxeInBothModes(page, 'activation');
    await fitsItsWidth(page);
  },
);

test('should show a spinner after half a second, and offer to try again after a failure (UI-88)', async ({
  page,
  server,
}) => {
  const alias = await newCode(server);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.clock.install();
  await page.route(`**/api/scan/${alias}`, async (route) => {
    await held;
    await route.fulfill({ status: 503, json: { code: 'unavailable' } });
  });
  await page.goto('/scan');
  await runApplication(page);
  await page.getByLabel('Code').fill(alias);
  await button(page, 'Open').click();
  const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
  await expect(spinner).toBeAttached();
  await expect(spinner).toHaveCSS('animation-delay', '0.5s');
  answer();
  // It is asked for three times more, later each time; that it failed is said at once.
  await expect(heading(page, 'An error occurred')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the code');
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(button(page, 'Try again')).toBeEnabled({ timeout: 100 });
  }).toPass();
  await passesAxeInBothModes(page, 'load error');
  await page.unroute(`**/api/scan/${alias}`);
  await button(page, 'Try again').click();
  await expect(heading(page, 'Activate this QR code')).toBeVisible();
});

test(
  'should send a message when the connection is back, thank for it, and take another (UI-97)',
  { tag: '@phone-only' },
  async ({ browser, server }) => {
    const alias = await newCode(server);
    const { email } = await activate(server, alias, {
      fields: [{ key: 'phone', value: '+49 30 1234', visibility: 'public' }],
    });
    const page = await newPage(browser, server);
    await page.goto(`/scan/${alias}`);
    await runApplication(page);
    await expect(heading(page, 'Ann Lee')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save contact' })).toHaveAttribute(
      'href',
      `/api/scan/${alias}/contact.vcf`,
    );
    await passesAxeInBothModes(page, 'card');
    await fitsItsWidth(page);

    await button(page, 'Send').click();
    await expect(page.getByText('Write a message')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Send as feedback' }).check();
    const message = page.getByLabel('Your message');
    expect(await rowsIn(message)).toBe(2);
    await message.fill('One line\n'.repeat(9));
    expect(await rowsIn(message)).toBe(5);
    await message.fill('A fine card, thank you');
    await page.getByText('Add contact details').click();
    await page.getByRole('textbox', { name: 'Email' }).fill('bob@');
    await button(page, 'Send').click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('bob@example.com');

    await page.context().setOffline(true);
    await button(page, 'Send').click();
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t connect.' })).toContainText(
      'Couldn’t send your message',
    );
    await page.context().setOffline(false);
    await button(page, 'Send').click();
    const thanks = page.getByRole('heading', { name: 'Thank you!', exact: true });
    await expect(thanks).toBeFocused();
    await expect(page.getByText('Your message was sent to Ann Lee.')).toBeVisible();
    await passesAxeInBothModes(page, 'thanks');
    expect((await latestMail(server.url, email, 2)).subject).toContain(toLabel(alias));

    await button(page, 'Send another message').click();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('bob@example.com');
  },
);

/** Returns the number of lines that fit into a text area. */
function rowsIn(area: Locator): Promise<number> {
  return area.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } =
      element.ownerDocument.defaultView.getComputedStyle(element);
    const inner = element.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return Math.round(inner / parseFloat(lineHeight));
  });
}
