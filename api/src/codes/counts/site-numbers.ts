import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SCAN_DAYS } from '@ringtag/contracts';
import { DataSource, type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { ProjectEntity } from '../tables/project.entity';
import { SiteDayEntity } from '../tables/site-day.entity';
import { listLatestDays } from './latest-days';
import type { SiteDayDto, SiteNumbersDto } from './site-numbers.dto';

/**
 * Numbers of the whole site, for administrators: codes, and scans and activations by day. `ScanCounter` counts the scans.
 * All are stored counts, so reading them takes as long with a million codes.
 */
@Injectable()
export class SiteNumbers implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('site_days', () => this.deleteOld());
  }

  /**
   * Counts an activation. Call it last in the transaction: all activations and scans of the day wait for this row.
   */
  async countActivation(manager: EntityManager): Promise<void> {
    const row = { day: this.clock.today(), scans: 0, activations: 1 };
    await insertOrChange(manager, SiteDayEntity, [row], { add: ['activations'] });
  }

  async read(): Promise<SiteNumbersDto> {
    const sums = await this.dataSource
      .createQueryBuilder(ProjectEntity, 'p')
      .select('COUNT(*)', 'projects')
      .addSelect('COALESCE(SUM(p.itemCount), 0)', 'codes')
      .addSelect('COALESCE(SUM(p.activatedCount), 0)', 'activatedCodes')
      .getRawOne<Record<'projects' | 'codes' | 'activatedCodes', string>>();
    return {
      projects: Number(sums?.projects),
      codes: Number(sums?.codes),
      activatedCodes: Number(sums?.activatedCodes),
      days: await this.readDays(),
    };
  }

  /** Every day that is kept, oldest first, today last. */
  private async readDays(): Promise<SiteDayDto[]> {
    const days = this.listKept();
    const rows = await this.dataSource.manager.findBy(SiteDayEntity, { day: MoreThanOrEqual(days[0]!) });
    const known = new Map(rows.map((row) => [row.day, row]));
    return days.map((day) => {
      const { scans = 0, activations = 0 } = known.get(day) ?? {};
      return { day, scans, activations };
    });
  }

  private listKept(): string[] {
    return listLatestDays(this.clock, SCAN_DAYS.max);
  }

  private async deleteOld(): Promise<void> {
    await this.dataSource.manager.delete(SiteDayEntity, { day: LessThan(this.listKept()[0]!) });
  }
}
