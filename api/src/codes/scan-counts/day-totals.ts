import chunk from 'lodash/chunk';
import random from 'lodash/random';
import type { DataSource } from 'typeorm';
import type { BackgroundWriter } from '../../platform/database/background-writer';
import { SLOTS } from '../counts/site-days';

/** Owners of one statement. */
const ROWS_PER_STATEMENT = 1000;

/**
 * Adds to the scans of owners: the rows are one JSON parameter, as in `ScanCounter`. An account may have been deleted
 * since the scan, so it is looked up, and on MySQL locked until its row is written.
 */
const ADD = {
  mysql: {
    owners: `INSERT INTO owner_scans (userId, day, \`count\`)
      SELECT r.userId, ?, r.n
      FROM JSON_TABLE(?, '$[*]' COLUMNS (
        userId CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]', n INT PATH '$[1]')) AS r
      WHERE EXISTS (SELECT 1 FROM users u WHERE u.id = r.userId LOCK IN SHARE MODE)
      ON DUPLICATE KEY UPDATE \`count\` = \`count\` + VALUES(\`count\`)`,
    site: `INSERT INTO site_days (day, slot, scans, activations) VALUES (?, ?, ?, 0)
      ON DUPLICATE KEY UPDATE scans = scans + VALUES(scans)`,
  },
  sqlite: {
    owners: `INSERT INTO owner_scans (userId, day, \`count\`)
      SELECT value ->> 0, ?, value ->> 1 FROM json_each(?)
      WHERE EXISTS (SELECT 1 FROM users u WHERE u.id = value ->> 0)
      ON CONFLICT (userId, day) DO UPDATE SET \`count\` = \`count\` + excluded.\`count\``,
    site: `INSERT INTO site_days (day, slot, scans, activations) VALUES (?, ?, ?, 0)
      ON CONFLICT (day, slot) DO UPDATE SET scans = scans + excluded.scans`,
  },
};

/** Adds up scans that `ScanCounter` has written, by owner and for the whole site, and writes the sums. */
export class DayTotals {
  private readonly owners = new Map<string, number>();
  private scans = 0;
  /** A process keeps to one of the rows of a day, so that replicas seldom meet there. */
  private readonly slot = String(random(SLOTS - 1));
  private readonly sql: (typeof ADD)['mysql'];

  constructor(
    dataSource: DataSource,
    private readonly writer: BackgroundWriter,
  ) {
    this.sql = ADD[dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'];
  }

  add(ownerId: string | null | undefined, scans: number): void {
    this.scans += scans;
    if (ownerId) this.owners.set(ownerId, (this.owners.get(ownerId) ?? 0) + scans);
  }

  /** Totals that could not be written are kept for the next time. */
  async write(day: string): Promise<void> {
    for (const rows of chunk([...this.owners].sort(), ROWS_PER_STATEMENT)) {
      await this.writer.write(this.sql.owners, [day, JSON.stringify(rows)]);
      for (const [ownerId] of rows) this.owners.delete(ownerId);
    }
    if (this.scans === 0) return;
    await this.writer.write(this.sql.site, [day, this.slot, String(this.scans)]);
    this.scans = 0;
  }
}
