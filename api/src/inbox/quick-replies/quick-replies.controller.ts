import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
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
  async get(@UserId() userId: string): Promise<QuickRepliesDto> {
    return { replies: await this.quickReplies.find(userId) };
  }

  /** Replace all quick replies. */
  @Put()
  @Answers(QuickRepliesDto)
  async save(@UserId() userId: string, @Body() { replies }: SaveQuickRepliesDto): Promise<QuickRepliesDto> {
    await this.quickReplies.save(userId, replies);
    return { replies };
  }

  /** Go back to the quick replies that pages have. */
  @Delete()
  @AnswersNothing()
  reset(@UserId() userId: string): Promise<void> {
    return this.quickReplies.reset(userId);
  }
}
