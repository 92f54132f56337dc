import { Injectable } from '@nestjs/common';
import { BUDGET_WINDOW, SERVICE_LEVEL_NAMES, SERVICE_LEVELS, type ServiceLevel } from '@ringtag/contracts';
import { DataSource, MoreThan } from 'typeorm';
import { MailsService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { readProduct } from '../../platform/database/server-version';
import { getStatementTimes } from '../../platform/database/statement-times';
import { Readiness } from '../../platform/health/readiness';
import { pendingMigrations } from '../../platform/schema/migrate';
import { ServiceCountEntity } from '../../platform/tables/service-count.entity';
import { RemoteFailures } from '../../web';
import { RUNNING_VERSION } from './running-version';
import type { ServiceLevelsDto, SystemDto } from './system.dto';

/** How many statements the page shows. */
const SLOWEST = 10;

/** What SUM answers is a text on MySQL. */
interface Sums {
  level: ServiceLevel;
  events: string | number;
  failures: string | number;
}

@Injectable()
export class SystemService {
  private readonly startedAt: Date;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly failures: RemoteFailures,
    private readonly readiness: Readiness,
    private readonly config: ServerConfig,
    private readonly clock: Clock,
  ) {
    this.startedAt = clock.now();
  }

  async get(): Promise<SystemDto> {
    return {
      ready: await this.readiness.isReady(),
      version: RUNNING_VERSION,
      environment: this.config.environment,
      runtime: process.version,
      startedAt: this.startedAt,
      database: await this.readDatabase(),
      mails: await this.mails.summarize(),
      remotes: await this.failures.listStates(),
      serviceLevels: await this.readLevels(),
      slowStatements: this.listSlowStatements(),
    };
  }

  private listSlowStatements(): SystemDto['slowStatements'] {
    return getStatementTimes(this.dataSource)
      .listSlowest(SLOWEST)
      .map(({ sql, times, longestMs, totalMs, lastAt }) => ({
        sql,
        times,
        longest: Math.round(longestMs),
        total: Math.round(totalMs),
        lastAt: this.clock.in(lastAt - performance.now()),
      }));
  }

  private async readDatabase(): Promise<SystemDto['database']> {
    const from = performance.now();
    const server = await readProduct(this.dataSource);
    const latency = Math.round((performance.now() - from) * 10) / 10;
    const pending = await pendingMigrations(this.dataSource);
    return { server, latency, pendingMigrations: pending.length };
  }

  /**
   * The service levels over the time of the error budgets, of all replicas together. Each replica writes its counts once a minute, so the last minute may be missing.
   */
  private async readLevels(): Promise<ServiceLevelsDto> {
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
