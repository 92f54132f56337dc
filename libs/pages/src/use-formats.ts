import { currentLocale, useTranslation } from '@ringtag/i18n';
import { useMemo } from 'react';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Functions that write dates and numbers in the reader's language. */
export function useFormats() {
  // Renders again when the language changes.
  useTranslation();
  const locale = currentLocale();
  return useMemo(() => makeFormats(locale), [locale]);
}

function makeFormats(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const utcDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const numbers = new Intl.NumberFormat(locale);
  return {
    /** An ISO time as a day: "Nov 21, 2026". */
    date: (iso: string) => day.format(new Date(iso)),
    /** An ISO time as a day and time, for details and tooltips. */
    dateTime: (iso: string) => dayAndTime.format(new Date(iso)),
    /** An ISO time as the time for today, as the day for other days. */
    timeOrDay: (iso: string, now = Date.now()) => {
      const at = new Date(iso);
      const isToday = at.toDateString() === new Date(now).toDateString();
      return (isToday ? time : day).format(at);
    },
    /** "5 minutes ago" for times within a week, the day for older times. */
    relative: (iso: string, now = Date.now()) => {
      // Never negative, because the clock of the server may be ahead of the reader's.
      const age = Math.max(0, now - Date.parse(iso));
      if (age < MINUTE) return ago.format(0, 'second');
      if (age < HOUR) return ago.format(-Math.floor(age / MINUTE), 'minute');
      if (age < DAY) return ago.format(-Math.floor(age / HOUR), 'hour');
      if (age < 7 * DAY) return ago.format(-Math.floor(age / DAY), 'day');
      return day.format(new Date(iso));
    },
    /** A day in UTC, YYYY-MM-DD, as text. The server counts days in UTC. */
    utcDay: (iso: string) => utcDay.format(new Date(iso)),
    /** "yesterday" for days within a week, the day itself for older ones. Takes YYYY-MM-DD in UTC. */
    relativeDay: (iso: string, now = Date.now()) => {
      const past = Math.max(0, Math.floor(now / DAY) - Date.parse(iso) / DAY);
      return past < 7 ? ago.format(-past, 'day') : utcDay.format(new Date(iso));
    },
    number: (value: number) => numbers.format(value),
    /** A share from 0 to 1 in percent, rounded down: only all of it is 100 %. */
    percent: (share: number, digits = 3) => {
      const unit = 10 ** (digits + 2);
      // A share such as 0.29 times 100 is a little less than 29.
      const rounded = Math.floor(share * unit + 1e-6) / unit;
      return rounded.toLocaleString(locale, { style: 'percent', maximumFractionDigits: digits });
    },
  };
}
