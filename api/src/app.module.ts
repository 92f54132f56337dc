import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from './self-service/account/account.module';
import { ActivationsModule } from './codes/activations/activations.module';
import { AuditModule } from './records/audit/audit.module';
import { AuthModule } from './accounts/auth/auth.module';
import { ChallengesModule } from './accounts/challenges/challenges.module';
import type { Config } from './platform/config/config';
import { ConfigModule } from './platform/config/config.module';
import { databaseOptions, openDatabase } from './database';
import { DevicesModule } from './accounts/devices/devices.module';
import { HousekeepingModule } from './operations/housekeeping/housekeeping.module';
import { ItemsModule } from './codes/items/items.module';
import { LimitsModule } from './records/limits/limits.module';
import { MessagesModule } from './inbox/messages/messages.module';
import { MyCodesModule } from './self-service/my-codes/my-codes.module';
import { OutboxModule } from './delivery/outbox/outbox.module';
import type { Clock } from './platform/clock/clock';
import { PlatformModule } from './platform/platform.module';
import { PresetsModule } from './codes/presets/presets.module';
import { ProfileModule } from './accounts/profile/profile.module';
import { ProjectsModule } from './codes/projects/projects.module';
import { QrModule } from './codes/qr/qr.module';
import { ScanModule } from './web/scan/scan.module';
import { ScanPagesModule } from './codes/scan-pages/scan-pages.module';
import { SessionsModule } from './accounts/sessions/sessions.module';
import { SettingsModule } from './records/settings/settings.module';
import { SystemModule } from './operations/system/system.module';
import { TemplatesModule } from './codes/templates/templates.module';
import { UnactivationsModule } from './codes/unactivations/unactivations.module';
import { UsersModule } from './accounts/users/users.module';

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
        AuditModule,
        SettingsModule,
        LimitsModule,
        DevicesModule,
        SessionsModule,
        UsersModule,
        OutboxModule,
        ChallengesModule,
        ProfileModule,
        AuthModule,
        ScanPagesModule,
        ActivationsModule,
        AccountModule,
        MessagesModule,
        TemplatesModule,
        UnactivationsModule,
        ScanModule,
        MyCodesModule,
        ProjectsModule,
        ItemsModule,
        PresetsModule,
        QrModule,
        SystemModule,
        HousekeepingModule,
      ],
    };
  }
}
