/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { useRoutes } from '@ringtag/vendor/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import VerifyPage from '../code-step/verify.page';
import remote from '../remote';
import ScanPage from '../scan/scan.page';
import type { Scan } from '../state/scan.queries';
import { activatable, activated } from '../state/testing/scan-answers';
import ActivateLinkPage from './activate-link.page';

const api = fakeApi();
const user = { id: 'ann', email: 'ann@example.com', name: 'Ann Lee', hasPassword: false };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const sent = { expiresAt: inMinutes(10), resendAt: inMinutes(1) };
const challenge = { challengeId: 'challenge', email: 'ann@example.com', ...sent, emailSent: 'ok' };
const viewer = { signedIn: true, isOwner: false, email: 'ann@example.com' };
const refused = () => failure('claim_secret_refused');
let scan: Scan;

const show = (at = '/scan/BCDF2345') => renderPage({ remote, Page: Pages, path: '/scan/*', at });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Create profile and send code' }));
const activate = async () => userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
const findSecret = () => screen.findByLabelText<HTMLInputElement>(/^The 4 characters on the back/);
const listBodies = (path: string) =>
  api.calls.filter(({ call }) => call === `POST /api/scan/BCDF2345/${path}`).map(({ body }) => body);

function Pages() {
  return useRoutes([
    { path: ':alias', element: <ScanPage /> },
    { path: ':alias/activate', element: <ActivateLinkPage /> },
    { path: ':alias/verify/:challengeId', element: <VerifyPage /> },
  ]);
}

/** Fills in the form but for its secret. */
async function fillProfile() {
  await fillIn(await screen.findByLabelText(/^Name or alias/), 'Ann Lee');
  await fillIn(screen.getByLabelText(/^Email/), 'ann@example.com');
}

/** The field says it itself, and whoever types goes on there. */
async function expectTold(text: RegExp) {
  await screen.findByText(text);
  const secret = await findSecret();
  expect(document.activeElement).toBe(secret);
  expect(secret.getAttribute('aria-invalid')).toBe('true');
  const described = secret.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)!.textContent).join(' ')).toMatch(text);
  expect(screen.queryByRole('alert')).toBeNull();
}

const MISSING = /Enter the 4 characters that came with this code/;
const REFUSED = /Check the 4 characters that came with this code, and enter them again/;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  scan = { ...activatable, asksSecret: true };
  api.on('GET /api/scan/BCDF2345', () => ({ body: scan }));
  api.on('GET /api/scan/BCDF2345/verify/challenge', () => ({
    body: { state: 'open', challenge: { email: 'a•••@example.com', ...sent } },
  }));
  api.on('POST /api/scan/BCDF2345/profile', () => ({ status: 201, body: challenge }));
  api.on('POST /api/scan/BCDF2345/activate', refused);
});

it('should say at the field of the form that the secret is missing or wrong, and send the right one', async () => {
  await show();
  await fillProfile();
  await send();
  await expectTold(MISSING);
  expect(listBodies('profile')).toEqual([]);

  api.on('POST /api/scan/BCDF2345/profile', refused);
  await fillIn(await findSecret(), '2222');
  expect(screen.queryByText(MISSING)).toBeNull();
  await send();
  await expectTold(REFUSED);

  api.on('POST /api/scan/BCDF2345/profile', () => ({ status: 201, body: challenge }));
  await userEvent.clear(await findSecret());
  await fillIn(await findSecret(), 'k7qm');
  await send();
  await screen.findByLabelText(/^Verification code/);
  expect(listBodies('profile').at(-1)).toMatchObject({ claimSecret: 'k7qm' });
});

it('should say the same to a person who is signed in, before what the page is for', async () => {
  scan = { ...scan, viewer };
  await show();
  const secret = await findSecret();
  const kind = await screen.findByRole('radio', { name: /^Keys, bag, pet/ });
  expect(secret.compareDocumentPosition(kind)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await activate();
  await expectTold(MISSING);
  expect(listBodies('activate')).toEqual([]);
  await fillIn(secret, '2222');
  await activate();
  await expectTold(REFUSED);
});

it('should claim the code of a person who is signed in, whom Enter is enough', async () => {
  scan = { ...scan, viewer };
  api.on('POST /api/scan/BCDF2345/activate', () => {
    scan = { ...activated, viewer: { ...viewer, isOwner: true } };
    return { body: { user, code: scan.code } };
  });
  await show();
  await userEvent.type(await findSecret(), 'K7QM{Enter}');
  await screen.findByText('QR code activated', undefined, { timeout: 5000 });
  expect(listBodies('activate')).toEqual([expect.objectContaining({ claimSecret: 'K7QM' })]);
});

it('should ask again in the form after the digits, for a code that was given another secret since', async () => {
  await show();
  await fillProfile();
  await fillIn(await findSecret(), 'K7QM');
  await send();
  await userEvent.type(await screen.findByLabelText(/^Verification code/), '123456');
  await expectTold(REFUSED);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name or alias/).value).toBe('Ann Lee');
});

it('should ask again in the form after the link', async () => {
  const preview = { email: 'ann@example.com', name: 'Ann Lee', fields: [] };
  api.on('GET /api/scan/BCDF2345/activation', () => ({ body: preview }));
  api.on('POST /api/scan/BCDF2345/activate-link', refused);
  await show('/scan/BCDF2345/activate?token=abc');
  await activate();
  await expectTold(REFUSED);
});
