import { CalendarPanel, type CalendarOptions } from './calendar-panel';
import type { PlainDate } from './plain-date';

export interface CalendarProps extends CalendarOptions {
  /** `YYYY-MM-DD`, the empty text for none. */
  value: PlainDate;
  onChange: (date: PlainDate) => void;
}

/**
 * A month to choose a day from. Weeks start on Monday, weekends and today are marked; the header leads from days to
 * months to years (specification 4 and 9).
 */
export function Calendar({ value, onChange, ...options }: CalendarProps) {
  return (
    <CalendarPanel
      {...options}
      chosen={{ from: value, to: value }}
      shown={value}
      monthsShown={1}
      onPick={onChange}
    />
  );
}
