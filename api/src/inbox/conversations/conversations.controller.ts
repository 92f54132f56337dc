import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import {
  ConversationLinkDto,
  ConversationMessageDto,
  ConversationQuery,
  NewConversationMessageDto,
  OwnerConversationDto,
  SeenDto,
} from './conversation.dto';
import { OwnerConversations } from './owner-conversations';

/** The conversations of an owner. Each has the id of the message that opened it. */
@Controller('conversations/:id')
export class ConversationsController {
  constructor(private readonly conversations: OwnerConversations) {}

  /** Read a conversation. */
  @Get()
  @RequireAuthority('user')
  @Answers(OwnerConversationDto)
  read(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Query() { before }: ConversationQuery,
  ): Promise<OwnerConversationDto> {
    return this.conversations.read(viewer.userId, id, before);
  }

  /** Answer the sender. */
  @Post('messages')
  @RequireAuthority('user')
  @AnswersCreated(ConversationMessageDto, 'not_found', 'not_activated', 'outdated', 'too_many_requests')
  write(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() body: NewConversationMessageDto,
  ): Promise<ConversationMessageDto> {
    return this.conversations.write(viewer.userId, id, body);
  }

  /** Say how many messages have been shown to the owner. Does not prolong the session: pages say it by themselves. */
  @Post('seen')
  @RequireAuthority('user', { passive: true })
  @AnswersNothing()
  markSeen(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() { count }: SeenDto,
  ): Promise<void> {
    return this.conversations.markSeen(viewer.userId, id, count);
  }

  /** Replace the link of the sender. The one before opens nothing any more. */
  @Post('link')
  @RequireAuthority('user')
  @AnswersCreated(ConversationLinkDto, 'not_found')
  replaceLink(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<ConversationLinkDto> {
    return this.conversations.replaceLink(viewer.userId, id);
  }
}
