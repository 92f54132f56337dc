import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
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
  constructor(private readonly messages: MessagesService) {}

  /** List the messages of the inbox, newest first. */
  @Get()
  @Answers(MessageListDto)
  list(@CurrentViewer() viewer: Viewer, @Query() query: MessageListQuery): Promise<MessageListDto> {
    return this.messages.list(viewer.userId, query);
  }

  /** Mark, archive or delete many messages. */
  @Post('bulk')
  @BulkAnswer()
  @Answers(BulkChangeDto)
  changeMany(@CurrentViewer() viewer: Viewer, @Body() body: BulkMessagesDto): Promise<BulkChangeDto> {
    return this.messages.changeMany(viewer.userId, body);
  }

  /** Get a message. */
  @Get(':id')
  @Answers(MessageDto)
  get(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<MessageDto> {
    return this.messages.get(viewer.userId, id);
  }

  /** Mark a message as read or archived. */
  @Patch(':id')
  @Answers(MessageDto)
  change(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() body: ChangeMessageDto,
  ): Promise<MessageDto> {
    return this.messages.change(viewer.userId, id, body);
  }

  /** Report a message as abuse. */
  @Post(':id/report')
  @Answers(MessageDto)
  report(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<MessageDto> {
    return this.messages.report(viewer.userId, id);
  }

  /** Delete a message. */
  @Delete(':id')
  @AnswersNothing()
  delete(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    return this.messages.delete(viewer.userId, id);
  }
}
