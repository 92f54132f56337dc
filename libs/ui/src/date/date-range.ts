import { compareDates, type PlainDate } from './plain-date';

/** Both dates, the earlier one first, or two empty texts. */
export interface DateRange {
  from: PlainDate;
  to: PlainDate;
}

export const NO_RANGE: DateRange = { from: '', to: '' };

/** Stands between the two dates of a range (specification 9). */
export const RANGE_SEPARATOR = ' ~ ';

export function sortRange(one: PlainDate, other: PlainDate): DateRange {
  return compareDates(one, other) <= 0 ? { from: one, to: other } : { from: other, to: one };
}

/**
 * The result of a pick, given the date that was picked before it (if any): a first date, a whole range, or no range.
 * Picking the same date again clears the range, unless `allowSingleDate` is set (specification 4).
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
