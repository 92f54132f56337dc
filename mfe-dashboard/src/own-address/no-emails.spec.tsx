/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { NoEmails } from './no-emails';

const api = fakeApi();
const user = { email: 'ann@example.com', hasPassword: true, role: 'role-user' } as const;
const bouncedAt = '2026-11-21T10:00:00.000Z';
const show = () => renderPage({ remote, Page: NoEmails, path: '/messages', user });

it.each([
  ['permanent', 'You’re not getting our emails: they can’t be delivered to ann@example.com.'],
  ['complaint', 'You’re not getting our emails: one of them was reported as spam.'],
])('should say why no emails are sent (%s), and lead to the account', async (kind, text) => {
  api.on('GET /api/user/email', () => ({ body: { bounce: { kind, bouncedAt } } }));
  await show();
  expect(await screen.findByText(text)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Check email address' });
  expect(link.getAttribute('href')).toBe('/profile?view=account');
});

it('should say nothing while emails arrive', async () => {
  api.on('GET /api/user/email', () => ({ body: { bounce: null } }));
  await show();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
