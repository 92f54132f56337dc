import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget } from 'typeorm';
import { Clock } from '../clock/clock';
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

  /** Slice by slice, until none is left or `signal` ends it: what was deleted until then is gone for good. */
  private async delete(expired: Expired, signal: AbortSignal): Promise<void> {
    let found: number;
    do found = await this.deleteSlice(expired);
    while (found === SLICE && !signal.aborted);
  }

  /** Found by the index of the time without a lock, deleted by their keys. Answers how many were found. */
  private async deleteSlice({ entity, column, until, status }: Expired): Promise<number> {
    const old = this.dataSource
      .createQueryBuilder(entity, 'e')
      .select('e.id', 'id')
      .where(`e.${column} < :until`, { until })
      .orderBy(`e.${column}`)
      .limit(SLICE);
    if (status) old.andWhere('e.status = :status', { status });
    const ids = (await old.getRawMany<{ id: string }>()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.dataSource
      .createQueryBuilder()
      .delete()
      .from(entity)
      .where('id IN (:...ids)', { ids })
      // A limit that counts anew since it was found is not over.
      .andWhere(`${column} < :until`, { until })
      .execute();
    return ids.length;
  }
}
