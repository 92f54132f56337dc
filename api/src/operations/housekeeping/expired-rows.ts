import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget } from 'typeorm';

/** Rows deleted by one statement: far from its deadline, and nobody waits for long. */
const SLICE = 1000;

/** What to delete: rows of `entity` whose `column` is before `until`, of one `status` where one is named. */
export interface Expired {
  entity: EntityTarget<{ id: string }>;
  column: string;
  until: Date;
  status?: string;
}

/** Deletes rows by their age, oldest first, however many there are. */
@Injectable()
export class ExpiredRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Slice by slice, until none is left or `signal` ends it: what was deleted until then is gone for good. */
  async delete(expired: Expired, signal: AbortSignal): Promise<void> {
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
