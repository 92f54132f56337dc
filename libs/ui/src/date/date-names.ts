import { addDays, addMonths, toUtc, type PlainDate } from './plain-date';

/** The names that calendars show in one language. All come from `Intl`. */
export interface DateNames {
  /** Starts with January. */
  months: readonly string[];
  monthsShort: readonly string[];
  /** The form of a month's name after a day, which differs in some languages: `8 марта`. */
  monthsOfDays: readonly string[];
  /** Starts with Monday. */
  weekdays: readonly { short: string; long: string }[];
  /** `Thursday, September 17, 2026` */
  day: (date: PlainDate) => string;
  /** `September 2026` */
  month: (date: PlainDate) => string;
}

const known = new Map<string, DateNames>();

/** The names in a language. Cached, because creating `Intl` formats is slow. */
export function dateNamesIn(locale: string): DateNames {
  const names = known.get(locale) ?? makeNames(locale);
  known.set(locale, names);
  return names;
}

function makeNames(locale: string): DateNames {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });
    return (date: PlainDate) => format.format(toUtc(date));
  };
  const months = Array.from({ length: 12 }, (_, index) => addMonths('2024-01-01', index));
  // 1 January 2024 was a Monday.
  const weekdays = Array.from({ length: 7 }, (_, index) => addDays('2024-01-01', index));
  const short = formatter({ weekday: 'short' });
  const long = formatter({ weekday: 'long' });
  return {
    months: months.map(formatter({ month: 'long' })),
    monthsShort: months.map(formatter({ month: 'short' })),
    monthsOfDays: months.map((date) => monthPart(locale, date)),
    weekdays: weekdays.map((date) => ({ short: short(date), long: long(date) })),
    day: formatter({ dateStyle: 'full' }),
    month: formatter({ month: 'long', year: 'numeric' }),
  };
}

function monthPart(locale: string, date: PlainDate): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.formatToParts(toUtc(date)).find(({ type }) => type === 'month')?.value ?? '';
}
