/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { fillIn } from '@ringtag/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { BouncedAddress } from './bounced-address';

const api = fakeApi();
const user = { email: 'ann@example.com', hasPassword: true, role: 'role-user' } as const;
const times = { resendAt: '2026-11-21T10:00:00.000Z', expiresAt: '2026-11-21T10:10:00.000Z' };
const onChange = jest.fn();
const Page = () => (
  <>
    <BouncedAddress onChange={onChange} />
    <ToastViewport label="Notifications" closeLabel="Close" />
  </>
);
afterEach(() => act(() => dismissToast()));
const show = () => renderPage({ remote, Page, path: '/profile', at: '/profile', user });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const bounces = (kind: 'permanent' | 'complaint') =>
  api.on('GET /api/user/email', () => ({ body: { bounce: { kind, bouncedAt: times.resendAt } } }));

it('should show nothing while emails arrive', async () => {
  api.on('GET /api/user/email', () => ({ body: { bounce: null } }));
  await show();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['permanent', 'Our emails to ann@example.com are bouncing', 'If you still use this address'],
  ['complaint', 'An email to ann@example.com was reported as spam', 'mark our emails as “not spam”'],
] as const)('should say why emails stop, and what to do: %s', async (kind, title, remedy) => {
  bounces(kind);
  await show();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain(title);
  expect(textContent).toContain(remedy);
});

it('should lead to where the address is changed', async () => {
  bounces('permanent');
  await show();
  await press('Change email address');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('should go once a mailed code was entered, and give the focus back after a cancel', async () => {
  bounces('permanent');
  api.on('POST /api/user/confirmation', () => ({ body: { challengeId: 'c', email: user.email, ...times } }));
  api.on('POST /api/user/email-confirm', () => ({ status: 204 }));
  await show();
  await press('Confirm address');
  await press('Cancel');
  expect(document.activeElement?.textContent).toBe('Confirm address');
  await press('Confirm address');
  await press('Email me a code');
  await fillIn(await screen.findByLabelText(/^Verification code/), '222222');
  await screen.findByText('Email address confirmed. You’ll get our emails again.');
  expect(screen.queryByText(/come back/)).toBeNull();
  expect(api.calls.at(-1)).toEqual({
    call: 'POST /api/user/email-confirm',
    body: { challengeId: 'c', code: '222222' },
  });
});
