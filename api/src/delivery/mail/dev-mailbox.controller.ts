import { Controller, Get, Header, Headers, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/access/access.decorators';
import { MailConfig, ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { type CaughtMail, DevMailbox } from './dev-mailbox';
import { renderMailbox } from './dev-mailbox.page';

/** Mails run no scripts, and no other page shows them in a frame. */
const POLICY = "script-src 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'";
/** The names of a machine for itself. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The caught mails for developers and scripts. Answers 404 in production, where SMTP is configured, and to requests for
 * another host: else a foreign page could point its own name at this machine, and read all digits and links (DNS
 * rebinding).
 */
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
  @Header('Content-Security-Policy', POLICY)
  @Header('Cross-Origin-Resource-Policy', 'same-origin')
  async page(@Headers('host') host = '', @Query('to') to?: unknown): Promise<string> {
    return renderMailbox(await this.list(host, to));
  }

  @Get('mailbox.json')
  @Header('Cross-Origin-Resource-Policy', 'same-origin')
  async json(@Headers('host') host = '', @Query('to') to?: unknown): Promise<CaughtMail[]> {
    return this.list(host, to);
  }

  private list(host: string, to: unknown): Promise<CaughtMail[]> {
    if (this.server.production || this.mail.smtpUrl || !this.isOwn(host)) throw new DomainError('not_found');
    return this.mailbox.list(typeof to === 'string' && to.includes('@') ? to : undefined);
  }

  private isOwn(host: string): boolean {
    const { host: ownHost } = new URL(this.server.publicUrl);
    return host === ownHost || OWN_NAMES.includes(host.replace(/:\d+$/, ''));
  }
}
