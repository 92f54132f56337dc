/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ScanPage from '../scan/scan.page';
import type { Scan } from '../state/scan.queries';
import { activatable, activated } from '../state/testing/scan-answers';

installDialogInJsdom();
const api = fakeApi();
const SCAN = 'GET /api/scan/BCDF2345';
const UNACTIVATE = 'POST /api/scan/BCDF2345/unactivate';
const REQUEST = 'POST /api/scan/BCDF2345/unactivation-request';
const show = () => renderPage({ remote, Page: ScanPage, path: '/scan/:alias', at: '/scan/BCDF2345' });
const viewedBy = (viewer: Scan['viewer']) => api.on(SCAN, () => ({ body: { ...activated, viewer } }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));
const owner = { signedIn: true, isOwner: true, email: 'ann@example.com' };
const other = { signedIn: true, isOwner: false, email: 'bob@example.com' };

it('should lead strangers to the sign-in page, and back (UI-103)', async () => {
  viewedBy({ signedIn: false, isOwner: false });
  await show();
  const link = await screen.findByRole('link', { name: 'Request unactivation' });
  expect(link.getAttribute('href')).toBe('/sign-in?returnUrl=%2Fscan%2FBCDF2345');
});

it.each([
  ['others', other, 'Request unactivation', 1],
  ['the owner', owner, 'Unactivate', 0],
])('should say to %s what is asked for, or nothing', async (_, viewer, action, times) => {
  viewedBy(viewer);
  await show();
  const button = await screen.findByRole('button', { name: action });
  const said = screen.queryAllByText('You can ask the person who activated it to release it.');
  expect(said).toHaveLength(times);
  for (const sentence of said) expect(sentence.nextElementSibling).toBe(button);
  expect(screen.queryAllByText('Is this your code?')).toHaveLength(times);
});

it('should name the code as its owner does, whatever else has the same letters', async () => {
  viewedBy({ ...owner, label: 'act' });
  await show();
  await press('Unactivate');
  await dialog(/^Unactivate act\?/);
});

it('should tell owners what it does before they give a code up, and offer it to the next (UI-101)', async () => {
  viewedBy(owner);
  api.on(UNACTIVATE, () => ({ status: 204 }));
  await show();
  await press('Unactivate');
  const question = await dialog(/^Unactivate\s+BCDF-2345/);
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This resets the code’s activation.',
    'Other people can activate the code again.',
    'Existing messages are kept but hidden from new owners.',
  ]);
  api.on(SCAN, () => ({ body: { ...activatable, viewer: { ...owner, isOwner: false } } }));
  await userEvent.click(question.getByRole('button', { name: 'Unactivate' }));
  await screen.findByText('QR code unactivated. Anyone can activate it again.');
  expect(screen.getByRole('heading', { name: 'Activate this QR code' })).toBeTruthy();
});

it('should tell owners of a digital code that giving it up deletes it', async () => {
  viewedBy({ ...owner, digital: true });
  api.on(UNACTIVATE, () => ({ status: 204 }));
  await show();
  await press('Unactivate');
  const question = await dialog(/^Delete\s+BCDF-2345/);
  expect(question.getByText('The code is deleted for good. No one can activate it again.')).toBeTruthy();
  api.on(SCAN, () => failure('code_not_found'));
  await userEvent.click(question.getByRole('button', { name: 'Delete code' }));
  expect(await screen.findByText(/QR code not found/)).toBeTruthy();
});

it('should change nothing when the owner cancels, and stay with the error when it failed', async () => {
  viewedBy(owner);
  api.on(UNACTIVATE, () => failure('too_many_requests'));
  await show();
  await press('Unactivate');
  const question = await dialog(/^Unactivate\s+BCDF-2345/);
  await userEvent.click(question.getByRole('button', { name: 'Unactivate' }));
  await question.findByText('Failed to unactivate QR code');
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Ann Lee' })).toBeTruthy();
});

it.each([
  ['  I bought the bike ', { reason: 'I bought the bike' }],
  ['  ', {}],
])('should send a request with the reason %j once, and say that it was sent', async (reason, body) => {
  viewedBy(other);
  api.on(REQUEST, () => ({ status: 201 }));
  await show();
  await press('Request unactivation');
  const question = await dialog(/^Request unactivation of\s+BCDF-2345/);
  await userEvent.type(question.getByLabelText(/^Reason/), reason);
  viewedBy({ ...other, unactivationRequested: true });
  await userEvent.click(question.getByRole('button', { name: 'Send request' }));
  await screen.findByText('Unactivation request sent to the owner.');
  expect(api.calls.filter(({ call }) => call === REQUEST)).toEqual([{ call: REQUEST, body }]);
  expect(screen.queryByRole('button', { name: 'Request unactivation' })).toBeNull();
});

it('should say that a request could not be sent, and keep the reason', async () => {
  viewedBy(other);
  api.on(REQUEST, () => failure('too_many_requests'));
  await show();
  await press('Request unactivation');
  const question = await dialog(/^Request unactivation of\s+BCDF-2345/);
  await fillIn(question.getByLabelText(/^Reason/), 'I bought the bike');
  await userEvent.click(question.getByRole('button', { name: 'Send request' }));
  const alert = await question.findByRole('alert');
  expect(within(alert).getByText('Failed to send unactivation request')).toBeTruthy();
  expect(question.getByLabelText(/^Reason/)).toHaveProperty('value', 'I bought the bike');
});
