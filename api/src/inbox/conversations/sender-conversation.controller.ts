import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import {
  ConversationDto,
  ConversationMessageDto,
  ConversationQuery,
  NewConversationMessageDto,
  SeenDto,
} from './conversation.dto';
import { SenderConversations } from './sender-conversations';

/** A conversation for whoever has its link. */
@Public()
@Controller('conversation/:token')
export class SenderConversationController {
  constructor(private readonly conversations: SenderConversations) {}

  /** Read a conversation. Changes nothing. */
  @Get()
  @Answers(ConversationDto, 'not_found')
  read(@Param('token') token: string, @Query() { before }: ConversationQuery): Promise<ConversationDto> {
    return this.conversations.read(token, before);
  }

  /** Write to the owner of the code. */
  @Post('messages')
  @AnswersCreated(ConversationMessageDto, 'not_found', 'too_many_requests')
  write(
    @Param('token') token: string,
    @Body() body: NewConversationMessageDto,
    @Req() request: FastifyRequest,
  ): Promise<ConversationMessageDto> {
    return this.conversations.write(token, body, request.ip);
  }

  /** Say how many messages have been shown to the sender. */
  @Post('seen')
  @AnswersNothing('not_found')
  markSeen(@Param('token') token: string, @Body() { count }: SeenDto): Promise<void> {
    return this.conversations.markSeen(token, count);
  }
}
