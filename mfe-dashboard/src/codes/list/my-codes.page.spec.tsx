/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { renderPage } from '@ringtag/pages/testing';
import { fillIn, installDialogInJsdom } from '@ringtag/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote';
import type { MyCode } from '../codes.queries';
import { suitcase as code } from '../testing/code-answers';
import MyCodesPage from './my-codes.page';

installDialogInJsdom();
const api = fakeApi();

const list = (...items: MyCode[]) => ({
  body: {
    items,
    total: items.length,
    page: 1,
    pageSize: 20,
    activeCodes: items.length,
    activationLimit: 3,
    digitalOffered: false,
  },
});
const show = (at?: string) =>
  renderPage({ remote, Page: MyCodesPage, path: '/my-codes', at, user: { name: 'Ann Lee' } });

it('should announce that the codes are loading, then show them with their facts', async () => {
  let answer = (_: ReturnType<typeof list>) => undefined as void;
  api.on('GET /api/my-codes', () => new Promise((resolve) => (answer = resolve)));
  await show();
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading…');
  const asked = () => api.calls.filter(({ call }) => call.startsWith('GET /api/my-codes'));
  await waitFor(() => expect(asked()).toHaveLength(1));
  answer(list(code, { ...code, id: 'c2', label: null, alias: 'WXYZ6789' }));

  const card = (await screen.findByRole('heading', { name: 'Suitcase' })).closest('article')!;
  expect(within(card).getByText('ABCD-2345')).toBeTruthy();
  expect(within(card).getByText('Active')).toBeTruthy();
  // The day of the last scan reads the same once it is a week ago.
  const activated = { selector: `[datetime="${code.activatedAt}"]` };
  expect(within(card).getByText('Nov 20, 2026', activated)).toBeTruthy();
  expect(within(card).getByText('1,234')).toBeTruthy();
  expect(within(card).getByRole('link', { name: '2 unread messages' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'WXYZ-6789' })).toBeTruthy();
  expect(screen.queryByText('Loading…')).toBeNull();
});

it('should explain to a newcomer how to get a first code, with one way on and nothing to search', async () => {
  api.on('GET /api/my-codes', () => list());
  await show();
  expect(await screen.findByRole('heading', { name: 'You have no codes yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter a code' }).getAttribute('href')).toBe('/scan');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('should put the order into the address, start at the first page, and ask for it', async () => {
  const user = userEvent.setup();
  api.on('GET /api/my-codes', () => list(code));
  const { address } = await show('/my-codes?page=2&sort=nonsense');
  const sort = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveProperty('value', 'newest');
  await user.selectOptions(sort, 'Last scanned');
  expect(address()).toBe('/my-codes?sort=scanned');
  await waitFor(() => expect(api.calls.at(-1)!.call).toBe('GET /api/my-codes?page=1&sort=scanned'));
  await user.selectOptions(sort, 'Newest first');
  expect(address()).toBe('/my-codes');
});

it('should say how many codes may be activated, and suggest an upgrade once they are (UI-94)', async () => {
  api.on('GET /api/my-codes', () => list(code, { ...code, id: 'c2', lastScanDay: null }));
  await show();
  expect(await screen.findByText('2 of 3 codes activated')).toBeTruthy();
  expect(screen.getByText('Never')).toBeTruthy();
  expect(screen.queryByText(/consider upgrading/)).toBeNull();
  cleanup();
  api.on('GET /api/my-codes', () => list(code, { ...code, id: 'c2' }, { ...code, id: 'c3' }));
  await show();
  expect(await screen.findByText(/already activated 3 QR codes.*consider upgrading/)).toBeTruthy();
  cleanup();
  api.on('GET /api/my-codes', () => ({ body: { ...list().body, activationLimit: 0 } }));
  await show();
  expect(await screen.findByText(/consider upgrading/)).toBeTruthy();
});

it('should repeat a search without results and clear it', async () => {
  const user = userEvent.setup();
  api.on('GET /api/my-codes', ({ query }) => (query.get('q') ? list() : list(code)));
  const { address } = await show('/my-codes?q=nowhere&page=3');
  expect(await screen.findByRole('heading', { name: 'No codes match “nowhere”' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1)!);
  expect(await screen.findByRole('heading', { name: 'Suitcase' })).toBeTruthy();
  expect(address()).toBe('/my-codes');
});

it('should say in words why loading failed, and load again on request', async () => {
  const user = userEvent.setup();
  api.on('GET /api/my-codes', () => failure('malformed_request'));
  await show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('That didn’t go through. Reload the page and try again.');
  api.on('GET /api/my-codes', () => list(code));
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Suitcase' })).toBeTruthy();
});

it('should put what is typed into the address and ask for it from the first page on', async () => {
  const user = userEvent.setup();
  api.on('GET /api/my-codes', () => list(code));
  const { address } = await show('/my-codes?page=2');
  await user.type(screen.getByRole('searchbox'), 'suit');
  await waitFor(() => expect(address()).toBe('/my-codes?q=suit'));
  await waitFor(() => expect(api.calls.at(-1)!.call).toBe('GET /api/my-codes?page=1&q=suit'));
});

it('should pause a code from its menu and show the new status', async () => {
  const user = userEvent.setup();
  let current = code;
  api.on('GET /api/my-codes', () => list(current));
  api.on('PATCH /api/my-codes/c1', ({ body }) => {
    current = { ...code, ...(body as Partial<MyCode>) };
    return { body: current };
  });
  await show();
  await user.click(await screen.findByRole('button', { name: 'More actions for Suitcase' }));
  await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
  expect(await screen.findByText('Paused')).toBeTruthy();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))!.body).toEqual({ status: 'inactive' });
});

it('should hand the link to the share sheet where the browser has one, and keep the private name', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('Changed their mind', 'AbortError'));
  Object.assign(navigator, { share });
  api.on('GET /api/my-codes', () => list(code));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Suitcase' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Share link' }));
  expect(share).toHaveBeenCalledWith({ title: 'Ann Lee', url: code.url });
  Reflect.deleteProperty(navigator, 'share');
});

it('should keep the typed name and say why it could not be saved', async () => {
  const user = userEvent.setup();
  api.on('GET /api/my-codes', () => list(code));
  api.on('PATCH /api/my-codes/c1', () => failure('code_disabled'));
  await show();
  await user.click(await screen.findByRole('button', { name: 'More actions for Suitcase' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename…' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await fillIn(field, ' Blue bag ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t rename the codeQR code is disabled');
  expect(field).toHaveProperty('value', ' Blue bag ');
  expect(api.calls.at(-1)!.body).toEqual({ label: 'Blue bag' });
});

it('should show the small picture of each code, with its room, and which codes are digital', async () => {
  api.on('GET /api/my-codes', () => list(code, { ...code, id: 'c2', label: 'Bike', digital: true }));
  await show();
  const [first, second] = await screen.findAllByRole('article');
  const picture = first!.querySelector('img')!;
  expect(picture.getAttribute('src')).toBe(code.thumbnail);
  expect(picture.outerHTML).toMatch(/alt="" width="72" height="72" loading="lazy"/);
  expect(within(first!).queryByText('Digital')).toBeNull();
  expect(within(second!).getByText('Digital')).toBeTruthy();
});
