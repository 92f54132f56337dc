import type { MigrationInterface } from 'typeorm';

/**
 * The time in milliseconds by which a new migration is ordered: now, but always after that of every migration given.
 * Theirs may be in the future, because they were written by hand or on a machine whose clock is ahead.
 */
export function toNextTime(migrations: readonly (new () => MigrationInterface)[], now: number): number {
  // The last 13 digits of a name are its time (`migration`).
  const times = migrations.map((Each) => Number(new Each().name?.slice(-13)));
  return Math.max(now, ...times.map((time) => time + 1));
}
