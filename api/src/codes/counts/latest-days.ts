import { DAY } from '@ringtag/contracts';
import type { Clock } from '../../platform/clock/clock';

/** The latest days (UTC, YYYY-MM-DD), oldest first, today last. */
export function listLatestDays(clock: Clock, count: number): string[] {
  return Array.from({ length: count }, (_, i) =>
    clock
      .in((i + 1 - count) * DAY)
      .toISOString()
      .slice(0, 10),
  );
}
