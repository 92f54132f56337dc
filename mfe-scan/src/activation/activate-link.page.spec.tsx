/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { userQueryOptions } from '@ringtag/session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { activatable, activated } from '../state/testing/scan-answers';
import ActivateLinkPage from './activate-link.page';

const api = fakeApi();
const CALL = 'POST /api/scan/BCDF2345/activate-link';
const SHOW = 'GET /api/scan/BCDF2345/activation';
const DECLINE = 'POST /api/scan/BCDF2345/activation/decline';
const preview = {
  email: 'ann@example.com',
  name: 'Ann Lee',
  fields: [
    { key: 'city', value: 'Berlin', visibility: 'private' },
    { key: 'phone', value: '+49 30 1', visibility: 'public' },
  ],
};
async function show(query = '?token=secret') {
  const at = `/scan/BCDF-2345/activate${query}`;
  const rendered = renderPage({ remote, Page: ActivateLinkPage, path: '/scan/:alias/activate', at });
  return rendered;
}
const press = async (name = 'Activate') => userEvent.click(await screen.findByRole('button', { name }));
beforeEach(() => api.on(SHOW, () => ({ body: preview })));

it('should do nothing before its button is pressed, and take the token out of the address (LNK-3, LNK-7)', async () => {
  window.history.replaceState(null, '', '/scan/BCDF-2345/activate?token=secret&locale=de');
  await show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Activate QR code BCDF-2345');
  expect(window.location.search).toBe('?locale=de');
  // The page only reads, and no address contains the token.
  expect(api.calls).toEqual([{ call: SHOW, body: undefined }]);
});

it('should show everything that will be published, and to whom (LNK-5)', async () => {
  await show();
  await screen.findByText('Ann Lee');
  const rows = screen.getAllByRole('term').map(({ parentElement }) => parentElement!.textContent);
  expect(rows).toEqual(['Name or aliasAnn LeePublic', 'Phone+49 30 1Public', 'CityBerlinPrivate']);
  expect(screen.getByText('You’ll be signed in as ann@example.com.')).toBeTruthy();
});

it('should end the link for whoever says "this was not me" (LNK-5)', async () => {
  api.on(DECLINE, () => ({ status: 204 }));
  localStorage.setItem('step BCDF2345', '{"challengeId":"challenge"}');
  await show();
  await press('It wasn’t me');
  const thanks = await screen.findByRole('heading', { name: 'Thank you' });
  expect(document.activeElement).toBe(thanks);
  expect(screen.getByText(/Nothing was published/)).toBeTruthy();
  expect(localStorage.getItem('step BCDF2345')).toBeNull();
  expect(api.calls.slice(1)).toEqual([{ call: DECLINE, body: { token: 'secret' } }]);
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

it('should lead to the codes of somebody who may hold no more', async () => {
  api.on(CALL, () => failure('activation_limit_reached', { currentCount: 3 }));
  await show();
  await press();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^You have reached the activation limit!/);
  expect(screen.getByRole('link', { name: 'Manage your codes' }).getAttribute('href')).toBe('/my-codes');
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

it('should let a person try again when neither loading nor declining reached the server', async () => {
  api.on(SHOW, () => failure('too_many_requests'));
  api.on(DECLINE, () => failure('too_many_requests'));
  await show();
  await screen.findByRole('alert');
  api.on(SHOW, () => ({ body: preview }));
  await press('Try again');
  await press('It wasn’t me');
  await screen.findByText('Couldn’t decline the activation');
  expect(screen.getByRole('button', { name: 'It wasn’t me' })).toBeTruthy();
});

it('should activate with the token and go to the code', async () => {
  api.on(CALL, () => ({ body: { user: { id: 'ann', hasPassword: false }, code: activated.code } }));
  const { address, queryClient } = await show();
  await press();
  await waitFor(() => expect(address()).toBe('/scan/BCDF2345'), { timeout: 5000 });
  expect(api.calls.slice(1)).toEqual([{ call: CALL, body: { token: 'secret' } }]);
  expect(queryClient.getQueryData(userQueryOptions.queryKey)).toMatchObject({ id: 'ann' });
});

it('should say that others use this computer, and remember nothing of the person (UI-82)', async () => {
  localStorage.clear();
  api.on(CALL, () => ({ body: { user: { id: 'ann', hasPassword: false }, code: activated.code } }));
  const { address } = await show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^This is a shared computer/ }));
  await press();
  await waitFor(() => expect(address()).toBe('/scan/BCDF2345'), { timeout: 5000 });
  expect(api.calls.slice(1)).toEqual([{ call: CALL, body: { token: 'secret', shared: true } }]);
  expect([localStorage.getItem('last-email'), localStorage.getItem('last-way')]).toEqual([null, null]);
  document.cookie = 'shared-computer=; max-age=0';
});

