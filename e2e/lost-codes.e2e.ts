import { activate, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { runApplication } from './support/page-files';

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

  const scan = await (await browser.newContext({ viewport })).newPage();
  await scan.goto(`/scan/${alias}`);
  const notice = scan.getByRole('note').filter({ hasText: 'This is lost' });
  const said = ['This is lost', 'He is shy', 'Reward:', 'A cup of coffee'];
  for (const text of said) await expect(notice).toContainText(text);
  // The application draws what the server has drawn.
  await runApplication(scan);
  for (const text of said) await expect(notice).toContainText(text);
  await expect(notice).toHaveCount(1);

  await page.reload();
  await expect(page.getByText('Its page was opened 1 time since.')).toBeVisible();
  await page.getByRole('button', { name: 'I have it back' }).click();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/^Got it back/, /^Marked as lost/, /^Activated/]);
  await scan.reload();
  await expect(scan.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
