import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { installDialogInJsdom } from '../testing/dialog-in-jsdom';
import { Drawer, DRAWER_CLOSE_MS, type DrawerProps } from './drawer';

installDialogInJsdom();
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
        <input aria-label="Name" />
      </Drawer>
    </>
  );
}

describe('Drawer', () => {
  it('should be gone 300 ms after it was asked to close, with the focus back', () => {
    render(<Page />);
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    fireEvent.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Filters' });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => jest.advanceTimersByTime(299));
    expect(drawer.isConnected).toBe(true);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    expect(DRAWER_CLOSE_MS).toBe(300);
  });

  it('should start on the chosen one of radio buttons', () => {
    render(
      <Drawer open onClose={() => undefined} title="Display" closeLabel="Close">
        {['Light', 'Dark', 'System'].map((mode) => (
          <input key={mode} type="radio" name="mode" aria-label={mode} defaultChecked={mode === 'Dark'} />
        ))}
      </Drawer>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Dark'));
  });

  it('should come from the right unless it says otherwise (UI-52)', () => {
    const drawer = (placement?: DrawerProps['placement']) => (
      <Drawer open onClose={() => undefined} title="Filters" closeLabel="Close" placement={placement} />
    );
    const { rerender } = render(drawer());
    const { className } = screen.getByRole('dialog');
    rerender(drawer('end'));
    expect(screen.getByRole('dialog').className).toBe(className);
    rerender(drawer('start'));
    expect(screen.getByRole('dialog').className).not.toBe(className);
  });
});
