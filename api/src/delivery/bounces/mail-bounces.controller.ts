import { Body, Controller, Post, UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators';
import { AnswersNothing } from '../../platform/open-api/answers';
import { ReportedBouncesDto } from './mail-bounce.dto';
import { MailBounces } from './mail-bounces';
import { WebhookGuard } from './webhook.guard';

@Public()
@UseGuards(WebhookGuard)
@Controller('mail-bounces')
export class MailBouncesController {
  constructor(private readonly bounces: MailBounces) {}

  /**
   * Report addresses from which emails came back. For the webhook of a mail provider, signed with `MAIL_BOUNCES_SECRET`
   * by the convention of Standard Webhooks. Notices to these addresses stop until somebody proves them again. Sending a
   * report again changes nothing.
   */
  @Post()
  @ApiHeader({ name: 'webhook-id', required: true, description: 'Any text, which is signed too' })
  @ApiHeader({ name: 'webhook-timestamp', required: true, description: 'Seconds since 1970 of now' })
  @ApiHeader({
    name: 'webhook-signature',
    required: true,
    description: '`v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<body>`',
  })
  @AnswersNothing('not_found', 'too_many_requests')
  report(@Body() { bounces }: ReportedBouncesDto): Promise<void> {
    return this.bounces.report(bounces);
  }
}
