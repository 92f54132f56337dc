import { clampDateTime } from './date-time';

describe('limits of date-times', () => {
  it('should clamp to the minute', () => {
    expect(clampDateTime('2026-09-17T08:59', '2026-09-17T09:00')).toBe('2026-09-17T09:00');
    expect(clampDateTime('2026-09-17T17:01', '', '2026-09-17T17:00')).toBe('2026-09-17T17:00');
    expect(clampDateTime('2026-09-17T12:00', '2026-09-17T09:00', '2026-09-17T17:00')).toBe(
      '2026-09-17T12:00',
    );
  });

  it('should take in the whole day of a limit without a time', () => {
    expect(clampDateTime('2026-09-16T23:59', '2026-09-17')).toBe('2026-09-17T00:00');
    expect(clampDateTime('2026-09-17T23:59', '', '2026-09-17')).toBe('2026-09-17T23:59');
    expect(clampDateTime('2026-09-18T00:00:00', '', '2026-09-17')).toBe('2026-09-17T23:59:59');
  });

  it('should keep within the years 100 to 10000', () => {
    expect(clampDateTime('10000-12-31T23:59')).toBe('10000-12-31T23:59');
  });
});
