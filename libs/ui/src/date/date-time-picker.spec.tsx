import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateTimePicker, type DateTimePickerProps } from './date-time-picker';
import { TEXTS } from './texts.fixture';

function Page({ start = '', ...props }: Partial<DateTimePickerProps> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateTimePicker {...TEXTS} aria-label="Appointment" value={value} onChange={setValue} {...props} />
      <output>{value}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Appointment' });
const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const pick = (name: string) => userEvent.click(screen.getByLabelText(name));

describe('DateTimePicker', () => {
  it('should show and read DD-MMM-YYYY hh:mm a (UI-137)', async () => {
    render(<Page start="2026-06-09T15:30" />);
    expect(input().value).toBe('09-Jun-2026 03:30 pm');
    await userEvent.clear(input());
    await userEvent.type(input(), '10-Jun-2026 12:05 am');
    expect(chosen()).toBe('2026-06-10T00:05');
  });

  it('should choose a date, then a time, and close by its button', async () => {
    render(<Page start="2026-06-09T15:30" />);
    await open();
    await pick('Wednesday, June 10, 2026');
    expect(chosen()).toBe('2026-06-10T15:30');
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('815a');
    expect(chosen()).toBe('2026-06-10T08:15');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should keep a time that is chosen before its date', async () => {
    jest.useFakeTimers({ now: new Date(2026, 5, 9), advanceTimers: true });
    render(<Page format="YYYY-MM-DD HH:mm" />);
    await open();
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('0930');
    expect(chosen()).toBe('');
    await pick('Wednesday, June 10, 2026');
    expect(chosen()).toBe('2026-06-10T09:30');
    jest.useRealTimers();
  });

  it('should clamp into its limits to the minute when the focus leaves (UI-135)', async () => {
    render(<Page start="2026-06-09T15:30" min="2026-06-09T09:00" />);
    await open();
    await userEvent.click(part('am or pm'));
    expect(chosen()).toBe('2026-06-09T15:30');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(chosen()).toBe('2026-06-09T09:00');
    await userEvent.clear(input());
    await userEvent.type(input(), '01-Jan-2020 08:00 am');
    await userEvent.tab();
    expect(chosen()).toBe('2026-06-09T09:00');
  });

  it('should have seconds where its format has them', async () => {
    render(<Page start="2026-06-09T15:30:20" format="YYYY-MM-DD HH:mm:ss" />);
    expect(input().value).toBe('2026-06-09 15:30:20');
    await open();
    expect(part('Seconds').value).toBe('20');
    expect(screen.queryByRole('spinbutton', { name: 'am or pm' })).toBeNull();
  });
});
