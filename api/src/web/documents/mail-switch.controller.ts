import { Readable } from 'node:stream';
import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { BODY_LIMIT, ERRORS, mailSwitchPath } from '@ringtag/contracts';
import { drawMailsEnded, drawMailSwitch, drawNoConversation } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FromAnywhere } from '../../accounts';
import { MailSwitches } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import type { DomainError } from '../../platform/errors/domain-error';
import { AnswersPages, type PageController } from '../../platform/http/pages';
import { readUpload } from '../../platform/http/upload';
import { sendFailurePage } from './failure-pages';
import { type PlainPage, PlainPages } from './plain-pages';

/** The page that ends mails. GET shows buttons, POST ends them. The token proves that the sender has the mail. */
@AnswersPages()
@Public()
@Controller(mailSwitchPath(':token'))
export class MailSwitchController implements PageController {
  constructor(
    private readonly plain: PlainPages,
    private readonly switches: MailSwitches,
  ) {}

  @Get()
  async show(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const subject = await this.switches.describe(token);
    return this.send(request, reply, { draw: (context) => drawMailSwitch(token, subject, context) });
  }

  /** Mail programs post here by themselves when somebody presses their own button (RFC 8058). */
  @Post()
  @FromAnywhere()
  async endMails(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { body } = request;
    const all = body instanceof URLSearchParams && body.get('all') === 'yes';
    // The other type that mail programs may send says nothing new.
    if (body instanceof Readable) await readUpload(body, BODY_LIMIT);
    const subject = await this.switches.stop(token, all);
    return this.send(request, reply, { draw: (context) => drawMailsEnded(subject, all, context) });
  }

  async showFailure(error: DomainError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (error.errorCode !== 'not_found') return sendFailurePage(this.plain, error, request, reply);
    return this.send(request, reply, { draw: drawNoConversation, status: ERRORS.not_found.status });
  }

  private send(request: FastifyRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    void reply.header('X-Robots-Tag', 'noindex');
    return this.plain.send(request, reply, { ...page, secret: true });
  }
}
