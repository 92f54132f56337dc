/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions } from '@ringtag/session';
import { fillIn } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import SignInPage from './sign-in.page';

const api = fakeApi();
const user = { id: 'ann', email: 'ann@example.com', role: 'role-user', hasPassword: true };
const challenge = {
  challengeId: 'challenge',
  email: 'ann@example.com',
  expiresAt: '2026-11-21T10:10:00Z',
  resendAt: '2026-11-21T10:01:00Z',
  passwordless: true,
  emailSent: 'ok',
};

async function show(query = '') {
  const page = await renderPage({ remote, Page: SignInPage, path: '/sign-in', at: `/sign-in${query}` });
  const { queryClient } = page;
  queryClient.setQueryData(userQueryOptions.queryKey, null);
  return { ...page, signedIn: () => queryClient.getQueryData(userQueryOptions.queryKey) };
}
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
/** Fills in the address and asks for the ways to sign in, as long as they are not there. */
async function enterEmail(address = 'ann@example.com') {
  await userEvent.clear(email());
  await fillIn(email(), address);
  if (screen.queryByRole('button', { name: 'Continue' })) await press('Continue');
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Of the two buttons that sign in. */
const firstWay = () => screen.getAllByRole('button', { name: /^(Sign in|Email me a code)$/ })[0]?.textContent;
/** Of the calls that send something: the state of a step is only read. */
const bodies = () => api.calls.flatMap(({ body }) => body ?? []);

beforeEach(() => {
  localStorage.clear();
  const { email, expiresAt, resendAt } = challenge;
  api.on('GET /api/auth/steps/challenge', () => ({
    body: { state: 'open', challenge: { email: email.replace('nn', '•••'), expiresAt, resendAt } },
  }));
});

it('should name its fields for password managers', async () => {
  await show();
  expect(email().autocomplete).toBe('username');
  await enterEmail();
  expect(password().autocomplete).toBe('current-password');
  await press('Show password');
  expect(password().type).toBe('text');
  await press('Show password');
  expect(password().type).toBe('password');
});

it('should ask for a valid address, then for a password, before anything is sent', async () => {
  await show();
  await enterEmail('ann');
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  await enterEmail();
  await enterEmail('ann');
  await press('Sign in');
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Enter your password')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(api.calls).toEqual([]);
});

it('should say that the credentials are wrong and keep them', async () => {
  api.on('POST /api/auth/sign-in', () => failure('invalid_credentials'));
  const { signedIn } = await show();
  await enterEmail();
  await fillIn(password(), 'wrong!');
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t sign you inInvalid credentials');
  expect(password().value).toBe('wrong!');
  expect(signedIn()).toBeNull();
});

it('should show a note for about a second, then let the page know the user (UI-9)', async () => {
  api.on('POST /api/auth/sign-in', () => ({ body: user }));
  const { signedIn } = await show();
  await enterEmail(' ann@example.com ');
  await fillIn(password(), 'secret');
  await press('Sign in');
  await screen.findByText('You’re signed in');
  expect(signedIn()).toBeNull();
  await waitFor(() => expect(signedIn()).toEqual(user));
  expect(bodies()).toEqual([{ email: 'ann@example.com', password: 'secret', locale: 'en' }]);
});

it('should say that others use this computer, with a password, a code and a link, until it is taken back (UI-82)', async () => {
  api.on('POST /api/auth/sign-in', ({ body }) => ({
    body: (body as { password?: string }).password ? user : challenge,
  }));
  api.on('POST /api/auth/sign-in-verify', () => ({ body: user }));
  const shared = () =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: /^This is a shared computer/ });
  await show();
  await userEvent.click(await shared());
  await enterEmail();
  await fillIn(password(), 'secret');
  await press('Sign in');
  await screen.findByText('You’re signed in');
  expect(localStorage.getItem('last-way')).toBeNull();
  cleanup();
  await show();
  await enterEmail();
  await press('Email me a code');
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  await screen.findByText('You’re signed in');
  cleanup();
  await show('?token=secret');
  expect((await shared()).checked).toBe(true);
  await press('Sign in');
  await screen.findByText('You’re signed in');
  cleanup();
  await show('?token=secret');
  await userEvent.click(await shared());
  await press('Sign in');
  await screen.findByText('You’re signed in');
  const { locale, ...first } = bodies()[0] as { locale: string };
  expect([first, ...bodies().slice(1)]).toEqual([
    { email: 'ann@example.com', password: 'secret', shared: true },
    { email: 'ann@example.com', locale, shared: true },
    { challengeId: 'challenge', code: '123456', shared: true },
    { token: 'secret', shared: true },
    { token: 'secret' },
  ]);
});

it('should sign in with a mailed code', async () => {
  api.on('POST /api/auth/sign-in', () => ({ body: challenge }));
  api.on('POST /api/auth/sign-in-verify', () => ({ body: user }));
  const { signedIn } = await show();
  await enterEmail();
  await press('Email me a code');
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  await waitFor(() => expect(signedIn()).toEqual(user));
  expect(bodies()).toEqual([
    { email: 'ann@example.com', locale: 'en' },
    { challengeId: 'challenge', code: '123456' },
  ]);
});

