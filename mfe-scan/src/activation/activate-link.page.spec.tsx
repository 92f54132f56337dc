/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeApi, renderPage } from '@ringtag/pages/testing';
import remote from '../remote';
import { activatable, activated } from '../scan/scan-answers';
import ActivateLinkPage from './activate-link.page';

const api = fakeApi();
const CALL = 'POST /api/scan/BCDF2345/activate-link';
const show = (query = '?token=secret') =>
  renderPage({
    remote,
    Page: ActivateLinkPage,
    path: '/scan/:alias/activate',
    at: `/scan/BCDF-2345/activate${query}`,
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Activate' }));

it('should do nothing before its button is pressed, and take the token out of the address', async () => {
  window.history.replaceState(null, '', '/scan/BCDF-2345/activate?token=secret&locale=de');
  await show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Activate QR code BCDF-2345');
  expect(window.location.search).toBe('?locale=de');
  expect(api.calls).toEqual([]);
});

it('should activate with the token and go to the code', async () => {
  api.on(CALL, () => ({ body: { user: { id: 'ann', hasPassword: false }, code: activated.code } }));
  const { address, queryClient } = await show();
  await press();
  await waitFor(() => expect(address()).toBe('/scan/BCDF2345'), { timeout: 5000 });
  expect(api.calls).toEqual([{ call: CALL, body: { token: 'secret' } }]);
  expect(queryClient.getQueryData(['session', 'user'])).toMatchObject({ id: 'ann' });
});

it.each([
  ['a link that never was', activatable, 'Invalid or expired activation link', 'Ask for a new link'],
  ['a link that was used', activated, 'QR code already activated', 'Show the QR code'],
])('should tell %s', async (_, scan, text, next) => {
  api.on(CALL, () => failure('invalid_link'));
  api.on('GET /api/scan/BCDF2345', () => ({ body: scan }));
  await show();
  await press();
  await screen.findByText(text);
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe('/scan/BCDF2345');
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
});

it('should say that somebody else was faster', async () => {
  api.on(CALL, () => failure('already_activated'));
  await show();
  await press();
  await screen.findByText('QR code already activated');
  expect(screen.getByRole('link', { name: 'Show the QR code' })).toBeTruthy();
});

it('should say that there is no such code', async () => {
  api.on(CALL, () => failure('code_not_found'));
  await show();
  await press();
  await screen.findByRole('heading', { name: 'QR code not found' });
});

it('should keep its button when the server failed', async () => {
  api.on(CALL, () => failure('unavailable'));
  await show();
  await press();
  await screen.findByRole('alert');
  expect(screen.getByRole('button', { name: 'Activate' })).toBeTruthy();
});

it('should go to the code when there is no token', async () => {
  const { address } = await show('');
  expect(address()).toBe('/scan/BCDF2345');
});
