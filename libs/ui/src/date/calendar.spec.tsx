import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Calendar, type CalendarProps } from './calendar';
import { TEXTS } from './texts.fixture';

function Page({ start = '2026-09-17', ...props }: Partial<CalendarProps> & { start?: string }) {
  const [date, setDate] = useState(start);
  return (
    <>
      <Calendar {...TEXTS} value={date} onChange={setDate} {...props} />
      <output>{date}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const grid = () => screen.getByRole('grid');
const cells = () => within(grid()).getAllByRole('gridcell');
/** Finds a cell by its label or its text. A search by role is slow with 42 cells. */
const cell = (name: string) => screen.queryByLabelText(name) ?? screen.getByText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pick = (name: string) => userEvent.click(cell(name));
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('Calendar', () => {
  it('should start weeks on Monday and mark Saturday and Sunday (UI-43)', () => {
    render(<Page />);
    const heads = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));
    expect(heads[0]).toBe('Monday');
    expect(heads[6]).toBe('Sunday');
    const weekend = cells().map((cell) => cell.classList.contains('weekend'));
    expect(weekend.slice(0, 7)).toEqual([false, false, false, false, false, true, true]);
  });

  it('should mark today and the chosen day', () => {
    jest.useFakeTimers({ now: new Date(2026, 8, 20) });
    render(<Page />);
    jest.useRealTimers();
    const marked = cells().filter((cell) => cell.hasAttribute('aria-current'));
    expect(marked.map((cell) => cell.textContent)).toEqual(['20']);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('17');
  });

  it('should go from days to months to years by its header and back by picks (UI-123)', async () => {
    render(<Page />);
    await press('September 2026');
    expect(grid().getAttribute('aria-label')).toBe('2026');
    await press('2026');
    expect(cells()).toHaveLength(12);
    expect(cells()[0]?.textContent).toBe('2019');
    await pick('2030');
    expect(grid().getAttribute('aria-label')).toBe('2030');
    await pick('February 2030');
    expect(grid().getAttribute('aria-label')).toBe('February 2030');
    expect(chosen()).toBe('2026-09-17');
    await pick('Thursday, February 14, 2030');
    expect(chosen()).toBe('2030-02-14');
  });

  it('should lead from a year to its days where it is told to (UI-124)', async () => {
    render(<Page firstView="year" yearLeadsTo="day" />);
    await pick('2020');
    expect(grid().getAttribute('aria-label')).toBe('September 2020');
  });

  it('should turn pages by a month, a year and ten years', async () => {
    render(<Page />);
    await press('Next month');
    expect(grid().getAttribute('aria-label')).toBe('October 2026');
    await press('October 2026');
    await press('Previous year');
    expect(grid().getAttribute('aria-label')).toBe('2025');
    await press('2025');
    expect(grid().getAttribute('aria-label')).toBe('2019 – 2030');
    await press('Next years');
    expect(grid().getAttribute('aria-label')).toBe('2029 – 2040');
    await press('Previous years');
    await press('Previous years');
    expect(grid().getAttribute('aria-label')).toBe('2009 – 2020');
  });

  it('should choose nothing beyond its limits', async () => {
    render(<Page min="2026-09-10" max="2026-09-25" />);
    for (const day of ['Wednesday, September 9', 'Saturday, September 26']) {
      expect(cell(`${day}, 2026`).getAttribute('aria-disabled')).toBe('true');
      await pick(`${day}, 2026`);
    }
    expect(chosen()).toBe('2026-09-17');
    await press('Previous month');
    await press('Next month');
    expect(grid().getAttribute('aria-label')).toBe('September 2026');
    await pick('Friday, September 25, 2026');
    expect(chosen()).toBe('2026-09-25');
  });

  it('should choose a day of the month before or after and show that month', async () => {
    render(<Page />);
    await pick('Monday, August 31, 2026');
    expect(chosen()).toBe('2026-08-31');
    expect(grid().getAttribute('aria-label')).toBe('August 2026');
  });

  it('should be one stop of Tab and move by keys', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Thursday, September 17, 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('Friday, September 25, 2026');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Monday, September 21, 2026');
    await userEvent.keyboard('{PageDown}');
    expect(focused()).toBe('Wednesday, October 21, 2026');
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{Enter}');
    expect(chosen()).toBe('2025-10-21');
  });

  it('should keep the focus inside when views change', async () => {
    render(<Page />);
    screen.getByRole('button', { name: 'September 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('September 2026');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(focused()).toBe('Saturday, October 17, 2026');
  });

  it('should follow a date that is set from outside', () => {
    const { rerender } = render(<Calendar {...TEXTS} value="2026-09-17" onChange={() => undefined} />);
    rerender(<Calendar {...TEXTS} value="2027-01-05" onChange={() => undefined} />);
    expect(grid().getAttribute('aria-label')).toBe('January 2027');
  });

  it.each([
    ['de', 'September 2026', 'Donnerstag, 17. September 2026'],
    ['ru', 'сентябрь 2026 г.', 'четверг, 17 сентября 2026 г.'],
  ])('should name days and months in %s', (locale, month, day) => {
    render(<Calendar {...TEXTS} locale={locale} value="2026-09-17" onChange={() => undefined} />);
    expect(grid().getAttribute('aria-label')).toBe(month);
    expect(cell(day).getAttribute('role')).toBe('gridcell');
  });
});
