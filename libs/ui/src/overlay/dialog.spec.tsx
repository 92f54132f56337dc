import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { installDialogInJsdom } from '../testing/dialog-in-jsdom';
import { Dialog, DIALOG_CLOSE_MS, type DialogProps } from './dialog';

installDialogInJsdom();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Unactivate?" closeLabel="Close" {...props}>
        {props.children ?? <input aria-label="Reason" />}
      </Dialog>
    </>
  );
}

function openDialog() {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Unactivate?' });
}

const afterAnimation = () => act(() => jest.advanceTimersByTime(DIALOG_CLOSE_MS));
const pressEscape = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

describe('Dialog', () => {
  it('should be named by its title and start on the first control of the content', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(openDialog().open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
  });

  it('should leave it to the page to start elsewhere, such as on a button', () => {
    function Question() {
      const answer = useRef<HTMLButtonElement>(null);
      useEffect(() => answer.current?.focus(), []);
      return (
        <Dialog
          open
          title="Stay?"
          closeLabel="Close"
          onClose={() => undefined}
          actions={<button ref={answer}>Stay</button>}
        >
          <input />
        </Dialog>
      );
    }
    render(<Question />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
  });

  it('should be shown again when the browser closes it and the page does not agree', () => {
    render(<Dialog open title="T" closeLabel="Close" onClose={() => undefined} />);
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
  });

  it('should close on Escape after its animation and give the focus back', () => {
    render(<Page />);
    const dialog = openDialog();
    expect(pressEscape(dialog)).toBe(false);
    expect(dialog.open).toBe(true);
    act(() => jest.advanceTimersByTime(DIALOG_CLOSE_MS - 1));
    expect(dialog.isConnected).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('should close by its button and by a press beside it', () => {
    render(<Page />);
    openDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    afterAnimation();
    expect(screen.queryByRole('dialog')).toBeNull();

    const dialog = openDialog();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    afterAnimation();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should stay when a press starts inside and ends beside it, as when text is selected', () => {
    render(<Page />);
    const dialog = openDialog();
    fireEvent.mouseDown(screen.getByLabelText('Reason'));
    fireEvent.click(dialog);
    afterAnimation();
    expect(dialog.open).toBe(true);
  });

  it('should stay when a file input in it is cancelled', () => {
    render(
      <Page>
        <input type="file" aria-label="Logo" />
      </Page>,
    );
    const dialog = openDialog();
    fireEvent(screen.getByLabelText('Logo'), new Event('cancel', { bubbles: true }));
    afterAnimation();
    expect(dialog.open).toBe(true);
  });

  it('should offer no easy way out where an answer is needed', () => {
    render(<Page dismissible={false} />);
    const dialog = openDialog();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
    afterAnimation();
    expect(dialog.open).toBe(true);
  });

  it('should stay open when it is asked for again during the closing animation', () => {
    const onClose = jest.fn();
    const { rerender } = render(<Dialog open title="T" closeLabel="Close" onClose={onClose} />);
    rerender(<Dialog open={false} title="T" closeLabel="Close" onClose={onClose} />);
    rerender(<Dialog open title="T" closeLabel="Close" onClose={onClose} />);
    afterAnimation();
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('should give the focus back when the page takes it away while open', () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const { unmount } = render(
      <Dialog open title="T" closeLabel="Close" onClose={() => undefined}>
        <input />
      </Dialog>,
    );
    expect(document.activeElement).not.toBe(opener);
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});
