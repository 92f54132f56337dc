/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import type { Scan } from '../state/scan.queries';
import { activatable, activated } from '../state/testing/scan-answers';
import VerifyPage from './verify.page';

const api = fakeApi();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sent = { email: 'a•••@example.com', expiresAt: inMinutes(10), resendAt: inMinutes(-1) };
let scan: Scan;
let step: { state: string; challenge?: object };

const show = (at: Parameters<typeof renderPage>[0]['at'] = '/scan/BCDF2345/verify/challenge') =>
  renderPage({
    remote,
    Page: VerifyPage,
    path: '/scan/:alias/verify/:challengeId',
    at,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const listCalls = (method: string) =>
  api.calls.map(({ call }) => call).filter((call) => call.startsWith(method));

beforeEach(() => {
  scan = activatable;
  step = { state: 'open', challenge: sent };
  api.on('GET /api/scan/BCDF2345', () => ({ body: scan }));
  api.on('GET /api/scan/BCDF2345/verify/challenge', () => ({ body: step }));
});

it('should ask for the code again without sending another, and count no scan', async () => {
  await show();
  await heading('Check your inbox');
  expect(screen.getByText('We sent a verification code to a•••@example.com.')).toBeTruthy();
  await waitFor(() => expect(listCalls('GET')).toContain('GET /api/scan/BCDF2345?counted=true'));
  expect(listCalls('GET')).not.toContain('GET /api/scan/BCDF2345');
  expect(listCalls('POST')).toEqual([]);
});

it('should be the page of an unknown code for every other browser', async () => {
  api.on('GET /api/scan/BCDF2345/verify/challenge', () => failure('code_not_found'));
  await show();
  await heading('QR code not found');
  // The page must not say that the code does not exist: the code may well exist.
  expect(screen.queryByText(/There’s no code/)).toBeNull();
  expect(
    screen.getByText(
      /Continue in the browser where you started, or open the link in our email, which works in any browser\./,
    ),
  ).toBeTruthy();
  expect(screen.queryByLabelText(/^Verification code/)).toBeNull();
});

describe('what the browser keeps of a begun step', () => {
  const kept = () => localStorage.getItem('step BCDF2345');
  const otherStep = JSON.stringify({ challengeId: 'other', expiresAt: inMinutes(5) });
  beforeEach(() => localStorage.clear());

  it('should be its id and its end, and no address', async () => {
    await show();
    await heading('Check your inbox');
    await waitFor(() =>
      expect(JSON.parse(kept()!)).toEqual({ challengeId: 'challenge', expiresAt: sent.expiresAt }),
    );
  });

  it.each([
    ['ended', () => ({ body: { state: 'ended', challenge: sent } })],
    ['activated', () => ({ body: { state: 'activated' } })],
    ['unknown', () => failure('code_not_found')],
    ['taken', () => failure('already_activated')],
  ])('should be forgotten when it is %s, unless it is of another one', async (_, answer) => {
    api.on('GET /api/scan/BCDF2345/verify/challenge', answer);
    localStorage.setItem(
      'step BCDF2345',
      JSON.stringify({ challengeId: 'challenge', expiresAt: sent.expiresAt }),
    );
    await show();
    await waitFor(() => expect(kept()).toBeNull());
    cleanup();
    localStorage.setItem('step BCDF2345', otherStep);
    const calls = api.calls.length;
    await show();
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(calls));
    expect(kept()).toBe(otherStep);
  });
});

it('should offer another code after its time, and take that one', async () => {
  step.state = 'ended';
  api.on('POST /api/scan/BCDF2345/resend', () => {
    step = { state: 'open', challenge: sent };
    return { body: { ...sent, email: 'ann@example.com', challengeId: 'challenge', emailSent: 'ok' } };
  });
  await show();
  await heading('This code no longer works');
  expect(screen.getByText(/Your profile is still saved\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Send a new code to a•••@example.com' }));
  await screen.findByLabelText(/^Verification code/);
  expect(screen.queryByText(/ann@example\.com/)).toBeNull();
});

it('should offer to start again when there is nothing to send any more', async () => {
  step = { state: 'ended' };
  await show();
  await heading('This code no longer works');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  expect(screen.queryByText(/Your profile is still saved\./)).toBeNull();
  expect(screen.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe('/scan/BCDF2345');
});

it('should say that the code is over as soon as a refusal shows it', async () => {
  api.on('POST /api/scan/BCDF2345/activate', () => {
    step.state = 'ended';
    return failure('invalid_code', { triesLeft: 0 });
  });
  await show();
  await fillIn(await screen.findByLabelText(/^Verification code/), '123456');
  await heading('This code no longer works');
});

it('should lead to the card that was activated in another tab', async () => {
  step = { state: 'activated' };
  scan = { ...activated, viewer: { signedIn: true, isOwner: true, email: 'ann@example.com' } };
  sessionStorage.setItem('activation BCDF2345', '{"name":"Ann"}');
  const { address } = await show();
  await waitFor(() => expect(address()).toBe('/scan/BCDF2345'));
  expect(sessionStorage.getItem('activation BCDF2345')).not.toContain('Ann');
});

it('should tell of what was activated elsewhere where nobody is signed in', async () => {
  step = { state: 'activated' };
  scan = activated;
  await show();
  await heading('QR code activated');
  const signIn = screen.getAllByRole('link', { name: 'Sign in' })[0]!;
  expect(signIn.getAttribute('href')).toBe('/sign-in?returnUrl=%2Fscan%2FBCDF2345');
});

it('should let the next sign-in open with the address that was typed in this tab, and no password', async () => {
  localStorage.clear();
  step = { state: 'activated' };
  scan = activated;
  const state = { challengeId: 'challenge', ...sent, email: 'ann@example.com' };
  await show({ pathname: '/scan/BCDF2345/verify/challenge', state });
  await heading('QR code activated');
  expect([localStorage.getItem('last-email'), localStorage.getItem('last-way')]).toEqual([
    'ann@example.com',
    'code',
  ]);
});

it.each(['already_activated', 'code_disabled'] as const)(
  'should lead to the code when it is %s',
  async (code) => {
    api.on('GET /api/scan/BCDF2345/verify/challenge', () => failure(code));
    const { address } = await show();
    await waitFor(() => expect(address()).toBe('/scan/BCDF2345'));
  },
);

it('should offer to try again when the server could not be asked', async () => {
  api.on('GET /api/scan/BCDF2345/verify/challenge', () => failure('unavailable'));
  await show();
  await heading('An error occurred');
  api.on('GET /api/scan/BCDF2345/verify/challenge', () => ({ body: step }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Check your inbox');
});
