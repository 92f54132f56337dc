import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { type CsvCell, csvFile } from '../../platform/http/csv';
import { Answers, AnswersFile } from '../../platform/open-api/answers';
import { type AuditEntryDto, AuditLogDto, AuditLogExportQuery, AuditLogQuery } from './audit-log.dto';
import { AuditReader } from './audit-reader';

const COLUMNS: Record<string, (entry: AuditEntryDto) => CsvCell> = {
  at: ({ at }) => at,
  action: ({ action }) => action,
  actor: ({ actorName }) => actorName,
  actorRole: ({ actorRole }) => actorRole,
  actorId: ({ actorId }) => actorId,
  subjectType: ({ subjectType }) => subjectType,
  subject: ({ subjectName }) => subjectName,
  subjectId: ({ subjectId }) => subjectId,
  changes: ({ changes }) =>
    changes.map((change) => `${change.field}: ${change.old ?? ''} → ${change.new ?? ''}`).join('; '),
  requestId: ({ requestId }) => requestId,
};

@RequireAuthority('admin')
@Controller()
export class AuditLogController {
  constructor(
    private readonly entries: AuditReader,
    private readonly clock: Clock,
  ) {}

  /** List what administrators and owners changed, newest first. */
  @Get('audit-log')
  @Answers(AuditLogDto)
  list(@Query() query: AuditLogQuery): Promise<AuditLogDto> {
    return this.entries.list(query);
  }

  /** Download the audit log for a spreadsheet. Holds everything that the list of the same query holds, newest first. */
  @Get('audit-log.csv')
  @AnswersFile('text/csv')
  download(@Query() { separator, ...filter }: AuditLogExportQuery): StreamableFile {
    return csvFile(`audit-log-${this.clock.today()}`, COLUMNS, this.entries.walk(filter), { separator });
  }
}
