/** @jest-environment ./tools/jest/fetch-environment.cjs */
import { failure, fakeApi } from '@ringtag/api-client/testing';
import { LOCALES } from '@ringtag/contracts';
import { startI18n } from '@ringtag/i18n';
import { createQueryClient, userQueryOptions, type User } from '@ringtag/session';
import { QueryClientProvider } from '@ringtag/vendor/query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LanguageSwitcher } from './language-switcher';

const api = fakeApi();
const complain = jest.spyOn(console, 'error');
const ann = { id: 'ann', email: 'ann@example.com', hasPassword: false } as User;

beforeEach(() => startI18n('en'));
afterEach(() => localStorage.clear());

function show(user: User | null = null) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQueryOptions.queryKey, user);
  render(
    <QueryClientProvider client={queryClient}>
      <LanguageSwitcher />
    </QueryClientProvider>,
  );
}
const pickGerman = () =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de').then(() =>
    // The name of the list changes when the page has changed.
    screen.findByRole('combobox', { name: 'Sprache' }),
  );

it('should offer the languages by name and flag', () => {
  show();
  const options = screen.getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ label }) => label).slice(0, 6)).toEqual([
    'English',
    'Español',
    'Deutsch',
    'Français',
    'Українська',
    'Русский',
  ]);
  expect(options.filter((option) => option.querySelector('svg'))).toHaveLength(LOCALES.length);
  expect(complain).not.toHaveBeenCalled();
});

it('should switch the page to the language that is picked, remember it, and ask nothing of the server', async () => {
  show();
  await pickGerman();
  expect(document.documentElement.lang).toBe('de');
  expect(localStorage.getItem('i18nextLng')).toBe('de');
  expect(api.calls).toEqual([]);
});

it('should keep the choice in the account of whoever is signed in (UI-83)', async () => {
  api.on('PATCH /api/user/me', () => ({ body: ann }));
  show(ann);
  await pickGerman();
  await waitFor(() => expect(api.calls).toEqual([{ call: 'PATCH /api/user/me', body: { locale: 'de' } }]));
});

it('should switch the page although the account cannot be reached, without a word', async () => {
  api.on('PATCH /api/user/me', () => failure('unavailable'));
  show(ann);
  await pickGerman();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(document.documentElement.lang).toBe('de');
  expect(screen.queryByRole('alert')).toBeNull();
});
