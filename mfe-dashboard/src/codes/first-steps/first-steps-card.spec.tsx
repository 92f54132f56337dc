/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { type User, userQueryOptions } from '@ringtag/session';
import { ToastViewport } from '@ringtag/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { suitcase, suitcaseDetail } from '../testing/code-answers';
import { FirstStepsCard } from './first-steps-card';

const api = fakeApi();
const PATH = '/my-codes';

async function show({ closed = false, tried = false, pending = false } = {}) {
  const code = pending ? undefined : { ...suitcase, tried };
  const Page = () => (
    <>
      <FirstStepsCard code={code} pending={pending} />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
  const rendered = await renderPage({ remote, Page, path: PATH });
  rendered.queryClient.setQueryData(userQueryOptions.queryKey, {
    id: 'ann',
    email: 'ann@example.com',
    firstStepsClosed: closed,
  } as User);
  return rendered;
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  const city = { key: 'city', value: 'Wien', visibility: 'public' };
  api.on('GET /api/profile', () => ({ body: { name: 'Ann', fields: [city] } }));
  api.on(`GET /api/my-codes/${suitcase.id}`, () => ({ body: suitcaseDetail }));
});

it('should lead to profile, page and QR code, and tick what is done', async () => {
  await show({ tried: true });
  await screen.findByRole('link', { name: /^Complete your profile Done/ });
  expect(links()).toEqual([
    '/profile',
    `/my-code/${suitcase.id}?view=page`,
    `/my-code/${suitcase.id}?view=qr`,
  ]);
  expect(screen.getByRole('link', { name: /^Test your QR code Done/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Set up your page Write your own greeting/ })).toBeTruthy();
  expect(screen.queryByText(/^Save or print it/)).toBeNull();
});

it('should be gone for good when all is done, and never appear before', async () => {
  const template = { title: 'Hello' };
  api.on(`GET /api/my-codes/${suitcase.id}`, () => ({ body: { ...suitcaseDetail, template } }));
  api.on('PATCH /api/user/me', () => ({ body: {} }));
  const seen = jest.fn();
  new MutationObserver(() => screen.queryByText('Get started') && seen()).observe(document, {
    childList: true,
    subtree: true,
  });
  await show({ tried: true });
  const call = { call: 'PATCH /api/user/me', body: { firstStepsClosed: true } };
  await waitFor(() => expect(api.calls).toContainEqual(call));
  expect(api.calls.filter(({ call: made }) => made === call.call)).toHaveLength(1);
  expect(seen).not.toHaveBeenCalled();
});

it('should not take a code for tried that somebody scanned before it was activated', async () => {
  await show();
  await screen.findByRole('link', { name: /^Complete your profile Done/ });
  expect(screen.getByRole('link', { name: /^Test your QR code Save/ })).toBeTruthy();
});

it('should keep its place while codes load, and lead nowhere yet', async () => {
  await show({ pending: true });
  expect((await screen.findByText('Set up your page')).closest('[inert]')).not.toBeNull();
  expect(api.calls).toEqual([]);
});

it('should be closed for good, and come back when that could not be kept', async () => {
  api.on('PATCH /api/user/me', () => failure('unavailable'));
  await show();
  const close = () => screen.findByRole('button', { name: 'Hide these steps' });
  await userEvent.click(await close());
  expect(await screen.findByText('Couldn’t hide these steps')).toBeTruthy();
  api.on('PATCH /api/user/me', () => ({ body: {} }));
  await userEvent.click(await close());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(api.calls.at(-1)).toEqual({ call: 'PATCH /api/user/me', body: { firstStepsClosed: true } });
});

it('should not be shown, nor ask for anything, once it was closed', async () => {
  await show({ closed: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(api.calls).toEqual([]);
});
