import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from './accounts';
import { CodesModule } from './codes';
import { databaseOptions, openDatabase } from './database';
import { DeliveryModule } from './delivery';
import { InboxModule } from './inbox';
import { LiveModule } from './live';
import { MetricsModule, OperationsModule } from './operations';
import type { Clock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { PlatformModule } from './platform/platform.module';
import { Tracing } from './platform/tracing/tracing';
import { RecordsModule } from './records';
import { ReleasesModule } from './releases';
import { SelfServiceModule } from './self-service';
import { PagesModule, WebModule } from './web';

@Module({})
export class AppModule {
  static forRoot(config: Config, clock: Clock, tracing = new Tracing()): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, clock, tracing),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...databaseOptions(config.database), retryAttempts: 0 }),
          dataSourceFactory: () => openDatabase(config),
        }),
        RecordsModule,
        DeliveryModule,
        AccountsModule,
        LiveModule,
        CodesModule,
        InboxModule,
        WebModule,
        PagesModule,
        SelfServiceModule,
        ReleasesModule,
        OperationsModule,
        MetricsModule,
      ],
    };
  }
}
