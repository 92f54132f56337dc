import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

describe('Tabs', () => {
  function Pages() {
    const [selected, setSelected] = useState('one');
    const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: `Tab ${id}`, panel: `Panel ${id}` }));
    return <Tabs label="Details" tabs={tabs} selected={selected} onSelect={setSelected} />;
  }
  const shown = () => screen.getByRole('tabpanel').textContent;

  it('should show the chosen panel, named by its tab, with one tab in the tab order', async () => {
    render(<Pages />);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab two' }));
    expect(shown()).toBe('Panel two');
    expect(screen.getByRole('tabpanel', { name: 'Tab two' })).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('should move with arrows, around both ends, and with Home and End', async () => {
    render(<Pages />);
    await userEvent.click(screen.getByRole('tab', { name: 'Tab one' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Panel three');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('Panel two');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Tab two' }));
    await userEvent.keyboard('{End}{Home}');
    expect(shown()).toBe('Panel one');
  });

  it('should not select a tab that a closed dialog gives the focus back', async () => {
    render(<Pages />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    act(() => (document.activeElement as HTMLElement).blur());
    act(() => screen.getByRole('tab', { name: 'Tab two' }).focus());
    expect(shown()).toBe('Panel one');
  });

  afterEach(() => act(async () => document.documentElement.removeAttribute('dir')));

  it('should follow the direction of the text', async () => {
    render(<Pages />);
    await act(async () => document.documentElement.setAttribute('dir', 'rtl'));
    await userEvent.click(screen.getByRole('tab', { name: 'Tab one' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Panel two');
  });
});
