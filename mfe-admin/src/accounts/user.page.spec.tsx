/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { ToastViewport } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import UserPage from './user.page';
import type { UserDetail } from './users.queries';

installDialogInJsdom();
const api = fakeApi();

const ann: UserDetail = {
  id: 'u1',
  name: 'Ann Lee',
  email: 'ann@example.com',
  role: 'role-user',
  blockedAt: null,
  isEmailVerified: true,
  activeCodes: 2,
  activationLimit: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  locale: 'en',
  hasPassword: true,
  sessionCount: 1,
  lastSeenAt: '2026-11-20T10:00:00.000Z',
};
const USER = '/api/users/u1';
const changes = () => api.calls.filter(({ call }) => call === `PATCH ${USER}`).map(({ body }) => body);

function Page() {
  return (
    <>
      <UserPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}

/** @param readerId the account that looks at the page */
async function show(readerId = 'me') {
  await renderPage({ remote, Page, path: '/users/:id', at: '/users/u1', user: { id: readerId } });
  await screen.findByRole('heading', { name: 'Ann Lee' });
  return userEvent.setup();
}

beforeEach(() => {
  const items = [{ id: 'i1', alias: 'BCDFG23456', label: 'Speaker badge' }];
  api.on(`GET ${USER}/codes`, () => ({ body: { items, total: 2, page: 1, pageSize: 1 } }));
  api.on(`GET ${USER}`, () => ({ body: ann }));
  api.on('GET /api/users', () => ({ body: { items: [ann], total: 1, page: 1, pageSize: 20 } }));
});

it('should lead from the number of codes to the codes, and from each to its page', async () => {
  const user = await show();
  const code = await screen.findByRole('link', { name: 'BCDFG-23456' });
  expect(code.getAttribute('href')).toBe('/item/i1');
  expect(screen.getByText('Speaker badge')).toBeTruthy();
  expect(screen.getByText('And 1 more')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: '2' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Codes' }));
});

it('should save a limit, ask before another role is given, and take no limit that is none', async () => {
  api.on(`PATCH ${USER}`, () => ({ body: { ...ann, role: 'role-admin', activationLimit: 5 } }));
  const user = await show();
  const limit = screen.getByRole('textbox', { name: 'Codes per account' });
  await user.type(limit, '1.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a whole number from 0 to 1,000,000, or leave empty')).toBeTruthy();
  expect(document.activeElement).toBe(limit);
  expect(changes()).toEqual([]);
  await user.clear(limit);
  await user.type(limit, '5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(changes()).toEqual([]);
  const dialog = within(screen.getByRole('dialog', { name: 'Make Ann Lee an administrator?' }));
  await user.click(dialog.getByRole('button', { name: 'Make administrator' }));
  expect(await screen.findByText('Account saved')).toBeTruthy();
  expect(changes()).toEqual([{ role: 'role-admin', activationLimit: 5 }]);
  expect(await screen.findByRole('link', { name: 'Activity by this account' })).toBeTruthy();
});

it('should ask before somebody is blocked, and then offer the way back', async () => {
  let blockedAt: string | null = null;
  api.on(`PATCH ${USER}`, () => {
    blockedAt = blockedAt ? null : '2026-11-21T10:00:00.000Z';
    return { body: { ...ann, blockedAt, sessionCount: 0 } };
  });
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Block…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Block Ann Lee?' }));
  expect(changes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(/^Blocked since/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByRole('button', { name: 'Block…' })).toBeTruthy();
  expect(changes()).toEqual([{ blocked: true }, { blocked: false }]);
});

it('should say in the dialog that the last administrator stays', async () => {
  api.on(`PATCH ${USER}`, () => failure('last_administrator'));
  const user = await show();
  await user.click(screen.getByRole('button', { name: 'Block…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Block Ann Lee?' }));
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/only administrator/);
});

it('should let nobody block their own account', async () => {
  await show('u1');
  expect(screen.getByText('This is you')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Block…' })).toBeNull();
});
