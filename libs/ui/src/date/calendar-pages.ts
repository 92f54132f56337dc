import {
  addDays,
  addMonths,
  clampDate,
  compareDates,
  endOfMonth,
  endOfYear,
  monthOf,
  startOfMonth,
  startOfWeek,
  startOfYear,
  yearOf,
  type Limits,
  type PlainDate,
} from './plain-date';

/** Date picker views (specification 4). */
export type CalendarView = 'day' | 'month' | 'year';

/** Columns of a view's grid. */
const COLUMNS: Record<CalendarView, number> = { day: 7, month: 3, year: 3 };

/** Years on a page, and how far the next page is (specification 9): pages overlap by two years. */
const YEARS_SHOWN = 12;
const YEARS_STEP = 10;

/** Months that previous and next turn, per view. */
const PAGE_MONTHS: Record<CalendarView, number> = { day: 1, month: 12, year: YEARS_STEP * 12 };
/** Months from a cell to the next one in the month and the year view. */
const CELL_MONTHS = { month: 1, year: 12 };
const WEEKS_SHOWN = 6;

/** What a calendar shows. */
export interface CalendarState {
  view: CalendarView;
  /** The date that the keyboard stands on; month and year views show its month and its year. */
  cursor: PlainDate;
  /** The first day of the first month in the day view. */
  page: PlainDate;
}

/** The first year of the page of years that holds a date: the decade's, less one. */
const firstYearShown = (date: PlainDate) => yearOf(date) - (yearOf(date) % YEARS_STEP) - 1;

const rowsOf = (cells: PlainDate[], columns: number): PlainDate[][] =>
  Array.from({ length: cells.length / columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

/** Six weeks from the Monday on or before the first of the month; always six, so that the height stays. */
export function weeksOf(month: PlainDate): PlainDate[][] {
  const monday = startOfWeek(startOfMonth(month));
  return rowsOf(
    Array.from({ length: WEEKS_SHOWN * 7 }, (_, day) => addDays(monday, day)),
    COLUMNS.day,
  );
}

/** The months of a year, or the twelve years of a page: to each cell the date on which the cursor would stand there. */
export function cellsAround(view: 'month' | 'year', cursor: PlainDate): PlainDate[][] {
  const before = view === 'month' ? monthOf(cursor) - 1 : yearOf(cursor) - firstYearShown(cursor);
  const cells = Array.from({ length: YEARS_SHOWN }, (_, cell) =>
    addMonths(cursor, (cell - before) * CELL_MONTHS[view]),
  );
  return rowsOf(cells, COLUMNS[view]);
}

/** The first and the last date that a cell stands for. */
export function spanOf(view: CalendarView, cell: PlainDate): [first: PlainDate, last: PlainDate] {
  if (view === 'day') return [cell, cell];
  return view === 'month' ? [startOfMonth(cell), endOfMonth(cell)] : [startOfYear(cell), endOfYear(cell)];
}

/** Whether limits leave nothing of a cell. */
export function isBeyond(view: CalendarView, cell: PlainDate, { min, max }: Limits): boolean {
  const [first, last] = spanOf(view, cell);
  return compareDates(last, min) < 0 || compareDates(first, max) > 0;
}

/** Moves the cursor, and the page as far as the cursor needs. */
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

/** Whether anything can be chosen on the page before (-1) or after (1). */
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

/** Previous and next: a month, a year or ten years. */
export function turn(state: CalendarState, way: -1 | 1, limits: Limits): CalendarState {
  const months = way * PAGE_MONTHS[state.view];
  return {
    ...state,
    cursor: clampDate(addMonths(state.cursor, months), limits),
    page: addMonths(state.page, months),
  };
}

/** The header's click: day, month, year. */
export function zoomOut(state: CalendarState): CalendarState {
  return { ...state, view: state.view === 'day' ? 'month' : 'year' };
}

/** A pick in the year view leads to months or to days, one in the month view to days (specification 4). */
export function zoomIn(
  { view }: CalendarState,
  cell: PlainDate,
  limits: Limits,
  yearLeadsTo: 'month' | 'day',
): CalendarState {
  const cursor = clampDate(cell, limits);
  return { view: view === 'year' ? yearLeadsTo : 'day', cursor, page: startOfMonth(cursor) };
}

/** Where a key leads from the cursor, or undefined for keys that do not move it. Left is backwards unless the page runs from right to left. */
export function keyTarget(
  { view, cursor }: CalendarState,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  rtl: boolean,
): PlainDate | undefined {
  const step = (cells: number) =>
    view === 'day' ? addDays(cursor, cells) : addMonths(cursor, cells * CELL_MONTHS[view]);
  const column = columnOf(view, cursor);
  const page = view === 'day' && shiftKey ? PAGE_MONTHS.month : PAGE_MONTHS[view];
  switch (key) {
    case 'ArrowLeft':
      return step(rtl ? 1 : -1);
    case 'ArrowRight':
      return step(rtl ? -1 : 1);
    case 'ArrowUp':
      return step(-COLUMNS[view]);
    case 'ArrowDown':
      return step(COLUMNS[view]);
    case 'Home':
      return step(-column);
    case 'End':
      return step(COLUMNS[view] - 1 - column);
    case 'PageUp':
      return addMonths(cursor, -page);
    case 'PageDown':
      return addMonths(cursor, page);
    default:
      return undefined;
  }
}

function columnOf(view: CalendarView, cursor: PlainDate): number {
  const rows = view === 'day' ? weeksOf(cursor) : cellsAround(view, cursor);
  return rows.find((row) => row.includes(cursor))?.indexOf(cursor) ?? 0;
}
