import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { Clock } from '../clock/clock';
import { walkRows } from '../database/walk-rows';
import { Housekeeping } from './housekeeping';

/** How many rows one statement deletes. Few enough to stay far below its deadline and to hold locks only briefly. */
const SLICE = 1000;

/** A row is old when its `column` is more than `kept` milliseconds ago and, if given, it has this `status`. */
interface Expiry<T> {
  column: keyof T & string;
  kept: number;
  status?: string;
}

/** Deletes old rows, the oldest first. */
@Injectable()
export class ExpiredRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  /** Registers a table whose old rows housekeeping deletes. */
  register<T extends { id: string }>(entity: EntityTarget<T>, expiry: Expiry<T>): void {
    const { tableName } = this.dataSource.getMetadata(entity);
    this.housekeeping.register(tableName, (signal) => this.delete(entity, expiry, signal));
  }

  /**
   * Deletes batch by batch, each in a transaction of its own, until no old row is left or `signal` aborts. Finds the
   * rows by an index on the time without locking them, and deletes them by their ids.
   */
  private async delete<T extends { id: string }>(
    entity: EntityTarget<T>,
    { column, kept, status }: Expiry<T>,
    signal: AbortSignal,
  ): Promise<void> {
    const until = this.clock.in(-kept);
    const old = this.dataSource
      .createQueryBuilder<ObjectLiteral>(entity, 'e')
      .select(['e.id', `e.${column}`])
      .where(`e.${column} < :until`, { until });
    if (status) old.andWhere('e.status = :status', { status });
    for await (const rows of walkRows(old, { [column]: 'ASC', id: 'ASC' }, SLICE)) {
      await this.dataSource
        .createQueryBuilder()
        .delete()
        .from(entity)
        .where('id IN (:...ids)', { ids: rows.map(({ id }) => id as string) })
        // A limit may have started a new window since it was found.
        .andWhere(`${column} < :until`, { until })
        .execute();
      if (signal.aborted) return;
    }
  }
}
