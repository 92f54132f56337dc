import { chooseLocale, startI18n } from '@ringtag/i18n';
import { act, renderHook } from '@testing-library/react';
import { useFormats } from './use-formats';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const HOUR = 3_600_000;

it('should write times and numbers in the language of the reader', async () => {
  await startI18n('en');
  const { result } = renderHook(useFormats);
  const ago = (ms: number) => result.current.relative(new Date(NOW - ms).toISOString(), NOW);
  expect(ago(30_000)).toBe('now');
  expect(ago(5 * 60_000)).toBe('5 minutes ago');
  expect(ago(23 * HOUR)).toBe('23 hours ago');
  expect(ago(25 * HOUR)).toBe('yesterday');
  expect(ago(8 * 24 * HOUR)).toBe('Nov 13, 2026');
  // In the time zone of the reader.
  const tenPastNine = new Date(NOW).setHours(9, 10);
  const short = (at: number) => result.current.timeOrDay(new Date(at).toISOString(), NOW).replace(/\s/g, ' ');
  expect([short(tenPastNine), short(tenPastNine - 24 * HOUR)]).toEqual(['9:10 AM', 'Nov 20, 2026']);
  const day = (iso: string) => result.current.relativeDay(iso, NOW);
  expect(['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-15', '2026-11-14'].map(day)).toEqual([
    'today',
    'today',
    'yesterday',
    '6 days ago',
    'Nov 14, 2026',
  ]);
  expect(result.current.number(12345)).toBe('12,345');

  await act(() => chooseLocale('ru'));
  expect(ago(5 * 60_000)).toBe('5 минут назад');
  expect(ago(-60_000)).toBe('сейчас');
});

it('should round a share down, so that only all of it is 100 %', async () => {
  await startI18n('en');
  const { result } = renderHook(useFormats);
  const { percent } = result.current;
  expect([1, 0.999999, 0.9975, 0.99, 0].map((share) => percent(share))).toEqual([
    '100%',
    '99.999%',
    '99.75%',
    '99%',
    '0%',
  ]);
  expect([0.29, 0.999, 0.004].map((share) => percent(share, 0))).toEqual(['29%', '99%', '0%']);
});
