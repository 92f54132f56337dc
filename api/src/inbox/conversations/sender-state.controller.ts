import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { Public } from '../../platform/access/access.decorators';
import { AnswersNothing, Refuses } from '../../platform/open-api/answers';
import { SenderPhoneDto } from '../conversation-states/conversation-state.dto';
import { SenderConversations } from './sender-conversations';

/** What the sender says of a conversation besides messages. */
@Public()
@Refuses('not_found')
@Controller('conversation/:token')
export class SenderStateController {
  constructor(private readonly conversations: SenderConversations) {}

  /** Say that a conversation is solved. */
  @Put('solved')
  @AnswersNothing('too_many_requests')
  solve(@Param('token') token: string): Promise<void> {
    return this.conversations.solve(token);
  }

  /** Open a solved conversation again. */
  @Delete('solved')
  @AnswersNothing('too_many_requests')
  reopen(@Param('token') token: string): Promise<void> {
    return this.conversations.reopen(token);
  }

  /** Show the owner a phone number, until it is taken back. */
  @Put('phone')
  @AnswersNothing('too_many_requests')
  sharePhone(@Param('token') token: string, @Body() { phone }: SenderPhoneDto): Promise<void> {
    return this.conversations.sharePhone(token, phone);
  }

  /** Take the number back. It is deleted. */
  @Delete('phone')
  @AnswersNothing()
  hidePhone(@Param('token') token: string): Promise<void> {
    return this.conversations.hidePhone(token);
  }
}
