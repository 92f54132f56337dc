import { compareDates, type PlainDate } from './plain-date';

/** Both dates, the earlier first, or two empty texts. */
export interface DateRange {
  from: PlainDate;
  to: PlainDate;
}

export const NO_RANGE: DateRange = { from: '', to: '' };

/** Between the two dates of a range (specification 9). */
export const RANGE_SEPARATOR = ' ~ ';

export function sortRange(one: PlainDate, other: PlainDate): DateRange {
  return compareDates(one, other) <= 0 ? { from: one, to: other } : { from: other, to: one };
}

/**
 * What a pick makes of the first date picked before it, if any: a first date, a whole range, or no range.
 * The same date again clears, unless one date alone is a range (specification 4).
 */
export function pickOfRange(
  first: PlainDate,
  picked: PlainDate,
  allowSingleDate: boolean,
): { first: PlainDate; range?: DateRange } {
  if (!first) return { first: picked };
  if (first === picked && !allowSingleDate) return { first: '', range: NO_RANGE };
  return { first: '', range: sortRange(first, picked) };
}
