import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { PageQuery } from '../../platform/http/list.dto';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { BlockedSenderListDto, BlockedSendersDto, BlockSenderDto } from './blocked-sender.dto';
import { BlockedSendersService } from './blocked-senders.service';

/** The senders whose messages an owner has blocked. */
@RequireAuthority('user')
@Controller('blocked-senders')
export class BlockedSendersController {
  constructor(private readonly blocked: BlockedSendersService) {}

  /** List the blocked senders. */
  @Get()
  @Answers(BlockedSenderListDto)
  list(@UserId() userId: string, @Query() query: PageQuery): Promise<BlockedSenderListDto> {
    return this.blocked.list(userId, query);
  }

  /**
   * Block the sender of a message. Blocks the email address and the phone number that the message names, or its
   * conversation if it names none.
   */
  @Post()
  @AnswersCreated(BlockedSendersDto, 'not_found')
  block(@UserId() userId: string, @Body() { messageId }: BlockSenderDto): Promise<BlockedSendersDto> {
    return this.blocked.block(userId, messageId);
  }

  /** Unblock a sender. */
  @Delete(':id')
  @AnswersNothing()
  unblock(@UserId() userId: string, @IdParam() id: string): Promise<void> {
    return this.blocked.unblock(userId, id);
  }
}
