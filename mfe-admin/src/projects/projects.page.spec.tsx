/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote';
import ProjectsPage from './projects.page';
import { expo } from './testing/project-answers';

const api = fakeApi();
const old = { ...expo, id: 'p2', name: 'Old', archived: true };

let projects = [expo, old];
const show = (at = '/projects') =>
  renderPage({ remote, Page: ProjectsPage, path: '/projects', at, user: { selectedProjectId: null } });

beforeEach(() => {
  projects = [expo, old];
  api.on('GET /api/projects', ({ query }) => {
    const archived = query.get('archived');
    const items = projects.filter((each) => !archived || String(each.archived) === archived);
    if (query.get('sort') === 'name') items.reverse();
    return { body: { items, total: items.length, page: 1, pageSize: 20 } };
  });
});

const names = async () => {
  await screen.findAllByRole('rowheader');
  return screen.getAllByRole('rowheader').map((cell) => cell.querySelector('a')!.textContent);
};

it('should list what is in use, or the archived ones, in the order of the address', async () => {
  const user = userEvent.setup();
  const { address } = await show();
  expect(await names()).toEqual(['Expo']);
  await user.selectOptions(screen.getByLabelText('Status'), 'All projects');
  await waitFor(async () => expect(await names()).toEqual(['Expo', 'Old']));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await waitFor(async () => expect(await names()).toEqual(['Old', 'Expo']));
  expect(address()).toBe('/projects?view=all&sort=name');
  await user.selectOptions(screen.getByLabelText('Status'), 'Archived');
  await waitFor(async () => expect(await names()).toEqual(['Old']));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest first');
  expect(address()).toBe('/projects?view=archived');
});

it('should tell a service without projects from one where all are archived', async () => {
  const user = userEvent.setup();
  projects = [old];
  await show();
  expect(await screen.findByText('No active projects')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show archived projects' }));
  expect(await names()).toEqual(['Old']);
});

it('should invite to make the first project', async () => {
  projects = [];
  await show();
  expect(await screen.findByText('No projects yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe(
    '/help/administrator#projects',
  );
});
