import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailsService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { readProduct } from '../../platform/database/server-version';
import { getStatementTimes } from '../../platform/database/statement-times';
import { Readiness } from '../../platform/health/readiness';
import { pendingMigrations } from '../../platform/schema/migrate';
import { ErrorBudgets } from './error-budgets';
import { RUNNING_VERSION } from './running-version';
import type { SystemDto } from './system.dto';

/** How many statements the page shows. */
const SLOWEST = 10;

@Injectable()
export class SystemService {
  private readonly startedAt: Date;

  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailsService,
    private readonly readiness: Readiness,
    private readonly budgets: ErrorBudgets,
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
      serviceLevels: await this.budgets.read(),
      slowStatements: this.listSlowStatements(),
    };
  }

  private listSlowStatements(): SystemDto['slowStatements'] {
    return getStatementTimes(this.dataSource)
      .listSlowest(SLOWEST)
      .map(({ sql, times, longestMs, totalMs, agoMs }) => ({
        sql,
        times,
        longest: Math.round(longestMs),
        total: Math.round(totalMs),
        lastAt: this.clock.in(-agoMs),
      }));
  }

  private async readDatabase(): Promise<SystemDto['database']> {
    const from = performance.now();
    const server = await readProduct(this.dataSource);
    const latency = Math.round((performance.now() - from) * 10) / 10;
    const pending = await pendingMigrations(this.dataSource);
    return { server, latency, pendingMigrations: pending.length };
  }
}
