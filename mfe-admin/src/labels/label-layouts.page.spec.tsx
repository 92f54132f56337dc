/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import LabelLayoutsPage from './label-layouts.page';
import type { OwnLayout } from './labels.queries';

installDialogInJsdom();
const api = fakeApi();

const tape: OwnLayout = {
  id: 'l1',
  name: 'Tape 62',
  page: 'tape',
  width: 62,
  height: 29,
  columns: 1,
  rows: 1,
  x0: 0,
  y0: 0,
  pitchX: 62,
  pitchY: 29,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
let layouts: OwnLayout[];

beforeEach(() => {
  layouts = [tape];
  api.on('GET /api/label-layouts', () => ({
    body: { items: layouts, total: layouts.length, page: 1, pageSize: 20 },
  }));
});

const show = () =>
  renderPage({ remote, Page: LabelLayoutsPage, path: '/label-layouts', at: '/label-layouts', user: {} });
const labelsDrawn = () => screen.getByRole('img').querySelectorAll('rect').length - 1;

it('should draw what is typed, refuse labels that leave the page, and save the rest', async () => {
  const user = userEvent.setup();
  layouts = [];
  api.on('POST /api/label-layouts', () => ({ status: 201, body: tape }));
  await show();
  const help = await screen.findByRole('link', { name: 'Help' });
  expect(help.getAttribute('href')).toBe('/help/administrator#labels');
  await user.click(screen.getByRole('button', { name: 'New label size' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(labelsDrawn()).toBe(12);
  const columns = dialog.getByLabelText('Labels across');
  await user.clear(columns);
  await user.type(columns, '4');
  expect(labelsDrawn()).toBe(16);
  expect(dialog.getByText('These labels don’t fit on the page')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name')).toBeTruthy();
  await fillIn(dialog.getByRole('textbox', { name: /^Name/ }), 'Squares');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await user.clear(columns);
  await user.type(columns, '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.find(({ call }) => call.startsWith('POST'))!.body).toMatchObject({
    name: 'Squares',
    page: 'Letter',
    columns: 2,
    width: 50.8,
  });
});

it('should send with Enter the number that the field then shows', async () => {
  const user = userEvent.setup();
  api.on('PATCH /api/label-layouts/l1', () => ({ body: tape }));
  await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Tape 62' }));
  const width = within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('Width (mm)');
  await user.clear(width);
  await user.type(width, '500{Enter}');
  expect(width.value).toBe('400');
  // In jsdom, Enter submits a form only if its button is inside of it.
  fireEvent.submit(width.form!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))!.body).toMatchObject({ width: 400 });
});

it('should ask of a tape for the size of a label only, and warn of one too small to scan', async () => {
  const user = userEvent.setup();
  api.on('PATCH /api/label-layouts/l1', () => ({ body: tape }));
  await show();
  await user.click(await screen.findByRole('button', { name: 'Edit Tape 62' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Labels across')).toBeNull();
  await user.clear(dialog.getByLabelText('Height (mm)'));
  await user.type(dialog.getByLabelText('Height (mm)'), '12');
  expect(dialog.getByText(/too small .+ It must be at least 20\smm/)).toBeTruthy();
  await user.clear(dialog.getByLabelText('Height (mm)'));
  await user.type(dialog.getByLabelText('Height (mm)'), '40');
  expect(dialog.queryByText(/too small/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const change = api.calls.find(({ call }) => call.startsWith('PATCH'));
  expect(change!.body).toMatchObject({ name: 'Tape 62', page: 'tape', height: 40 });
});

it('should lead to a page to try the printer with, and delete after a question', async () => {
  const user = userEvent.setup();
  api.on('DELETE /api/label-layouts/l1', () => ({ status: 204 }));
  await show();
  const page = await screen.findByRole('link', { name: 'Alignment test page' });
  expect(page.getAttribute('href')).toBe('/api/label-layouts/l1/test-page.pdf?offsetX=0&offsetY=0');
  await user.click(screen.getByRole('button', { name: 'Delete Tape 62' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
});
