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

/** Fills in the form of the sign-in page up to where one chooses how to sign in, in any language. */
export async function enterEmail(page: Page, email: string): Promise<void> {
  const field = page.locator('input[name="email"]');
  await field.fill(email);
  // Where the browser remembers an address, the ways are there at once.
  if (!(await page.locator('input[name="password"]').isVisible())) await field.press('Enter');
}

/** Fills in the form of the sign-in page and sends it. */
export async function enterPassword(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await enterEmail(page, email);
  await page.locator('input[name="password"]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Asks on the sign-in page for a code by email. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await enterEmail(page, email);
  await page.getByRole('button', { name: 'Email me a code', exact: true }).click();
}
