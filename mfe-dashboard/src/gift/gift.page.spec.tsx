/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import GiftPage from './gift.page';

const api = fakeApi();
const SHOW = 'GET /api/gifts/secret';
const ACCEPT = 'POST /api/gifts/secret/accept';
const DECLINE = 'POST /api/gifts/secret/decline';
const gift = {
  code: { alias: 'BCDF2345', displayAlias: 'BCDF-2345' },
  giver: { name: 'Mara', email: 'mara@example.com' },
  email: 'otto@example.com',
  forViewer: true,
  createdAt: '2026-12-01T10:00:00.000Z',
  expiresAt: '2026-12-08T10:00:00.000Z',
};
const show = (user: { name: string | null } | null = { name: 'Otto' }, body: object = gift) => {
  api.on(SHOW, () => ({ body }));
  return renderPage({ remote, Page: GiftPage, path: '/gift', at: '/gift?token=secret', user });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
beforeEach(() => sessionStorage.clear());

it('should say who gives what, and do nothing before a button is pressed (LNK-2)', async () => {
  await show();
  await screen.findByText('Mara (mara@example.com) wants to give you QR code BCDF-2345.');
  expect(api.calls.map(({ call }) => call)).toEqual([SHOW]);
});

it('should accept, and lead to the code', async () => {
  const { address } = await show();
  api.on(ACCEPT, () => ({ body: { id: 'c1' } }));
  await press('Accept');
  await waitFor(() => expect(address()).toBe('/my-code/c1'));
  expect(sessionStorage).toHaveLength(0);
});

it('should ask for a name first where the account has none', async () => {
  await show({ name: null });
  api.on('PATCH /api/user/me', ({ body }) => ({ body }));
  api.on(ACCEPT, () => ({ body: { id: 'c1' } }));
  await press('Accept');
  await screen.findByText('Enter your name');
  await fillIn(screen.getByLabelText(/^Your name/), ' Otto ');
  await press('Accept');
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain(ACCEPT));
  expect(api.calls.find(({ call }) => call === 'PATCH /api/user/me')!.body).toEqual({ name: 'Otto' });
});

it('should say that the gift waits for whoever has too many codes', async () => {
  await show();
  api.on(ACCEPT, () => failure('activation_limit_reached', { currentCount: 3 }));
  await press('Accept');
  await screen.findByText(/^The gift stays open until Dec 8, 2026/);
  expect(screen.getByRole('link', { name: 'My codes' }).getAttribute('href')).toBe('/my-codes');
});

it('should send guests to sign in or up, and back', async () => {
  await show(null, { ...gift, forViewer: false });
  const signIn = await screen.findByRole('link', { name: 'Sign in' });
  expect(signIn.getAttribute('href')).toBe('/sign-in?returnUrl=%2Fgift');
  const signUp = screen.getByRole('link', { name: 'Create account' });
  expect(signUp.getAttribute('href')).toBe('/sign-up?returnUrl=%2Fgift');
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('should offer nothing but to decline to another account', async () => {
  await show({ name: 'Zoe' }, { ...gift, forViewer: false });
  await screen.findByText(/^This gift is for otto@example.com/);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  api.on(DECLINE, () => ({ status: 204 }));
  await press('Decline');
  await screen.findByText(/^Gift declined/);
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['link_expired', /^This gift has expired/],
  ['invalid_link', /^This link doesn’t work.* or the code can’t be given right now/],
] as const)('should say what became of the gift after %s', async (code, text) => {
  await show();
  api.on(ACCEPT, () => failure(code));
  await press('Accept');
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
