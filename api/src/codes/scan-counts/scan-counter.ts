import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import chunk from 'lodash/chunk';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { type BackgroundWriter, backgroundWriter } from '../../platform/database/background-writer';
import type { ScanPage } from '../scan-pages/scan-pages';
import { DayTotals } from './day-totals';

const FLUSH_EVERY_MS = 200;
/** Other writers wait for one such statement at most. */
const ROWS_PER_STATEMENT = 1000;
/** Activations remembered as scanned today. Each that is forgotten costs a statement more. */
const MAX_REMEMBERED = 50_000;

/**
 * The rows are one JSON parameter, because binding thousands of values takes longer than writing them. Each row holds
 * the id of the code, the number of scans, and whether the code stays (1 or 0). A code that was ever activated is
 * never deleted, except a digital one. Any other may have been deleted since the scan. So it is looked up, and on MySQL
 * locked until its row is written.
 */
const ADD = {
  // `itemId` has the collation of the column: with another, MySQL reads all codes for each row.
  mysql: `INSERT INTO scan_counts (itemId, day, \`count\`)
    SELECT r.itemId, ?, r.n
    FROM JSON_TABLE(?, '$[*]' COLUMNS (
      itemId CHAR(36) CHARACTER SET ascii COLLATE ascii_bin PATH '$[0]', n INT PATH '$[1]', stays INT PATH '$[2]')) AS r
    WHERE r.stays = 1 OR EXISTS (SELECT 1 FROM items i WHERE i.id = r.itemId LOCK IN SHARE MODE)
    ON DUPLICATE KEY UPDATE \`count\` = \`count\` + VALUES(\`count\`)`,
  sqlite: `INSERT INTO scan_counts (itemId, day, \`count\`)
    SELECT value ->> 0, ?, value ->> 1 FROM json_each(?)
    WHERE value ->> 2 = 1 OR EXISTS (SELECT 1 FROM items i WHERE i.id = value ->> 0)
    ON CONFLICT (itemId, day) DO UPDATE SET \`count\` = \`count\` + excluded.\`count\``,
};

/** A code with its activation and owner, if it had one at the time of the scan. */
type ScannedCode = Pick<ScanPage, 'itemId' | 'activationId' | 'digital'> & Partial<Pick<ScanPage, 'ownerId'>>;

/**
 * Counts scans in memory and writes them in batches in the background. A normal stop writes all of them, a crash loses
 * the last 200 ms.
 */
@Injectable()
export class ScanCounter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('ScanCounter');
  /** Scans since the last batch. */
  private pending = new Map<ScannedCode, number>();
  private readonly tried = new Set<string>();
  private scannedOn = { day: '', activationIds: new Set<string>() };
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private readonly writer: BackgroundWriter;
  private readonly addSql: string;
  private readonly totals: DayTotals;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.writer = backgroundWriter(dataSource);
    this.totals = new DayTotals(dataSource, this.writer);
    this.addSql = ADD[dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'];
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    this.writer.close();
  }

  /**
   * Counts by object, so counting a cached `ScanPage` allocates nothing. If several objects stand for one code, the
   * database adds their counts.
   */
  count(code: ScannedCode, scans = 1): void {
    this.pending.set(code, (this.pending.get(code) ?? 0) + scans);
  }

  /** Notes that the owner tried the code. It is no scan, but it shows that the code works. */
  noteTried(activationId: string): void {
    this.tried.add(activationId);
  }

  /** Writes the counts and notes. What could not be written is written with the next batch. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    await this.writeScans();
    for (const ids of chunk([...this.tried].sort(), ROWS_PER_STATEMENT)) {
      await this.attempt(async () => {
        await this.writeTried(ids);
        for (const id of ids) this.tried.delete(id);
      }, 'Codes that were tried could not be noted; they are kept for the next try');
    }
  }

  private async writeScans(): Promise<void> {
    const day = this.clock.today();
    // In the order of the primary key: replicas that write at the same time take their row locks in the same order, and
    // neighbouring rows share a page.
    const scans = [...this.pending].sort(([a], [b]) => (a.itemId < b.itemId ? -1 : 1));
    this.pending = new Map();
    for (const rows of chunk(scans, ROWS_PER_STATEMENT)) {
      const counts = JSON.stringify(
        rows.map(([{ itemId, activationId, digital }, count]) => [
          itemId,
          count,
          activationId && !digital ? 1 : 0,
        ]),
      );
      const written = await this.attempt(
        () => this.writer.write(this.addSql, [day, counts]),
        'Scans could not be written; they are kept for the next try',
      );
      if (!written) {
        for (const [code, count] of rows) this.count(code, count);
        continue;
      }
      for (const [{ ownerId }, count] of rows) this.totals.add(ownerId, count);
      await this.noteDay(rows, day);
    }
    await this.attempt(
      () => this.totals.write(day),
      'Scans of the day could not be added up; they are kept for the next try',
    );
  }

  /**
   * Writes the day of a code's first scan of the day to its activation, by which owners sort their codes. After a failure
   * the next scan of the code tries again.
   */
  private async noteDay(rows: [ScannedCode, number][], day: string): Promise<void> {
    if (this.scannedOn.day !== day || this.scannedOn.activationIds.size > MAX_REMEMBERED)
      this.scannedOn = { day, activationIds: new Set() };
    const first = rows.flatMap(([{ activationId }]) =>
      activationId && !this.scannedOn.activationIds.has(activationId) ? [activationId] : [],
    );
    if (first.length === 0) return;
    first.sort();
    await this.attempt(async () => {
      await this.writer.write(
        `UPDATE activations SET lastScanDay = ?
         WHERE id IN (${placeholders(first)}) AND (lastScanDay IS NULL OR lastScanDay < ?)`,
        [day, ...first, day],
      );
      await this.writeTried(first);
      for (const id of first) this.scannedOn.activationIds.add(id);
    }, 'The day of the latest scans could not be written');
  }

  /** `tried`: somebody has scanned the code since its activation. */
  private async writeTried(ids: string[]): Promise<void> {
    const sql = `UPDATE activations SET tried = TRUE WHERE id IN (${placeholders(ids)}) AND tried IS NOT TRUE`;
    await this.writer.write(sql, ids);
  }

  /** Logs a failure. Answers whether the work is done. */
  private async attempt(work: () => Promise<void>, failure: string): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.logger.warn({ msg: failure, err: error });
      return false;
    }
  }
}

function placeholders(values: string[]): string {
  return values.map(() => '?').join(', ');
}
