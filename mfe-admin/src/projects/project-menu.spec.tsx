/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import { ProjectMenu } from './project-menu';
import { expo } from './testing/project-answers';

installDialogInJsdom();
const api = fakeApi();
const PRINT = `POST /api/projects/${expo.id}/sheet.pdf`;

let saved: string[];
beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  api.on(PRINT, () => ({ body: 'a PDF' }));
  api.on('GET /api/label-layouts', () => ({ body: { items: [], total: 0, page: 1, pageSize: 100 } }));
});
afterEach(() => jest.restoreAllMocks());

async function openMenu(query = '', project = expo) {
  const user = userEvent.setup();
  const Page = () => <ProjectMenu project={project} />;
  const page = await renderPage({ remote, Page, path: '/project/:id', at: `/project/${expo.id}${query}` });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  return { user, page };
}

async function choose(entry: string, project = expo) {
  const { user, page } = await openMenu('', project);
  await user.click(screen.getByRole('menuitem', { name: entry }));
  return { user, page, dialog: within(await screen.findByRole('dialog')) };
}

it('should save the labels as they were asked for', async () => {
  const { user, dialog } = await choose('Print labels…');
  await user.selectOptions(dialog.getByLabelText('Label size'), 'Avery 5163: 10 labels');
  await user.selectOptions(dialog.getByLabelText('Codes to include'), 'Only codes not activated yet');
  await user.clear(dialog.getByLabelText('Start at label'));
  await user.type(dialog.getByLabelText('Start at label'), '14');
  await user.clear(dialog.getByLabelText('Shift down (mm)'));
  await user.type(dialog.getByLabelText('Shift down (mm)'), '1.5');
  await user.click(dialog.getByLabelText('Print cut lines (for plain paper)'));
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['labels.pdf']));
  // The sheet has ten labels, so the start position is limited to 10.
  expect(api.calls.at(-1)!.body).toEqual({
    layout: 'avery-5163',
    startAt: 10,
    offsetX: 0,
    offsetY: 1.5,
    cutMarks: true,
    filter: { activated: 'false' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('should download what the list shows, and lead to the label sizes', async () => {
  await openMenu('?q=red%20bag&activated=false&status=nonsense&page=3');
  expect(screen.getByRole('menuitem', { name: 'Label sizes' }).getAttribute('href')).toBe('/label-layouts');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Export filtered codes (CSV)…' }));
  const file = await screen.findByRole('link', { name: 'Download' });
  expect(file.getAttribute('href')).toBe(
    `/api/projects/${expo.id}/items.csv?activated=false&q=red+bag&separator=comma`,
  );
});

it('should download all codes of a list that leaves none out', async () => {
  const { dialog } = await choose('Export CSV…');
  const file = await dialog.findByRole('link', { name: 'Download' });
  expect(file.getAttribute('href')).toBe(`/api/projects/${expo.id}/items.csv?separator=comma`);
});

it('should print on an own size, with a line below each code', async () => {
  const tape = { id: 'l1', name: 'Tape 62', page: 'tape', width: 62, height: 12, columns: 1, rows: 1 };
  const layout = { ...tape, x0: 0, y0: 0, pitchX: 62, pitchY: 12 };
  api.on('GET /api/label-layouts', () => ({ body: { items: [layout], total: 1, page: 1, pageSize: 100 } }));
  const { user, dialog } = await choose('Print labels…');
  await dialog.findByRole('option', { name: 'Tape 62: 1 label' });
  await user.selectOptions(dialog.getByLabelText('Label size'), 'Tape 62: 1 label');
  expect(dialog.getByText(/This label is too small for many phones to scan\./)).toBeTruthy();
  await fillIn(dialog.getByLabelText(/^Text below each code/), 'Scan me');
  const testPage = dialog.getByRole('link', { name: 'Alignment test page' });
  expect(testPage.getAttribute('href')).toContain('/api/label-layouts/l1/test-page.pdf');
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saved).toEqual(['labels.pdf']));
  const { layoutId, layout: key, caption } = api.calls.at(-1)!.body as Record<string, unknown>;
  expect({ layoutId, key, caption }).toEqual({ layoutId: 'l1', key: undefined, caption: 'Scan me' });
});

it('should save the codes as pictures', async () => {
  api.on(`POST /api/projects/${expo.id}/codes.zip`, () => ({ body: 'a ZIP' }));
  const { user, dialog } = await choose('Download images (ZIP)…');
  await user.selectOptions(dialog.getByLabelText('Format'), 'PNG');
  await user.click(dialog.getByRole('button', { name: 'Download ZIP' }));
  await waitFor(() => expect(saved).toEqual(['codes-png.zip']));
  expect(api.calls.at(-1)!.body).toEqual({ format: 'png', size: 1024 });
});

it('should say why there are no labels, and keep what was chosen', async () => {
  api.on(PRINT, () => failure('unavailable'));
  const { user, dialog } = await choose('Print labels…');
  await user.selectOptions(dialog.getByLabelText('Label size'), 'Avery L7651: 65 labels');
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('temporarily unavailable');
  expect(dialog.getByLabelText<HTMLSelectElement>('Label size').value).toBe('avery-l7651');
  expect(saved).toEqual([]);
});

it('should ask before a project is deleted, and say why it cannot be', async () => {
  api.on(`DELETE /api/projects/${expo.id}`, () => failure('codes_activated'));
  const { user, page, dialog } = await choose('Delete project…');
  expect(dialog.getByText('This permanently deletes the project and its 2 codes.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Activated codes can’t be deleted');
  api.on(`DELETE /api/projects/${expo.id}`, () => ({ status: 204 }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.address()).toBe('/projects'));
});

it('should offer no labels while there are no codes', async () => {
  await choose('Delete project…', { ...expo, itemCount: 0 });
  expect(screen.queryByRole('menuitem', { name: 'Print labels…' })).toBeNull();
});

it('should change name and description, and forget what was typed and left', async () => {
  const PATCH = `PATCH /api/projects/${expo.id}`;
  api.on(PATCH, () => ({ body: expo }));
  const { user, dialog } = await choose('Edit project…');
  await user.clear(dialog.getByRole('textbox', { name: /^Name/ }));
  await fillIn(dialog.getByRole('textbox', { name: /^Name/ }), 'Expo 2027');
  await user.clear(dialog.getByRole('textbox', { name: /^Description/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const change = api.calls.findLast(({ call }) => call.startsWith('PATCH'));
  expect(change!.body).toEqual({ name: 'Expo 2027', description: null, activatable: true });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit project…' }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Expo');
});

it.each([
  [false, 'Archive project…', 'Archive'],
  [true, 'Restore project…', 'Restore'],
])('should archive a project and take it back: %j', async (archived, entry, button) => {
  api.on(`PATCH /api/projects/${expo.id}`, () => ({ body: expo }));
  const { user, dialog } = await choose(entry, { ...expo, archived });
  await user.click(dialog.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.at(-1)!.body).toEqual({ archived: !archived });
});
