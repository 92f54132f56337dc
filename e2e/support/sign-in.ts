import type { Page } from '@playwright/test';

/** Signs in with a password, through the API: the pages of it have tests of their own. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
  { shared = false } = {},
): Promise<void> {
  const data = { email, password, ...(shared && { shared }) };
  const response = await page.request.post('/api/auth/sign-in', { data });
  if (!response.ok()) throw new Error(`Signing in answered ${response.status()}.`);
}
