import { Controller, Get, Post, Query } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { MailListDto, MailListQuery } from './mail.dto';
import { MailsService } from './mails.service';

@RequireAuthority('admin')
@Controller('mails')
export class MailsController {
  constructor(private readonly mails: MailsService) {}

  /** List the mails of the queue, newest first. */
  @Get()
  @Answers(MailListDto)
  list(@Query() query: MailListQuery): Promise<MailListDto> {
    return this.mails.list(query);
  }

  /** Try a mail again that was given up or whose recipient was refused. */
  @Post(':id/retry')
  @AnswersNothing('mail_not_failed')
  retry(@IdParam() id: string): Promise<void> {
    return this.mails.retry(id);
  }
}
