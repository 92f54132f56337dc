import {
  addDays,
  addMonths,
  clampDate,
  compareDates,
  endOfMonth,
  isPlainDate,
  isWeekend,
  toLimits,
  startOfWeek,
  today,
} from './plain-date';

describe('plain dates', () => {
  it.each(['2026-02-28', '2024-02-29', '0100-01-01', '10000-12-31'])('should take %s for a date', (date) => {
    expect(isPlainDate(date)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-2-1',
    '0099-12-31',
    '10001-01-01',
    '',
    '2026-02-28T10:00',
    'today',
  ])('should not take %p for a date', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  it('should go over months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-11-15', 3)).toBe('2027-02-15');
    expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
    expect(endOfMonth('2026-12-05')).toBe('2026-12-31');
  });

  it('should not take the years below 100 for those of the last century', () => {
    expect(addDays('0100-01-01', -1)).toBe('0099-12-31');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
  });

  it('should put the year 10000 after all others', () => {
    expect(['10000-01-01', '2026-01-01', '0100-05-05'].sort(compareDates)).toEqual([
      '0100-05-05',
      '2026-01-01',
      '10000-01-01',
    ]);
    expect(addDays('9999-12-31', 1)).toBe('10000-01-01');
  });

  it('should start weeks on Monday and end them with Saturday and Sunday', () => {
    // 2026-09-20 is a Sunday.
    expect(startOfWeek('2026-09-20')).toBe('2026-09-14');
    expect(startOfWeek('2026-09-14')).toBe('2026-09-14');
    const week = Array.from({ length: 7 }, (_, day) => isWeekend(addDays('2026-09-14', day)));
    expect(week).toEqual([false, false, false, false, false, true, true]);
  });

  it('should clamp into limits, both included', () => {
    const limits = toLimits('2026-03-01', '2026-03-31');
    expect(clampDate('2026-02-28', limits)).toBe('2026-03-01');
    expect(clampDate('2026-03-31', limits)).toBe('2026-03-31');
    expect(clampDate('10000-01-01', limits)).toBe('2026-03-31');
  });

  it('should limit to the years 100 to 10000, also where a limit is no date (UI-46)', () => {
    expect(toLimits()).toEqual({ min: '0100-01-01', max: '10000-12-31' });
    expect(toLimits('yesterday', '10001-01-01')).toEqual({ min: '0100-01-01', max: '10000-12-31' });
  });

  it('should take the date of today from where the person is', () => {
    const now = new Date(2026, 0, 1, 0, 30);
    jest.useFakeTimers({ now });
    expect(today()).toBe('2026-01-01');
    jest.useRealTimers();
  });
});