it('should go on showing the address that was typed when the code is sent again, which answers it masked', async () => {
  api.on('POST /api/auth/sign-in', () => ({ body: challenge }));
  api.on('POST /api/auth/resend', () => ({ body: { ...challenge, email: 'a•••@example.com' } }));
  await show();
  await enterEmail();
  await press('Email me a code');
  await screen.findByLabelText(/^Verification code/);
  await press('Resend code');
  await screen.findByText('Verification code resent');
  expect(screen.getByText('We sent a verification code to ann@example.com.')).toBeTruthy();
});

it('should open with the address and the way that were used last (UI-81)', async () => {
  api.on('POST /api/auth/sign-in', ({ body }) => ({
    body: (body as { password?: string }).password ? user : challenge,
  }));
  api.on('POST /api/auth/sign-in-verify', () => ({ body: user }));
  localStorage.setItem('last-email', user.email);
  await show();
  expect(email().value).toBe('ann@example.com');
  await press('Email me a code');
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  await screen.findByText('You’re signed in');
  cleanup();

  await show();
  expect(firstWay()).toBe('Email me a code');
  await fillIn(password(), 'secret');
  await press('Sign in');
  await screen.findByText('You’re signed in');
  cleanup();

  await show();
  expect(firstWay()).toBe('Sign in');
});

it('should say that the session has expired, to screen readers as well (UI-79)', async () => {
  localStorage.setItem('session-expired', '1');
  await show('?redirectUrl=%2Fmessages');
  const said = screen.getByText('Your session has expired. Sign in again.').closest('[role=status]');
  expect(said?.textContent).toBe('Your session has expired. Sign in again.');
  cleanup();
  localStorage.clear();
  await show();
  expect(screen.queryByText(/expired/)).toBeNull();
});

it('should go back from the code to the address, with the same way first', async () => {
  api.on('POST /api/auth/sign-in', () => ({ body: challenge }));
  await show();
  await enterEmail();
  await press('Email me a code');
  await screen.findByLabelText(/^Verification code/);
  await press('Change email');
  expect(email().value).toBe('ann@example.com');
  expect(document.activeElement).toBe(email());
  expect(firstWay()).toBe('Email me a code');
});

it('should offer both ways without a call, the code first in a browser that knows no way', async () => {
  await show();
  await enterEmail();
  expect(firstWay()).toBe('Email me a code');
  expect(document.activeElement?.textContent).toBe('How do you want to sign in?');
  expect(api.calls).toEqual([]);
});

it('should welcome a new password with the form for it', async () => {
  localStorage.setItem('last-way', 'code');
  await show('?passwordChanged=1');
  await enterEmail();
  expect(firstWay()).toBe('Sign in');
  expect(screen.getByText('Password changed. Sign in with your new password.')).toBeTruthy();
});

it('should use the mailed link only when its button is pressed', async () => {
  api.on('POST /api/auth/sign-in-verify', () => ({ body: user }));
  const { signedIn } = await show('?token=secret');
  expect(api.calls).toEqual([]);
  await press('Sign in');
  await waitFor(() => expect(signedIn()).toEqual(user));
  expect(bodies()).toEqual([{ token: 'secret' }]);
});

it.each([
  ['[{"field":"email","code":"isEmail","message":"The first"},{"message":"the second"}]', 'The first'],
  ['["Just words"]', 'Just words'],
  ['"A string"', 'A string'],
])('should say of a list of errors the first: %s (specification 8)', async (error, said) => {
  const body = { message: 'All of it', error: JSON.parse(error) as unknown };
  api.on('POST /api/auth/sign-in', () => ({ status: 400, body }));
  await show();
  await enterEmail();
  await fillIn(password(), 'secret');
  await press('Sign in');
  expect((await screen.findByRole('alert')).textContent).toBe(`Couldn’t sign you in${said}`);
});

it('should show at its field that the server refuses the address', async () => {
  api.on('POST /api/auth/sign-in', () =>
    failure('validation_failed', { error: [{ field: 'email', code: 'isEmail', message: 'm' }] }),
  );
  await show();
  await enterEmail();
  await fillIn(password(), 'secret');
  await press('Sign in');
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
  expect(document.activeElement).toBe(email());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['invalid_link', 'This link doesn’t work or has already been used'],
  ['link_expired', 'This link has expired. Ask for a new one.'],
] as const)('should offer to mail a new link when this one is of no use: %s', async (code, said) => {
  api.on('POST /api/auth/sign-in-verify', () => failure(code));
  await show('?token=secret');
  await press('Sign in');
  await screen.findByText(said);
  await press('Get a new link');
  await enterEmail();
  expect(firstWay()).toBe('Email me a code');
});

it('should offer the form to whoever does not want the mailed link', async () => {
  await show('?token=secret');
  await press('Try another way');
  expect(email()).toBeTruthy();
});
