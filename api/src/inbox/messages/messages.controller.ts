import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { HelpedMessages } from './helped-messages';
import {
  BulkChangeDto,
  BulkMessagesDto,
  ChangeMessageDto,
  MessageDto,
  MessageListDto,
  MessageListQuery,
} from './message.dto';
import { MessagesService } from './messages.service';

/** The owner's inbox. */
@RequireAuthority('user')
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly helped: HelpedMessages,
  ) {}

  /** List the messages of the inbox, newest first. */
  @Get()
  @Answers(MessageListDto)
  async list(@UserId() userId: string, @Query() query: MessageListQuery): Promise<MessageListDto> {
    return { ...(await this.messages.list(userId, query)), helps: await this.helped.helps(userId) };
  }

  /** Mark, archive or delete many messages. */
  @Post('bulk')
  @BulkAnswer()
  @Answers(BulkChangeDto)
  changeMany(@UserId() userId: string, @Body() body: BulkMessagesDto): Promise<BulkChangeDto> {
    return this.messages.changeMany(userId, body);
  }

  /** Get a message about one's own code, or about a code whose owner one helps. */
  @Get(':id')
  @Answers(MessageDto)
  async get(@UserId() userId: string, @IdParam() id: string): Promise<MessageDto> {
    return (await this.helped.find(userId, id)) ?? this.messages.get(userId, id);
  }

  /** Mark a message as read or archived. */
  @Patch(':id')
  @Answers(MessageDto)
  change(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() body: ChangeMessageDto,
  ): Promise<MessageDto> {
    return this.messages.change(userId, id, body);
  }

  /** Report a message as abuse. */
  @Post(':id/report')
  @Answers(MessageDto)
  report(@UserId() userId: string, @IdParam() id: string): Promise<MessageDto> {
    return this.messages.report(userId, id);
  }

  /** Delete a message. */
  @Delete(':id')
  @AnswersNothing()
  delete(@UserId() userId: string, @IdParam() id: string): Promise<void> {
    return this.messages.delete(userId, id);
  }
}
