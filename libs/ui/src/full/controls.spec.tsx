import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Switch } from './checkbox';
import { SearchInput } from './search-input';
import { Tabs } from './tabs';

describe('Checkbox', () => {
  it('should be checked through its label and describe itself by its hint only', async () => {
    render(<Checkbox label="Remember me" hint="On this device" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    await userEvent.click(screen.getByText('Remember me'));
    expect(box.checked).toBe(true);
    expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'On this device',
    );
  });

  it('should show the state between on and off', () => {
    const { rerender } = render(<Checkbox label="All" indeterminate />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
    rerender(<Checkbox label="All" />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
  });

  it('should keep its name where the label is hidden', () => {
    render(<Checkbox label="Select Suitcase" hideLabel />);
    expect(screen.getByRole('checkbox', { name: 'Select Suitcase' })).toBeTruthy();
  });
});

describe('Switch', () => {
  it('should be a switch that the keyboard turns', async () => {
    render(<Switch label="Notify me" />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Notify me' });
    control.focus();
    await userEvent.keyboard(' ');
    expect(control.checked).toBe(true);
  });
});

describe('SearchInput', () => {
  function Search() {
    const [text, setText] = useState('');
    return <SearchInput label="Search codes" clearLabel="Clear" value={text} onChange={setText} />;
  }

  it('should clear and keep the focus', async () => {
    render(<Search />);
    const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search codes' });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'bag');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

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

  it('should follow the direction of the text', async () => {
    render(
      <div dir="rtl">
        <Pages />
      </div>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Tab one' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Panel two');
  });
});
