import { Controller, Delete, Get, Put, Query, type StreamableFile } from '@nestjs/common';
import { ChangesState } from '../../accounts';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { AnswersPhoto, toPhotoFile } from '../attachments/photo-file';
import { ConversationQuery } from '../conversations/conversation.dto';
import { ReportDto, ReportedConversationDto, ReportListDto, ReportListQuery } from './report.dto';
import { ReportsService } from './reports.service';

/** Conversations that their owners reported to the administrators. */
@RequireAuthority('admin')
@Controller('reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** List the reported conversations. Open ones, the newest report first; or those that are settled. */
  @Get()
  @Answers(ReportListDto)
  list(@Query() query: ReportListQuery): Promise<ReportListDto> {
    return this.reports.list(query);
  }

  /** Read a reported conversation. The audit log says who has read it. */
  @Get(':id')
  @ChangesState()
  @Answers(ReportedConversationDto)
  read(@IdParam() id: string, @Query() { before }: ConversationQuery): Promise<ReportedConversationDto> {
    return this.reports.read(id, before);
  }

  /** Get a photo of a reported conversation, a WebP of at most 1,600 px on the longer side. */
  @Get(':id/photos/:photoId')
  @AnswersPhoto()
  async photo(@IdParam() id: string, @IdParam('photoId') photoId: string): Promise<StreamableFile> {
    return toPhotoFile(await this.reports.getPhoto(id, photoId));
  }

  /** Say that the report is settled. Its conversation stays as it is. */
  @Put(':id/settled')
  @Answers(ReportDto)
  settle(@UserId() userId: string, @IdParam() id: string): Promise<ReportDto> {
    return this.reports.settle(id, userId);
  }

  /** Open a settled report again. */
  @Delete(':id/settled')
  @Answers(ReportDto)
  reopen(@IdParam() id: string): Promise<ReportDto> {
    return this.reports.reopen(id);
  }

  /** Delete a reported conversation for both sides. */
  @Delete(':id')
  @AnswersNothing()
  delete(@IdParam() id: string): Promise<void> {
    return this.reports.delete(id);
  }
}
