import { activate, newCode, newPage } from './support/codes';
import { expect, test } from './support/fixtures';

test(
  'should show a toast below the buttons of the page, and at its own place where none is in the way (UI-16)',
  { tag: '@phone' },
  async ({ server, browser }) => {
    const page = await newPage(browser, server, await activate(server, await newCode(server)));
    await page.goto('/my-codes');
    const action = page.getByRole('link', { name: 'Enter a code' });
    await page.getByRole('button', { name: /^Copy link for/ }).click();
    const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
    await toast.hover();
    await expect
      .poll(async () => {
        const [button, shown] = [(await action.boundingBox())!, (await toast.boundingBox())!];
        return shown.y - (button.y + button.height);
      })
      .toBeGreaterThanOrEqual(8);
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);

    // The button has scrolled away.
    await page.evaluate(`document.body.style.minHeight = '300vh'; scrollTo(0, 600)`);
    await page.evaluate(`document.querySelector('button[aria-label^="Copy link for"]').click()`);
    await expect.poll(async () => (await toast.boundingBox())?.y).toBe(65);
  },
);

test('should close one layer with each Escape: the menu of a remote, then the toast of the shell', async ({
  server,
  browser,
}) => {
  const page = await newPage(browser, server, await activate(server, await newCode(server)));
  await page.goto('/my-codes');
  await page.getByRole('button', { name: /^Copy link for/ }).click();
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  // The toast stays as long as the pointer is on it.
  await toast.hover();
  await page.getByRole('button', { name: /^More actions for/ }).press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
});
