import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from './account/account.module';
import { ActivationsModule } from './activations/activations.module';
import { AuditModule } from './audit/audit.module';
import { AuthModule } from './auth/auth.module';
import { ChallengesModule } from './challenges/challenges.module';
import type { Config } from './config/config';
import { ConfigModule } from './config/config.module';
import { databaseOptions, openDatabase } from './database';
import { DevicesModule } from './devices/devices.module';
import { HousekeepingModule } from './housekeeping/housekeeping.module';
import { ItemsModule } from './items/items.module';
import { LimitsModule } from './limits/limits.module';
import { MessagesModule } from './messages/messages.module';
import { MyCodesModule } from './my-codes/my-codes.module';
import { OutboxModule } from './outbox/outbox.module';
import type { Clock } from './platform/clock/clock';
import { PlatformModule } from './platform/platform.module';
import { PresetsModule } from './presets/presets.module';
import { ProfileModule } from './profile/profile.module';
import { ProjectsModule } from './projects/projects.module';
import { QrModule } from './qr/qr.module';
import { ScanModule } from './scan/scan.module';
import { ScanPagesModule } from './scan/scan-pages.module';
import { SessionsModule } from './sessions/sessions.module';
import { SettingsModule } from './settings/settings.module';
import { SystemModule } from './system/system.module';
import { TemplatesModule } from './templates/templates.module';
import { UnactivationsModule } from './unactivations/unactivations.module';
import { UsersModule } from './users/users.module';

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
