import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ActivationEntity } from '../activations/activation.entity';
import { ItemEntity } from '../items/item.entity';
import { Clock } from '../platform/clock/clock';
import { scanDay } from './scan-day';

const FLUSH_EVERY = 200;
const ROWS_PER_STATEMENT = 1000;
/** Codes remembered as scanned on the day; forgetting one costs a statement. */
const MAX_REMEMBERED = 50_000;

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
  private scannedOn = { day: '', itemIds: new Set<string>() };
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
        continue;
      }
      await this.noteDay(rows, day);
    }
  }

  /** The rows travel as one JSON parameter: binding thousands of values costs more than writing them. */
  private async add(rows: [string, number][], day: string): Promise<void> {
    await this.dataSource.query(STATEMENTS[this.dataSource.options.type === 'mysql' ? 'mysql' : 'sqlite'], [
      day,
      JSON.stringify(rows),
    ]);
  }

  /**
   * A code's first scan of the day is written to its activation, by which owners sort their codes. After a failure its
   * next scan tries again.
   */
  private async noteDay(rows: [string, number][], day: string): Promise<void> {
    if (this.scannedOn.day !== day || this.scannedOn.itemIds.size > MAX_REMEMBERED)
      this.scannedOn = { day, itemIds: new Set() };
    const first = rows.map(([itemId]) => itemId).filter((id) => !this.scannedOn.itemIds.has(id));
    if (first.length === 0) return;
    try {
      await this.writeDay(first, day);
      for (const id of first) this.scannedOn.itemIds.add(id);
    } catch (error) {
      this.logger.warn({ msg: 'The day of the latest scans could not be written', err: error });
    }
  }

  private async writeDay(itemIds: string[], day: string): Promise<void> {
    const { manager } = this.dataSource;
    const where = { id: In(itemIds), currentActivationId: Not(IsNull()) };
    const items = await manager.find(ItemEntity, { select: { currentActivationId: true }, where });
    if (items.length === 0) return;
    const held = items.map(({ currentActivationId }) => currentActivationId);
    await manager
      .createQueryBuilder()
      .update(ActivationEntity)
      .set({ lastScanDay: day })
      .where('id IN (:...held) AND (lastScanDay IS NULL OR lastScanDay < :day)', { held, day })
      .execute();
  }
}
