import {
  addDays,
  addMonths,
  clampDate,
  compareDates,
  endOfMonth,
  endOfYear,
  toMonth,
  startOfMonth,
  startOfWeek,
  startOfYear,
  toYear,
  type Limits,
  type PlainDate,
} from './plain-date';

/** Date picker views (specification 4). */
export type CalendarView = 'day' | 'month' | 'year';

/** How many columns the grid of each view has. */
const COLUMNS: Record<CalendarView, number> = { day: 7, month: 3, year: 3 };

/** How many years a page shows, and how far apart pages start (specification 9). Pages overlap by two years. */
const YEARS_SHOWN = 12;
const YEARS_STEP = 10;

/** By how many months the previous and next buttons move, per view. */
const PAGE_MONTHS: Record<CalendarView, number> = { day: 1, month: 12, year: YEARS_STEP * 12 };
/** The distance between neighbouring cells in months, in the month view and the year view. */
const CELL_MONTHS = { month: 1, year: 12 };
const WEEKS_SHOWN = 6;

/** The state of a calendar. */
export interface CalendarState {
  view: CalendarView;
  /** The date of the keyboard cursor. The month view shows its month, and the year view its year. */
  cursor: PlainDate;
  /** The first day of the first month in the day view. */
  page: PlainDate;
}

/** The first year of the page that shows a date: the last year of the decade before. */
const firstYearShown = (date: PlainDate) => toYear(date) - (toYear(date) % YEARS_STEP) - 1;

const toRows = (cells: PlainDate[], columns: number): PlainDate[][] =>
  Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

/** Six weeks, from the Monday on or before the first of the month. Always six, so that the height stays the same. */
export function toWeeks(month: PlainDate): PlainDate[][] {
  const monday = startOfWeek(startOfMonth(month));
  return toRows(
    Array.from({ length: WEEKS_SHOWN * 7 }, (_, day) => addDays(monday, day)),
    COLUMNS.day,
  );
}

/** The months of a year, or the twelve years of a page. Each cell has the date to which the cursor would move. */
export function cellsAround(view: 'month' | 'year', cursor: PlainDate): PlainDate[][] {
  const before = view === 'month' ? toMonth(cursor) - 1 : toYear(cursor) - firstYearShown(cursor);
  const cells = Array.from({ length: YEARS_SHOWN }, (_, cell) =>
    addMonths(cursor, (cell - before) * CELL_MONTHS[view]),
  );
  return toRows(cells, COLUMNS[view]);
}

/** The first and the last date of a cell. */
export function toSpan(view: CalendarView, cell: PlainDate): [first: PlainDate, last: PlainDate] {
  if (view === 'day') return [cell, cell];
  return view === 'month' ? [startOfMonth(cell), endOfMonth(cell)] : [startOfYear(cell), endOfYear(cell)];
}

/** Whether all dates of a cell are outside the limits. */
export function isBeyond(view: CalendarView, cell: PlainDate, { min, max }: Limits): boolean {
  const [first, last] = toSpan(view, cell);
  return compareDates(last, min) < 0 || compareDates(first, max) > 0;
}

/** Moves the cursor to a date. Turns the page only as far as needed to show it. */
export function moveTo(
  state: CalendarState,
  date: PlainDate,
  limits: Limits,
  monthsShown: number,
): CalendarState {
  const cursor = clampDate(date, limits);
  const month = startOfMonth(cursor);
  const lastPage = addMonths(state.page, monthsShown - 1);
  if (compareDates(month, state.page) < 0) return { ...state, cursor, page: month };
  return compareDates(month, lastPage) > 0
    ? { ...state, cursor, page: addMonths(month, 1 - monthsShown) }
    : { ...state, cursor };
}

/** Whether any date on the previous page (-1) or the next page (1) is within the limits. */
export function canTurn(
  state: CalendarState,
  way: -1 | 1,
  { min, max }: Limits,
  monthsShown: number,
): boolean {
  const [first, last] = shownSpan(state, monthsShown);
  return way < 0 ? compareDates(addDays(first, -1), min) >= 0 : compareDates(addDays(last, 1), max) <= 0;
}

function shownSpan({ view, cursor, page }: CalendarState, monthsShown: number): [PlainDate, PlainDate] {
  if (view === 'day') return [page, endOfMonth(addMonths(page, monthsShown - 1))];
  if (view === 'month') return [startOfYear(cursor), endOfYear(cursor)];
  const cells = cellsAround('year', cursor).flat();
  return [startOfYear(cells[0] ?? cursor), endOfYear(cells[YEARS_SHOWN - 1] ?? cursor)];
}

/** Turns to the previous or next page: by a month, a year or ten years. */
export function turn(state: CalendarState, way: -1 | 1, limits: Limits): CalendarState {
  const months = way * PAGE_MONTHS[state.view];
  return {
    ...state,
    cursor: clampDate(addMonths(state.cursor, months), limits),
    page: addMonths(state.page, months),
  };
}

/** The next larger view: from days to months, from months to years. */
export function zoomOut(state: CalendarState): CalendarState {
  return { ...state, view: state.view === 'day' ? 'month' : 'year' };
}

/** The view after a pick: years lead to months or to days, and months lead to days (specification 4). */
export function zoomIn(
  { view }: CalendarState,
  cell: PlainDate,
  limits: Limits,
  yearLeadsTo: 'month' | 'day',
): CalendarState {
  const cursor = clampDate(cell, limits);
  return { view: view === 'year' ? yearLeadsTo : 'day', cursor, page: startOfMonth(cursor) };
}

/**
 * The date to which a key moves the cursor, or undefined if the key does not move it. The left key moves backwards, or
 * forwards on a right-to-left page.
 */
export function keyTarget(
  { view, cursor }: CalendarState,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  rtl: boolean,
): PlainDate | undefined {
  const step = (cells: number) =>
    view === 'day' ? addDays(cursor, cells) : addMonths(cursor, cells * CELL_MONTHS[view]);
  const column = findColumn(view, cursor);
  const page = view === 'day' && shiftKey ? PAGE_MONTHS.month : PAGE_MONTHS[view];
  const targets: Record<string, (() => PlainDate) | undefined> = {
    ArrowLeft: () => step(rtl ? 1 : -1),
    ArrowRight: () => step(rtl ? -1 : 1),
    ArrowUp: () => step(-COLUMNS[view]),
    ArrowDown: () => step(COLUMNS[view]),
    Home: () => step(-column),
    End: () => step(COLUMNS[view] - 1 - column),
    PageUp: () => addMonths(cursor, -page),
    PageDown: () => addMonths(cursor, page),
  };
  return targets[key]?.();
}

function findColumn(view: CalendarView, cursor: PlainDate): number {
  const rows = view === 'day' ? toWeeks(cursor) : cellsAround(view, cursor);
  return rows.find((row) => row.includes(cursor))?.indexOf(cursor) ?? 0;
}
