import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installDialogInJsdom } from '../testing/dialog-in-jsdom';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

installDialogInJsdom();

function setup(props: Partial<ConfirmDialogProps> = {}) {
  const onClose = jest.fn();
  const dialog = (open: boolean) => (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete it?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      workingLabel="Deleting"
      onConfirm={() => undefined}
      failure={(error) => <p role="alert">{error instanceof Error ? error.message : 'Failed'}</p>}
      {...props}
    >
      It cannot be undone.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true));
  return { onClose, setOpen: (open: boolean) => rerender(dialog(open)) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('ConfirmDialog', () => {
  it('should be named by its title and described by its text', () => {
    setup();
    const dialog = screen.getByRole('dialog', { name: 'Delete it?' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('It cannot be undone.');
  });

  it('should start on confirm, and on cancel where it is dangerous', () => {
    setup();
    expect(document.activeElement).toBe(button('Delete'));
  });

  it('should start on cancel where it is dangerous', () => {
    setup({ danger: true });
    expect(document.activeElement).toBe(button('Cancel'));
  });

  it('should wait for what it does, without a way out, and close', async () => {
    let done: (value?: unknown) => void = () => undefined;
    const { onClose } = setup({ onConfirm: () => new Promise((resolve) => (done = resolve)) });
    await userEvent.click(button('Delete'));
    expect(screen.getByText('Deleting')).toBeTruthy();
    expect(button('Cancel').disabled).toBe(true);
    await userEvent.click(button('Delete'));
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => done());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('should show what went wrong and stay, and start afresh the next time', async () => {
    const { onClose, setOpen } = setup({ onConfirm: () => Promise.reject(new Error('No connection')) });
    await userEvent.click(button('Delete'));
    expect(screen.getByRole('alert').textContent).toBe('No connection');
    expect(onClose).not.toHaveBeenCalled();
    expect(button('Cancel').disabled).toBe(false);
    setOpen(false);
    setOpen(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
