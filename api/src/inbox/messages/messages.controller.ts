import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { BulkMessagesService } from './bulk-messages.service';
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
@ApiTags('messages')
@RequireAuthority('user')
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly bulk: BulkMessagesService,
  ) {}

  @Get()
  @ApiOkResponse({ type: MessageListDto })
  list(@CurrentViewer() viewer: Viewer, @Query() query: MessageListQuery): Promise<MessageListDto> {
    return this.messages.list(viewer.userId, query);
  }

  @Post('bulk')
  @BulkAnswer()
  @HttpCode(200)
  @ApiOkResponse({ type: BulkChangeDto })
  changeMany(@CurrentViewer() viewer: Viewer, @Body() body: BulkMessagesDto): Promise<BulkChangeDto> {
    return this.bulk.change(viewer.userId, body);
  }

  @Get(':id')
  @ApiOkResponse({ type: MessageDto })
  get(@CurrentViewer() viewer: Viewer, @Param('id', ParseUUIDPipe) id: string): Promise<MessageDto> {
    return this.messages.get(viewer.userId, id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: MessageDto })
  change(
    @CurrentViewer() viewer: Viewer,
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangeMessageDto,
  ): Promise<MessageDto> {
    return this.messages.change(viewer.userId, id, body);
  }

  @Post(':id/report')
  @HttpCode(200)
  @ApiOkResponse({ type: MessageDto })
  report(@CurrentViewer() viewer: Viewer, @Param('id', ParseUUIDPipe) id: string): Promise<MessageDto> {
    return this.messages.report(viewer.userId, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@CurrentViewer() viewer: Viewer, @Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.messages.delete(viewer.userId, id);
  }
}
