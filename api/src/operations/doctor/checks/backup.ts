import { HOUR } from '@ringtag/contracts';
import type { Config } from '../../../platform/config/config';
import { type BackupHistory, readBackupHistory } from '../../backup/backup-history';
import { describeSize } from '../../backup/describe-size';
import type { BackupEntity } from '../../tables/backup.entity';
import { type Finding, type Findings, ok, problem, warning } from '../finding';
import { findReadable, type OpenDatabase } from './database';

/** A daily backup that takes an hour longer than the day before is not late yet. The alert says the same. */
const LATE_MS = 26 * HOUR;
/** So much of the largest of a week. Data does not shrink like this. The alert says the same. */
const LEAST_SHARE = 0.5;
const STEP = 'docs/install.md, step 10';

/** The age and the size of the last backup, and why the last one failed. */
export async function* checkBackup(
  { server, database }: Pick<Config, 'server' | 'database'>,
  open: OpenDatabase,
): Findings {
  const dataSource = await findReadable(database, open);
  if (dataSource) yield* backupFindings(await readBackupHistory(dataSource), server.production, new Date());
}

export function* backupFindings(
  { last, largest, failed: [failure] }: BackupHistory,
  production: boolean,
  now: Date,
): Generator<Finding> {
  if (failure)
    yield problem(
      `The backup of ${toMinute(failure.at)} failed: ${failure.failure}`,
      'Fix the cause, and run it again by hand.',
    );
  if (!last) {
    const todo = `Have "admin.js backup <folder>" run every day (${STEP}).`;
    if (production && !failure) yield warning('No backup has been made by the backup command.', todo);
    return;
  }
  const age = now.getTime() - last.at.getTime();
  const what = `The last backup is ${Math.floor(age / HOUR)} hours old and has ${toSize(last)}.`;
  if (age > LATE_MS) yield problem(what, `Look at what should run it every day (${STEP}).`);
  else if (largest && last.kilobytes! < LEAST_SHARE * largest.kilobytes!)
    yield warning(
      `${what} The largest of the week before had ${toSize(largest)}.`,
      'Find out what is missing.',
    );
  else yield ok(what);
}

const toMinute = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const toSize = ({ kilobytes }: BackupEntity): string => describeSize(kilobytes! * 1000);
