/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blue, toList, red } from '../presets/testing/preset-answers';
import remote from '../remote';
import NewProjectPage from './new-project.page';

installDialogInJsdom();
const api = fakeApi();
const ID = 'p1';
const show = (at = '/project', selectedProjectId: string | null = null) =>
  renderPage({ remote, Page: NewProjectPage, path: '/project', at, user: { selectedProjectId } });
const posts = () => api.calls.filter(({ call }) => call === 'POST /api/projects').map(({ body }) => body);

beforeEach(() => {
  api.on('GET /api/presets', () => toList(blue, red));
  api.on('POST /api/projects', ({ body }) => ({ status: 201, body: { id: ID, ...(body as object) } }));
  api.on(`PUT /api/projects/${ID}/set-selected-project`, () => ({ status: 204 }));
  api.on('GET /api/settings', () => ({ body: { digitalCodesProjectId: 'p0' } }));
  api.on('GET /api/projects', () => toList({ ...blue, name: 'Expo' }));
  api.on('GET /api/user/me', () => ({ body: { id: 'me', role: 'role-admin', selectedProjectId: ID } }));
});

it('should lead to the selected project, unless a new one is asked for', async () => {
  const { address } = await show('/project', 'p9');
  await waitFor(() => expect(address()).toBe('/project/p9'));
});

it('should show the form on /project?new whatever is selected', async () => {
  const { address } = await show('/project?new', 'p9');
  expect(screen.getByRole('heading', { name: 'New project' })).toBeTruthy();
  expect(address()).toBe('/project?new');
});

it('should ask for a name before anything is sent', async () => {
  const user = userEvent.setup();
  await show();
  const name = screen.getByRole('textbox', { name: /^Name/ });
  await user.type(name, '   ');
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a name')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(posts()).toEqual([]);
  await user.type(name, 'Ex');
  expect(screen.queryByText('Enter a name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(screen.getByText('Use at least 3 characters')).toBeTruthy();
  expect(posts()).toEqual([]);
  await user.type(name, 'po');
  expect(screen.queryByText('Use at least 3 characters')).toBeNull();
});

it('should create the project, select it, read the user again and open it', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  await fillIn(screen.getByRole('textbox', { name: /^Name/ }), ' Expo 2026 ');
  await user.click(screen.getByRole('switch', { name: /New codes can be activated/ }));
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(address()).toBe(`/project/${ID}`));
  expect(posts()).toEqual([{ name: 'Expo 2026', activatable: false }]);
  const calls = api.calls.map(({ call }) => call);
  expect(calls.filter((call) => !/^GET \/api\/(presets|settings|projects)/.test(call))).toEqual([
    'POST /api/projects',
    `PUT /api/projects/${ID}/set-selected-project`,
    'GET /api/user/me',
  ]);
});

describe('The switch for codes that people make themselves', () => {
  const findSwitch = () => screen.findByRole('switch', { name: /^People can make their own codes/ });
  const create = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Expo');
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(posts()).toHaveLength(1));
  };
  beforeEach(() => {
    api.on('GET /api/settings', () => ({ body: { digitalCodesProjectId: null } }));
  });

  it('should be on for the first project', async () => {
    api.on('GET /api/projects', () => toList());
    await show();
    expect(await findSwitch()).toHaveProperty('checked', true);
    await create();
    expect(posts()).toEqual([{ name: 'Expo', activatable: true, digitalCodes: true }]);
  });

  it('should stay off once somebody has turned it off', async () => {
    api.on('GET /api/projects', () => toList());
    await show();
    await userEvent.click(await findSwitch());
    await create();
    expect(posts()).toEqual([{ name: 'Expo', activatable: true }]);
  });

  it('should be off for later projects, while none offers such codes', async () => {
    await show();
    const offers = await findSwitch();
    expect(offers).toHaveProperty('checked', false);
    await userEvent.click(offers);
    await create();
    expect(posts()).toEqual([{ name: 'Expo', activatable: true, digitalCodes: true }]);
  });
});

it('should leave to the settings which project offers such codes, once one does', async () => {
  await show();
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('GET /api/settings'));
  expect(screen.getAllByRole('switch')).toHaveLength(2);
});

it('should give the project a preset by its name, beside what it looks like', async () => {
  const user = userEvent.setup();
  await show();
  const preset = await screen.findByRole('combobox', { name: 'Preset' });
  expect(await within(preset).findByRole('option', { name: 'Default: Red' })).toBeTruthy();
  const drawnIn = (color: string) => document.querySelector(`form path[fill="${color}"]`);
  await waitFor(() => expect(drawnIn('#b91c1c')).toBeTruthy());
  await user.selectOptions(preset, 'Blue');
  expect(drawnIn('#1d4ed8')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Expo');
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(posts()).toEqual([{ name: 'Expo', activatable: true, presetId: 'b1' }]));
});

it('should say that the presets could not be read, and make the project without one', async () => {
  const user = userEvent.setup();
  api.on('GET /api/presets', () => failure('not_found'));
  await show();
  expect(await screen.findByText('Not found')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Preset' })).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Expo');
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(posts()).toEqual([{ name: 'Expo', activatable: true }]));
});

it('should keep what was typed when the server refuses it, and say which field is wrong', async () => {
  const user = userEvent.setup();
  api.on('POST /api/projects', () =>
    failure('validation_failed', {
      error: [{ field: 'name', code: 'maxLength', message: 'name is too long' }],
    }),
  );
  await show();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Expo');
  await fillIn(screen.getByRole('textbox', { name: /^Description/ }), 'Badges');
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  expect(await screen.findByText('Keep the name to 100 characters or fewer')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }));
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Expo');
  expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveProperty('value', 'Badges');
});

it('should open a project that was created but could not be selected', async () => {
  const user = userEvent.setup();
  api.on(`PUT /api/projects/${ID}/set-selected-project`, () => failure('unavailable'));
  const { address } = await show();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Expo');
  await user.click(screen.getByRole('button', { name: 'Create project' }));
  await waitFor(() => expect(address()).toBe(`/project/${ID}`));
  expect(posts()).toHaveLength(1);
});

it('should ask before a draft is lost by going back, and create the project if it is to be saved', async () => {
  const user = userEvent.setup();
  await show();
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Expo');
  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(posts()).toEqual([{ name: 'Expo', activatable: true }]));
});
