import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock';
import { scanDay } from './scan-day';

const FLUSH_EVERY = 200;
const ROWS_PER_STATEMENT = 1000;

const STATEMENTS = {
  mysql: `INSERT INTO scan_counts (itemId, day, \`count\`)
    SELECT r.itemId, ?, r.n
    FROM JSON_TABLE(?, '$[*]' COLUMNS (itemId CHAR(36) PATH '$[0]', n INT PATH '$[1]')) AS r
    ON DUPLICATE KEY UPDATE \`count\` = \`count\` + VALUES(\`count\`)`,
  // "WHERE true" keeps SQLite from reading ON as part of a join.
  sqlite: `INSERT INTO scan_counts (itemId, day, \`count\`)
    SELECT value ->> 0, ?, value ->> 1 FROM json_each(?) WHERE true
    ON CONFLICT (itemId, day) DO UPDATE SET \`count\` = \`count\` + excluded.\`count\``,
};

/** Counts scans in memory and writes them in batches; a normal stop loses none, a crash the last 200 ms. */
@Injectable()
export class ScanCounter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('ScanCounter');
  private pending = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private flushing: Promise<void> = Promise.resolve();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  count(itemId: string): void {
    this.pending.set(itemId, (this.pending.get(itemId) ?? 0) + 1);
  }

  /** Writes what was counted; after a failure it is counted again with the next batch. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.write());
    return this.flushing;
  }

  private async write(): Promise<void> {
    if (this.pending.size === 0) return;
    const day = scanDay(this.clock.now());
    const counts = [...this.pending];
    this.pending = new Map();
    for (let i = 0; i < counts.length; i += ROWS_PER_STATEMENT) {
      const rows = counts.slice(i, i + ROWS_PER_STATEMENT);
      try {
        await this.add(rows, day);
      } catch (error) {
        this.logger.warn({ msg: 'Scans could not be written; they are kept for the next try', err: error });
        for (const [itemId, count] of rows) this.pending.set(itemId, (this.pending.get(itemId) ?? 0) + count);
      }
    }
  }

  /** The rows travel as one JSON parameter: binding thousands of values costs more than writing them. */
  private async add(rows: [string, number][], day: string): Promise<void> {
    await this.dataSource.query(STATEMENTS[this.dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'], [
      day,
      JSON.stringify(rows),
    ]);
  }
}
