export { AuditLog } from './audit/audit-log';
export { AuditNames } from './audit/audit-names';
export { changesBetween } from './audit/changes-between';
export { Alarms } from './limits/alarms';
export { toAddressBucket, toNetwork } from './limits/client-address';
export { LimitsService, type Limit } from './limits/limits.service';
export { RecordsModule } from './records.module';
export { SettingsService } from './settings/settings.service';
export { SiteSettings, type Site } from './settings/site-settings';
