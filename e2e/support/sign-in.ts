import type { Page } from '@playwright/test';

/** Signs in with a password, through the API: the pages of it have tests of their own. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const response = await page.request.post('/api/auth/sign-in', { data: account });
  if (!response.ok()) throw new Error(`Signing in answered ${response.status()}.`);
}
