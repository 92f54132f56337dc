import { NO_RANGE, pickOfRange, RANGE_SEPARATOR, sortRange } from './date-range';

describe('picks of a range', () => {
  it('should take a first and a second date, sorted (UI-126)', () => {
    expect(pickOfRange('', '2026-09-17', false)).toEqual({ first: '2026-09-17' });
    expect(pickOfRange('2026-09-17', '2026-09-03', false)).toEqual({
      first: '',
      range: { from: '2026-09-03', to: '2026-09-17' },
    });
    expect(sortRange('10000-01-01', '2026-09-03').from).toBe('2026-09-03');
  });

  it('should clear the range when the same date is picked again (UI-127)', () => {
    expect(pickOfRange('2026-09-17', '2026-09-17', false)).toEqual({ first: '', range: NO_RANGE });
  });

  it('should take one date for a range in single-date mode (UI-127)', () => {
    expect(pickOfRange('2026-09-17', '2026-09-17', true)).toEqual({
      first: '',
      range: { from: '2026-09-17', to: '2026-09-17' },
    });
  });

  it('should write ~ between the dates (UI-47)', () => {
    expect(RANGE_SEPARATOR).toBe(' ~ ');
  });
});
