/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedItem } from '../codes/items.queries';
import { blue, toList, red } from '../presets/testing/preset-answers';
import remote from '../remote';
import ProjectPage from './project.page';
import { expo as project } from './testing/project-answers';

installDialogInJsdom();
const api = fakeApi();

const item: ListedItem = {
  id: 'i1',
  alias: 'ABCD2345',
  url: 'http://LOCALHOST/SCAN/ABCD2345',
  projectId: 'p1',
  label: 'Speaker',
  status: 'active',
  activatable: true,
  viewOnly: false,
  maxActivations: null,
  presetId: null,
  activationCount: 1,
  activated: true,
  digital: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  thumbnail: '/api/items/i1/thumbnail.png?v=1',
};
const ITEMS = '/api/projects/p1/items';
let items: ListedItem[];
const show = async (at = '/project/p1', selectedProjectId: string | null = null) => {
  return renderPage({ remote, Page: ProjectPage, path: '/project/:id', at, user: { selectedProjectId } });
};
const sent = () => api.calls.filter(({ call }) => call === `POST ${ITEMS}`).map(({ body }) => body);

beforeEach(() => {
  api.on('GET /api/presets', () => toList(blue, red));
  items = [item];
  api.on('GET /api/projects/p1', () => ({ body: project }));
  api.on(`GET ${ITEMS}`, ({ query }) => {
    const found = items.filter(({ status }) => !query.get('status') || status === query.get('status'));
    return { body: { items: found, total: found.length, page: 1, pageSize: 20 } };
  });
});

async function openDialog() {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add codes' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Add codes' })) };
}

it('should show the codes with a link to the page of each', async () => {
  await show();
  const row = within((await screen.findByRole('rowheader', { name: 'ABCD-2345' })).closest('tr')!);
  expect(row.getByRole('link', { name: 'ABCD-2345' }).getAttribute('href')).toBe('/item/i1');
  expect(row.getByText('Speaker')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '1 code' })).toBeTruthy();
});

it('should show a small picture of each code, and which of them are digital', async () => {
  items = [item, { ...item, id: 'i2', alias: 'WXYZ6789', digital: true, thumbnail: '/api/items/i2/x.png' }];
  await show();
  const cells = await screen.findAllByRole('rowheader');
  expect(cells.map((cell) => [cell.querySelector('img')?.getAttribute('src'), cell.textContent])).toEqual([
    ['/api/items/i1/thumbnail.png?v=1', 'ABCD-2345'],
    ['/api/items/i2/x.png', 'WXYZ-6789Digital'],
  ]);
  // The room of the picture is known before it arrives, which is when the row is near.
  expect(cells[0]!.querySelector('img')!.outerHTML).toMatch(/width="40" height="40" loading="lazy"/);
});

it('should filter by status through the address and tell an empty filter from an empty project', async () => {
  const user = userEvent.setup();
  const { address } = await show('/project/p1?status=nonsense&page=2');
  await screen.findByText('Speaker');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Disabled');
  expect(await screen.findByRole('heading', { name: 'No codes match these filters' })).toBeTruthy();
  expect(address()).toBe('/project/p1?status=disabled');
  items = [];
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByRole('heading', { name: 'No codes in this project yet' })).toBeTruthy();
  // The text explains the button below it.
  expect(screen.getByText('Add one or thousands at a time.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add your first codes' }));
  expect(await screen.findByRole('dialog', { name: 'Add codes' })).toBeTruthy();
});

