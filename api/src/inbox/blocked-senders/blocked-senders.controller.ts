import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import {
  BlockedSenderListDto,
  BlockedSenderListQuery,
  BlockedSendersDto,
  BlockSenderDto,
} from './blocked-sender.dto';
import { BlockedSendersService } from './blocked-senders.service';

/** Whose messages the owner does not want. */
@ApiTags('messages')
@RequireAuthority('user')
@Controller('blocked-senders')
export class BlockedSendersController {
  constructor(private readonly blocked: BlockedSendersService) {}

  @Get()
  @ApiOkResponse({ type: BlockedSenderListDto })
  list(
    @CurrentViewer() viewer: Viewer,
    @Query() query: BlockedSenderListQuery,
  ): Promise<BlockedSenderListDto> {
    return this.blocked.list(viewer.userId, query);
  }

  @Post()
  @ApiCreatedResponse({ type: BlockedSendersDto })
  block(@CurrentViewer() viewer: Viewer, @Body() { messageId }: BlockSenderDto): Promise<BlockedSendersDto> {
    return this.blocked.block(viewer.userId, messageId);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  unblock(@CurrentViewer() viewer: Viewer, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.blocked.unblock(viewer.userId, id);
  }
}
