import type { RemoteEntry } from '@ringtag/contracts';
import { waitFor } from '@testing-library/react';
import { registered } from './registered';
import { reportFailure } from './report-failure';

const answers: (() => Promise<Response>)[] = [];
const reports: unknown[] = [];
const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
const newEntry = (name: string) => ({ name }) as RemoteEntry;
const before = globalThis.fetch;

beforeAll(() => {
  globalThis.fetch = (_url, { body } = {}) => {
    reports.push(JSON.parse(body as string));
    return answers.shift()?.() ?? Promise.resolve({ ok: true } as Response);
  };
});
beforeEach(() => void (reports.length = 0));
afterAll(() => void (globalThis.fetch = before));

it('should say what of a remote is lost, and no more', () => {
  reportFailure(newEntry('mfe-one'), true);
  registered.set('mfe-one', 'https://localhost/_mf/mfe-one/remoteEntry.js');
  reportFailure(newEntry('mfe-one'), true);
  reportFailure(newEntry('mfe-one'), false);
  expect(reports).toEqual([
    { remote: 'mfe-one', part: 'remote' },
    { remote: 'mfe-one', part: 'page' },
    { remote: 'mfe-one', part: 'part' },
  ]);
});

it('should say it once, and not while the browser is offline', () => {
  isOnline.mockReturnValueOnce(false);
  for (let i = 0; i < 3; i += 1) reportFailure(newEntry('mfe-two'), true);
  expect(reports).toHaveLength(1);
  isOnline.mockReturnValueOnce(false);
  reportFailure(newEntry('mfe-three'), true);
  expect(reports).toHaveLength(1);
});

it('should say it with the next failure where the server could not be told', async () => {
  answers.push(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve({ ok: false } as Response),
  );
  const fail = () => reportFailure(newEntry('mfe-four'), true);
  for (const count of [1, 2, 3])
    await waitFor(() => {
      fail();
      expect(reports).toHaveLength(count);
    });
  fail();
  expect(reports).toHaveLength(3);
});
