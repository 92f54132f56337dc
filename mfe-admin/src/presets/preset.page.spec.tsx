/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { PLAIN_DESIGN } from '@ringtag/qr';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import PresetPage from './preset.page';
import { blue } from './testing/preset-answers';

installDialogInJsdom();
const api = fakeApi();
const CREATE = 'POST /api/presets';
const sent = (wanted: string) => api.calls.filter(({ call }) => call === wanted).map(({ body }) => body);

async function show(path: string, at: string) {
  return renderPage({ remote, Page: PresetPage, path, at });
}
const showNew = () => show('/presets/new', '/presets/new');
const showBlue = () => show('/presets/:id', '/presets/b1');
const name = () => screen.findByRole('textbox', { name: /^Name/ });
const save = () => screen.getByRole('button', { name: 'Check and save' });

beforeEach(() => {
  api.on(CREATE, ({ body }) => ({ status: 201, body: { ...blue, ...(body as object) } }));
  api.on('GET /api/presets/b1', () => ({ body: blue }));
  api.on('PATCH /api/presets/b1', ({ body }) => ({ body: { ...blue, ...(body as object) } }));
});

it('should send nothing without a name, nor what phones cannot read', async () => {
  const user = userEvent.setup();
  await showNew();
  await user.click(save());
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(document.activeElement).toBe(await name());
  await user.type(await name(), 'Pale');
  fireEvent.change(screen.getByLabelText('Pattern color'), { target: { value: '#cccccc' } });
  await user.click(save());
  expect(screen.getByText(/^The colors are too similar\./)).toBeTruthy();
  expect(sent(CREATE)).toEqual([]);
});

it('should say what the server could not read, then save a new one and lead to the list', async () => {
  const user = userEvent.setup();
  api.on(CREATE, () => failure('design_refused', { reasons: ['unreadable'] }));
  const { address } = await showNew();
  await fillIn(await name(), ' Dots ');
  await user.selectOptions(screen.getByLabelText('Pattern'), 'Dots');
  await user.click(save());
  expect(await screen.findByText(/^We test-scanned the code and couldn’t read it\./)).toBeTruthy();
  api.on(CREATE, ({ body }) => ({ status: 201, body: { ...blue, ...(body as object) } }));
  await user.click(screen.getByRole('switch', { name: /^Default/ }));
  await user.click(save());
  await waitFor(() => expect(address()).toBe('/presets'));
  expect(sent(CREATE).at(-1)).toEqual({
    name: 'Dots',
    isDefault: true,
    design: { ...PLAIN_DESIGN, moduleShape: 'dot' },
  });
});

it('should start with what is saved, and say which field the server refuses', async () => {
  const user = userEvent.setup();
  api.on('PATCH /api/presets/b1', () =>
    failure('validation_failed', { error: [{ field: 'caption', code: 'drawable', message: 'no' }] }),
  );
  const { address } = await showBlue();
  expect(await name()).toHaveProperty('value', 'Blue');
  expect(screen.getByLabelText('Pattern color')).toHaveProperty('value', '#1d4ed8');
  await fillIn(screen.getByLabelText('Text below the code'), 'Lost?');
  await user.click(save());
  expect(await screen.findByText(/^Remove characters that can’t be printed, such as emoji\./)).toBeTruthy();
  expect(address()).toBe('/presets/b1');
});

it('should say that a preset does not exist', async () => {
  api.on('GET /api/presets/b1', () => failure('not_found'));
  await showBlue();
  expect((await screen.findByRole('alert')).textContent).toContain('Not found');
});
