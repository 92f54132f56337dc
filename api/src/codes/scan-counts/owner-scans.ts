import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SCAN_DAYS } from '@ringtag/contracts';
import map from 'lodash/map';
import { DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { listLatestDays } from '../counts/latest-days';
import { OwnerScansEntity } from '../tables/owner-scans.entity';
import type { ScansOfDayDto } from './code-scans.dto';

/** Owners of one statement. */
const STEP = 1000;

/**
 * The scans of all codes of an owner by day: as many rows as Home shows days, however many codes the owner has. They
 * belong to the owner, so the next owner of a code never sees them. Kept as long as they are shown.
 */
@Injectable()
export class OwnerScans implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('owner_scans', (signal) => this.deleteOld(signal));
  }

  /** Every day that is shown, oldest first, today last. */
  async readDays(userId: string): Promise<ScansOfDayDto[]> {
    const days = this.listShown();
    const rows = await this.selectDays(userId, days[0]!).getMany();
    const scans = new Map(rows.map((row) => [row.day, row.count]));
    return days.map((day) => ({ day, scans: scans.get(day) ?? 0 }));
  }

  /** One range of the primary key. */
  selectDays(userId: string, firstDay: string) {
    return this.select().where('s.userId = :userId AND s.day >= :firstDay', { userId, firstDay });
  }

  /** The oldest first, from an index. */
  selectOld(firstDay: string) {
    return this.select()
      .select(['s.userId', 's.day'])
      .where('s.day < :firstDay', { firstDay })
      .orderBy({ 's.day': 'ASC', 's.userId': 'ASC' })
      .limit(STEP);
  }

  async erase(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(OwnerScansEntity, { userId });
  }

  private listShown(): string[] {
    return listLatestDays(this.clock, SCAN_DAYS.shown);
  }

  private select() {
    return this.dataSource.createQueryBuilder(OwnerScansEntity, 's');
  }

  private async deleteOld(signal: AbortSignal): Promise<void> {
    const firstDay = this.listShown()[0]!;
    while (!signal.aborted) {
      const rows = await this.selectOld(firstDay).getMany();
      if (rows.length === 0) return;
      const old = { userId: In(map(rows, 'userId')), day: LessThan(firstDay) };
      await this.dataSource.manager.delete(OwnerScansEntity, old);
    }
  }
}
