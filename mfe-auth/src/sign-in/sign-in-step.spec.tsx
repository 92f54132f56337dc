/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions } from '@ringtag/session';
import { fillIn } from '@ringtag/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import SignInPage from './sign-in.page';

const api = fakeApi();
const user = { id: 'ann', email: 'ann@example.com', role: 'role-user', hasPassword: true };
const challenge = {
  email: 'a•••@example.com',
  expiresAt: '2026-11-21T10:10:00Z',
  resendAt: '2026-11-21T10:01:00Z',
};

async function show() {
  const at = '/sign-in?step=challenge';
  const { queryClient } = await renderPage({ remote, Page: SignInPage, path: '/sign-in', at });
  queryClient.setQueryData(userQueryOptions.queryKey, null);
  return { signedIn: () => queryClient.getQueryData(userQueryOptions.queryKey) };
}

beforeEach(() => {
  localStorage.clear();
  api.on('GET /api/auth/steps/challenge', () => ({ body: { state: 'open', challenge } }));
});

it('should open the step that the address names, as it is on the server', async () => {
  api.on('POST /api/auth/sign-in-verify', () => ({ body: user }));
  const { signedIn } = await show();
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  expect(screen.getByText('We sent a verification code to a•••@example.com.')).toBeTruthy();
  await waitFor(() => expect(signedIn()).toEqual(user));
});

it.each([
  ['ended', challenge, /^This code has expired/],
  ['used', undefined, /^This code has been used/],
  ['ended', undefined, /^This code has been used/],
] as const)(
  'should say that the code of a step cannot be entered any more: %s',
  async (state, sent, said) => {
    api.on('GET /api/auth/steps/challenge', () => ({ body: { state, challenge: sent } }));
    await show();
    expect(await screen.findByText(said)).toBeTruthy();
    const canResend = screen.queryByRole('button', { name: /^Resend code/ }) !== null;
    const hasForm = screen.queryByRole('button', { name: 'Continue' }) !== null;
    expect([canResend, hasForm]).toEqual([sent !== undefined, sent === undefined]);
  },
);

it('should lead from a step of another browser to the form', async () => {
  api.on('GET /api/auth/steps/challenge', () => failure('not_found'));
  await show();
  expect(await screen.findByText(/^There’s no code to enter in this browser/)).toBeTruthy();
  expect(screen.getByLabelText(/^Email/)).toBeTruthy();
});
