/**
 * A calendar date, `YYYY-MM-DD`, or the empty text for none. It has no time zone, so that a birthday is the same day
 * everywhere (ADR 11).
 */
export type PlainDate = string;

/** The first and the last year of calendars (specification 9). */
const FIRST_YEAR = 100;
const LAST_YEAR = 10_000;
const FIRST_DATE: PlainDate = '0100-01-01';
const LAST_DATE: PlainDate = '10000-12-31';

const DAY_MS = 86_400_000;
const SHAPE = /^(\d{4,5})-(\d\d)-(\d\d)$/;

function toEpoch(year: number, month: number, day: number): number {
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

function dateAt(epoch: number): PlainDate {
  const date = new Date(epoch);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
}

function toParts(date: PlainDate): [year: number, month: number, day: number] {
  const [, year, month, day] = SHAPE.exec(date) ?? [];
  return [Number(year), Number(month), Number(day)];
}

/** Midnight of the date in UTC, in milliseconds, for `Intl` and dayjs. */
export const toUtc = (date: PlainDate): number => toEpoch(...toParts(date));

/** Whether a text is a date that exists, in a year that calendars have. */
export function isPlainDate(text: string): boolean {
  const year = toYear(text);
  return SHAPE.test(text) && year >= FIRST_YEAR && year <= LAST_YEAR && dateAt(toUtc(text)) === text;
}

/** A number below 0, 0 or above 0, as for `sort`. A year of five digits is later than a year of four. */
export function compareDates(one: PlainDate, other: PlainDate): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other));
}

export const toYear = (date: PlainDate): number => toParts(date)[0];
/** From 1 to 12. */
export const toMonth = (date: PlainDate): number => toParts(date)[1];

export const addDays = (date: PlainDate, days: number): PlainDate => dateAt(toUtc(date) + days * DAY_MS);

/**
 * The same day of another month, or the last day of that month if it is shorter: one month after 31 January is 28
 * February.
 */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = toParts(date);
  const lastDay = new Date(toEpoch(year, month + months + 1, 0)).getUTCDate();
  return dateAt(toEpoch(year, month + months, Math.min(day, lastDay)));
}

export const startOfMonth = (date: PlainDate): PlainDate => `${date.slice(0, -2)}01`;
export const endOfMonth = (date: PlainDate): PlainDate => addDays(addMonths(startOfMonth(date), 1), -1);
export const startOfYear = (date: PlainDate): PlainDate => `${date.slice(0, -5)}01-01`;
export const endOfYear = (date: PlainDate): PlainDate => `${date.slice(0, -5)}12-31`;

/** Whether the date is a Saturday or Sunday (specification 9). */
const toWeekday = (date: PlainDate): number => (new Date(toUtc(date)).getUTCDay() + 6) % 7;
export const startOfWeek = (date: PlainDate): PlainDate => addDays(date, -toWeekday(date));
/** Saturday or Sunday (specification 9). */
export const isWeekend = (date: PlainDate): boolean => toWeekday(date) > 4;

/** Today in the person's time zone. */
export function today(): PlainDate {
  const now = new Date();
  return dateAt(toEpoch(now.getFullYear(), now.getMonth() + 1, now.getDate()));
}

/** The first and the last date that can be chosen. */
export interface Limits {
  min: PlainDate;
  max: PlainDate;
}

/** The limits of a widget. A limit that is no date, or outside the years of calendars, is ignored. */
export function toLimits(min = '', max = ''): Limits {
  return { min: isPlainDate(min) ? min : FIRST_DATE, max: isPlainDate(max) ? max : LAST_DATE };
}

export const isWithin = (date: PlainDate, { min, max }: Limits): boolean =>
  compareDates(date, min) >= 0 && compareDates(date, max) <= 0;

export function clampDate(date: PlainDate, { min, max }: Limits): PlainDate {
  if (compareDates(date, min) < 0) return min;
  return compareDates(date, max) > 0 ? max : date;
}
