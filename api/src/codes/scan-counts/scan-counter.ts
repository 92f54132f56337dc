import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { type BackgroundWriter, backgroundWriter } from '../../platform/database/background-writer';
import type { ScanPage } from '../scan-pages/scan-pages';
import { scanDay } from './scan-day';

const FLUSH_EVERY = 200;
/** Others that write wait for one of these at most. */
const ROWS_PER_STATEMENT = 1000;
/** Activations remembered as scanned on the day; forgetting one costs a statement. */
const MAX_REMEMBERED = 50_000;

/** The rows travel as one JSON parameter: binding thousands of values costs more than writing them. */
const ADD = {
  mysql: `INSERT INTO scan_counts (itemId, day, \`count\`)
    SELECT r.itemId, ?, r.n
    FROM JSON_TABLE(?, '$[*]' COLUMNS (itemId CHAR(36) PATH '$[0]', n INT PATH '$[1]')) AS r
    ON DUPLICATE KEY UPDATE \`count\` = \`count\` + VALUES(\`count\`)`,
  // "WHERE true" keeps SQLite from reading ON as part of a join.
  sqlite: `INSERT INTO scan_counts (itemId, day, \`count\`)
    SELECT value ->> 0, ?, value ->> 1 FROM json_each(?) WHERE true
    ON CONFLICT (itemId, day) DO UPDATE SET \`count\` = \`count\` + excluded.\`count\``,
};

/** A code with its owner's activation, as it was when somebody scanned it. */
type ScannedCode = Pick<ScanPage, 'itemId' | 'activationId'>;

/**
 * Counts scans in memory and writes them in batches, beside the requests that are being answered; a normal stop loses
 * none, a crash the last 200 ms.
 */
@Injectable()
export class ScanCounter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('ScanCounter');
  /** How often each was scanned since the last batch. */
  private pending = new Map<ScannedCode, number>();
  private readonly tried = new Set<string>();
  private scannedOn = { day: '', activationIds: new Set<string>() };
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();
  private readonly writer: BackgroundWriter;
  private readonly addSql: string;

  constructor(
    dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    this.writer = backgroundWriter(dataSource);
    this.addSql = ADD[dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'];
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    this.writer.close();
  }

  /** A code may come as one object or as several; where it is the kept one, nothing is made to count it. */
  count(code: ScannedCode, scans = 1): void {
    this.pending.set(code, (this.pending.get(code) ?? 0) + scans);
  }

  /** The owner of this activation scanned the code to see what comes of it. */
  noteTried(activationId: string): void {
    this.tried.add(activationId);
  }

  /** Writes what was counted and noted; after a failure it is written with the next batch. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    await this.writeScans();
    const tried = [...this.tried];
    for (let i = 0; i < tried.length; i += ROWS_PER_STATEMENT) {
      const ids = tried.slice(i, i + ROWS_PER_STATEMENT);
      await this.attempt(async () => {
        await this.writeTried(ids);
        for (const id of ids) this.tried.delete(id);
      }, 'Codes that were tried could not be noted; they are kept for the next try');
    }
  }

  private async writeScans(): Promise<void> {
    if (this.pending.size === 0) return;
    const day = scanDay(this.clock.now());
    // In the order of their rows: replicas that write at once do not wait for one another, and neighbours share a page.
    const scans = [...this.pending].sort(([a], [b]) => (a.itemId < b.itemId ? -1 : 1));
    this.pending = new Map();
    for (let i = 0; i < scans.length; i += ROWS_PER_STATEMENT) {
      const rows = scans.slice(i, i + ROWS_PER_STATEMENT);
      try {
        await this.add(rows, day);
      } catch (error) {
        this.logger.warn({ msg: 'Scans could not be written; they are kept for the next try', err: error });
        for (const [code, count] of rows) this.count(code, count);
        continue;
      }
      await this.noteDay(rows, day);
    }
  }

  private async add(rows: [ScannedCode, number][], day: string): Promise<void> {
    const counts = rows.map(([{ itemId }, count]) => [itemId, count]);
    await this.writer.write(this.addSql, [day, JSON.stringify(counts)]);
  }

  /**
   * A code's first scan of the day is written to its activation, by which owners sort their codes. After a failure its
   * next scan tries again.
   */
  private async noteDay(rows: [ScannedCode, number][], day: string): Promise<void> {
    if (this.scannedOn.day !== day || this.scannedOn.activationIds.size > MAX_REMEMBERED)
      this.scannedOn = { day, activationIds: new Set() };
    const first = rows.flatMap(([{ activationId }]) =>
      activationId && !this.scannedOn.activationIds.has(activationId) ? [activationId] : [],
    );
    if (first.length === 0) return;
    await this.attempt(async () => {
      await this.writeDay(first, day);
      await this.writeTried(first);
      for (const id of first) this.scannedOn.activationIds.add(id);
    }, 'The day of the latest scans could not be written');
  }

  private async attempt(work: () => Promise<void>, failure: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ msg: failure, err: error });
    }
  }

  private async writeDay(activationIds: string[], day: string): Promise<void> {
    const ids = [...activationIds].sort();
    await this.writer.write(
      `UPDATE activations SET lastScanDay = ?
       WHERE id IN (${ids.map(() => '?').join(', ')}) AND (lastScanDay IS NULL OR lastScanDay < ?)`,
      [day, ...ids, day],
    );
  }

  /** Scanned by anybody since it was activated: the code works. */
  private async writeTried(activationIds: string[]): Promise<void> {
    const ids = [...activationIds].sort();
    await this.writer.write(
      `UPDATE activations SET tried = TRUE WHERE id IN (${ids.map(() => '?').join(', ')}) AND tried IS NOT TRUE`,
      ids,
    );
  }
}
