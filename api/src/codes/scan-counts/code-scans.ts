import { Injectable } from '@nestjs/common';
import max from 'lodash/max';
import { Brackets, DataSource, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { listLatestDays } from '../counts/latest-days';
import { ScanCountEntity } from '../tables/scan-count.entity';
import type { CodeScansDto } from './code-scans.dto';

/** Which scans of a code to read: all, or those since the day `from` (YYYY-MM-DD, UTC). */
export interface CountedCode {
  itemId: string;
  from?: string;
}

/** Reads the numbers of scans of codes. Nothing is stored about who scanned. */
@Injectable()
export class CodeScans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All scans and the day of the latest one, by code. Codes without a scan are missing. */
  async readTotals(codes: readonly CountedCode[]): Promise<Map<string, { total: number; lastDay: string }>> {
    const rows = await this.dataSource
      .createQueryBuilder(ScanCountEntity, 's')
      .select('s.itemId', 'id')
      .addSelect('SUM(s.count)', 'total')
      .addSelect('MAX(s.day)', 'lastDay')
      .where(
        new Brackets((where) =>
          codes.forEach(({ itemId, from = '' }, n) =>
            where.orWhere(`s.itemId = :item${n} AND s.day >= :from${n}`, {
              [`item${n}`]: itemId,
              [`from${n}`]: from,
            }),
          ),
        ),
      )
      .groupBy('s.itemId')
      .getRawMany<{ id: string; total: string | number; lastDay: string }>();
    return new Map(rows.map(({ id, total, lastDay }) => [id, { total: Number(total), lastDay }]));
  }

  /** The scans of a code on each of the latest days, oldest first, and all scans. */
  async readDays({ itemId, from = '' }: CountedCode, count: number): Promise<CodeScansDto> {
    const days = listLatestDays(this.clock, count);
    const day = MoreThanOrEqual(max([days[0]!, from])!);
    const rows = await this.dataSource.manager.findBy(ScanCountEntity, { itemId, day });
    const scans = new Map(rows.map((row) => [row.day, row.count]));
    const total = (await this.readTotals([{ itemId, from }])).get(itemId)?.total ?? 0;
    return { days: days.map((day) => ({ day, scans: scans.get(day) ?? 0 })), total };
  }
}
