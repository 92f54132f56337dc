import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../lite/field';
import { Checkbox, Switch } from './checkbox';
import { FieldGroup } from './field-group';
import { PasswordInput } from './password-input';
import { RadioGroup } from './radio';
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

describe('RadioGroup', () => {
  const OPTIONS = [
    { value: 'public', label: 'Public', hint: 'Everybody sees it' },
    { value: 'private', label: 'Private' },
    { value: 'later', label: 'Later', disabled: true },
  ] as const;
  function Visibility({ error }: { error?: string }) {
    const [value, setValue] = useState<'public' | 'private' | 'later'>();
    return (
      <RadioGroup
        label="Who sees it"
        required
        hint="You can change it later."
        error={error}
        options={OPTIONS}
        value={value}
        onChange={setValue}
      />
    );
  }

  it('should be one choice of the platform, so that the arrow keys are its own', async () => {
    render(<Visibility />);
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
    await userEvent.click(screen.getByText('Private'));
    expect(radios.map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, false, true]);
  });

  it('should say what the group is, what it needs and what is wrong with it', () => {
    const { rerender } = render(<Visibility />);
    const group = screen.getByRole('radiogroup', { name: 'Who sees it' });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(group.hasAttribute('aria-invalid')).toBe(false);
    rerender(<Visibility error="Please choose" />);
    const texts = group
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['You can change it later.', 'Please choose']);
    expect(group.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('FieldGroup', () => {
  it('should name a group of check boxes', () => {
    render(
      <FieldGroup label="Tell me about" hint="By e-mail">
        <Checkbox label="Messages" />
        <Checkbox label="Scans" />
      </FieldGroup>,
    );
    const group = screen.getByRole('group', { name: 'Tell me about' });
    expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'By e-mail',
    );
  });
});

describe('PasswordInput', () => {
  const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
  function Form() {
    return (
      <Field label="Password">
        <PasswordInput labels={{ show: 'Show what is typed', capsLock: 'Caps Lock is on' }} />
      </Field>
    );
  }

  it('should show what is typed and hide it again', async () => {
    render(<Form />);
    const button = screen.getByRole('button', { name: 'Show what is typed' });
    expect([password().type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
    await userEvent.click(button);
    expect([password().type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await userEvent.click(button);
    expect(password().type).toBe('password');
  });

  it('should announce Caps Lock while it is on and the focus is there', () => {
    render(<Form />);
    const press = (modifierCapsLock: boolean) =>
      fireEvent.keyDown(password(), { key: 'a', modifierCapsLock });
    const status = screen.getByRole('status');
    press(false);
    expect(status.textContent).toBe('');
    press(true);
    expect(status.textContent).toBe('Caps Lock is on');
    press(false);
    expect(status.textContent).toBe('');
    press(true);
    fireEvent.blur(password());
    expect(status.textContent).toBe('');
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
