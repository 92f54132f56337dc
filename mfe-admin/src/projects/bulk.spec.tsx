/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { BULK_IDS_MAX } from '@ringtag/contracts';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBulkChange } from '../codes/items.queries';
import { blue, toList, red } from '../presets/testing/preset-answers';
import remote from '../remote';
import ProjectPage from './project.page';
import { expo } from './testing/project-answers';

installDialogInJsdom();
// The list of a combobox measures its elements, but jsdom has no layout.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
// These tests fill in long forms, which may take more than the default second on a busy machine.
configure({ asyncUtilTimeout: 5000 });
const api = fakeApi();
const BULK = 'POST /api/projects/p1/items/bulk';
const IMPORT = 'POST /api/projects/p1/items/import';

const item = (n: number) => ({
  id: `i${n}`,
  alias: `BCDFGHJ${n}`,
  url: `http://LOCALHOST/SCAN/BCDFGHJ${n}`,
  projectId: 'p1',
  label: null,
  status: 'active',
  activatable: true,
  viewOnly: false,
  maxActivations: null,
  activationCount: 0,
  activated: false,
  createdAt: '2026-11-20T10:00:00.000Z',
});

function WithToasts() {
  return (
    <>
      <ProjectPage />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
}

async function show(search = '') {
  renderPage({ remote, Page: WithToasts, path: '/project/:id', at: `/project/p1${search}` });
  return userEvent.setup();
}
const queries = (call: string) =>
  api.calls
    .filter((each) => each.call.startsWith(`${call}?`))
    .map((each) => new URLSearchParams(each.call.split('?')[1]));
const body = (call: string) => api.calls.findLast((each) => each.call === call)?.body;

beforeEach(() => {
  api.on('GET /api/presets', () => toList(blue, red));
  api.on('GET /api/projects/p1', () => ({ body: expo }));
  api.on('GET /api/projects', () => ({
    body: { items: [expo, { ...expo, id: 'p2', name: 'Fair' }], total: 2, page: 1, pageSize: 100 },
  }));
  // Two pages with two codes each.
  api.on('GET /api/projects/p1/items', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    return { body: { items: [item(page * 2), item(page * 2 + 1)], total: 4, page, pageSize: 2 } };
  });
  api.on(BULK, () => ({
    body: { changed: 2, skipped: [{ reason: 'unchanged', count: 1 }] },
  }));
});

afterEach(() => act(() => dismissToast()));

it('should keep what is chosen from page to page, and change exactly that', async () => {
  const user = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Select BCDF-GHJ2' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select BCDF-GHJ5' }));
  const bar = within(screen.getByRole('group', { name: 'Actions for selected codes' }));
  expect(bar.getByRole('status').textContent).toBe('2 codes selected');
  await user.click(bar.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 codes' }));
  await user.click(dialog.getByRole('button', { name: 'Update codes' }));
  expect(dialog.getByText('Choose what to change')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Status'), 'Paused');
  await user.selectOptions(dialog.getByLabelText('Activation limit'), 'Set a limit');
  await user.clear(dialog.getByLabelText(/^Maximum activations/));
  await user.type(dialog.getByLabelText(/^Maximum activations/), '5');
  const preset = dialog.getByLabelText('Preset');
  expect(within(preset).getByRole('option', { selected: true }).textContent).toBe('No change');
  await user.selectOptions(preset, 'Blue');
  await user.type(dialog.getByRole('combobox', { name: 'Move to project' }), 'fai');
  // The current project of the codes is not offered.
  await waitFor(() => expect(dialog.getAllByRole('option', { name: /fair|expo/i })).toHaveLength(1));
  await waitFor(() => expect(queries('GET /api/projects').at(-1)!.get('q')).toBe('fai'));
  await user.click(await dialog.findByRole('option', { name: 'Fair' }));
  await user.click(dialog.getByRole('button', { name: 'Update codes' }));
  await screen.findByText('2 codes updated. 1 already had these values.');
  expect(body(BULK)).toEqual({
    ids: ['i2', 'i5'],
    changes: { status: 'inactive', maxActivations: 5, presetId: 'b1', projectId: 'p2' },
  });
  expect(screen.queryByRole('group', { name: 'Actions for selected codes' })).toBeNull();
});

