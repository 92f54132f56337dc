/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import SignInPage from './sign-in.page';

const api = fakeApi();
const TIMES = { expiresAt: '2026-11-21T10:10:00Z', resendAt: '2026-11-21T10:01:00Z' };
const challenge = { challengeId: 'challenge', email: 'ann@example.com', ...TIMES };

const show = (query: string) =>
  renderPage({ remote, Page: SignInPage, path: '/sign-in', at: `/sign-in${query}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Asks for a code on the way to the messages. */
async function askForCode() {
  api.on('POST /api/auth/sign-in', () => ({ body: challenge }));
  api.on('GET /api/auth/steps/challenge', () => ({ body: { state: 'open', challenge } }));
  await show('?redirectUrl=%2Fmessages');
  await fillIn(screen.getByLabelText(/^Email/), 'ann@example.com');
  await press('Continue');
  await press('Email me a code');
  await screen.findByLabelText(/^Verification code/);
  cleanup();
}

beforeEach(() => localStorage.clear());

it.each([
  ['challenge.secret', '/sign-in?redirectUrl=%2Fmessages'],
  ['another.secret', '/sign-in'],
])('should lead from the link of the mail to where its reader was going: %s', async (token, leadsTo) => {
  api.on('POST /api/auth/sign-in-verify', () => ({ body: { id: 'ann', email: 'ann@example.com' } }));
  await askForCode();
  const { address } = await show(`?token=${token}`);
  await press('Sign in');
  await screen.findByText('You’re signed in');
  await waitFor(() => expect(address()).toBe(leadsTo));
});

it('should remember where the reader was going when the link of the mail is not used', async () => {
  await askForCode();
  const { address } = await show('?token=challenge.secret');
  await press('Try another way');
  expect(await screen.findByLabelText(/^Email/)).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/sign-in?redirectUrl=%2Fmessages'));
});
