import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../lite/button';
import { installDialogInJsdom } from '../testing/dialog-in-jsdom';
import { ContextMenu } from './context-menu';
import { Dialog } from './dialog';
import { DropdownMenu, type DropdownMenuProps } from './dropdown-menu';

installDialogInJsdom();

function setup(props: Partial<DropdownMenuProps> = {}) {
  const on = {
    select: jest.fn(),
    disabled: jest.fn(),
    keyOutside: jest.fn(),
  };
  render(
    <div onKeyDown={(event) => on.keyOutside(event.key)}>
      <DropdownMenu
        label="Account"
        trigger={<Button>Ann</Button>}
        items={[
          { id: 'profile', label: 'Profile', render: (item) => <a href="#profile" {...item} /> },
          { id: 'messages', label: 'Messages', onSelect: on.select },
          { id: 'print', label: 'Print', disabled: true, onSelect: on.disabled },
          { id: 'out', label: 'Sign out', danger: true, onSelect: on.select },
        ]}
        {...props}
      />
      <button>Elsewhere</button>
    </div>,
  );
  return { ...on, trigger: screen.queryByRole('button', { name: 'Ann' }) };
}

const focused = () => document.activeElement?.textContent;
const openWithKeyboard = () => userEvent.keyboard('{Tab}{Enter}');

describe('DropdownMenu', () => {
  // Has to be the first test: afterwards the list is loaded.
  it('should open after two presses while its list loads, and say that it is busy', async () => {
    const { trigger } = setup();
    fireEvent.keyDown(trigger!, { key: 'Enter' });
    fireEvent.keyDown(trigger!, { key: 'Enter' });
    expect(trigger?.getAttribute('aria-busy')).toBe('true');
    await screen.findByRole('menu');
    expect(trigger?.hasAttribute('aria-busy')).toBe(false);
  });

  it('should open on a press and say so on its button', async () => {
    const { trigger } = setup();
    expect(trigger?.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(screen.getByText('Ann'));
    const menu = screen.getByRole('menu', { name: 'Account' });
    expect(trigger?.getAttribute('aria-expanded')).toBe('true');
    expect(trigger?.getAttribute('aria-controls')).toBe(menu.id);
    expect(menu.contains(document.activeElement)).toBe(true);
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('should open with the key %p on its first item', async (key) => {
    setup();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(focused()).toBe('Profile');
  });

  it('should move with arrows, around both ends, and with Home and End', async () => {
    setup();
    await openWithKeyboard();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Messages');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Profile');
  });

  it('should move to the item that starts with the typed letters, not to a disabled one', async () => {
    setup();
    await openWithKeyboard();
    await userEvent.keyboard('si');
    await screen.findByText('Sign out');
    expect(focused()).toBe('Sign out');
  });

  it('should close on Escape, give the focus back and keep the key to itself', async () => {
    const { trigger, keyOutside } = setup();
    await openWithKeyboard();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(keyOutside).not.toHaveBeenCalledWith('Escape');
  });

  it('should choose with Enter, close and give the focus back', async () => {
    const { trigger, select } = setup();
    await openWithKeyboard();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(select).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('should have the focus back on its button when an item acts, so that a dialog returns it there', async () => {
    let during: Element | null = null;
    const items = [{ id: 'rename', label: 'Rename', onSelect: () => void (during = document.activeElement) }];
    const { trigger } = setup({ items });
    await openWithKeyboard();
    await userEvent.keyboard('{Enter}');
    expect(during).toBe(trigger);
  });

  it('should draw items as links where asked to', async () => {
    setup();
    await openWithKeyboard();
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('#profile');
  });

  it('should not choose a disabled item', async () => {
    const { disabled } = setup();
    await userEvent.click(screen.getByText('Ann'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(disabled).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('should close on a press elsewhere', async () => {
    setup();
    await userEvent.click(screen.getByText('Ann'));
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Elsewhere');
  });

  it('should close on Tab and go on to what follows its button', async () => {
    setup();
    await openWithKeyboard();
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
    expect(focused()).toBe('Elsewhere');
  });

  it('should be drawn in the dialog that it stands in', async () => {
    render(
      <Dialog open title="Edit" closeLabel="Close" onClose={() => undefined}>
        <DropdownMenu label="More" trigger={<Button>More</Button>} items={[{ id: 'a', label: 'Copy' }]} />
      </Dialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('dialog').contains(screen.getByRole('menu'))).toBe(true);
  });
});

describe('DropdownMenu that opens on hover', () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const trigger = () => screen.getByText('Ann');

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('should open when the mouse rests, stay while it is on the menu and close when it leaves', async () => {
    setup({ openOn: 'hover' });
    await user.hover(trigger());
    wait(100);
    const menu = screen.getByRole('menu');
    await user.hover(screen.getByText('Messages'));
    wait(1000);
    expect(screen.getByRole('menu')).toBe(menu);
    await user.hover(document.body);
    wait(250);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('should stay open when the mouse that opened it presses its button', async () => {
    setup({ openOn: 'hover' });
    await user.hover(trigger());
    wait(100);
    await user.click(trigger());
    wait(1000);
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('should give the focus back to where it was', async () => {
    setup({ openOn: 'hover' });
    const elsewhere = screen.getByText('Elsewhere');
    elsewhere.focus();
    await user.hover(trigger());
    wait(100);
    expect(document.activeElement).toBe(screen.getByRole('menu'));
    await user.hover(document.body);
    wait(250);
    wait(1);
    expect(document.activeElement).toBe(elsewhere);
  });

  it('should not open for a mouse that passes by, nor for a resting finger', async () => {
    setup({ openOn: 'hover' });
    await user.hover(trigger());
    wait(50);
    await user.unhover(trigger());
    wait(1000);
    await user.pointer({ keys: '[TouchA>]', target: document.body });
    await user.pointer({ pointerName: 'TouchA', target: trigger() });
    wait(1000);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('should open by keyboard and by a touch', async () => {
    setup({ openOn: 'hover' });
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menu')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await user.pointer({ keys: '[TouchA]', target: trigger() });
    expect(screen.getByRole('menu')).toBeTruthy();
  });
});

describe('ContextMenu', () => {
  it('should open by a right press or the menu key in its area and give the focus back', async () => {
    render(
      <ContextMenu label="Account" items={[{ id: 'profile', label: 'Profile' }]}>
        <div tabIndex={0} role="group" aria-label="Area">
          Area
        </div>
      </ContextMenu>,
    );
    const area = screen.getByRole('group', { name: 'Area' });
    area.focus();
    expect(fireEvent.contextMenu(area)).toBe(false);
    expect(screen.getByRole('menu', { name: 'Account' }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(area);
  });
});
