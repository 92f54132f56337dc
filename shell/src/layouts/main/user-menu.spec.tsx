/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { fakeApi } from '@ringtag/api-client/testing';
import { defineRemoteModule } from '@ringtag/mf-contract';
import { renderPage } from '@ringtag/pages/testing';
import type { User } from '@ringtag/session';
import { IconMessage, IconUser } from '@ringtag/ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../texts';
import type { Navigation } from './use-navigation';
import { UserMenu } from './user-menu';

const api = fakeApi();
const remote = defineRemoteModule({ routes: [], texts });
const messages = { path: '/messages', label: 'Messages', EntryIcon: IconMessage };
const profile = { path: '/profile', label: 'My Profile', EntryIcon: IconUser };

/** Opens the menu of a person who has these entries in the navigation. */
const open = async (...links: Navigation['groups'][number]['links']) => {
  api.on('GET /api/profile', () => ({ body: { name: 'Ann Lee', fields: [], photo: null } }));
  const navigation: Navigation = {
    active: '/messages',
    groups: [{ id: 'own', label: 'Personal', GroupIcon: IconUser, links }],
  };
  const user = { name: 'Ann Lee', email: 'ann@example.com', role: 'role-user' } as User;
  const Page = () => <UserMenu user={user} navigation={navigation} onDisplay={() => undefined} />;
  const { address } = await renderPage({ remote, Page, path: '/messages', user });
  await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
  await screen.findByRole('menuitem', { name: 'Help' });
  return address;
};

it('should lead to the profile', async () => {
  const address = await open(messages, profile);
  await userEvent.click(screen.getByRole('menuitem', { name: 'My Profile' }));
  expect(address()).toBe('/profile');
});

it('should not offer the profile to people who may not open it', async () => {
  await open(messages);
  expect(screen.queryByRole('menuitem', { name: 'My Profile' })).toBeNull();
});
