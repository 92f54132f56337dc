import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { CalendarGrid } from './calendar-grid';
import { CalendarHeader } from './calendar-header';
import {
  keyTarget,
  moveTo,
  turn,
  zoomIn,
  zoomOut,
  type CalendarState,
  type CalendarView,
} from './calendar-pages';
import styles from './calendar.module.css';
import type { DateLabels } from './date-labels';
import { dateNamesIn } from './date-names';
import type { DateRange } from './date-range';
import { addMonths, clampDate, isWithin, toLimits, startOfMonth, today, type PlainDate } from './plain-date';

/** The props that all calendars share. */
export interface CalendarOptions {
  /** BCP 47 language tag for the names of days and months. */
  locale: string;
  labels: DateLabels;
  /** The first and the last date that can be chosen; both can be chosen. */
  min?: PlainDate;
  max?: PlainDate;
  /** The first view, such as `year` for a birthday. */
  firstView?: CalendarView;
  /** Which view a pick of a year opens (specification 4). */
  yearLeadsTo?: 'month' | 'day';
}

interface CalendarPanelProps extends CalendarOptions {
  /** The chosen range. A single date is both its start and its end. */
  chosen: DateRange;
  /** The calendar moves to this date whenever it changes. */
  shown: PlainDate;
  monthsShown: 1 | 2;
  onPick: (date: PlainDate) => void;
  /** Called with the date that the pointer or the focus is on. Called with '' when it is on no date. */
  onPoint?: (date: PlainDate) => void;
}

/**
 * One or two months with their header, or the months of a year, or twelve years. The arrow, page, home and end keys
 * move the cursor.
 */
export function CalendarPanel({
  shown,
  monthsShown,
  onPick,
  firstView = 'day',
  ...options
}: CalendarPanelProps) {
  const limits = toLimits(options.min, options.max);
  const names = dateNamesIn(options.locale);
  const root = useRef<HTMLDivElement>(null);
  const focusMoves = useRef(false);
  const [seen, setSeen] = useState(shown);
  const [state, setState] = useState<CalendarState>(() => {
    const cursor = clampDate(shown || today(), limits);
    return { view: firstView, cursor, page: startOfMonth(cursor) };
  });
  if (shown !== seen) {
    setSeen(shown);
    if (shown) setState(moveTo(state, shown, limits, monthsShown));
  }

  useLayoutEffect(() => {
    if (!focusMoves.current) return;
    focusMoves.current = false;
    root.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }, [state]);

  const go = (next: CalendarState) => {
    focusMoves.current = true;
    setState(next);
  };
  const pick = (cell: PlainDate) => {
    if (state.view !== 'day') {
      go(zoomIn(state, cell, limits, options.yearLeadsTo ?? 'month'));
    } else if (isWithin(cell, limits)) {
      setState(moveTo(state, cell, limits, monthsShown));
      onPick(cell);
    }
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = keyTarget(state, event, rtl);
    if (!target) return;
    event.preventDefault();
    go(moveTo(state, target, limits, monthsShown));
  };

  const pages = state.view === 'day' ? monthsShown : 1;
  return (
    <div ref={root} className={styles.calendar}>
      {Array.from({ length: pages }, (_, index) => (
        <div key={index} className={styles.page}>
          <CalendarHeader
            state={state}
            month={addMonths(state.page, index)}
            first={index === 0}
            last={index === pages - 1}
            limits={limits}
            monthsShown={monthsShown}
            names={names}
            labels={options.labels}
            onTurn={(way) => setState(turn(state, way, limits))}
            onZoomOut={() => go(zoomOut(state))}
          />
          <CalendarGrid
            names={names}
            chosen={options.chosen}
            onPoint={options.onPoint}
            state={state}
            month={addMonths(state.page, index)}
            limits={limits}
            outsideDays={monthsShown === 1}
            onPick={pick}
            onKeyDown={moveByKey}
          />
        </div>
      ))}
    </div>
  );
}
