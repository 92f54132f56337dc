/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { defaultSettings } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import SettingsPage from './settings.page';

const api = fakeApi();
const saved = { ...defaultSettings(), version: 4 };
const puts = () => api.calls.filter(({ call }) => call === 'PUT /api/settings').map(({ body }) => body);
const show = async () => {
  await renderPage({ remote, Page: SettingsPage, path: '/settings', at: '/settings' });
  return screen.findByRole('textbox', { name: /^Codes per account/ });
};

const projects = (...items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 20 } });
const expo = { id: '01930000-0000-7000-8000-000000000001', name: 'Expo', archived: false };

beforeEach(() => {
  api.on('GET /api/projects', () => projects(expo));
  api.on('GET /api/settings', () => ({ body: saved }));
  api.on('PUT /api/settings', ({ body }) => ({ body: { ...(body as typeof saved), version: 5 } }));
});

it('should save all settings with the version they were changed upon, and nothing typed as null', async () => {
  const user = userEvent.setup();
  const limit = await show();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.clear(limit);
  await user.type(limit, '7');
  await fillIn(screen.getByRole('textbox', { name: 'Legal notice' }), 'https://example.com/imprint');
  await user.click(screen.getByRole('checkbox', { name: 'Deutsch' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(puts()).toEqual([
    {
      ...saved,
      activationLimit: 7,
      imprintUrl: 'https://example.com/imprint',
      languages: saved.languages.filter((language) => language !== 'de'),
    },
  ]);
  expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('disabled', true);
});

it('should say what is out of bounds at its field, and send nothing', async () => {
  const user = userEvent.setup();
  await show();
  const terms = screen.getByRole('textbox', { name: 'Terms' });
  await fillIn(terms, 'http://example.com');
  await fillIn(screen.getByRole('textbox', { name: 'Privacy policy' }), 'https://example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter an address that starts with https://')).toBeTruthy();
  expect(document.activeElement).toBe(terms);
  expect(puts()).toEqual([]);
});

it('should warn before a shorter retention deletes messages', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(screen.getByRole('textbox', { name: /^Days to keep/ }), '30');
  expect(screen.getByText(/^Messages older than 30 days will be permanently deleted/)).toBeTruthy();
});

it('should show at its field what the server refuses', async () => {
  const user = userEvent.setup();
  api.on('PUT /api/settings', () =>
    failure('validation_failed', { error: [{ field: 'mailReplyTo', code: 'isEmail', message: '' }] }),
  );
  await show();
  await fillIn(screen.getByRole('textbox', { name: /^Reply-to address/ }), 'help@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
});

it('should keep a draft that somebody else was faster than, and load the newer settings when asked', async () => {
  const user = userEvent.setup();
  const limit = await show();
  api.on('PUT /api/settings', () => failure('outdated'));
  api.on('GET /api/settings', () => ({ body: { ...saved, activationLimit: 9, version: 5 } }));
  await user.type(limit, '0');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else changed these settings\./)).toBeTruthy();
  expect(limit).toHaveProperty('value', '30');
  await user.click(screen.getByRole('button', { name: 'Reload settings' }));
  await waitFor(() => expect(limit).toHaveProperty('value', '9'));
});

it('should choose the project of digital codes by its name, and offer none once it is cleared', async () => {
  const user = userEvent.setup();
  await show();
  const field = screen.getByRole('combobox', { name: /^Project for digital codes/ });
  expect(field).toHaveProperty('placeholder', 'Off');
  api.on(`GET /api/projects/${expo.id}`, () => ({ body: expo }));
  await user.type(field, 'Exp');
  await user.click(await screen.findByRole('option', { name: 'Expo' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(puts()).toMatchObject([{ digitalCodesProjectId: expo.id }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  await user.clear(field);
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(puts().at(-1)).toMatchObject({ digitalCodesProjectId: null }));
});

it('should say that no digital codes are offered while their project is archived or gone', async () => {
  api.on('GET /api/settings', () => ({ body: { ...saved, digitalCodesProjectId: expo.id } }));
  api.on('GET /api/projects', () => projects());
  api.on(`GET /api/projects/${expo.id}`, () => ({ body: { ...expo, archived: true } }));
  await show();
  expect(await screen.findByText(/^This project is archived or deleted/)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Project for digital codes/ })).toHaveProperty(
    'value',
    'Expo',
  );
  api.on(`GET /api/projects/${expo.id}`, () => failure('not_found'));
  cleanup();
  await show();
  expect(await screen.findByText(/^This project is archived or deleted/)).toBeTruthy();
});

it('should say at its field that the server knows no such project', async () => {
  const user = userEvent.setup();
  const refused = { field: 'digitalCodesProjectId', code: 'exists', message: '' };
  api.on('PUT /api/settings', () => failure('validation_failed', { error: [refused] }));
  api.on(`GET /api/projects/${expo.id}`, () => ({ body: expo }));
  await show();
  await user.type(screen.getByRole('combobox', { name: /^Project for digital codes/ }), 'Exp');
  await user.click(await screen.findByRole('option', { name: 'Expo' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose an active project')).toBeTruthy();
});
