import { LostPart, retryLostParts, startI18n } from '@ringtag/i18n';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DialogState } from './form-dialog';
import { lazyDialog } from './lazy-dialog';

it.each([
  ['another try', () => retryLostParts()],
  ['another press', () => screen.getByRole('button', { name: 'Open' }).click()],
] as const)('should say that it could not be loaded, and open at %s', async (_, askAgain) => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  await startI18n('en');
  const Real = ({ open, onClose }: DialogState) =>
    open && (
      <p>
        The dialog <button onClick={onClose}>Close</button>
      </p>
    );
  const load = jest.fn(async () => ({ default: Real }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Dialog = lazyDialog<DialogState>(load);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <LostPart value={({ error }) => <p role="alert">{String(error)}</p>}>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog open={open} onClose={() => setOpen(false)} />
      </LostPart>
    );
  }
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(screen.getByRole('alert').textContent).toContain('ChunkLoadError');
  await act(async () => askAgain());
  expect(screen.getByText(/The dialog/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => screen.getByRole('button', { name: 'Close' }).click());
  expect(screen.queryByText(/The dialog/)).toBeNull();
  errors.mockRestore();
});
