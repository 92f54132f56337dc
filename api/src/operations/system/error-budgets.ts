import { Injectable } from '@nestjs/common';
import { BUDGET_WINDOW, SERVICE_LEVEL_NAMES, SERVICE_LEVELS, type ServiceLevel } from '@ringtag/contracts';
import { DataSource, MoreThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { ServiceCountEntity } from '../../platform/tables/service-count.entity';
import type { ServiceLevelsDto } from './system.dto';

/** What SUM answers is a text on MySQL. */
interface Sums {
  level: ServiceLevel;
  events: string | number;
  failures: string | number;
}

/** The service levels over the time of the error budgets, of all replicas together. */
@Injectable()
export class ErrorBudgets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Each replica writes its counts once a minute, so the last minute may be missing. */
  async read(): Promise<ServiceLevelsDto> {
    const { manager } = this.dataSource;
    const inWindow = { hour: MoreThan(this.clock.in(-BUDGET_WINDOW)) };
    const oldest = await manager.findOne(ServiceCountEntity, { where: inWindow, order: { hour: 'ASC' } });
    const sums = await manager
      .createQueryBuilder(ServiceCountEntity, 'c')
      .select('c.level', 'level')
      .addSelect('SUM(c.events)', 'events')
      .addSelect('SUM(c.failures)', 'failures')
      .where(inWindow)
      .groupBy('c.level')
      .getRawMany<Sums>();
    return {
      countedSince: oldest?.hour ?? null,
      levels: SERVICE_LEVEL_NAMES.map((level) => {
        const counted = sums.find((each) => each.level === level);
        const { events = 0, failures = 0 } = counted ?? {};
        const { target } = SERVICE_LEVELS[level];
        return { level, target, events: Number(events), failures: Number(failures) };
      }),
    };
  }
}
