import { Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers } from '../../platform/open-api/answers';
import { PageReportDto, PageReportListDto, PageReportListQuery } from './page-report.dto';
import { PageReports } from './page-reports.service';

/** Pages of codes that somebody reported to the administrators. */
@RequireAuthority('admin')
@Controller('page-reports')
export class PageReportsController {
  constructor(private readonly reports: PageReports) {}

  /** List the reported pages. Open reports, the newest first; or those that are settled. */
  @Get()
  @Answers(PageReportListDto)
  list(@Query() query: PageReportListQuery): Promise<PageReportListDto> {
    return this.reports.list(query);
  }

  /** Say that the report is settled. The page stays as it is. */
  @Put(':id/settled')
  @Answers(PageReportDto)
  settle(@UserId() userId: string, @IdParam() id: string): Promise<PageReportDto> {
    return this.reports.settle(id, userId);
  }

  /** Open a settled report again. */
  @Delete(':id/settled')
  @Answers(PageReportDto)
  reopen(@IdParam() id: string): Promise<PageReportDto> {
    return this.reports.reopen(id);
  }
}
