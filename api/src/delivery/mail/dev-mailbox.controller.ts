import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators';
import { MailConfig, ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { type CaughtMail, DevMailbox } from './dev-mailbox';
import { renderMailbox } from './dev-mailbox.page';

/** The caught mails for developers and scripts. Answers 404 in production and where SMTP is configured. */
@ApiExcludeController()
@Public()
@Controller('dev')
export class DevMailboxController {
  constructor(
    private readonly mailbox: DevMailbox,
    private readonly mail: MailConfig,
    private readonly server: ServerConfig,
  ) {}

  @Get('mailbox')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async page(@Query('to') to?: unknown): Promise<string> {
    return renderMailbox(await this.list(to));
  }

  @Get('mailbox.json')
  async json(@Query('to') to?: unknown): Promise<CaughtMail[]> {
    return this.list(to);
  }

  private list(to: unknown): Promise<CaughtMail[]> {
    if (this.server.production || this.mail.smtpUrl) throw new DomainError('not_found');
    return this.mailbox.list(typeof to === 'string' && to.includes('@') ? to : undefined);
  }
}
