import { render, screen } from '@testing-library/react';
import { CodeInput } from './code-input';
import { Field } from './field';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextInput, type ControlSize } from './text-input';

function readDescription(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `missing ${id}`);
}

const CONTROLS = [
  ['TextInput', <TextInput key="control" />],
  ['TextArea', <TextArea key="control" />],
  ['Select', <Select key="control" />],
  ['CodeInput', <CodeInput key="control" value="" onChange={() => undefined} />],
] as const;

describe.each(CONTROLS)('Field around %s', (_name, control) => {
  it('should tie label, hint and error to the control (UI-141)', () => {
    render(
      <Field label="E-mail" required hint="We never show it." error="Not an address">
        {control}
      </Field>,
    );
    const element = screen.getByLabelText(/^E-mail/);
    expect(readDescription(element)).toEqual(['We never show it.', 'Not an address']);
    expect(element.getAttribute('aria-invalid')).toBe('true');
    expect(element).toHaveProperty('required', true);
  });

  it('should claim nothing that is not there', () => {
    render(<Field label="E-mail">{control}</Field>);
    const element = screen.getByLabelText('E-mail');
    expect(element.hasAttribute('aria-describedby')).toBe(false);
    expect(element.hasAttribute('aria-invalid')).toBe(false);
    expect(element).toHaveProperty('required', false);
  });
});

describe('Field', () => {
  it('should keep the label when the control brings an id of its own', () => {
    render(
      <Field label="Name">
        <TextInput id="mine" />
      </Field>,
    );
    expect(screen.getByLabelText('Name').tagName).toBe('INPUT');
  });

  it('should hide the asterisk from screen readers', () => {
    render(
      <Field label="Name" required>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('required', true);
  });

  it('should mark what is required with an asterisk and nothing else (UI-142)', () => {
    const { rerender } = render(
      <Field label="Name" required>
        <TextInput />
      </Field>,
    );
    expect(screen.getByText('*')).toBeTruthy();
    rerender(
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    expect(screen.queryByText('*')).toBeNull();
  });

  it('should look valid while nobody has touched it, however empty, and invalid once its form says so', () => {
    const field = (error?: string) => (
      <Field label="E-mail" required error={error}>
        <TextInput type="email" defaultValue="no address" />
      </Field>
    );
    const { rerender } = render(field());
    const input = screen.getByLabelText<HTMLInputElement>(/^E-mail/);
    expect(input.validity.valid).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    rerender(field('Please enter a valid email address'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  });

  it('should announce an error in a region that was there before', () => {
    const field = (error?: string) => (
      <Field label="Name" error={error}>
        <TextInput />
      </Field>
    );
    const { container, rerender } = render(field());
    const region = container.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    rerender(field('Please type a name'));
    expect(region?.textContent).toBe('Please type a name');
  });
});

describe('TextInput', () => {
  it('should work without a Field', () => {
    render(<TextInput id="q" required aria-label="Search" />);
    const input = screen.getByRole('textbox', { name: 'Search' });
    expect(input.id).toBe('q');
    expect(input).toHaveProperty('required', true);
  });

  it('should stay the same element when something appears beside its text', () => {
    const control = (suffix?: string) => (
      <Field label="Weight">
        <TextInput prefix="≈" suffix={suffix} />
      </Field>
    );
    const { rerender } = render(control());
    const input = screen.getByLabelText('Weight');
    input.focus();
    rerender(control('kg'));
    expect(screen.getByText('kg')).toBeTruthy();
    expect(document.activeElement).toBe(input);
  });
});

describe.each([
  ['TextInput', (size?: ControlSize) => <TextInput aria-label="Control" size={size} />],
  [
    'TextInput with a prefix',
    (size?: ControlSize) => <TextInput aria-label="Control" prefix="#" size={size} />,
  ],
  ['Select', (size?: ControlSize) => <Select aria-label="Control" size={size} />],
] as const)('%s', (_name, control) => {
  it.each(['xs', 'sm', 'md', 'lg'] as const)('should come in size %s', (size) => {
    render(control(size));
    expect(screen.getByLabelText('Control').classList).toContain(size);
  });

  it('should be md unless it says otherwise (UI-25)', () => {
    render(control());
    expect(screen.getByLabelText('Control').classList).toContain('md');
  });
});
