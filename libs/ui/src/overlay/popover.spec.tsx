import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Popover } from './popover';

function Page({ takesFocus }: { takesFocus?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        open={open}
        onOpenChange={setOpen}
        takesFocus={takesFocus}
        label="Filter"
        anchor={(opener) => (
          <span>
            <input aria-label="Search" onClick={() => setOpen(true)} />
            <button {...opener}>Filter</button>
          </span>
        )}
      >
        <button onClick={() => setOpen(false)}>Apply</button>
      </Popover>
      <button>Elsewhere</button>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Filter' });
const popover = () => screen.queryByRole('dialog', { name: 'Filter' });

describe('Popover', () => {
  it('should open with the focus inside and give it back when it closes', async () => {
    render(<Page />);
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(opener().getAttribute('aria-controls')).toBe(popover()?.id);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Apply' }));
    await userEvent.keyboard('{Enter}');
    expect(popover()).toBeNull();
    await screen.findByRole('button', { name: 'Filter' });
    expect(document.activeElement).toBe(opener());
  });

  it('should close on Escape, by its opener and by a press elsewhere', async () => {
    render(<Page />);
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect(popover()).toBeNull();
    await userEvent.click(opener());
    await userEvent.click(opener());
    expect(popover()).toBeNull();
    await userEvent.click(opener());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(popover()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  });

  it('should leave the focus in a text field that opened it', async () => {
    render(<Page takesFocus={false} />);
    await userEvent.click(screen.getByRole('textbox', { name: 'Search' }));
    expect(popover()).not.toBeNull();
    await userEvent.keyboard('bag');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('bag');
    expect(popover()).not.toBeNull();
  });

  it('should belong to the dialog around it', async () => {
    render(
      <dialog open>
        <Page />
      </dialog>,
    );
    await userEvent.click(opener());
    expect(popover()?.closest('dialog')).not.toBeNull();
  });
});
