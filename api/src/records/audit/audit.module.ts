import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log';
import { AuditLogController } from './audit-log.controller';
import { AuditReader } from './audit-reader';
import { AuditSelection } from './audit-selection';

@Global()
@Module({
  controllers: [AuditLogController],
  providers: [AuditLog, AuditReader, AuditSelection],
  exports: [AuditLog],
})
export class AuditModule {}
