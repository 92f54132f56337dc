/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ChangePasswordPage from './change-password.page';
import ForgotPasswordPage from './forgot-password.page';

const api = fakeApi();
const TIMES = { expiresAt: '2026-11-21T10:10:00Z', resendAt: '2026-11-21T10:01:00Z' };
const VERIFY = 'POST /api/auth/password/reset-verify';
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => api.calls.filter(({ call }) => call === VERIFY).map(({ body }) => body);

/** Specification 2: a note about the success is shown for about a second before the page changes. */
async function staysAboutASecond(address: () => string): Promise<void> {
  const here = address();
  expect((await screen.findByText(/^Password changed/)).getAttribute('role')).toBe('status');
  expect(address()).toBe(here);
  await waitFor(() => expect(address()).toBe('/sign-in/?passwordChanged=1'));
}

const COMMON = failure('validation_failed', {
  error: [{ field: 'password', code: 'isCommonPassword', message: 'm' }],
});
async function expectCommon() {
  expect(await screen.findByText(/^This password is too easy to guess/)).toBeTruthy();
  expect(document.activeElement).toBe(field(/^New password/));
  expect(screen.queryByRole('alert')).toBeNull();
}

it('should set a new password with the mailed code (UI-74)', async () => {
  api.on('POST /api/auth/password/reset', () => ({
    body: { challengeId: 'challenge', email: 'cy@example.com', ...TIMES },
  }));
  api.on('GET /api/auth/steps/challenge', () => ({
    body: { state: 'open', challenge: { email: 'c•••@example.com', ...TIMES } },
  }));
  api.on(VERIFY, () => COMMON);
  const { address } = await renderPage({ remote, Page: ForgotPasswordPage, path: '/forgot-password' });
  await fillIn(field(/^Email/), 'cy@example.co');
  await press('Send code');
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  expect(document.activeElement).toBe(field(/^Email/));
  await userEvent.type(field(/^Email/), 'm');
  await press('Send code');
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  const account = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(account?.value).toBe('cy@example.com');
  await press('Set new password');
  expect(screen.getByText('Use at least 6 characters')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^New password/));
  expect(sent()).toEqual([]);
  await fillIn(field(/^New password/), 'secret');
  await fillIn(field(/^Confirm new password/), 'secrot');
  await press('Set new password');
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Confirm new password/));
  expect(sent()).toEqual([]);
  await userEvent.clear(field(/^Confirm new password/));
  await fillIn(field(/^Confirm new password/), 'secret');
  await press('Set new password');
  await expectCommon();
  api.on(VERIFY, () => ({ status: 204 }));
  await userEvent.type(field(/^New password/), '!');
  await userEvent.type(field(/^Confirm new password/), '!');
  await press('Set new password');
  await staysAboutASecond(address);
  expect(sent().at(-1)).toEqual({ challengeId: 'challenge', code: '123456', password: 'secret!' });
});

describe('the link from the mail', () => {
  const show = (query: string) =>
    renderPage({
      remote,
      Page: ChangePasswordPage,
      path: '/change-password',
      at: `/change-password${query}`,
    });

  it('should set a new password', async () => {
    api.on(VERIFY, () => COMMON);
    const { address } = await show('?token=secret');
    await fillIn(field(/^New password/), 'secret');
    await fillIn(field(/^Confirm new password/), 'secret');
    await press('Set new password');
    await expectCommon();
    api.on(VERIFY, () => ({ status: 204 }));
    await userEvent.type(field(/^New password/), '!');
    await userEvent.type(field(/^Confirm new password/), '!');
    await press('Set new password');
    await staysAboutASecond(address);
    expect(sent().at(-1)).toEqual({ token: 'secret', password: 'secret!' });
  });

  it('should lead to a new one when it is of no use', async () => {
    api.on(VERIFY, () => failure('invalid_link'));
    await show('?token=secret');
    await fillIn(field(/^New password/), 'secret');
    await fillIn(field(/^Confirm new password/), 'secret');
    await press('Set new password');
    await screen.findByText('This link doesn’t work or has already been used');
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('should say that it is required, and where to get one (specification 5)', async () => {
    await show('');
    expect(screen.getByText(/^To set a new password, open the link we emailed you/)).toBeTruthy();
    expect(screen.queryByLabelText(/^New password/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });
});
