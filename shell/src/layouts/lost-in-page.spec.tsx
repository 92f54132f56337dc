import type { RemoteEntry } from '@ringtag/contracts';
import {
  declareTexts,
  lazyWithTexts,
  loadTexts,
  LostPart,
  PartBoundary,
  retryLostParts,
  startI18n,
} from '@ringtag/i18n';
import { inboxKeys } from '@ringtag/mf-contract';
import { createQueryClient } from '@ringtag/session';
import { QueryClientProvider, useQuery } from '@ringtag/vendor/query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { findReason, type Reason } from '../remotes/find-reason';
import { reportFailure } from '../remotes/report-failure';
import { ShownRemote } from '../remotes/shown-remote';
import { texts } from '../texts';
import LostInPage from './lost-in-page';

jest.mock('../remotes/find-reason', () => ({ findReason: jest.fn() }));
jest.mock('../remotes/report-failure', () => ({ reportFailure: jest.fn() }));

const client = createQueryClient();
const show = (page: ReactNode) =>
  render(
    <QueryClientProvider client={client}>
      <ShownRemote value={{ name: 'mfe-test' } as RemoteEntry}>
        <LostPart value={LostInPage}>
          <input aria-label="Name" />
          {page}
        </LostPart>
      </ShownRemote>
    </QueryClientProvider>,
  );
const showLostTab = (reason: Reason) => {
  jest.mocked(findReason).mockResolvedValue(reason);
  const load = jest.fn(() => Promise.resolve({ default: () => <p>The tab</p> }));
  const Tab = lazyWithTexts([], load.mockRejectedValueOnce(new Error('ChunkLoadError')));
  show(
    <Suspense>
      <Tab />
    </Suspense>,
  );
};
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
  declareTexts(texts);
  await loadTexts('shell');
});
afterAll(() => jest.restoreAllMocks());

it('should show a lost part at the first press, and keep what was typed beside it', async () => {
  showLostTab('broken');
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await press();
  expect(await screen.findByText('The tab')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ann');
});

it('should tell the server which remote lacks a part, or its page', async () => {
  jest.mocked(reportFailure).mockClear();
  showLostTab('broken');
  await screen.findByRole('alert');
  expect(jest.mocked(reportFailure).mock.calls).toEqual([[{ name: 'mfe-test' }, false]]);
  await act(async () => retryLostParts());
});

it.each([
  ['offline', 'You’re offline.', 'Try again'],
  ['updating', 'We’re updating Ringtag.', 'Try again'],
  ['broken', 'If that doesn’t help, come back', 'Try again'],
  ['replaced', 'There’s a new version of Ringtag.', 'Reload page'],
  ['refused', 'We’re updating this part of Ringtag.', 'Reload page'],
] as const)('should say that it is %s', async (reason, text, button) => {
  showLostTab(reason);
  expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  await act(async () => retryLostParts());
});

it('should recover from a bad answer once the server gives a good one, and keep drafts', async () => {
  jest.mocked(findReason).mockResolvedValue('broken');
  const answers = [{}, { name: 'Ann' }] as { name: string }[];
  const draft = ['dashboard', 'answer-draft', 'one'];
  client.setQueryData(draft, 'Hello');
  function Name() {
    const { data } = useQuery({
      queryKey: inboxKeys.message({ id: 'one' }),
      queryFn: () => answers.shift(),
    });
    return data && <h1>{data.name.toUpperCase()}</h1>;
  }
  show(<PartBoundary whole>{() => <Name />}</PartBoundary>);
  await press();
  expect(await screen.findByRole('heading', { name: 'ANN' })).toBeTruthy();
  expect(client.getQueryData(draft)).toBe('Hello');
});
