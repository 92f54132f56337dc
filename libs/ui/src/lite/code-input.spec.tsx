import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput } from './code-input';
import { Field } from './field';

interface FormProps {
  error?: string;
  busy?: boolean;
  initial?: string;
  onComplete?: (code: string) => void;
}

function Form({ error, busy, initial = '', onComplete }: FormProps) {
  const [code, setCode] = useState(initial);
  return (
    <Field label="Code" error={error}>
      <CodeInput value={code} onChange={setCode} onComplete={onComplete} busy={busy} />
    </Field>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Code');

describe('CodeInput', () => {
  it('should be one input that phones and password managers can fill', () => {
    const { container } = render(<Form />);
    expect(container.querySelectorAll('input')).toHaveLength(1);
    expect(input().inputMode).toBe('numeric');
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().maxLength).toBe(6);
    expect(input().pattern).toBe('\\d{6}');
  });

  it('should keep digits only and call onComplete once, at the sixth', async () => {
    const onComplete = jest.fn();
    render(<Form onComplete={onComplete} />);
    await userEvent.type(input(), '12a 34-5');
    expect(input().value).toBe('12345');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(input(), '6');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    await userEvent.type(input(), '7');
    expect(input().value).toBe('123456');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it.each(['123456', '123 456', '123-456', ' 1 2 3 4 5 6 ', 'Your code: 123456.', '12345678'])(
    'should take the code out of the pasted text %j',
    async (text) => {
      const onComplete = jest.fn();
      render(<Form initial="99" onComplete={onComplete} />);
      await userEvent.click(input());
      await userEvent.paste(text);
      expect(input().value).toBe('123456');
      expect(onComplete.mock.calls).toEqual([['123456']]);
    },
  );

  it('should focus and select the digits when an error appears, so that typing replaces them', async () => {
    const { rerender } = render(<Form initial="123456" />);
    expect(document.activeElement).not.toBe(input());
    rerender(<Form initial="123456" error="Invalid or expired code" />);
    expect(document.activeElement).toBe(input());
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('9');
    expect(input().value).toBe('9');
  });

  it('should select the digits again when a second check fails with the same error', () => {
    const { rerender } = render(<Form initial="123456" error="Invalid or expired code" />);
    input().setSelectionRange(6, 6);
    rerender(<Form initial="123456" error="Invalid or expired code" busy />);
    expect(input().selectionStart).toBe(6);
    rerender(<Form initial="123456" error="Invalid or expired code" />);
    expect([input().selectionStart, input().selectionEnd]).toEqual([0, 6]);
  });

  it('should keep the focus but take nothing while the code is checked', async () => {
    const onComplete = jest.fn();
    render(<Form initial="123456" busy onComplete={onComplete} />);
    await userEvent.click(input());
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste('654321');
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe('123456');
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('should draw one cell per digit, hidden from screen readers', () => {
    const { container } = render(<Form initial="123" />);
    const cells = container.querySelectorAll('[aria-hidden] > span');
    expect(Array.from(cells, (cell) => cell.textContent)).toEqual(['1', '2', '3', '', '', '']);
  });
});
