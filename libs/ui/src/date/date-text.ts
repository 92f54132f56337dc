import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import { dateNamesIn } from './date-names';
import { isPlainDate, utcOf } from './plain-date';

dayjs.extend(customParseFormat);
dayjs.extend(utc);

/** How dates are shown and typed unless a picker says otherwise (specification 5), in the tokens of dayjs. */
export const DATE_FORMAT = 'YYYY-MM-DD';
export const DATE_TIME_FORMAT = 'DD-MMM-YYYY hh:mm a';

const DATE_AND_TIME = /^(\d{4,5}-\d\d-\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?)?$/;

/**
 * Registers month names under two dayjs locales of our own, one for writing and one, in lower case, for reading. Beside a
 * day a month may have another form.
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
  // No meridiem: dayjs then writes and reads am and pm, as specification 9 fixes them for every language.
  dayjs.locale(
    { name, months, monthsShort, ordinal: String, formats: {}, relativeTime: {} },
    undefined,
    true,
  );
}

/** A value as people read it, month names in their language; nothing for what is no date. */
export function formatDate(value: string, format: string, locale: string): string {
  const [, date = '', hour = 0, minute = 0, second = 0] = DATE_AND_TIME.exec(value) ?? [];
  if (!isPlainDate(date)) return '';
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  return dayjs
    .utc(utcOf(date) + seconds * 1000)
    .locale(dayjsLocales(locale, format).writing)
    .format(format);
}

/**
 * What somebody typed in the format that `formatDate` writes, as a value, or undefined when it is no such date
 * (specification 5): every digit must be there, capitals do not matter.
 */
export function parseDate(text: string, format: string, locale: string): string | undefined {
  // The types of the plugin leave out the language.
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

/** What a format asks for beside the date. */
export function clockOf(format: string): { time: boolean; seconds: boolean; hours: 12 | 24 } {
  const tokens = format.replace(/\[[^\]]*]/g, '');
  return { time: /[hH]/.test(tokens), seconds: tokens.includes('s'), hours: tokens.includes('h') ? 12 : 24 };
}

function valueFormat(format: string): string {
  const { time, seconds } = clockOf(format);
  if (!time) return 'YYYY-MM-DD';
  return seconds ? 'YYYY-MM-DDTHH:mm:ss' : 'YYYY-MM-DDTHH:mm';
}
