import { activate, ask, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { runApplication } from './support/page-files';

/** A robot opens no page that counts, and a headless browser says that it is one. */
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('should be marked as lost at one press, say so to whoever finds it, and be found again', async ({
  server,
  browser,
}) => {
  const alias = await newCode(server);
  const owner = await activate(server, alias);
  const viewport = { width: 390, height: 844 };
  const storageState = await owner.api.storageState();
  const page = await (await browser.newContext({ viewport, storageState })).newPage();
  await page.goto('/my-codes');
  await page.getByRole('article').getByRole('heading').getByRole('link').click();
  await page.getByRole('button', { name: 'I’ve lost this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marked as lost' });
  await dialog.getByLabel('Message to the finder (optional)').fill('He is shy');
  await dialog.getByLabel('Reward (optional)').fill('A cup of coffee');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const scan = await (await browser.newContext({ viewport, userAgent: PHONE })).newPage();
  await scan.goto(`/scan/${alias}`);
  const notice = scan.getByRole('note').filter({ hasText: 'This is lost' });
  const said = ['This is lost', 'He is shy', 'Reward:', 'A cup of coffee'];
  for (const text of said) await expect(notice).toContainText(text);
  // The application draws what the server has drawn.
  await runApplication(scan);
  for (const text of said) await expect(notice).toContainText(text);
  await expect(notice).toHaveCount(1);

  // Openings are written a moment after they happen.
  const readOpenings = async () =>
    (await ask<{ items: [{ lost: { openings: number } }] }>(owner.api, 'GET', '/api/my-codes')).items[0].lost
      .openings;
  await expect.poll(readOpenings).toBe(1);
  await page.reload();
  await expect(page.getByText('Its page was opened 1 time since.')).toBeVisible();
  await page.getByRole('button', { name: 'I have it back' }).click();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/^Got it back/, /^Marked as lost/, /^Activated/]);
  await scan.reload();
  await expect(scan.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
