/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { type User, userQueryOptions } from '@ringtag/session';
import { ToastViewport } from '@ringtag/ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import type { Home } from './home.queries';
import { FirstSteps } from './next-steps';

const api = fakeApi();
const PATH = '/my-codes';
const CLOSE = { call: 'PATCH /api/user/me', body: { firstStepsClosed: true } };
const LEFT: Home['steps'] = [
  { step: 'profile', codeId: null },
  { step: 'try', codeId: 'c1' },
];

async function show({ closed = false, steps = LEFT, holdsCode = true } = {}) {
  api.on('GET /api/next-steps', () => ({ body: { steps } }));
  const Page = () => (
    <>
      <h1 tabIndex={-1}>My Codes</h1>
      <FirstSteps holdsCode={holdsCode} />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
  const user = { email: 'ann@example.com', firstStepsClosed: closed };
  const rendered = await renderPage({ remote, Page, path: PATH, user });
  return {
    ...rendered,
    isClosed: () => rendered.queryClient.getQueryData<User>(userQueryOptions.queryKey)!.firstStepsClosed,
  };
}
const listLinks = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const close = () => screen.findByRole('button', { name: 'Hide these steps' });

beforeEach(() => api.on('PATCH /api/user/me', () => ({ body: {} })));

it('should lead to what is left of the first steps, as Home does', async () => {
  await show({ steps: [{ step: 'activate', codeId: null }, ...LEFT] });
  await waitFor(() => expect(screen.getByText('Next steps').closest('[inert]')).toBeNull());
  expect(listLinks()).toEqual(['/profile', '/my-code/c1?view=qr']);
});

it('should be gone for good when all is done, but not before there is a code', async () => {
  await show({ steps: [], holdsCode: false });
  await waitFor(() => expect(screen.queryByText('Next steps')).toBeNull());
  expect(api.calls).not.toContainEqual(CLOSE);
  await show({ steps: [] });
  await waitFor(() => expect(api.calls).toContainEqual(CLOSE));
});

it('should be hidden for good, keep the focus, and come back when that could not be stored', async () => {
  api.on('PATCH /api/user/me', () => failure('unavailable'));
  const { isClosed } = await show();
  await userEvent.click(await close());
  expect(await screen.findByText('Couldn’t hide these steps')).toBeTruthy();
  api.on('PATCH /api/user/me', () => ({ body: {} }));
  await userEvent.click(await close());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect([isClosed(), document.activeElement?.tagName]).toEqual([true, 'H1']);
});

it('should ask for nothing once it was hidden', async () => {
  await show({ closed: true });
  expect(screen.queryByRole('link')).toBeNull();
  expect(api.calls).toEqual([]);
});
