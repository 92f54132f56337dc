import { Body, Controller, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AsksForCode, ScanPages, readAlias } from '../../codes';
import { MessageIntake, NewMessageDto } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { acceptedLocale } from '../../platform/http/accepted-locale';
import { AnswersCreated, Refuses } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { MessageForm } from './message-form';
import { SentMessageDto } from './scan.dto';

/** How a scanner writes to the owner of a code. */
@AsksForCode()
@Refuses('form_expired', 'form_too_new', 'code_disabled', 'not_activated')
@OperationGroup('Scan')
@Controller('scan/:alias')
export class SendMessageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly form: MessageForm,
    private readonly messages: MessageIntake,
  ) {}

  /**
   * Send a message to the owner of a code. The form token comes from the answer to the scan, and is good from 2
   * seconds to 24 hours after it.
   */
  @Post('messages')
  @Public({ viewer: true })
  @AnswersCreated(SentMessageDto, 'too_many_requests')
  async sendMessage(@Body() body: NewMessageDto, @Req() request: FastifyRequest): Promise<SentMessageDto> {
    const shown = this.form.isValid(readAlias(request), body.formToken);
    const page = await this.pages.get(request, shown);
    this.form.assertValid(page.alias, body.formToken);
    const { id, token } = await this.messages.receive(page, body, {
      clientAddress: request.ip,
      locale: acceptedLocale(request),
      isSignedIn: request.viewer !== undefined,
    });
    return { id, conversation: token };
  }
}