it('should say that a project does not exist, and offer no other try', async () => {
  api.on('GET /api/projects/p1', () => failure('not_found'));
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('Not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('should select the project and clear the selection', async () => {
  const user = userEvent.setup();
  let selectedProjectId: string | null = null;
  api.on('GET /api/user/me', () => ({ body: { id: 'me', role: 'role-admin', selectedProjectId } }));
  api.on('PUT /api/projects/p1/set-selected-project', () => {
    selectedProjectId = 'p1';
    return { status: 204 };
  });
  api.on('GET /api/projects/reset-selected-project', () => {
    selectedProjectId = null;
    return { status: 204 };
  });
  await show();
  await user.click(await screen.findByRole('button', { name: 'Select project' }));
  await user.click(await screen.findByRole('button', { name: 'Deselect project' }));
  expect(await screen.findByRole('button', { name: 'Select project' })).toBeTruthy();
});

it('should refuse a count outside 1 to 10,000 before anything is sent', async () => {
  await show();
  const { user, dialog } = await openDialog();
  const count = dialog.getByRole('textbox', { name: /Number of codes/ });
  await user.clear(count);
  await fillIn(count, '10001');
  await user.click(dialog.getByRole('button', { name: 'Create codes' }));
  expect(dialog.getByText('Enter a whole number from 1 to 10,000')).toBeTruthy();
  expect(document.activeElement).toBe(count);
  expect(sent()).toEqual([]);
});

it('should show what its codes look like, and give new codes a preset of their own', async () => {
  api.on('GET /api/projects/p1', () => ({ body: { ...project, presetId: 'r1' } }));
  api.on(`POST ${ITEMS}`, () => ({ status: 201, body: { items, total: 1 } }));
  await show();
  const named = await screen.findByText('Red');
  await waitFor(() => expect(named.querySelector('path[fill="#b91c1c"]')).toBeTruthy());
  const { user, dialog } = await openDialog();
  await user.selectOptions(dialog.getByLabelText('Preset'), 'Blue');
  await user.click(dialog.getByRole('button', { name: 'Create codes' }));
  await dialog.findByText('1 code created');
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Done' }));
  expect(sent()).toEqual([{ count: 10, activatable: true, presetId: 'b1' }]);
});

it.each([
  ['count', /^Number of codes/, /^Enter a whole number/],
  ['presetId', /^Preset/, /^This preset no longer exists/],
])('should show at its field that the server refuses the %s of new codes', async (field, label, text) => {
  api.on(`POST ${ITEMS}`, () =>
    failure('validation_failed', { error: [{ field, code: 'any', message: 'm' }] }),
  );
  await show();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Create codes' }));
  expect(await dialog.findByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(label));
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('should show at the list that the server refuses one of its lines', async () => {
  api.on(`POST ${ITEMS}`, () =>
    failure('validation_failed', { error: [{ field: 'items.1.alias', code: 'alias', message: 'm' }] }),
  );
  await show();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Codes from a list' }));
  await fillIn(dialog.getByLabelText(/^One code per line/), 'MYKEYS');
  await user.click(dialog.getByRole('button', { name: 'Create codes' }));
  expect(await dialog.findByText(/^Some lines can’t be used\./)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^One code per line/));
});

it('should leave a preset that is gone as it is until another one is chosen', async () => {
  api.on('GET /api/projects/p1', () => ({ body: { ...project, presetId: 'gone' } }));
  api.on('PATCH /api/projects/p1', () => ({ body: project }));
  const user = userEvent.setup();
  await show();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit project…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit project' }));
  expect(form.getByRole('option', { selected: true }).textContent).toBe('Default: Red');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const changes = () => api.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]).not.toHaveProperty('presetId');
});

it('should create a number of codes and show what was created', async () => {
  api.on(`POST ${ITEMS}`, () => {
    items = [{ ...item, id: 'i2', alias: 'WXYZ6789', label: null }, item];
    return { status: 201, body: { items: items.slice(0, 1), total: 1 } };
  });
  await show();
  const { user, dialog } = await openDialog();
  const count = dialog.getByRole('textbox', { name: /Number of codes/ });
  await user.clear(count);
  await user.type(count, '1{Enter}');
  expect(await dialog.findByText('1 code created')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'WXYZ-6789' })).toBeTruthy();
  expect(sent()).toEqual([{ count: 1, activatable: true }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 codes' })).toBeTruthy());
});

it('should name the lines that cannot be used and keep the list', async () => {
  await show();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Codes from a list' }));
  const lines = dialog.getByRole('textbox', { name: /One code per line/ });
  expect(lines).toHaveProperty('rows', 2);
  await user.type(lines, 'MYKEYS, Keys{Enter}MY BAG, Bag');
  await user.click(dialog.getByRole('button', { name: 'Create codes' }));
  expect(dialog.getByText('Line 2: this code can’t be used.')).toBeTruthy();
  expect(lines).toHaveProperty('value', 'MYKEYS, Keys\nMY BAG, Bag');
  expect(sent()).toEqual([]);
});

it('should say which code is taken, and that nothing was created', async () => {
  api.on(`POST ${ITEMS}`, () => failure('alias_taken', { alias: 'ABCD2345' }));
  await show();
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('radio', { name: 'Codes from a list' }));
  const lines = dialog.getByRole('textbox', { name: /One code per line/ });
  await fillIn(lines, 'abcd-2345, Mine');
  await user.click(dialog.getByRole('button', { name: 'Create codes' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Couldn’t create the codesCode ABCD-2345 already exists. No codes were created.',
  );
  expect(sent()).toEqual([{ items: [{ alias: 'ABCD2345', label: 'Mine' }], activatable: true }]);
  expect(lines).toHaveProperty('value', 'abcd-2345, Mine');
});
