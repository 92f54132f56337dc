import { IconChevronEnd, IconChevronStart } from '../lite/icons';
import { canTurn, cellsAround, type CalendarState } from './calendar-pages';
import styles from './calendar.module.css';
import type { DateLabels } from './date-labels';
import type { DateNames } from './date-names';
import { toYear, type Limits, type PlainDate } from './plain-date';

interface CalendarHeaderProps {
  state: CalendarState;
  month: PlainDate;
  /** True for the first month, which has the previous button. The last month has the next button. */
  first: boolean;
  last: boolean;
  limits: Limits;
  monthsShown: number;
  names: DateNames;
  labels: DateLabels;
  onTurn: (way: -1 | 1) => void;
  onZoomOut: () => void;
}

const TURN_LABELS = {
  day: ['previousMonth', 'nextMonth'],
  month: ['previousYear', 'nextYear'],
  year: ['previousYears', 'nextYears'],
} as const;

/**
 * The previous button, the title and the next button. The title is a button to the next larger view: from days to
 * months, from months to years.
 */
export function CalendarHeader({
  state,
  month,
  first,
  last,
  limits,
  monthsShown,
  names,
  labels,
  onTurn,
  onZoomOut,
}: CalendarHeaderProps) {
  const [previous, next] = TURN_LABELS[state.view];
  const turnButton = (way: -1 | 1) => {
    const possible = canTurn(state, way, limits, monthsShown);
    return (
      <button
        type="button"
        className={styles.turn}
        aria-label={labels[way < 0 ? previous : next]}
        aria-disabled={!possible || undefined}
        onClick={() => possible && onTurn(way)}
      >
        {way < 0 ? <IconChevronStart /> : <IconChevronEnd />}
      </button>
    );
  };
  const title = toTitle(state, month, names);
  return (
    <div className={styles.header}>
      {first ? turnButton(-1) : <span className={styles.gap} />}
      {state.view === 'year' ? (
        <span className={styles.title} aria-live="polite">
          {title}
        </span>
      ) : (
        <button
          type="button"
          className={styles.title}
          title={state.view === 'day' ? labels.chooseMonth : labels.chooseYear}
          onClick={onZoomOut}
        >
          <span className={styles.capital} aria-live="polite">
            {title}
          </span>
        </button>
      )}
      {last ? turnButton(1) : <span className={styles.gap} />}
    </div>
  );
}

/** `September 2026`, `2026` or `2019 – 2030`. */
export function toTitle({ view, cursor }: CalendarState, month: PlainDate, names: DateNames): string {
  if (view === 'day') return names.month(month);
  if (view === 'month') return String(toYear(cursor));
  const years = cellsAround('year', cursor).flat().map(toYear);
  return `${years[0]} – ${years.at(-1)}`;
}
