import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { Clock } from '../clock/clock';
import { walkRows } from '../database/walk-rows';
import { Housekeeping } from './housekeeping';

/** Rows deleted by one statement: far from its deadline, and nobody waits for long. */
const SLICE = 1000;

/** Which rows are old: those whose `column` is more than `kept` milliseconds ago, of one `status` where one is named. */
interface Expiry<T> {
  column: keyof T & string;
  kept: number;
  status?: string;
}

interface Expired {
  entity: EntityTarget<{ id: string }>;
  column: string;
  until: Date;
  status?: string;
}

/** Deletes rows by their age, oldest first, however many there are. */
@Injectable()
export class ExpiredRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  /** Has housekeeping delete the old rows of a table. */
  register<T extends { id: string }>(entity: EntityTarget<T>, { kept, ...which }: Expiry<T>): void {
    this.housekeeping.register(this.dataSource.getMetadata(entity).tableName, (signal) =>
      this.delete({ entity, until: this.clock.in(-kept), ...which }, signal),
    );
  }

  /**
   * Slice by slice, until none is left or `signal` ends it: what was deleted until then is gone for good. Found by the
   * index of the time without a lock, deleted by their keys.
   */
  private async delete({ entity, column, until, status }: Expired, signal: AbortSignal): Promise<void> {
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
        // A limit that counts anew since it was found is not over.
        .andWhere(`${column} < :until`, { until })
        .execute();
      if (signal.aborted) return;
    }
  }
}
