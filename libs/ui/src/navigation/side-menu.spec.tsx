import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SideMenu, type SideMenuProps } from './side-menu';
import type { SideMenuEntry } from './side-menu-entry';

const ENTRIES: SideMenuEntry[] = [
  { id: 'home', label: 'Home', icon: <svg />, href: '/home' },
  {
    id: 'codes',
    label: 'Codes',
    icon: <svg />,
    children: [
      { id: 'active', label: 'Active', href: '/codes/active' },
      { id: 'paused', label: 'Paused', render: (link) => <a href="/by-router" {...link} /> },
    ],
  },
  {
    id: 'admin',
    label: 'Administration',
    group: true,
    children: [{ id: 'projects', label: 'Projects', icon: <svg />, href: '/projects' }],
  },
];

const menu = (props: Partial<SideMenuProps> = {}) => <SideMenu label="Main" entries={ENTRIES} {...props} />;

describe('SideMenu', () => {
  it('should be a named navigation with titled groups', () => {
    render(menu());
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const group = within(nav).getByRole('list', { name: 'Administration' });
    expect(within(group).getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects');
  });

  it('should open and close a submenu by keyboard', async () => {
    render(menu());
    const button = screen.getByRole('button', { name: 'Codes' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('link', { name: 'Active' })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Active' }));
    button.focus();
    await userEvent.keyboard(' ');
    expect(screen.queryByRole('link', { name: 'Active' })).toBeNull();
  });

  it('should mark the active entry, and open the submenu that holds it', async () => {
    const { rerender } = render(menu({ active: 'home' }));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
    rerender(menu({ active: 'paused' }));
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/by-router');
    await userEvent.click(screen.getByRole('button', { name: 'Codes' }));
    rerender(menu({ active: 'paused', label: 'Again' }));
    expect(screen.queryByRole('link', { name: 'Paused' })).toBeNull();
  });

  it('should show the links of a submenu in a menu when it is collapsed', async () => {
    render(menu({ collapsed: true, active: 'paused' }));
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Codes' }));
    const items = within(screen.getByRole('menu', { name: 'Codes' })).getAllByRole('menuitem');
    expect(items.map((item) => [item.getAttribute('href'), item.getAttribute('aria-current')])).toEqual([
      ['/codes/active', null],
      ['/by-router', 'page'],
    ]);
  });
});
