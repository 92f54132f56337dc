import { MINUTE } from '@ringtag/contracts';
import { declareTexts, LostPart, PartBoundary, startI18n } from '@ringtag/i18n';
import { createQueryClient } from '@ringtag/session';
import { QueryClientProvider } from '@ringtag/vendor/query';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { findReason } from '../remotes/find-reason';
import { texts } from '../texts';
import { Lost, LostUnseen } from './lost';

jest.mock('../remotes/find-reason', () => ({ findReason: jest.fn() }));

const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);

function Broken(): ReactNode {
  throw new Error('ChunkLoadError');
}

function show(whole: boolean) {
  const drawing = Object.assign(document.createElement('div'), { id: 'first-paint' });
  document.body.append(drawing);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <LostPart value={Lost}>
        <PartBoundary whole>
          {() => (
            <>
              <input aria-label="Name" />
              <PartBoundary whole={whole}>{() => <Broken />}</PartBoundary>
            </>
          )}
        </PartBoundary>
      </LostPart>
    </QueryClientProvider>,
  );
  return drawing;
}

beforeAll(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
});
afterEach(() => {
  document.getElementById('first-paint')?.remove();
  isOnline.mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

it.each([
  [true, 'You may be offline, or we may be updating Ringtag.'],
  [false, 'Couldn’t connect. Check your connection and try again.'],
])('should say what it knows while the other card cannot be had (online: %s)', async (online, text) => {
  isOnline.mockReturnValue(online);
  show(true);
  // The texts of the shell are not declared, so the card that says why does not come.
  await screen.findByText(text);
  expect(screen.getByLabelText('Name')).toBeTruthy();
});

it('should say why, where the card of the layouts can be had', async () => {
  declareTexts(texts);
  jest.mocked(findReason).mockResolvedValue('broken');
  show(true);
  expect(await screen.findByText(/If that doesn’t help, come back/)).toBeTruthy();
  expect(screen.queryByText(/You may be offline/)).toBeNull();
});

it('should leave the drawing of the server in its place where it lacks a part', async () => {
  const drawing = show(false);
  await screen.findByRole('alert');
  expect(drawing.isConnected).toBe(true);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('should load by itself what nobody sees that it is lost', () => {
  jest.useFakeTimers();
  let isOver = false;
  render(
    <LostPart value={LostUnseen}>
      <PartBoundary>{() => (isOver ? <p>There</p> : <Broken />)}</PartBoundary>
    </LostPart>,
  );
  expect(screen.queryByText('There')).toBeNull();
  isOver = true;
  act(() => jest.advanceTimersByTime(MINUTE));
  expect(screen.getByText('There')).toBeTruthy();
  jest.useRealTimers();
});
