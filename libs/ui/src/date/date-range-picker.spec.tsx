import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker';
import { TEXTS } from './texts.fixture';

/** jsdom has no media queries. The picker asks whether two months fit. */
let narrow = false;
Object.defineProperty(window, 'matchMedia', {
  value: () => ({ matches: narrow, addEventListener: () => undefined, removeEventListener: () => undefined }),
});
beforeEach(() => (narrow = false));

const SEPTEMBER = { from: '2026-09-17', to: '2026-09-19' };

function Page({ start = SEPTEMBER, ...props }: Partial<DateRangePickerProps> & { start?: typeof SEPTEMBER }) {
  const [range, setRange] = useState(start);
  return (
    <>
      <DateRangePicker {...TEXTS} aria-label="Stay" value={range} onChange={setRange} {...props} />
      <button>Next</button>
      <output>{`${range.from},${range.to}`}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stay' });
const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));
const cell = (day: string) => screen.getByLabelText(new RegExp(`${day}, 2026`));
const pick = (day: string) => userEvent.click(cell(day));
const marked = () => Array.from(document.querySelectorAll('[aria-selected=true]'), (day) => day.textContent);

describe('DateRangePicker', () => {
  it('should write ~ between its dates (UI-47)', () => {
    render(<Page />);
    expect(input().value).toBe('2026-09-17 ~ 2026-09-19');
  });

  it('should take the first and the second date, sorted, and close (UI-126)', async () => {
    render(<Page />);
    await open();
    await pick('September 24');
    expect(chosen()).toBe('2026-09-17,2026-09-19');
    await pick('September 21');
    expect(chosen()).toBe('2026-09-21,2026-09-24');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('should clear the range when the same date is picked again', async () => {
    render(<Page />);
    await open();
    await pick('September 24');
    await pick('September 24');
    expect(chosen()).toBe(',');
    expect(screen.getByRole('dialog')).toBeTruthy();
    await pick('September 2');
    await pick('September 4');
    expect(chosen()).toBe('2026-09-02,2026-09-04');
  });

  it('should take the same date twice for a range in single-date mode', async () => {
    render(<Page allowSingleDateInRange />);
    await open();
    await pick('September 24');
    await pick('September 24');
    expect(chosen()).toBe('2026-09-24,2026-09-24');
  });

  it('should preview the range up to the pointer and up to the focus', async () => {
    render(<Page />);
    await open();
    expect(marked()).toEqual(['17', '18', '19']);
    await pick('September 24');
    await userEvent.hover(cell('September 22'));
    expect(marked()).toEqual(['22', '23', '24']);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(marked()).toEqual(['24', '25', '26']);
  });

  it('should forget a first date without a second when it closes', async () => {
    render(<Page />);
    await open();
    await pick('September 24');
    await userEvent.keyboard('{Escape}');
    expect(chosen()).toBe('2026-09-17,2026-09-19');
    await open();
    expect(marked()).toEqual(['17', '18', '19']);
  });

  it('should show two months where there is room and one on phones', async () => {
    const { unmount } = render(<Page />);
    await open();
    const months = () => screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-label'));
    expect(months()).toEqual(['September 2026', 'October 2026']);
    unmount();
    narrow = true;
    render(<Page />);
    await open();
    expect(months()).toEqual(['September 2026']);
  });

  it('should accept a typed range, sorted and clamped, and nothing else', async () => {
    render(<Page max="2026-12-20" />);
    const type = async (text: string) => {
      await userEvent.clear(input());
      await userEvent.paste(text);
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    };
    await type('2026-10-05~2026-10-02');
    expect(chosen()).toBe('2026-10-02,2026-10-05');
    await type('2026-12-01 ~ 2027-02-01');
    expect(chosen()).toBe('2026-12-01,2026-12-20');
    for (const text of ['2026-10-02', '2026-10-02 ~ soon', '2026-10-02 ~ 2026-10-02']) {
      await type(text);
      expect(chosen()).toBe('2026-12-01,2026-12-20');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(chosen()).toBe(',');
  });
});
