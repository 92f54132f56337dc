import { call, newEmail } from './support/accounts';
import { countForWeeks, slowDown } from './support/busy-database';
import { newPage, signedIn } from './support/codes';
import { expect, test } from './support/fixtures';
import { fitsItsWidth, passesAxeInBothModes } from './support/page-checks';
import { startServer } from './support/server';

test('should show service levels with their error budgets, and slow statements', async ({ browser }) => {
  const server = await startServer();
  try {
    const admin = await signedIn(server, server.first.admin);
    countForWeeks(server);
    await slowDown(server, () => call(server, '/api/auth/sign-in', { email: newEmail() }));
    const page = await newPage(browser, server, admin);
    await page.goto('/system');
    const levels = page.getByRole('region', { name: 'Service levels' });
    await expect(levels.getByRole('row', { name: 'Responses' })).toContainText('66%');
    await expect(levels.getByRole('row', { name: 'Scans' })).toContainText('Used up');
    await expect(levels.getByRole('row', { name: 'Emails' })).toContainText('Not enough data');
    const statements = page.getByRole('region', { name: 'Slow database queries' });
    await expect(statements.getByRole('row').nth(1)).toContainText(/\d\sms/);
    await passesAxeInBothModes(page, 'system', 'main');
    await fitsItsWidth(page);
  } finally {
    await server.dispose();
  }
});
