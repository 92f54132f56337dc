import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { QuickRepliesDto, SaveQuickRepliesDto } from './quick-replies.dto';
import { QuickReplies } from './quick-replies.service';

/** The texts that an owner answers with one tap. */
@RequireAuthority('user')
@Controller('quick-replies')
export class QuickRepliesController {
  constructor(private readonly quickReplies: QuickReplies) {}

  /** Get the own quick replies. */
  @Get()
  @Answers(QuickRepliesDto)
  async get(@CurrentViewer() viewer: Viewer): Promise<QuickRepliesDto> {
    return { replies: await this.quickReplies.find(viewer.userId) };
  }

  /** Replace all quick replies. */
  @Put()
  @Answers(QuickRepliesDto)
  async save(
    @CurrentViewer() viewer: Viewer,
    @Body() { replies }: SaveQuickRepliesDto,
  ): Promise<QuickRepliesDto> {
    await this.quickReplies.save(viewer.userId, replies);
    return { replies };
  }

  /** Go back to the quick replies that pages have. */
  @Delete()
  @AnswersNothing()
  reset(@CurrentViewer() viewer: Viewer): Promise<void> {
    return this.quickReplies.reset(viewer.userId);
  }
}
