import type { Locale } from '@ringtag/contracts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Longer waits are shown in hours. */
const SAID_IN_MINUTES = 2 * HOUR;

/** A number of seconds as a time from now: "in 22 minutes". */
export function waitText(seconds: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale);
  if (seconds <= MINUTE) return format.format(seconds, 'second');
  if (seconds <= SAID_IN_MINUTES) return format.format(Math.ceil(seconds / MINUTE), 'minute');
  return format.format(Math.ceil(seconds / HOUR), 'hour');
}
