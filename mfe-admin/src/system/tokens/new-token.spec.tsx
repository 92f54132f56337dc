/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import { newRelease } from '../testing/release-answers';
import { NewToken } from './new-token';

installDialogInJsdom();
const api = fakeApi();
const SECRET = '0190.a-secret-that-is-shown-once';

beforeEach(() => {
  const items = ['mfe-admin', 'mfe-scan', 'mfe-admin'].map((name, number) =>
    newRelease({ remote: name, number }),
  );
  api.on('GET /api/releases', () => ({ body: { items, previewed: null } }));
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const chooseOther = async () =>
  userEvent.selectOptions(await screen.findByLabelText('Module'), 'Another module');
async function fillIn() {
  await renderPage({ remote, Page: NewToken, path: '/system', at: '/system', user: { hasPassword: true } });
  await press('New token');
  await chooseOther();
  await userEvent.type(await screen.findByLabelText(/^Name of the module/), 'mfe-tips');
  await userEvent.type(screen.getByLabelText(/^Label/), 'CI');
}
const made = (sent: object[]) => (body: unknown) => {
  sent.push(body as object);
  const created = { id: 'one', remote: 'mfe-tips', label: 'CI', createdAt: '2026-12-01T10:00:00.000Z' };
  return { body: { created: { ...created, lastUsedAt: null, revokedAt: null }, token: SECRET } };
};

it('should show the secret of a new token once, and copy it', async () => {
  const sent: object[] = [];
  api.on('POST /api/release-tokens', ({ body }) => made(sent)(body));
  // With a clipboard, which jsdom has not.
  userEvent.setup();
  await fillIn();
  await press('Create token');
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(sent).toEqual([{ remote: 'mfe-tips', label: 'CI' }]);
  await press('Copy token');
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await press('Done');
  await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
});

it('should offer the modules that the server knows', async () => {
  const sent: object[] = [];
  api.on('POST /api/release-tokens', ({ body }) => made(sent)(body));
  await renderPage({ remote, Page: NewToken, path: '/system', at: '/system', user: {} });
  await press('New token');
  const module = await screen.findByLabelText('Module');
  const offered = [...module.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(offered).toEqual(['mfe-admin', 'mfe-scan', 'Another module']);
  expect(screen.queryByLabelText(/^Name of the module/)).toBeNull();
  await userEvent.selectOptions(module, 'mfe-scan');
  await userEvent.type(screen.getByLabelText(/^Label/), 'CI');
  await press('Create token');
  await waitFor(() => expect(sent).toEqual([{ remote: 'mfe-scan', label: 'CI' }]));
});

it('should refuse what is no name of a remote, and an empty label', async () => {
  await renderPage({ remote, Page: NewToken, path: '/system', at: '/system', user: {} });
  await press('New token');
  await chooseOther();
  await userEvent.type(await screen.findByLabelText(/^Name of the module/), 'Dashboard');
  await press('Create token');
  expect(await screen.findByText(/^Enter a name that starts with mfe-/)).toBeTruthy();
  expect(screen.getByText('Enter a label')).toBeTruthy();
});

it('should keep what was typed while it asks for the password', async () => {
  const sent: object[] = [];
  const field = { field: 'password', code: 'isCurrentPassword', message: '' };
  api.on('POST /api/release-tokens', ({ body }) =>
    (body as { password?: string }).password
      ? made(sent)(body)
      : failure('validation_failed', { error: [field] }),
  );
  await fillIn();
  await press('Create token');
  const password = await screen.findByLabelText(/^Current password/);
  await press('Cancel');
  await press('Create token');
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'right one');
  await press('Continue');
  expect(await screen.findByText(SECRET)).toBeTruthy();
  expect(sent).toEqual([{ remote: 'mfe-tips', label: 'CI', password: 'right one' }]);
  expect(password.isConnected).toBe(false);
});
