import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { Field } from '../lite/field';
import { DatePicker, type DatePickerProps } from './date-picker';
import { TEXTS } from './texts.fixture';

function Page({
  start = '',
  error,
  ...props
}: Partial<DatePickerProps> & { start?: string; error?: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <Field label="Date of birth" hint="As in the passport" error={error} required>
        <DatePicker {...TEXTS} value={date} onChange={setDate} {...props} />
      </Field>
      <button>Next</button>
      <output>{date}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Date of birth/ });
const panel = () => screen.queryByRole('dialog', { name: 'Choose a date' });
const type = async (text: string) => {
  await userEvent.clear(input());
  await userEvent.type(input(), text);
};
const leave = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

describe('DatePicker', () => {
  it('should accept a typed date that is valid (UI-134, UI-136)', async () => {
    render(<Page />);
    expect(input().placeholder).toBe('YYYY-MM-DD');
    await type('1984-02-2');
    expect(chosen()).toBe('');
    await type('1984-02-29');
    expect(chosen()).toBe('1984-02-29');
  });

  it('should fall back to the last value on blur when the text is no date (UI-134)', async () => {
    render(<Page start="1984-02-29" />);
    await type('1985-02-29');
    await leave();
    expect(chosen()).toBe('1984-02-29');
    expect(input().value).toBe('1984-02-29');
  });

  it('should clamp a typed date into min and max on blur (UI-135)', async () => {
    render(<Page min="2026-01-10" max="2026-12-20" />);
    await type('2030-05-05');
    expect(chosen()).toBe('');
    await leave();
    expect(chosen()).toBe('2026-12-20');
    expect(input().value).toBe('2026-12-20');
    await type('1999-01-01');
    await leave();
    expect(chosen()).toBe('2026-01-10');
  });

  it('should type and show dates in its format, month names in the language of the page', async () => {
    render(<Page format="D MMMM YYYY" locale="de" start="2026-03-08" />);
    expect(input().value).toBe('8 März 2026');
    await type('9 märz 2026');
    expect(chosen()).toBe('2026-03-09');
  });

  it('should be cleared by its button and by emptying it', async () => {
    render(<Page start="2026-03-08" />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chosen()).toBe('');
    expect(document.activeElement).toBe(input());
    await type('2026-03-09');
    await userEvent.clear(input());
    await leave();
    expect(chosen()).toBe('');
  });

  it('should choose from its calendar, close and give the focus back', async () => {
    render(<Page start="2026-09-17" />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thursday, September 17, 2026');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(chosen()).toBe('2026-09-18');
    expect(panel()).toBeNull();
    expect(await screen.findByRole('button', { name: 'Open' })).toBe(document.activeElement);
  });

  it('should open at the arrow down key and close at Escape', async () => {
    render(<Page />);
    input().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(panel()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(panel()).toBeNull();
  });

  it('should clamp what was typed before Enter submits its form', async () => {
    let submitted: string | null = null;
    const submit = (event: FormEvent) => {
      event.preventDefault();
      submitted = chosen();
    };
    render(
      <form onSubmit={submit}>
        <Page max="2026-12-20" />
      </form>,
    );
    await type('2030-01-01{Enter}');
    expect(submitted).toBe('2026-12-20');
  });

  it('should be tied to its Field and look invalid when that has an error', () => {
    render(<Page error="Please choose a date" />);
    expect(input().required).toBe(true);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As in the passport',
      'Please choose a date',
    ]);
  });

  it('should offer nothing while it is disabled', () => {
    render(<Page start="2026-03-08" disabled />);
    expect(input().disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open' }).disabled).toBe(true);
  });
});
