import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Switch } from './checkbox';
import { SearchInput } from './search-input';

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
