import { Readable } from 'node:stream';
import { Get, Param, Post, Req } from '@nestjs/common';
import { BODY_LIMIT, ERRORS, mailSwitchPath } from '@ringtag/contracts';
import { drawMailsEnded, drawMailSwitch, drawNoConversation } from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { FromAnywhere } from '../../accounts';
import { MailSwitches } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import type { DomainError } from '../../platform/errors/domain-error';
import { readUpload } from '../../platform/http/upload';
import { toFailurePage } from './failure-pages';
import { type PageController, Pages } from './page-answers';
import type { PlainPage } from './plain-pages';

/** The page that ends mails. GET shows buttons, POST ends them. The token proves that the sender has the mail. */
@Pages(mailSwitchPath(':token'))
@Public()
export class MailSwitchController implements PageController {
  constructor(private readonly switches: MailSwitches) {}

  @Get()
  async show(@Param('token') token: string): Promise<PlainPage> {
    const subject = await this.switches.describe(token);
    return { draw: (context) => drawMailSwitch(token, subject, context), secret: true };
  }

  /** Mail programs post here by themselves when somebody presses their own button (RFC 8058). */
  @Post()
  @FromAnywhere()
  async endMails(@Param('token') token: string, @Req() { body }: FastifyRequest): Promise<PlainPage> {
    const all = body instanceof URLSearchParams && body.get('all') === 'yes';
    // The other type that mail programs may send says nothing new.
    if (body instanceof Readable) await readUpload(body, BODY_LIMIT);
    const subject = await this.switches.stop(token, all);
    return { draw: (context) => drawMailsEnded(subject, all, context), secret: true };
  }

  showFailure(error: DomainError, request: FastifyRequest): PlainPage {
    if (error.errorCode !== 'not_found') return toFailurePage(error, request);
    return { draw: drawNoConversation, status: ERRORS.not_found.status, secret: true };
  }
}
