/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { suitcaseDetail } from '../../codes/testing/code-answers';
import remote from '../../remote';
import MyCodePage from '../my-code.page';

installDialogInJsdom();
const api = fakeApi();
const GIVE = 'POST /api/my-codes/c1/gift';
const TAKE_BACK = 'DELETE /api/my-codes/c1/gift';
const design = suitcaseDetail.startDesign;
const gift = {
  email: 'otto@example.com',
  ...{ label: false, design: true, page: false },
  createdAt: '2026-12-01T10:00:00.000Z',
  expiresAt: '2026-12-08T10:00:00.000Z',
};
const Page = () => (
  <>
    <MyCodePage />
    <ToastViewport label="Notifications" closeLabel="Close" />
  </>
);
const show = (code: object) => {
  api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, ...code } }));
  return renderPage({ remote, Page, path: '/my-code/:id', at: '/my-code/c1' });
};
afterEach(() => act(() => dismissToast()));
beforeEach(() => {
  api.on('GET /api/my-codes/c1/scans', () => ({ body: { days: [], total: 0 } }));
  api.on('GET /api/messages', () => ({ body: { items: [], total: 0, page: 1, pageSize: 3, unread: 0 } }));
  api.on('GET /api/profile', () => ({ body: { name: 'Ann Lee', fields: [] } }));
});

it('should ask to whom the code is given and what goes along, and say that it is offered', async () => {
  await show({ design });
  await userEvent.click(await screen.findByRole('button', { name: 'Give away' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give Suitcase to someone' }));
  // Nothing was made of the page. The name is private until its owner includes it.
  expect(dialog.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    false,
    true,
  ]);
  const send = async () => userEvent.click(await dialog.findByRole('button', { name: 'Send link' }));
  await send();
  expect(api.calls.some(({ call }) => call === GIVE)).toBe(false);
  await fillIn(dialog.getByLabelText(/^Their email address/), ' otto@example.com ');
  api.on(GIVE, () => failure('already_offered'));
  await send();
  await dialog.findByText('You’re already giving this code to someone.');
  api.on(GIVE, () => ({ status: 201 }));
  api.on('GET /api/my-codes/c1', () => ({ body: { ...suitcaseDetail, gift } }));
  await send();
  await screen.findByText(/^Offered to otto@example.com until Dec 8, 2026/);
  const { body } = api.calls.find(({ call }) => call === GIVE)!;
  expect(body).toEqual({ email: 'otto@example.com', label: false, design: true, page: false });
});

it('should ask for a proof where the server wants one, and keep what was typed', async () => {
  await show({ design });
  await userEvent.click(await screen.findByRole('button', { name: 'Give away' }));
  await fillIn(await screen.findByLabelText(/^Their email address/), 'otto@example.com');
  api.on(GIVE, () => failure('proof_required'));
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await userEvent.click(proof.getAllByRole('button', { name: 'Close' })[0]!);
  expect(((await screen.findByLabelText(/^Their email address/)) as HTMLInputElement).value).toBe(
    'otto@example.com',
  );
});

it('should take the code back, and show what is so where somebody was faster', async () => {
  await show({ gift });
  api.on(TAKE_BACK, () => failure('not_found'));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await screen.findByText('Couldn’t take the code back');
  api.on(TAKE_BACK, () => ({ status: 204, body: undefined }));
  api.on('GET /api/my-codes/c1', () => ({ body: suitcaseDetail }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Give away' })).toBeTruthy());
});
