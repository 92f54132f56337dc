import { DAY } from '@ringtag/contracts';

/** The day of a scan: YYYY-MM-DD in UTC. */
export function scanDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The latest days, oldest first. The last one is the day of `now`. */
export function latestScanDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, i) => scanDay(new Date(now.getTime() - (count - 1 - i) * DAY)));
}
