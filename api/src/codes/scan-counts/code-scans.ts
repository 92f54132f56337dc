import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { listLatestDays } from '../counts/latest-days';
import { ScanCountEntity } from '../tables/scan-count.entity';
import type { CodeScansDto } from './code-scans.dto';

/** Reads the numbers of scans of codes. Nothing is stored about who scanned. */
@Injectable()
export class CodeScans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** All scans and the day of the latest one, by code. Codes without a scan are missing. */
  async readTotals(itemIds: string[]): Promise<Map<string, { total: number; lastDay: string }>> {
    const rows = await this.dataSource
      .createQueryBuilder(ScanCountEntity, 's')
      .select('s.itemId', 'id')
      .addSelect('SUM(s.count)', 'total')
      .addSelect('MAX(s.day)', 'lastDay')
      .where('s.itemId IN (:...itemIds)', { itemIds })
      .groupBy('s.itemId')
      .getRawMany<{ id: string; total: string | number; lastDay: string }>();
    return new Map(rows.map(({ id, total, lastDay }) => [id, { total: Number(total), lastDay }]));
  }

  /** The scans of a code on each of the latest days, oldest first, and all scans. */
  async readDays(itemId: string, count: number): Promise<CodeScansDto> {
    const days = listLatestDays(this.clock, count);
    const day = MoreThanOrEqual(days[0]!);
    const rows = await this.dataSource.manager.findBy(ScanCountEntity, { itemId, day });
    const scans = new Map(rows.map((row) => [row.day, row.count]));
    const total = (await this.readTotals([itemId])).get(itemId)?.total ?? 0;
    return { days: days.map((day) => ({ day, scans: scans.get(day) ?? 0 })), total };
  }
}
