import { DAY } from '@ringtag/contracts';
import { type DataSource, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { newId } from '../../platform/database/columns';
import { BackupEntity } from '../tables/backup.entity';

/** As long as entries of the audit log. */
const KEPT_MS = 400 * DAY;
const LONGEST_FAILURE = 200;

/** Those of so long before the last one tell how large it should be. The alert says the same. */
const COMPARED_MS = 7 * DAY;

/** What is known of the backups of this database. It is in the database, where every replica and the doctor see it. */
export interface BackupHistory {
  /** The latest complete backup. */
  last: BackupEntity | undefined;
  /** The largest complete one of the seven days before the latest. */
  largest: BackupEntity | undefined;
  /** Those that failed after it, the latest first. */
  failed: BackupEntity[];
}

export async function readBackupHistory({ manager }: DataSource): Promise<BackupHistory> {
  const order = { at: 'DESC', id: 'DESC' } as const;
  const kilobytes = Not(IsNull());
  const [last] = await manager.find(BackupEntity, { where: { kilobytes }, order, take: 1 });
  const from = new Date((last?.at.getTime() ?? 0) - COMPARED_MS);
  const where = { kilobytes, at: MoreThan(from) };
  const [largest] = await manager.find(BackupEntity, { where, order: { kilobytes: 'DESC' }, take: 1 });
  const since = last && { at: MoreThan(last.at) };
  const failed = await manager.find(BackupEntity, { where: { kilobytes: IsNull(), ...since }, order });
  return { last, largest, failed };
}

/** Records how a backup ended that began at `at`. Deletes old records. */
export async function recordBackup(
  { manager }: DataSource,
  at: Date,
  outcome: { bytes: number } | { failure: string },
): Promise<void> {
  const kilobytes = 'bytes' in outcome ? Math.ceil(outcome.bytes / 1000) : null;
  const failure = 'failure' in outcome ? outcome.failure.slice(0, LONGEST_FAILURE) : null;
  await manager.insert(BackupEntity, { id: newId(), at, kilobytes, failure });
  await manager.delete(BackupEntity, { at: LessThan(new Date(at.getTime() - KEPT_MS)) });
}
