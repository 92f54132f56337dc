import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { mountSmallDisk, type SmallDisk } from '@ringtag/tools/small-disk';
import { THIS_RELEASE } from '../../parts/release';
import type { AlertFault } from '../fault';
import type { Watched } from '../watched';

/** Another program holds a table; nobody else reads or writes it until the alert fires. */
async function hold(watched: Watched, table: string, over: AbortSignal, meanwhile?: () => Promise<unknown>) {
  const holder = await watched.connect();
  await holder.query(`LOCK TABLES ${table} WRITE`);
  try {
    await meanwhile?.();
    if (!over.aborted) await once(over, 'abort');
  } finally {
    holder.destroy();
  }
}

const changesLocked: AlertFault = {
  alert: 'RingtagChangesStale',
  what: 'the table `changes` locked',
  strike: (watched, over) => hold(watched, 'changes', over),
};

const codesLocked: AlertFault = {
  alert: 'RingtagConnectionsExhausted',
  what: 'the table `items` locked, and 20 people who scan',
  async strike(watched, over) {
    const visitors = Array.from({ length: 20 }, () => watched.newVisitor());
    let scans = 0;
    const scan = async (visitor: (typeof visitors)[number]) => {
      while (!over.aborted) await visitor.send('GET', `/api/scan/LOCKED${(scans += 1)}`);
    };
    await hold(watched, 'items', over, () => Promise.all(visitors.map(scan)));
    visitors.forEach((visitor) => visitor.leave());
  },
};

const databaseFar: AlertFault = {
  alert: 'RingtagDatabaseSlow',
  what: 'each answer of MariaDB 150 ms late',
  async strike({ proxy }) {
    proxy.delay = 150;
  },
  async mend({ proxy }) {
    proxy.delay = 0;
  },
};

const LAST = '(SELECT MAX(id) FROM (SELECT id FROM migrations) m)';

const olderSchema: AlertFault = {
  alert: 'RingtagSchemaBehind',
  what: 'the last migration is not in the database',
  strike: (watched) =>
    watched.execute(
      `CREATE TABLE kept_migration AS SELECT * FROM migrations WHERE id = ${LAST}`,
      `DELETE FROM migrations WHERE id = ${LAST}`,
    ),
  mend: (watched) =>
    watched.execute('INSERT INTO migrations SELECT * FROM kept_migration', 'DROP TABLE kept_migration'),
};

const jobTaken: AlertFault = {
  alert: 'RingtagHousekeepingMissing',
  what: 'a lease of housekeeping that nobody gives back',
  strike: (watched) =>
    watched.execute(
      `REPLACE INTO leases (name, owner, until, doneAt) VALUES ('housekeeping', 'somebody',
        UTC_TIMESTAMP(3) + INTERVAL 1 YEAR, UTC_TIMESTAMP(3) - INTERVAL 4 HOUR)`,
    ),
  mend: (watched) => watched.execute("DELETE FROM leases WHERE name = 'housekeeping'"),
};

const backupFails: AlertFault = {
  alert: 'RingtagBackupMissing',
  what: 'a backup for which there is no room',
  async prepare(watched) {
    await watched.admin('backup', join(watched.database.dir, 'backups'));
    return watched.replicas;
  },
  async strike(watched) {
    await watched.admin('backup', '/dev/full/backups').catch(() => undefined);
  },
  async mend(watched) {
    await watched.admin('backup', join(watched.database.dir, 'backups'));
  },
};

let disk: SmallDisk;

const diskFull: AlertFault = {
  alert: 'RingtagDiskNearlyFull',
  what: 'the disk of SQLite full',
  async prepare(watched) {
    const embedded = await watched.newReplica('embedded', { DATABASE_URL: undefined });
    const dir = join(embedded.dir, 'small');
    mkdirSync(dir);
    disk = mountSmallDisk(dir, 64);
    await embedded.start(THIS_RELEASE, { DATA_DIR: dir });
    return [embedded];
  },
  async strike() {
    disk.fill();
  },
  async mend() {
    disk.remove();
  },
};

export const DATABASE_FAULTS = [
  changesLocked,
  codesLocked,
  databaseFar,
  olderSchema,
  jobTaken,
  backupFails,
  diskFull,
];
