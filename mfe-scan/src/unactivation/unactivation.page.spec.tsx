/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions } from '@ringtag/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import UnactivationPage from './unactivation.page';

const api = fakeApi();
const SHOW = 'GET /api/unactivation-requests/secret';
const request = {
  code: { alias: 'BCDF2345', displayAlias: 'BCDF-2345' },
  label: 'Blue bag',
  requester: { name: 'Rita', email: 'rita@example.com' },
  reason: 'I bought <b>the bike</b>',
};
async function show(query = '?token=secret') {
  const at = `/scan/BCDF-2345/unactivation${query}`;
  const rendered = renderPage({ remote, Page: UnactivationPage, path: '/scan/:alias/unactivation', at });
  return rendered;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
beforeEach(() => {
  sessionStorage.clear();
  api.on(SHOW, () => ({ body: request }));
});

it('should show who asks and why, and do nothing before a button is pressed (LNK-2)', async () => {
  await show();
  await screen.findByText(/Rita \(rita@example.com\) asked you for this QR code/);
  expect(screen.getByRole('heading', { name: /^Request for Blue bag/ })).toBeTruthy();
  expect(screen.getByText('I bought <b>the bike</b>')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(api.calls.map(({ call }) => call)).toEqual([SHOW]);
});

it('should name who asks by the address where there is no name', async () => {
  api.on(SHOW, () => ({
    body: { ...request, requester: { ...request.requester, name: null }, reason: null },
  }));
  await show();
  await screen.findByText(/rita@example.com \(rita@example.com\)/);
  expect(document.querySelector('blockquote')).toBeNull();
});

it.each([
  ['give', 'Give it to Rita', 'Code offered'],
  ['confirm', 'Confirm and unactivate', 'QR code unactivated'],
  ['decline', 'Decline', 'Request declined'],
])('should %s on its button, and forget the link', async (answer, name, title) => {
  api.on(`POST /api/unactivation-requests/secret/${answer}`, () => ({ status: 204 }));
  await show();
  await press(name);
  const heading = await screen.findByRole('heading', { name: title });
  expect(document.activeElement).toBe(heading);
  // Not to the page, where anybody could activate the code that was given up.
  expect(screen.getByRole('link', { name: 'My codes' }).getAttribute('href')).toBe('/my-codes');
  expect(sessionStorage).toHaveLength(0);
});

it.each(['invalid_link', 'not_found'] as const)('should offer no answer after %s', async (code) => {
  api.on(SHOW, () => failure(code));
  await show();
  await screen.findByText(/This link doesn’t work\./);
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  expect(screen.getByRole('link', { name: 'View page' })).toBeTruthy();
});

it('should say that the link expired, and what can be done', async () => {
  api.on(SHOW, () => failure('link_expired'));
  await show();
  await screen.findByText('This link has expired. The person who asked can send a new request.');
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
});

it('should say that it was answered elsewhere while the page was open', async () => {
  await show();
  api.on('POST /api/unactivation-requests/secret/confirm', () => failure('invalid_link'));
  await press('Confirm and unactivate');
  await screen.findByText(/This link doesn’t work\./);
});

it('should keep its buttons when the server failed, and load again', async () => {
  api.on(SHOW, () => failure('unavailable'));
  api.on('POST /api/unactivation-requests/secret/decline', () => failure('unavailable'));
  await show();
  await screen.findByRole('heading', { name: 'An error occurred' });
  api.on(SHOW, () => ({ body: request }));
  await press('Try again');
  await press('Decline');
  await screen.findByText('Couldn’t decline the request');
  api.on('POST /api/unactivation-requests/secret/confirm', () => failure('unavailable'));
  await press('Confirm and unactivate');
  await screen.findByText('Failed to unactivate QR code');
  expect(screen.getByRole('button', { name: 'Decline' })).toBeTruthy();
});

it('should ask to sign in first, keep the secret out of addresses, and go on afterwards (LNK-7)', async () => {
  const { queryClient } = await show();
  await screen.findByRole('button', { name: 'Decline' });
  queryClient.setQueryData(userQueryOptions.queryKey, null);
  await screen.findByText(/Sign in to the account that owns this code to see who’s asking\./);
  const links = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/sign-in?returnUrl=%2Fscan%2FBCDF2345%2Funactivation');
  expect(links.join()).not.toContain('secret');
});

it('should find the secret again after the way over the sign-in page', async () => {
  sessionStorage.setItem('token /scan/BCDF2345/unactivation', 'secret');
  await show('');
  await screen.findByRole('button', { name: 'Decline' });
});

it('should go to the code when there is no token', async () => {
  const { address } = await show('');
  expect(address()).toBe('/scan/BCDF2345');
});
