import type { RemoteEntry, RemoteList } from '@ringtag/contracts';
import { chooseLocale, startI18n } from '@ringtag/i18n';
import { createQueryClient } from '@ringtag/session';
import { QueryClientProvider } from '@ringtag/vendor/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNamedRemotes } from './remotes.queries';

const newList = (locale: RemoteList['locale'], names: Record<string, string>): RemoteList => ({
  locale,
  remotes: [
    {
      name: 'mfe-test',
      contractVersion: 1,
      manifest: '/m.json',
      routes: Object.entries(names).map(([path, title]) => ({ path, title, authorities: [] })),
      navigation: Object.entries(names).map(([path, label]) => ({ path, label, authorities: [], order: 0 })),
    },
  ],
});
const english = newList('en', { '/home': 'Home', '/gone': 'Gone' });

const asked = jest.fn<Promise<unknown>, [string]>();
jest.mock('./fetch-json', () => ({ fetchJson: (url: string) => asked(url) }));

const toNames = ([entry]: readonly RemoteEntry[]) => [
  entry!.routes.map(({ title }) => title),
  entry!.navigation.map(({ label }) => label),
];
const ENGLISH = [
  ['Home', 'Gone'],
  ['Home', 'Gone'],
];

function show() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useNamedRemotes(english), { wrapper }).result;
}

beforeEach(async () => {
  asked.mockReset();
  await startI18n('en');
});

it('should ask for nothing in the language of the document', () => {
  expect(show().current).toBe(english.remotes);
  expect(asked).not.toHaveBeenCalled();
});

it('should bring the names of a language that is chosen, and no pages of a newer build', async () => {
  const result = show();
  let answer: (list: RemoteList) => void = () => undefined;
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await act(() => chooseLocale('de'));
  expect(asked.mock.calls).toEqual([['/remotes.json?locale=de']]);
  expect(toNames(result.current)).toEqual(ENGLISH);
  await act(async () => answer(newList('de', { '/home': 'Start', '/new': 'Neu' })));
  await waitFor(() =>
    expect(toNames(result.current)).toEqual([
      ['Start', 'Gone'],
      ['Start', 'Gone'],
    ]),
  );
  await act(() => chooseLocale('en'));
  expect(result.current).toBe(english.remotes);
});