it('should change more named codes than one request takes, and tell of all of them', async () => {
  const ids = Array.from({ length: BULK_IDS_MAX + 1 }, (_, i) => `i${i}`);
  const Page = () => {
    const change = useBulkChange('p1');
    return (
      <button type="button" onClick={() => change.mutate({ ids, changes: { viewOnly: true } })}>
        {change.data ? JSON.stringify(change.data) : 'Change'}
      </button>
    );
  };
  await renderPage({ remote, Page, path: '/project/:id', at: '/project/p1' });
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const sum = { changed: 4, skipped: [{ reason: 'unchanged', count: 2 }] };
  await screen.findByRole('button', { name: JSON.stringify(sum) });
  const sent = api.calls
    .filter(({ call }) => call === BULK)
    .map((each) => (each.body as { ids: string[] }).ids);
  expect(sent.map(({ length }) => length)).toEqual([BULK_IDS_MAX, 1]);
  expect(sent.flat()).toEqual(ids);
});

it('should take all that match by the filter of the address, not by their ids', async () => {
  const user = await show('?q=bag&activated=false&status=active');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all codes on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 4 matching codes' }));
  expect(screen.getByText('4 codes selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Edit…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 4 codes' }));
  await user.selectOptions(dialog.getByLabelText('View only'), 'Yes');
  await user.click(dialog.getByRole('button', { name: 'Update codes' }));
  await waitFor(() =>
    expect(body(BULK)).toEqual({
      filter: { q: 'bag', activated: 'false', status: 'active' },
      changes: { viewOnly: true },
    }),
  );
});

it('should ask for filters and order as the address says', async () => {
  const user = await show('?sort=label&activatable=true&activated=maybe');
  await screen.findByRole('rowheader', { name: 'BCDF-GHJ2' });
  const query = () => queries('GET /api/projects/p1/items').at(-1);
  expect(String(query())).toBe('page=1&activatable=true&sort=label');
  await user.selectOptions(screen.getByLabelText('Activated'), 'Not activated');
  await waitFor(() => expect(query()?.get('activated')).toBe('false'));
});

it('should show what a file would do before it is imported, and then what it did', async () => {
  const outcome = {
    created: 2,
    changed: 0,
    unchanged: 1,
    refused: 1,
    ignoredColumns: ['url'],
    rows: [
      { line: 2, alias: '12345678', result: 'created', withZeros: '0012345678' },
      { line: 3, alias: 'ADMIN', result: 'refused', field: 'alias', code: 'reserved' },
    ],
  };
  api.on(IMPORT, ({ query }) => ({ body: { ...outcome, dryRun: query.get('dryRun') === 'true' } }));
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Import CSV…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import codes' }));
  const file = new File(['alias\nA-1-1'], 'codes.csv', { type: 'application/vnd.ms-excel' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect(await dialog.findByText('This word is reserved')).toBeTruthy();
  expect(dialog.getByText('Ignored columns: url')).toBeTruthy();
  expect(
    dialog.getByText(/^1 new code looks like an existing one that has lost its leading zeros\./),
  ).toBeTruthy();
  expect(dialog.getByRole('row', { name: '2 12345678 0012345678' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Import 2 codes' }));
  expect(await dialog.findByText('2 codes imported')).toBeTruthy();
  const runs = queries(IMPORT).map((query) => query.get('dryRun'));
  expect(runs).toEqual(['true', 'false']);
});

it('should say what is wrong with a file that cannot be read', async () => {
  api.on(IMPORT, () => ({
    status: 400,
    body: { code: 'file_refused', message: 'x', error: 'x', requestId: 'r', reason: 'quotes', line: 7 },
  }));
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Import CSV…' }));
  const file = new File(['alias\n"A'], 'codes.csv', { type: 'text/csv' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Couldn’t import this fileLine 7 has an unmatched quotation mark',
  );
});
