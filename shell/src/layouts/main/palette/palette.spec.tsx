/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { renderPage } from '@ringtag/pages/testing';
import { IconHome, IconUser } from '@ringtag/ui';
import { installDialogInJsdom } from '@ringtag/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Navigation } from '../use-navigation';
import en from './locales/en';
import { PaletteDoor } from './palette-door';

installDialogInJsdom();
// jsdom has no layout, so it lacks what the list uses for its height and its scrolling.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
Element.prototype.scrollIntoView = () => undefined;

const api = fakeApi();
const navigation: Navigation = {
  active: '/home',
  groups: [
    {
      id: 'own',
      label: 'Personal',
      GroupIcon: IconUser,
      links: [
        { path: '/my-codes', label: 'My codes', EntryIcon: IconHome },
        { path: '/users', label: 'Accounts', EntryIcon: IconUser },
      ],
    },
  ],
};
const remote = defineRemoteModule({
  routes: [],
  texts: { palette: () => Promise.resolve({ default: en }) },
});

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <PaletteDoor
      navigation={navigation}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    />
  );
}

const show = async () => {
  const { address } = await renderPage({
    remote,
    Page,
    path: '*',
    at: '/profile',
    user: { role: 'role-admin' },
  });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  return { address, user, palette: await screen.findByRole('dialog', { name: 'Search' }) };
};

const list = (items: object[]) => ({ body: { items, total: items.length, page: 1, pageSize: 5 } });

beforeEach(() => {
  api.on('GET /api/items', ({ query }) =>
    list(query.get('q') === 'keys' ? [{ id: 'i1', alias: 'KEYS2001', label: 'Spare' }] : []),
  );
  api.on('GET /api/projects', ({ query }) =>
    list(query.get('q') === 'keys' ? [{ id: 'p1', name: 'Keys and bags' }] : []),
  );
  api.on('GET /api/users', ({ query }) =>
    list(query.get('q') === 'ann' ? [{ id: 'u1', name: 'Ann Lee', email: 'ann@example.com' }] : []),
  );
});

it('should open at Ctrl K, lead to a page by keyboard, and close', async () => {
  const { address, user, palette } = await show();
  expect(within(palette).getAllByRole('option')).toHaveLength(2);
  await user.keyboard('acc{Enter}');
  expect(address()).toBe('/users');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('should lead to a code, and show what else was found', async () => {
  const { address, user, palette } = await show();
  await user.keyboard('keys');
  const code = await within(palette).findByRole('option', { name: /KEYS-2001/ });
  expect(code.textContent).toContain('Spare');
  expect(within(palette).getByRole('option', { name: 'Keys and bags' })).toBeTruthy();
  await user.click(code);
  expect(address()).toBe('/item/i1');
});

it('should find an account by its name', async () => {
  const { address, user, palette } = await show();
  await user.keyboard('ann');
  await user.click(await within(palette).findByRole('option', { name: /ann@example.com/ }));
  expect(address()).toBe('/users/u1');
});

it('should say that nothing was found, and begin again when it opens again', async () => {
  const { user, palette } = await show();
  await user.keyboard('nobody');
  expect(await within(palette).findByText('No results')).toBeTruthy();
  await user.click(within(palette).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  const again = await screen.findByRole('dialog', { name: 'Search' });
  expect(within(again).getByRole<HTMLInputElement>('combobox').value).toBe('');
});

it('should say why nothing could be searched', async () => {
  api.on('GET /api/users', () => ({ status: 503, body: { code: 'unavailable' } }));
  const { user, palette } = await show();
  await user.keyboard('ann');
  expect(await within(palette).findByText('Search failed')).toBeTruthy();
});
