import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SCAN_DAYS } from '@ringtag/contracts';
import random from 'lodash/random';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { SiteDayEntity } from '../tables/site-day.entity';
import { listLatestDays } from './latest-days';
import type { SiteDayDto } from './site-numbers.dto';

/** Rows of a day. Enough that two nodes of a cluster seldom count in the same one. */
export const SLOTS = 16;

/** Scans and activations of the whole site by day, for administrators. `ScanCounter` counts the scans. */
@Injectable()
export class SiteDays implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('site_days', () => this.deleteOld());
  }

  /** Counts an activation, in its transaction. */
  async countActivation(manager: EntityManager): Promise<void> {
    const row = { day: this.clock.today(), slot: random(SLOTS - 1), scans: 0, activations: 1 };
    const change = (given: (column: string) => string) => ({
      activations: `activations + ${given('activations')}`,
    });
    await insertOrChange(manager, SiteDayEntity, [row], change);
  }

  /** Every day that is kept, oldest first, today last. */
  async read(): Promise<SiteDayDto[]> {
    const days = this.listKept();
    const rows = await this.selectSums(days[0]!).getRawMany<Record<keyof SiteDayDto, string>>();
    const sums = new Map(rows.map((row) => [row.day, row]));
    return days.map((day) => {
      const { scans = 0, activations = 0 } = sums.get(day) ?? {};
      return { day, scans: Number(scans), activations: Number(activations) };
    });
  }

  /** One range of the primary key. */
  selectSums(firstDay: string) {
    return this.dataSource
      .createQueryBuilder(SiteDayEntity, 'd')
      .select('d.day', 'day')
      .addSelect('SUM(d.scans)', 'scans')
      .addSelect('SUM(d.activations)', 'activations')
      .where('d.day >= :firstDay', { firstDay })
      .groupBy('d.day');
  }

  private listKept(): string[] {
    return listLatestDays(this.clock, SCAN_DAYS.max);
  }

  private async deleteOld(): Promise<void> {
    await this.dataSource.manager.delete(SiteDayEntity, { day: LessThan(this.listKept()[0]!) });
  }
}