it.each([
  ['a link that never was', 'invalid_link', activatable, 'Invalid or expired activation link'],
  ['one that expired', 'link_expired', activatable, 'Activation link expired. Please request a new one'],
  ['one that was used', 'invalid_link', activated, 'QR code already activated'],
  ['one that was used long ago', 'link_expired', activated, 'QR code already activated'],
] as const)('should tell %s before anything is pressed', async (_, code, scan, text) => {
  const next = scan === activated ? 'View page' : 'Get a new link';
  api.on(SHOW, () => failure(code));
  api.on('GET /api/scan/BCDF2345', () => ({ body: scan }));
  await show();
  await screen.findByText(text);
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe('/scan/BCDF2345');
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

it('should say that somebody else was faster, and offer the page and a message to its owner', async () => {
  api.on(CALL, () => failure('already_activated'));
  await show();
  await press();
  await screen.findByText('QR code already activated');
  expect(screen.getByRole('link', { name: 'View page' })).toBeTruthy();
  const message = screen.getByRole('link', { name: 'Send a message' });
  expect(message.getAttribute('href')).toBe('/scan/BCDF2345/message');
});

it.each([
  ['before anything is pressed', SHOW],
  ['when the button is pressed', CALL],
])('should say %s that its reader has activated the code elsewhere', async (_, call) => {
  api.on(call, () => failure('already_activated', { own: true }));
  api.on('GET /api/scan/BCDF2345', () => ({ body: activated }));
  await show();
  if (call === CALL) await press();
  await screen.findByRole('heading', { name: 'QR code activated' });
  await screen.findByText(/^You activated it in another window or on another device\./);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
});

it('should say at once that the code is taken, without asking again', async () => {
  api.on(SHOW, () => failure('already_activated'));
  await show();
  await screen.findByText('QR code already activated');
  // Nobody has tried to activate the code on this page yet.
  expect(screen.getByRole('alert').textContent).toMatch(/^Couldn’t load the code/);
  expect(api.calls.filter(({ call }) => call === SHOW)).toHaveLength(1);
});

it('should say that there is no such code (UI-95)', async () => {
  api.on(SHOW, () => failure('code_not_found'));
  await show();
  await screen.findByRole('heading', { name: 'QR code not found' });
});

it('should say that the link ended while the page was open', async () => {
  api.on(CALL, () => failure('invalid_link'));
  api.on('GET /api/scan/BCDF2345', () => ({ body: activatable }));
  await show();
  await press();
  await screen.findByText('Invalid or expired activation link');
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

it('should keep its button when the server failed', async () => {
  api.on(CALL, () => failure('unavailable'));
  await show();
  await press();
  await screen.findByText('Activation failed. Please try again');
  expect(screen.getByRole('button', { name: 'Activate' })).toBeTruthy();
});

it('should go to the code when there is no token', async () => {
  const { address } = await show('');
  expect(address()).toBe('/scan/BCDF2345');
});
