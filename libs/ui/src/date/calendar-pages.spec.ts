import {
  cellsAround,
  canTurn,
  keyTarget,
  moveTo,
  turn,
  toWeeks,
  zoomIn,
  zoomOut,
  type CalendarState,
} from './calendar-pages';
import { toLimits, toYear } from './plain-date';

const NONE = toLimits();
const at = (cursor: string, view: CalendarState['view'] = 'day'): CalendarState => ({
  view,
  cursor,
  page: `${cursor.slice(0, -2)}01`,
});
const press = (state: CalendarState, key: string, shiftKey = false) =>
  keyTarget(state, { key, shiftKey }, false);

describe('pages of a calendar', () => {
  it('should show six weeks from the Monday on or before the first', () => {
    const weeks = toWeeks('2026-09-17');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-08-31');
    expect(weeks[5]?.[6]).toBe('2026-10-11');
    // This February fills exactly four weeks.
    expect(toWeeks('2027-02-01')[0]?.[0]).toBe('2027-02-01');
    expect(toWeeks('2027-02-01')).toHaveLength(6);
  });

  it('should show 12 years, from the year before the decade (UI-45)', () => {
    const years = cellsAround('year', '2026-09-17').flat().map(toYear);
    expect(years).toEqual([2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  });

  it('should turn the page of years by 10 (UI-45)', () => {
    const next = turn(at('2026-09-17', 'year'), 1, NONE);
    expect(cellsAround('year', next.cursor).flat().map(toYear)).toEqual(
      Array.from({ length: 12 }, (_, index) => 2029 + index),
    );
    const before = turn(at('2026-09-17', 'year'), -1, NONE);
    expect(toYear(cellsAround('year', before.cursor)[0]?.[0] ?? '')).toBe(2009);
  });

  it('should turn the page of months by a year and the page of days by a month', () => {
    expect(turn(at('2026-12-31'), 1, NONE)).toEqual({
      view: 'day',
      cursor: '2027-01-31',
      page: '2027-01-01',
    });
    expect(turn(at('2026-12-31', 'month'), -1, NONE).cursor).toBe('2025-12-31');
  });

  it('should go from days to months to years and back (UI-124, UI-125)', () => {
    const months = zoomOut(at('2026-09-17'));
    expect(months.view).toBe('month');
    const years = zoomOut(months);
    expect(years.view).toBe('year');
    expect(zoomIn(years, '2030-09-17', NONE, 'month')).toEqual(at('2030-09-17', 'month'));
    expect(zoomIn(years, '2030-09-17', NONE, 'day')).toEqual(at('2030-09-17', 'day'));
    expect(zoomIn(months, '2026-02-17', NONE, 'month')).toEqual(at('2026-02-17', 'day'));
  });

  it('should bring the date of a picked month or year within the limits', () => {
    const limits = toLimits('2026-02-20', '2026-12-31');
    expect(zoomIn(at('2026-09-17', 'month'), '2026-02-17', limits, 'month').cursor).toBe('2026-02-20');
  });

  it('should not turn to a page on which nothing can be chosen', () => {
    const limits = toLimits('2026-09-10', '2026-10-05');
    expect(canTurn(at('2026-09-17'), -1, limits, 1)).toBe(false);
    expect(canTurn(at('2026-09-17'), 1, limits, 1)).toBe(true);
    expect(canTurn(at('2026-09-17'), 1, limits, 2)).toBe(false);
    expect(canTurn(at('2026-09-17', 'month'), 1, limits, 1)).toBe(false);
  });

  it('should stop at the years 100 and 10000 (UI-46)', () => {
    expect(canTurn(at('0105-01-01', 'year'), -1, NONE, 1)).toBe(false);
    expect(canTurn(at('0115-01-01', 'year'), -1, NONE, 1)).toBe(true);
    expect(canTurn(at('10000-06-01', 'year'), 1, NONE, 1)).toBe(false);
    expect(turn(at('9995-01-01', 'year'), 1, NONE).cursor).toBe('10000-12-31');
    expect(moveTo(at('0100-01-01'), '0099-12-31', NONE, 1).cursor).toBe('0100-01-01');
  });

  it('should keep the cursor in sight, in one month or two', () => {
    expect(moveTo(at('2026-09-17'), '2026-10-01', NONE, 1).page).toBe('2026-10-01');
    expect(moveTo(at('2026-09-17'), '2026-10-01', NONE, 2).page).toBe('2026-09-01');
    expect(moveTo(at('2026-09-17'), '2026-11-01', NONE, 2).page).toBe('2026-10-01');
    expect(moveTo(at('2026-09-17'), '2026-08-31', NONE, 2).page).toBe('2026-08-01');
  });
});

describe('keys of a calendar', () => {
  it('should move by days and weeks', () => {
    const state = at('2026-09-17');
    expect(press(state, 'ArrowLeft')).toBe('2026-09-16');
    expect(press(state, 'ArrowRight')).toBe('2026-09-18');
    expect(press(state, 'ArrowUp')).toBe('2026-09-10');
    expect(press(state, 'ArrowDown')).toBe('2026-09-24');
    expect(press(state, 'Home')).toBe('2026-09-14');
    expect(press(state, 'End')).toBe('2026-09-20');
    expect(press(state, 'PageDown')).toBe('2026-10-17');
    expect(press(state, 'PageUp', true)).toBe('2025-09-17');
    expect(press(state, 'x')).toBeUndefined();
  });

  it('should move by months in the month view and by years in the year view', () => {
    expect(press(at('2026-09-17', 'month'), 'ArrowDown')).toBe('2026-12-17');
    expect(press(at('2026-09-17', 'month'), 'Home')).toBe('2026-07-17');
    expect(press(at('2026-09-17', 'month'), 'PageDown')).toBe('2027-09-17');
    expect(press(at('2026-09-17', 'year'), 'ArrowLeft')).toBe('2025-09-17');
    expect(press(at('2026-09-17', 'year'), 'End')).toBe('2027-09-17');
    expect(press(at('2026-09-17', 'year'), 'PageUp')).toBe('2016-09-17');
  });

  it('should move forwards with the left key where pages run from right to left', () => {
    expect(keyTarget(at('2026-09-17'), { key: 'ArrowLeft', shiftKey: false }, true)).toBe('2026-09-18');
  });
});
