import type { KeyboardEvent } from 'react';
import { classNames } from '../lite/class-names';
import { toTitle } from './calendar-header';
import { cellsAround, isBeyond, toSpan, toWeeks, type CalendarState } from './calendar-pages';
import styles from './calendar.module.css';
import type { DateNames } from './date-names';
import type { DateRange } from './date-range';
import {
  compareDates,
  isWeekend,
  isWithin,
  toMonth,
  startOfMonth,
  today,
  toYear,
  type Limits,
  type PlainDate,
} from './plain-date';

interface CalendarGridProps {
  state: CalendarState;
  month: PlainDate;
  names: DateNames;
  limits: Limits;
  chosen: DateRange;
  /** Whether days of the neighbouring months fill the first and the last weeks. */
  outsideDays: boolean;
  onPick: (cell: PlainDate) => void;
  onPoint?: (date: PlainDate) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * The cells of one view: the days of a month, the months of a year, or years. Tab reaches only one cell: the cursor.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { state, month, names, onPoint, onKeyDown } = props;
  const byDay = state.view === 'day';
  const rows = state.view === 'day' ? toWeeks(month) : cellsAround(state.view, state.cursor);
  return (
    <div
      role="grid"
      aria-label={toTitle(state, month, names)}
      className={byDay ? undefined : styles.wide}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onPoint?.('')}
    >
      {byDay && <Weekdays names={names} />}
      {rows.map((row) => (
        <div key={row[0]} role="row" className={styles.row}>
          {row.map((cell) => (
            <Cell key={cell} {...props} cell={cell} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Weekdays({ names }: { names: DateNames }) {
  return (
    <div role="row" className={styles.row}>
      {names.weekdays.map(({ short, long }) => (
        <span key={long} role="columnheader" aria-label={long} className={styles.weekday}>
          {short}
        </span>
      ))}
    </div>
  );
}

function Cell(props: CalendarGridProps & { cell: PlainDate }) {
  const { state, cell, month, limits, chosen, onPick, onPoint } = props;
  const { view } = state;
  const outside = view === 'day' && startOfMonth(cell) !== month;
  if (outside && !props.outsideDays) return <span role="gridcell" />;

  const isCursor = cell === state.cursor;
  const { text, label } = toWords(view, cell, props.names);
  const [first, last] = toSpan(view, cell);
  const holds = (date: PlainDate) => date !== '' && isWithin(date, { min: first, max: last });
  const between =
    view === 'day' && compareDates(chosen.from, cell) <= 0 && compareDates(cell, chosen.to) <= 0;
  const disabled = isBeyond(view, cell, limits);
  const isEnd = holds(chosen.from) || holds(chosen.to);
  return (
    <button
      type="button"
      role="gridcell"
      tabIndex={isCursor ? 0 : -1}
      data-focus-first={isCursor || undefined}
      aria-label={label}
      aria-selected={isEnd || between}
      aria-disabled={disabled || undefined}
      aria-current={holds(today()) ? 'date' : undefined}
      className={classNames(
        styles.cell,
        outside && styles.outside,
        view === 'day' && isWeekend(cell) && styles.weekend,
        between && chosen.from !== chosen.to && styles.between,
        isEnd && styles.end,
        isEnd && cell === chosen.from && styles.from,
        isEnd && cell === chosen.to && styles.to,
      )}
      onClick={() => !disabled && onPick(cell)}
      onPointerEnter={() => onPoint?.(cell)}
      onFocus={() => onPoint?.(cell)}
    >
      <span className={styles.capital}>{text}</span>
    </button>
  );
}

/** The text of a cell, and its accessible name if that says more. */
function toWords(
  view: CalendarState['view'],
  cell: PlainDate,
  names: DateNames,
): { text: string; label?: string } {
  if (view === 'day') return { text: String(Number(cell.slice(-2))), label: names.day(cell) };
  if (view === 'month') return { text: names.months[toMonth(cell) - 1] ?? '', label: names.month(cell) };
  return { text: String(toYear(cell)) };
}
