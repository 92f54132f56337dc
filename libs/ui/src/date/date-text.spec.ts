import { LOCALES } from '@ringtag/contracts';
import { toClock, DATE_FORMAT, DATE_TIME_FORMAT, formatDate, parseDate } from './date-text';

describe('dates as text', () => {
  it('should show dates as YYYY-MM-DD and date-times as DD-MMM-YYYY hh:mm a by default (UI-58, UI-136, UI-137)', () => {
    expect(formatDate('2026-09-07', DATE_FORMAT, 'en')).toBe('2026-09-07');
    expect(formatDate('2026-05-07T15:04', DATE_TIME_FORMAT, 'en')).toBe('07-May-2026 03:04 pm');
    expect(formatDate('2026-05-07T00:30', DATE_TIME_FORMAT, 'en')).toBe('07-May-2026 12:30 am');
  });

  it.each(LOCALES)(
    'should read in %s what it writes, for every month and both halves of the day',
    (locale) => {
      for (const format of [DATE_TIME_FORMAT, 'D MMMM YYYY, HH:mm', 'MM/DD/YYYY h:mm A']) {
        for (let month = 1; month <= 12; month += 1) {
          for (const time of ['00:00', '11:59', '12:00', '23:59']) {
            const value = `2026-${String(month).padStart(2, '0')}-17T${time}`;
            expect(parseDate(formatDate(value, format, locale), format, locale)).toBe(value);
          }
        }
      }
    },
  );

  it('should name months in the language of the page', () => {
    expect(formatDate('2026-03-07', 'D MMMM YYYY', 'de')).toBe('7 März 2026');
    expect(formatDate('2026-05-07', 'D MMM YYYY', 'uk')).toBe('7 трав. 2026');
    expect(formatDate('2026-03-07', 'D MMMM YYYY', 'ru')).toBe('7 марта 2026');
    expect(formatDate('2026-03-07', 'MMMM YYYY', 'ru')).toBe('март 2026');
  });

  it('should not mind capitals', () => {
    expect(parseDate('07-MAY-2026 03:04 PM', DATE_TIME_FORMAT, 'en')).toBe('2026-05-07T15:04');
    expect(parseDate('07-may-2026 03:04 pm', DATE_TIME_FORMAT, 'en')).toBe('2026-05-07T15:04');
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '0099-01-01',
    '07/05/2026',
    '2026-05-07x',
    'tomorrow',
    '',
  ])('should refuse %p (UI-134)', (text) => {
    expect(parseDate(text, DATE_FORMAT, 'en')).toBeUndefined();
  });

  it.each([
    '07-May-2026 13:04 pm',
    '07-May-2026 00:04 am',
    '07-May-2026 03:60 pm',
    '07-May-2026',
    '07-Mai-2026 03:04 pm',
  ])('should refuse %p as a date-time', (text) => {
    expect(parseDate(text, DATE_TIME_FORMAT, 'en')).toBeUndefined();
  });

  it('should show nothing for a value that is no date', () => {
    expect(formatDate('', DATE_FORMAT, 'en')).toBe('');
    expect(formatDate('2026-02-30', DATE_FORMAT, 'en')).toBe('');
    expect(formatDate('2026-05-07T24:00', DATE_TIME_FORMAT, 'en')).toBe('');
  });

  it('should show the year 10000', () => {
    expect(formatDate('10000-01-31', DATE_FORMAT, 'en')).toBe('10000-01-31');
  });

  it('should know from the format whether there is a time, seconds and am and pm', () => {
    expect(toClock(DATE_FORMAT)).toEqual({ time: false, seconds: false, hours: 24 });
    expect(toClock(DATE_TIME_FORMAT)).toEqual({ time: true, seconds: false, hours: 12 });
    expect(toClock('YYYY-MM-DD [at] HH:mm:ss')).toEqual({ time: true, seconds: true, hours: 24 });
    expect(parseDate('2026-05-07 21:04:09', 'YYYY-MM-DD HH:mm:ss', 'en')).toBe('2026-05-07T21:04:09');
  });
});
