import { Body, Controller, Delete, Get, Patch, Query } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { ListQuery } from '../../platform/http/list.dto';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { HelpedMessages } from '../messages/helped-messages';
import { HelpedMessagesDto } from '../messages/message.dto';
import { HelpedCodesDto, HelperAlertDto } from './helper.dto';
import { HelpersService } from './helpers.service';
import { HelpingService } from './helping.service';

/** The codes of others, with whose messages the signed-in person helps. */
@RequireAuthority('user')
@Controller('helping')
export class HelpingController {
  constructor(
    private readonly helping: HelpingService,
    private readonly helpers: HelpersService,
    private readonly messages: HelpedMessages,
  ) {}

  /** List the codes with which one helps. */
  @Get()
  @Answers(HelpedCodesDto)
  async list(@UserId() userId: string): Promise<HelpedCodesDto> {
    return { codes: await this.helping.list(userId) };
  }

  /** List the conversations with which one helps, those written to last first. */
  @Get('messages')
  @Answers(HelpedMessagesDto)
  listMessages(@UserId() userId: string, @Query() query: ListQuery): Promise<HelpedMessagesDto> {
    return this.messages.list(userId, query);
  }

  /** As a helper of a code, choose how to hear of one kind of event: by mail, by push, or not at all. */
  @Patch(':id')
  @AnswersNothing()
  change(@UserId() userId: string, @IdParam() id: string, @Body() choice: HelperAlertDto): Promise<void> {
    return this.helping.choose(userId, id, choice);
  }

  /** Stop helping with a code. */
  @Delete(':id')
  @AnswersNothing()
  leave(@UserId() userId: string, @IdParam() id: string): Promise<void> {
    return this.helpers.leave(userId, id);
  }
}
