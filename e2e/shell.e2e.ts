import { expect, test } from './support/fixtures';

test('should answer the shell at the root', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-type']).toMatch(/^text\/html\b/);
  await expect(page.locator('#root')).not.toBeEmpty();
});
