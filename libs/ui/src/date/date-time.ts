import { compareDates, toLimits } from './plain-date';

/**
 * A date with a time of day: `YYYY-MM-DDTHH:mm`, or with `:ss`. The empty text for none. Like a date, it has no time
 * zone.
 */
export type PlainDateTime = string;

export const toDate = (value: PlainDateTime): string => value.split('T')[0] ?? '';
export const toTime = (value: PlainDateTime): string => value.split('T')[1] ?? '';
export const joinDateTime = (date: string, time: string): PlainDateTime => `${date}T${time}`;

function compare(one: PlainDateTime, other: PlainDateTime): number {
  return compareDates(toDate(one), toDate(other)) || compareDates(toTime(one), toTime(other));
}

/** The value, moved to the nearest limit if it is outside. A limit without a time includes its whole day. */
export function clampDateTime(value: PlainDateTime, min = '', max = ''): PlainDateTime {
  const dates = toLimits(toDate(min), toDate(max));
  const precision = toTime(value).length;
  const complete = (time: string, rest: string) => (time + rest.slice(time.length)).slice(0, precision);
  const earliest = joinDateTime(dates.min, complete(toTime(min), '00:00:00'));
  const latest = joinDateTime(dates.max, complete(toTime(max), '23:59:59'));
  if (compare(value, earliest) < 0) return earliest;
  return compare(value, latest) > 0 ? latest : value;
}
