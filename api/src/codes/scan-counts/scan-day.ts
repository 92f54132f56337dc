import { DAY } from '@ringtag/contracts';

/** The day (UTC, YYYY-MM-DD) that a scan at this time counts for. */
export function scanDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The latest days, oldest first, the one of `now` included. */
export function latestScanDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    scanDay(new Date(now.getTime() - (count - 1 - index) * DAY)),
  );
}
