import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { MailListDto, MailListQuery } from './mail.dto';
import { MailsService } from './mails.service';

@ApiTags('mails')
@RequireAuthority('admin')
@Controller('mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  @Get()
  @ApiOkResponse({ type: MailListDto })
  list(@Query() query: MailListQuery): Promise<MailListDto> {
    return this.mails.list(query);
  }

  @Post(':id/retry')
  @HttpCode(204)
  @ApiNoContentResponse()
  retry(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.mails.retry(id);
  }
}
