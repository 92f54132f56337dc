import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { dateNamesIn } from './date-names';
import { isPlainDate, toUtc } from './plain-date';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/** The default format in which dates are shown and typed (specification 5), in the tokens of dayjs. */
export const DATE_FORMAT = 'YYYY-MM-DD';
export const DATE_TIME_FORMAT = 'DD-MMM-YYYY hh:mm a';

const DATE_AND_TIME = /^(\d{4,5}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/;

/**
 * Returns the names of the two dayjs locales for a language, and registers them at the first call. Both have its month
 * names: one as they are written, the other in lower case, for reading typed text. There is a pair for formats with a day
 * and one for those without, because in some languages the name of a month has another form beside a day.
 */
function dayjsLocales(locale: string, format: string): { writing: string; reading: string } {
  const besideDay = format.includes('D');
  const writing = `kit-${locale}-${besideDay ? 'day' : 'month'}`;
  const reading = `${writing}-reading`;
  if (!(writing in dayjs.Ls)) {
    const names = dateNamesIn(locale);
    const months = besideDay ? names.monthsOfDays : names.months;
    const lower = (list: readonly string[]) => list.map((name) => name.toLowerCase());
    register(writing, [...months], [...names.monthsShort]);
    register(reading, lower(months), lower(names.monthsShort));
  }
  return { writing, reading };
}

function register(name: string, months: string[], monthsShort: string[]): void {
  // Every language has am and pm (specification 9). dayjs writes and reads these where a locale has no `meridiem`.
  dayjs.locale(
    { name, months, monthsShort, ordinal: String, formats: {}, relativeTime: {} },
    undefined,
    true,
  );
}

/** The value as text, with month names in the language; the empty text if the value is no date. */
export function formatDate(value: string, format: string, locale: string): string {
  const [, date = '', hour = 0, minute = 0, second = 0] = DATE_AND_TIME.exec(value) ?? [];
  if (!isPlainDate(date)) return '';
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  return dayjs
    .utc(toUtc(date) + seconds * 1000)
    .locale(dayjsLocales(locale, format).writing)
    .format(format);
}

/**
 * The reverse of `formatDate`: returns the value that a typed text stands for, or undefined if the text is no date in
 * this format (specification 5). All digits are required; upper and lower case are the same.
 */
export function parseDate(text: string, format: string, locale: string): string | undefined {
  // The types of the plugin lack the language parameter.
  const read = dayjs.utc as typeof dayjs;
  const typed = read(
    text.trim().toLowerCase(),
    format.replaceAll('A', 'a'),
    dayjsLocales(locale, format).reading,
    true,
  );
  if (!typed.isValid()) return undefined;
  const value = typed.locale('en').format(valueFormat(format));
  return isPlainDate(value.split('T')[0] ?? '') ? value : undefined;
}

/** Which parts of a time a format has. */
export function toClock(format: string): { time: boolean; seconds: boolean; hours: 12 | 24 } {
  const tokens = format.replace(/\[[^\]]*]/g, '');
  return { time: /[hH]/.test(tokens), seconds: tokens.includes('s'), hours: tokens.includes('h') ? 12 : 24 };
}

function valueFormat(format: string): string {
  const { time, seconds } = toClock(format);
  if (!time) return 'YYYY-MM-DD';
  return seconds ? 'YYYY-MM-DDTHH:mm:ss' : 'YYYY-MM-DDTHH:mm';
}
