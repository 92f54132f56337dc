import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { ScanCountEntity } from '../tables/scan-count.entity';
import { latestScanDays } from './scan-day';
import type { MyCodeScansDto } from './code-scans.dto';

/** What is known of the scans of a code: how many on which day, and nothing about who scanned. */
interface Scans {
  total: number;
  lastDay: string;
}

@Injectable()
export class CodeScans {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** By code; nothing for one that nobody scanned. */
  async of(itemIds: string[]): Promise<Map<string, Scans>> {
    const rows: { id: string; total: string | number; lastDay: string }[] = await this.dataSource
      .createQueryBuilder(ScanCountEntity, 's')
      .select('s.itemId', 'id')
      .addSelect('SUM(s.count)', 'total')
      .addSelect('MAX(s.day)', 'lastDay')
      .where('s.itemId IN (:...itemIds)', { itemIds })
      .groupBy('s.itemId')
      .getRawMany();
    return new Map(rows.map(({ id, total, lastDay }) => [id, { total: Number(total), lastDay }]));
  }

  /** The latest days of a code, oldest first; a day without a scan is a day with none. */
  async perDay(itemId: string, count: number): Promise<MyCodeScansDto> {
    const days = latestScanDays(this.clock.now(), count);
    const rows = await this.dataSource.manager.findBy(ScanCountEntity, {
      itemId,
      day: MoreThanOrEqual(days[0]!),
    });
    const scans = new Map(rows.map((row) => [row.day, row.count]));
    const all = (await this.of([itemId])).get(itemId)?.total ?? 0;
    return { days: days.map((day) => ({ day, scans: scans.get(day) ?? 0 })), total: all };
  }
}
