import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { AccessGuard } from '../accounts/access/access.guard';
import { OriginGuard } from '../accounts/access/origin.guard';
import { Clock } from './clock/clock';
import { DatabaseTime } from './clock/database-time';
import { TransactionRunner } from './database/transaction-runner';
import { HealthController } from './health/health.controller';
import { Readiness } from './health/readiness';
import { ErrorFilter } from './http/error.filter';
import { validationPipe } from './http/validation';
import { SecurityLog } from './logging/security-log';
import { Pictures } from './pictures/pictures';
import { MailedLinks } from './secrets/mailed-links';

/** What every module stands on. Guards run in the order in which they are listed. */
@Global()
@Module({})
export class PlatformModule {
  static of(clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: Clock, useValue: clock },
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        DatabaseTime,
        TransactionRunner,
        Readiness,
        SecurityLog,
        Pictures,
        MailedLinks,
      ],
      exports: [Clock, TransactionRunner, Readiness, SecurityLog, Pictures, MailedLinks],
    };
  }
}
