/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions } from '@ringtag/session';
import { fillIn } from '@ringtag/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import SignUpPage from './sign-up.page';

const api = fakeApi();
const show = (query = '') =>
  renderPage({ remote, Page: SignUpPage, path: '/sign-up', at: `/sign-up${query}` });
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const TIMES = { expiresAt: '2026-11-21T10:10:00Z', resendAt: '2026-11-21T10:01:00Z' };
const user = { id: 'new', email: 'cy@example.com', hasPassword: false };

beforeEach(() => {
  api.on('POST /api/auth/register', () => ({
    body: { challengeId: 'challenge', email: 'cy@example.com', ...TIMES },
  }));
  api.on('GET /api/auth/steps/challenge', () => ({
    body: { state: 'open', challenge: { email: 'c•••@example.com', ...TIMES } },
  }));
  api.on('POST /api/auth/register-verify', () => ({ body: user }));
});

it('should make an account of an e-mail address alone (specification 2, UI-80)', async () => {
  const { queryClient } = await show();
  expect(screen.getAllByRole('textbox')).toEqual([field(/^Email/)]);
  await fillIn(field(/^Email/), 'cy@example.com');
  await press('Create account');
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  await waitFor(() => expect(queryClient.getQueryData(userQueryOptions.queryKey)).toEqual(user));
  expect(api.calls.filter(({ body }) => body)).toEqual([
    { call: 'POST /api/auth/register', body: { email: 'cy@example.com', locale: 'en' } },
    { call: 'POST /api/auth/register-verify', body: { challengeId: 'challenge', code: '123456' } },
  ]);
});

it('should refuse a password that is too short and a wrong address', async () => {
  await show();
  await fillIn(field(/^Password/), '12345');
  await press('Create account');
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Use at least 6 characters')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

it('should lead from a link that is of no use to the form that mails a new one', async () => {
  api.on('POST /api/auth/register-verify', () => failure('invalid_link'));
  await show('?token=secret');
  await press('Confirm my email');
  await screen.findByText('This link doesn’t work or has already been used');
  await press('Get a new link');
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Email/));
});

it('should lead to the sign-in without losing where the reader wants to go', async () => {
  await show('?returnUrl=%2Fmy-codes%3Fnew&other=1');
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/sign-in?returnUrl=%2Fmy-codes%3Fnew');
});

it('should put the cursor into the address that is to be changed', async () => {
  await show();
  expect(document.activeElement).toBe(document.body);
  await fillIn(field(/^Email/), 'cy@example.com');
  await press('Create account');
  await userEvent.click(await screen.findByRole('button', { name: 'Change email' }));
  expect(document.activeElement).toBe(field(/^Email/));
});

it.each([
  ['password', 'isCommonPassword', /^Password/, /^This password is too easy to guess/],
  ['email', 'isEmail', /^Email/, 'Please enter a valid email address'],
])('should show at its field that the server refuses the %s: %s', async (refused, code, label, text) => {
  api.on('POST /api/auth/register', () =>
    failure('validation_failed', { error: [{ field: refused, code, message: 'm' }] }),
  );
  await show();
  await fillIn(field(/^Email/), 'cy@example.com');
  await fillIn(field(/^Password/), 'password123');
  await press('Create account');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
  expect(screen.queryByRole('alert')).toBeNull();
});
