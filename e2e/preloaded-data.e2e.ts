import { newAccount, newEmail } from './support/accounts';
import { ask, newCode, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { letPass } from './support/let-pass';
import { enterPassword, signIn } from './support/sign-in';

const DAY = 24 * 60 * 60;

test('should need one sign-in after a session that is over, and show the next person no data of the last', async ({
  page,
  context,
  server,
}) => {
  const [ann, bob] = [await newAccount(server), await newAccount(server, newEmail(), 'Bob Ray')];
  await ask((await signedIn(server, ann)).api, 'POST', `/api/scan/${await newCode(server)}/activate`, {});

  // The document preloads the codes with a session that is over.
  await signIn(page, ann);
  letPass(server, ann.email, 31 * DAY);
  await page.goto('/my-codes');
  await expect(page).toHaveURL(/\/sign-in/);
  await enterPassword(page, ann);
  await expect(page.getByText('1 of 3 codes activated')).toBeVisible();

  // The document preloads Ann's codes, and the page that would show them does not load.
  await page.route('**/_mf/mfe-dashboard/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/projects');
  await other.getByRole('button', { name: /^Account menu/ }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(/\/sign-in/);
  await expect(page).toHaveURL(/\/sign-in/);
  await page.unroute('**/_mf/mfe-dashboard/**');
  await enterPassword(other, bob);
  // Whoever comes back to a page that was lost gets it without a press.
  await expect(page.getByText('You have no codes yet')).toBeVisible();
});
