import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
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
  list(@CurrentViewer() viewer: Viewer, @Query() query: PageQuery): Promise<BlockedSenderListDto> {
    return this.blocked.list(viewer.userId, query);
  }

  /**
   * Block the sender of a message. Blocks the email address and the phone number that the message names, or its
   * conversation if it names none.
   */
  @Post()
  @AnswersCreated(BlockedSendersDto, 'not_found')
  block(@CurrentViewer() viewer: Viewer, @Body() { messageId }: BlockSenderDto): Promise<BlockedSendersDto> {
    return this.blocked.block(viewer.userId, messageId);
  }

  /** Unblock a sender. */
  @Delete(':id')
  @AnswersNothing()
  unblock(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    return this.blocked.unblock(viewer.userId, id);
  }
}
