/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import PresetsPage from './presets.page';
import type { Preset } from './presets.queries';
import { blue, toList, red } from './testing/preset-answers';

installDialogInJsdom();
const api = fakeApi();
let presets: Preset[];
const sent = (method: string) =>
  api.calls.filter(({ call }) => call.startsWith(method)).map(({ call, body }) => [call, body]);

async function show(search = '') {
  await renderPage({ remote, Page: PresetsPage, path: '/presets', at: `/presets${search}` });
  return userEvent.setup();
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

beforeEach(() => {
  presets = [blue, red];
  api.on('GET /api/presets', () => toList(...presets));
  api.on('PATCH /api/presets/b1', ({ body }) => {
    presets = [
      { ...blue, ...(body as object) },
      { ...red, isDefault: false },
    ];
    return { body: presets[0] };
  });
});

it('should show each preset with its look, who uses it, and which one is the default', async () => {
  await show();
  const row = (await screen.findByRole('rowheader', { name: 'Blue' })).closest('tr')!;
  const cells = within(row).getAllByRole('cell').slice(0, 2);
  expect(cells.map(({ textContent }) => textContent)).toEqual(['1', '1,200']);
  await waitFor(() => expect(row.querySelector('path[fill="#1d4ed8"]')).toBeTruthy());
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/presets/b1');
  expect(screen.getByRole('rowheader', { name: 'Red Default' })).toBeTruthy();
});

it('should make another one the default, and show the one before without it', async () => {
  const user = await show();
  await choose(user, 'Blue', 'Make default');
  expect(await screen.findByRole('rowheader', { name: 'Blue Default' })).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Red' })).toBeTruthy();
  expect(sent('PATCH')).toEqual([['PATCH /api/presets/b1', { isDefault: true }]]);
});

it('should give it another name, but not none', async () => {
  const user = await show();
  await choose(user, 'Blue', 'Rename…');
  const dialog = within(screen.getByRole('dialog', { name: 'Rename preset' }));
  const name = dialog.getByRole('textbox');
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name')).toBeTruthy();
  await user.type(name, ' Navy {Enter}');
  expect(await screen.findByRole('rowheader', { name: 'Navy' })).toBeTruthy();
  expect(sent('PATCH')).toEqual([['PATCH /api/presets/b1', { name: 'Navy' }]]);
});

it('should say who uses a preset before it deleted', async () => {
  api.on('DELETE /api/presets/b1', () => {
    presets = [red];
    return { status: 204 };
  });
  const user = await show();
  await choose(user, 'Red', 'Delete…');
  expect(screen.getByText('It’s the default. Without one, codes look plain.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, 'Blue', 'Delete…');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete “Blue”?' }));
  expect(dialog.getByText('1 project uses it.')).toBeTruthy();
  expect(dialog.getByText('1,200 codes use it directly.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Blue' })).toBeNull());
});

it('should tell no presets from none found and from a failure', async () => {
  presets = [];
  await show();
  expect(await screen.findByRole('heading', { name: 'No presets yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New preset' }).getAttribute('href')).toBe('/presets/new');
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help/administrator#presets');
  cleanup();
  await show('?q=Teal');
  expect(await screen.findByRole('heading', { name: 'No presets match “Teal”' })).toBeTruthy();
  cleanup();
  api.on('GET /api/presets', () => failure('malformed_request'));
  await show();
  expect(await screen.findByText('Couldn’t load presets')).toBeTruthy();
});
