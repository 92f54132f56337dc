import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { Clock } from './clock/clock';
import { DatabaseTime } from './clock/database-time';
import { TransactionRunner } from './database/transaction-runner';
import { ExpiredRows } from './housekeeping/expired-rows';
import { Housekeeping } from './housekeeping/housekeeping';
import { HealthController } from './health/health.controller';
import { Readiness } from './health/readiness';
import { ErrorFilter } from './http/error.filter';
import { validationPipe } from './http/validation';
import { SecurityLog } from './logging/security-log';
import { Pictures } from './pictures/pictures';
import { MailedLinks } from './secrets/mailed-links';

/** What every module stands on: it alone is global. */
@Global()
@Module({})
export class PlatformModule {
  static of(clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: Clock, useValue: clock },
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        DatabaseTime,
        TransactionRunner,
        Readiness,
        SecurityLog,
        Pictures,
        MailedLinks,
        Housekeeping,
        ExpiredRows,
      ],
      exports: [
        Clock,
        TransactionRunner,
        Readiness,
        SecurityLog,
        Pictures,
        MailedLinks,
        Housekeeping,
        ExpiredRows,
      ],
    };
  }
}
