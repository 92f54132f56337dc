import { startI18n } from '@ringtag/i18n';
import { ToastViewport } from '@ringtag/ui';
import { act, render, screen } from '@testing-library/react';
import type { DialogState } from './form-dialog';
import { lazyDialog } from './lazy-dialog';

it('should say that a dialog could not be loaded, close it, and try again', async () => {
  await startI18n('en');
  const Real = ({ open }: DialogState) => (open ? <p>The dialog</p> : null);
  const load = jest.fn(async () => ({ default: Real }));
  load.mockRejectedValueOnce(new Error('ChunkLoadError'));
  const Dialog = lazyDialog<DialogState>(load);
  const onClose = jest.fn();
  const draw = (open: boolean) => (
    <>
      <ToastViewport label="Notifications" closeLabel="Close" />
      <Dialog open={open} onClose={onClose} />
    </>
  );
  const { rerender } = render(draw(false));
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(draw(true)));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(await screen.findByText(/Couldn’t connect/)).toBeTruthy();
  rerender(draw(false));
  await act(async () => rerender(draw(true)));
  expect(await screen.findByText('The dialog')).toBeTruthy();
});
