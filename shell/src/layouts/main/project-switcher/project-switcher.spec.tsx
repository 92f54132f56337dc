/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { renderPage } from '@ringtag/pages/testing';
import { dismissToast, ToastViewport } from '@ringtag/ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from './locales/en';
import ProjectSwitcher from './project-switcher';

const api = fakeApi();
const project = (id: string, name: string) => ({ id, name });
const all = [project('p1', 'Spring fair'), project('p2', 'Luggage tags')];
let selectedProjectId: string | null;

beforeEach(() => {
  selectedProjectId = 'p1';
  api.on('GET /api/projects', ({ query }) => {
    const q = query.get('q')?.toLowerCase() ?? '';
    const items = all.filter(({ name }) => name.toLowerCase().includes(q));
    return { body: { items, total: q ? items.length : 25, page: 1, pageSize: 20 } };
  });
  for (const each of all) api.on(`GET /api/projects/${each.id}`, () => ({ body: each }));
  api.on('GET /api/user/me', () => ({ body: { id: 'me', role: 'role-admin', selectedProjectId } }));
  api.on('PUT /api/projects/p2/set-selected-project', () => {
    selectedProjectId = 'p2';
    return { status: 204 };
  });
  api.on('GET /api/projects/reset-selected-project', () => {
    selectedProjectId = null;
    return { status: 204 };
  });
});
afterEach(() => dismissToast());

const remote = defineRemoteModule({
  routes: [],
  texts: { projectSwitcher: () => Promise.resolve({ default: en }) },
});

const show = async () => {
  const Page = () => (
    <>
      <ProjectSwitcher />
      <ToastViewport label="Notifications" closeLabel="Close" />
    </>
  );
  return renderPage({
    remote,
    Page,
    path: '*',
    at: '/my-codes',
    user: { role: 'role-admin', selectedProjectId },
  });
};

it('should find a project by its name, select it by keyboard and lead to it (UI-69)', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  const opener = await screen.findByRole('button', { name: 'Selected project: Spring fair' });
  await user.click(opener);
  const panel = screen.getByRole('dialog', { name: 'Selected project' });
  const list = await within(panel).findByRole('list', { name: 'Projects' });
  expect(within(list).getByRole('button', { current: true }).textContent).toBe('Spring fair');
  expect(within(panel).getByText('23 more. Search by name.')).toBeTruthy();

  expect(document.activeElement).toBe(within(panel).getByRole('searchbox'));
  await user.keyboard('tags');
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(1));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Selected project: Luggage tags' })).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/project/p2'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('should clear the selection, and say so where somebody has none', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  await user.click(await screen.findByRole('button', { name: 'Selected project: Spring fair' }));
  await user.click(screen.getByRole('button', { name: 'Deselect project' }));
  expect(await screen.findByText('Project deselected')).toBeTruthy();
  const opener = screen.getByRole('button', { name: 'Select project' });
  expect(address()).toBe('/my-codes');
  await user.click(opener);
  expect(screen.queryByRole('button', { name: 'Deselect project' })).toBeNull();
  expect(screen.getByRole('link', { name: 'New project' }).getAttribute('href')).toBe('/project?new');
});

it('should keep the selection that could not be changed, and say why', async () => {
  const user = userEvent.setup();
  api.on('PUT /api/projects/p2/set-selected-project', () => ({ status: 404, body: { code: 'not_found' } }));
  const { address } = await show();
  await user.click(await screen.findByRole('button', { name: 'Selected project: Spring fair' }));
  await user.click(await screen.findByRole('button', { name: 'Luggage tags' }));
  expect(await screen.findByText('Couldn’t change the project')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Selected project' })).toBeTruthy();
  expect(address()).toBe('/my-codes');
});
