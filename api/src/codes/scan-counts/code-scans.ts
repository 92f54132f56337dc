import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SCAN_DAYS } from '@ringtag/contracts';
import map from 'lodash/map';
import max from 'lodash/max';
import { DataSource, type EntityManager, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { listLatestDays } from '../counts/latest-days';
import { OwnerScansEntity } from '../tables/owner-scans.entity';
import { ScanCountEntity } from '../tables/scan-count.entity';
import type { CodeScansDto, ScansOfDayDto } from './code-scans.dto';

/** Which scans of a code to read: all, or those since the day `from` (YYYY-MM-DD, UTC). */
export interface CountedCode {
  itemId: string;
  from?: string;
}

/** How many owners one statement deletes old rows of. */
const STEP = 1000;

/**
 * Reads how often codes were scanned, and how often all codes of an owner were scanned on each day. The days of an
 * owner are rows of their own: Home reads one row a day, and the next owner of a code never sees them. They are deleted
 * when Home no longer shows them. Nothing is stored about who scanned.
 */
@Injectable()
export class CodeScans implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('owner_scans', (signal) => this.deleteOld(signal));
  }

  /** All scans and the day of the latest one, by code. Codes without a scan are missing. */
  async readTotals(codes: readonly CountedCode[]): Promise<Map<string, { total: number; lastDay: string }>> {
    const rows = await this.dataSource
      .createQueryBuilder(ScanCountEntity, 's')
      .select('s.itemId', 'id')
      .addSelect('SUM(s.count)', 'total')
      .addSelect('MAX(s.day)', 'lastDay')
      .where(codes.map(({ itemId, from = '' }) => ({ itemId, day: MoreThanOrEqual(from) })))
      .groupBy('s.itemId')
      .getRawMany<{ id: string; total: string | number; lastDay: string }>();
    return new Map(rows.map(({ id, total, lastDay }) => [id, { total: Number(total), lastDay }]));
  }

  /** The scans of a code on each of the latest days, oldest first, and all scans. */
  async readDays({ itemId, from = '' }: CountedCode, count: number): Promise<CodeScansDto> {
    const days = listLatestDays(this.clock, count);
    const day = MoreThanOrEqual(max([days[0]!, from])!);
    const rows = await this.dataSource.manager.findBy(ScanCountEntity, { itemId, day });
    const total = (await this.readTotals([{ itemId, from }])).get(itemId)?.total ?? 0;
    return { days: fill(days, rows), total };
  }

  /** The scans of all codes of an owner on every day that is shown, oldest first, today last. */
  async readDaysOfOwner(userId: string): Promise<ScansOfDayDto[]> {
    const days = listLatestDays(this.clock, SCAN_DAYS.shown);
    const day = MoreThanOrEqual(days[0]!);
    return fill(days, await this.dataSource.manager.findBy(OwnerScansEntity, { userId, day }));
  }

  async eraseOfOwner(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(OwnerScansEntity, { userId });
  }

  /** The oldest rows of owners that are not shown any more, from an index. */
  findOld(firstDay: string): Promise<OwnerScansEntity[]> {
    return this.dataSource.manager.find(OwnerScansEntity, {
      select: { userId: true, day: true },
      where: { day: LessThan(firstDay) },
      order: { day: 'ASC', userId: 'ASC' },
      take: STEP,
    });
  }

  private async deleteOld(signal: AbortSignal): Promise<void> {
    const firstDay = listLatestDays(this.clock, SCAN_DAYS.shown)[0]!;
    while (!signal.aborted) {
      const rows = await this.findOld(firstDay);
      if (rows.length === 0) return;
      const old = { userId: In(map(rows, 'userId')), day: LessThan(firstDay) };
      await this.dataSource.manager.delete(OwnerScansEntity, old);
    }
  }
}

function fill(days: string[], rows: { day: string; count: number }[]): ScansOfDayDto[] {
  const scans = new Map(rows.map(({ day, count }) => [day, count]));
  return days.map((day) => ({ day, scans: scans.get(day) ?? 0 }));
}
