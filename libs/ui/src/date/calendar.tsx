import { CalendarPanel, type CalendarOptions } from './calendar-panel';
import type { PlainDate } from './plain-date';

export interface CalendarProps extends CalendarOptions {
  /** `YYYY-MM-DD`, or the empty text if no date is chosen. */
  value: PlainDate;
  onChange: (date: PlainDate) => void;
}

/**
 * A calendar for one date. Weeks start on Monday; weekends and today are marked. The header leads from days to months
 * and from months to years (specification 4 and 9).
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
