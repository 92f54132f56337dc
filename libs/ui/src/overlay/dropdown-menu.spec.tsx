import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../lite/button';
import { DropdownMenu } from './dropdown-menu';

function setup() {
  const onSelect = jest.fn();
  const onDisabled = jest.fn();
  const onKeyOutside = jest.fn();
  render(
    <div onKeyDown={(event) => onKeyOutside(event.key)}>
      <DropdownMenu
        label="Account"
        trigger={(menu) => <Button {...menu}>Ann</Button>}
        items={[
          { id: 'profile', label: 'Profile', render: (item) => <a href="#profile" {...item} /> },
          { id: 'messages', label: 'Messages', onSelect },
          'separator',
          { id: 'light', label: 'Light', checked: true },
          { id: 'dark', label: 'Dark', checked: false },
          { id: 'print', label: 'Print', disabled: true, onSelect: onDisabled },
          { id: 'out', label: 'Sign out', onSelect },
        ]}
      />
      <p>Elsewhere</p>
    </div>,
  );
  return { onSelect, onDisabled, onKeyOutside, trigger: screen.getByRole('button', { name: 'Ann' }) };
}

const focused = () => document.activeElement?.textContent;

describe('DropdownMenu', () => {
  it('should open on a press, focus the first item and say so on its button', async () => {
    const { trigger } = setup();
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(trigger);
    const menu = screen.getByRole('menu', { name: 'Account' });
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(trigger.getAttribute('aria-controls')).toBe(menu.id);
    expect(focused()).toBe('Profile');
    expect(screen.getByRole('menuitemradio', { name: 'Light' }).getAttribute('aria-checked')).toBe('true');
  });

  it('should open with the arrow keys at the first or the last item', async () => {
    const { trigger } = setup();
    trigger.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(focused()).toBe('Profile');
  });

  it('should move with arrows, around both ends, and with Home and End', async () => {
    const { trigger } = setup();
    await userEvent.click(trigger);
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

  it('should move to the next item that starts with a typed letter', async () => {
    const { trigger } = setup();
    await userEvent.click(trigger);
    await userEvent.keyboard('p');
    expect(focused()).toBe('Print');
    await userEvent.keyboard('p');
    expect(focused()).toBe('Profile');
    await userEvent.keyboard('x');
    expect(focused()).toBe('Profile');
  });

  it('should close on Escape, give the focus back and keep the key to itself', async () => {
    const { trigger, onKeyOutside } = setup();
    await userEvent.click(trigger);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(onKeyOutside).not.toHaveBeenCalledWith('Escape');
  });

  it('should choose with Enter, close and give the focus back', async () => {
    const { trigger, onSelect } = setup();
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('should draw items as links where asked to', async () => {
    const { trigger } = setup();
    await userEvent.click(trigger);
    expect(screen.getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('#profile');
  });

  it('should not choose a disabled item', async () => {
    const { trigger, onDisabled } = setup();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Print' }));
    expect(onDisabled).not.toHaveBeenCalled();
    expect(screen.getByRole('menu')).toBeTruthy();
  });

  it('should close on a press elsewhere and on Tab', async () => {
    const { trigger } = setup();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByText('Elsewhere'));
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.click(trigger);
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
