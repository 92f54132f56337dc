import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from './accounts/accounts.module';
import { CodesModule } from './codes/codes.module';
import { databaseOptions, openDatabase } from './database';
import { DeliveryModule } from './delivery/delivery.module';
import { InboxModule } from './inbox/inbox.module';
import { OperationsModule } from './operations/operations.module';
import type { Clock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { PlatformModule } from './platform/platform.module';
import { RecordsModule } from './records/records.module';
import { SelfServiceModule } from './self-service/self-service.module';
import { WebModule } from './web/web.module';

@Module({})
export class AppModule {
  static of(config: Config, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        PlatformModule.of(clock),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...databaseOptions(config.database), retryAttempts: 0 }),
          dataSourceFactory: () => openDatabase(config),
        }),
        RecordsModule,
        DeliveryModule,
        AccountsModule,
        CodesModule,
        InboxModule,
        WebModule,
        SelfServiceModule,
        OperationsModule,
      ],
    };
  }
}
