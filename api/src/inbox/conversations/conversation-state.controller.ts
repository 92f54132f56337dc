import { Body, Controller, Delete, Post, Put } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { AnswersNothing, Refuses } from '../../platform/open-api/answers';
import { ThanksDto } from '../conversation-states/conversation-state.dto';
import { OwnerConversations } from './owner-conversations';

/** What an owner says of a conversation besides messages. */
@RequireAuthority('user')
@Refuses('too_many_requests')
@Controller('conversations/:id')
export class ConversationStateController {
  constructor(private readonly conversations: OwnerConversations) {}

  /** Say that a conversation is solved. */
  @Put('solved')
  @AnswersNothing('not_activated', 'outdated')
  solve(@CurrentViewer() { userId }: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.solve(userId, id);
  }

  /** Open a solved conversation again. */
  @Delete('solved')
  @AnswersNothing('not_activated', 'outdated')
  reopen(@CurrentViewer() { userId }: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.reopen(userId, id);
  }

  /** Thank the sender. Once after each time that the conversation was solved, else `outdated`. */
  @Post('thanks')
  @AnswersNothing('not_activated', 'outdated')
  thank(
    @CurrentViewer() { userId }: Viewer,
    @IdParam() id: string,
    @Body() { text }: ThanksDto,
  ): Promise<void> {
    return this.conversations.thank(userId, id, text);
  }

  /** Show the sender the phone number of the own profile until the owner stops sharing it. */
  @Put('phone')
  @AnswersNothing('not_activated', 'outdated')
  sharePhone(@CurrentViewer() { userId }: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.sharePhone(userId, id);
  }

  /** Show the sender the own phone number no longer. */
  @Delete('phone')
  @AnswersNothing()
  hidePhone(@CurrentViewer() { userId }: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.hidePhone(userId, id);
  }
}
