import { Module, type OnModuleInit } from '@nestjs/common';
import { AUDIT_KEPT } from '@ringtag/contracts';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { BelowApi } from '../platform/http/below-api';
import { AuditLog } from './audit/audit-log';
import { AuditLogController } from './audit/audit-log.controller';
import { AuditNames } from './audit/audit-names';
import { AuditReader } from './audit/audit-reader';
import { SubjectHistory } from './audit/subject-history';
import { Alarms } from './limits/alarms';
import { LimitsService } from './limits/limits.service';
import { KeptSettings } from './settings/kept-settings';
import { SettingsController } from './settings/settings.controller';
import { SettingsService } from './settings/settings.service';
import { SiteSettings } from './settings/site-settings';
import { AuditEntryEntity } from './tables/audit-entry.entity';
import { LimitCounterEntity } from './tables/limit-counter.entity';

const SHARED = [
  AuditLog,
  AuditNames,
  Alarms,
  LimitsService,
  SettingsService,
  KeptSettings,
  SiteSettings,
  SubjectHistory,
];

/** The audit log, limits and settings. */
@BelowApi()
@Module({
  controllers: [AuditLogController, SettingsController],
  providers: [AuditReader, ...SHARED],
  exports: SHARED,
})
export class RecordsModule implements OnModuleInit {
  constructor(private readonly expired: ExpiredRows) {}

  onModuleInit(): void {
    this.expired.register(LimitCounterEntity, { column: 'resetAt', kept: 0 });
    this.expired.register(AuditEntryEntity, { column: 'at', kept: AUDIT_KEPT });
  }
}
