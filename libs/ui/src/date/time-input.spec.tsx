import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from '../lite/field';
import { TEXTS } from './texts.fixture';
import { TimeInput, type TimeInputProps } from './time-input';

function Page({ start = '', error, ...props }: Partial<TimeInputProps> & { start?: string; error?: string }) {
  const [time, setTime] = useState(start);
  return (
    <>
      <Field label="Opening time" required error={error}>
        <TimeInput labels={TEXTS.labels} value={time} onChange={setTime} {...props} />
      </Field>
      <button onClick={() => setTime('08:00')}>Eight</button>
      <output>{time}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const part = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const shown = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map((input) => input.value);

describe('TimeInput', () => {
  it('should go on to the next part when no further digit fits', async () => {
    render(<Page seconds />);
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('730');
    expect(shown()).toEqual(['07', '30', '']);
    expect(document.activeElement).toBe(part('Seconds'));
    expect(chosen()).toBe('');
    await userEvent.keyboard('5');
    expect(chosen()).toBe('07:30:05');
    expect(document.activeElement).toBe(part('Seconds'));
  });

  it('should begin a part anew when a second digit makes it too large', async () => {
    render(<Page />);
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('24');
    expect(part('Hours').value).toBe('04');
    expect(document.activeElement).toBe(part('Minutes'));
  });

  it('should set am and pm by typing a or p in any part (UI-58, UI-140)', async () => {
    render(<Page hours={12} />);
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('3');
    expect(part('am or pm').value).toBe('am');
    await userEvent.keyboard('30p');
    expect(chosen()).toBe('15:30');
    expect(part('am or pm').value).toBe('pm');
    await userEvent.click(part('Minutes'));
    await userEvent.keyboard('a');
    expect(chosen()).toBe('03:30');
    expect(part('Minutes').value).toBe('30');
  });

  it('should not mind a and p in 24 hours', async () => {
    render(<Page start="15:30" />);
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('ap');
    expect(chosen()).toBe('15:30');
    expect(shown()).toEqual(['15', '30']);
  });

  it('should step by arrows, on at the other bound, and move between parts', async () => {
    render(<Page start="23:59" />);
    await userEvent.click(part('Hours'));
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe('00:59');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowUp}');
    expect(chosen()).toBe('23:00');
    await userEvent.keyboard('{ArrowLeft}5');
    expect(chosen()).toBe('05:00');
  });

  it('should change am and pm by a press and by arrows', async () => {
    render(<Page hours={12} start="03:30" />);
    await userEvent.click(part('am or pm'));
    expect(chosen()).toBe('15:30');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('03:30');
  });

  it('should take a pasted time', async () => {
    render(<Page hours={12} />);
    await userEvent.click(part('Hours'));
    await userEvent.paste('9:05 pm');
    expect(chosen()).toBe('21:05');
    expect(shown()).toEqual(['09', '05', 'pm']);
  });

  it('should have no value while a part is emptied and keep the others', async () => {
    render(<Page start="10:30" />);
    await userEvent.click(part('Minutes'));
    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toBe('');
    expect(shown()).toEqual(['10', '']);
    await userEvent.keyboard('{Backspace}');
    expect(document.activeElement).toBe(part('Hours'));
  });

  it('should follow a time that is set from outside', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Eight' }));
    expect(shown()).toEqual(['08', '00']);
  });

  it('should be a group of spin buttons that its Field names and marks', async () => {
    render(<Page hours={12} start="15:05" error="Please enter a time" />);
    const group = screen.getByRole('group', { name: /Opening time/ });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please enter a time',
    );
    const bounds = ['min', 'max', 'now'].map((name) => part('Hours').getAttribute(`aria-value${name}`));
    expect(bounds).toEqual(['1', '12', '3']);
    expect(part('am or pm').getAttribute('aria-valuetext')).toBe('pm');
    await userEvent.click(screen.getByText(/Opening time/));
    expect(document.activeElement).toBe(part('Hours'));
  });
});
