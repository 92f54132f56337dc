import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ChangeFeed } from './changes/change-feed';
import { Changes } from './changes/changes';
import { RedisLink } from './changes/redis-link';
import { Clock } from './clock/clock';
import { DatabaseTime } from './clock/database-time';
import { type Config, CONFIG_CLASSES } from './config/config';
import { TransactionRunner } from './database/transaction-runner';
import { HealthController } from './health/health.controller';
import { Readiness } from './health/readiness';
import { WriteWatch } from './health/write-watch';
import { ExpiredRows } from './housekeeping/expired-rows';
import { Housekeeping } from './housekeeping/housekeeping';
import { ErrorFilter } from './http/error.filter';
import { ServedCalls } from './http/served-calls';
import { validationPipe } from './http/validation';
import { SecurityLog } from './logging/security-log';
import { Pictures } from './pictures/pictures';
import { MailedLinks } from './secrets/mailed-links';
import { SecretKeys } from './secrets/secret-keys';
import { ServiceLevels } from './service-levels/service-levels';
import { Tracing } from './tracing/tracing';

const SHARED = [
  TransactionRunner,
  WriteWatch,
  Readiness,
  SecurityLog,
  Pictures,
  MailedLinks,
  Housekeeping,
  ExpiredRows,
  ChangeFeed,
  RedisLink,
  Changes,
  SecretKeys,
  ServedCalls,
  ServiceLevels,
];

/** The services that every module uses. This is the only global module. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: Config, clock: Clock, tracing: Tracing): DynamicModule {
    const topics = Object.keys(CONFIG_CLASSES) as (keyof Config)[];
    const values: Provider[] = topics.map((topic) => ({
      provide: CONFIG_CLASSES[topic],
      useValue: config[topic],
    }));
    const given = [
      { provide: Clock, useValue: clock },
      { provide: Tracing, useValue: tracing },
    ];
    const shared = [...given, ...values, ...SHARED];
    return {
      module: PlatformModule,
      controllers: [HealthController],
      providers: [
        { provide: APP_PIPE, useFactory: validationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        DatabaseTime,
        ...shared,
      ],
      exports: shared,
    };
  }
}
