import { Controller, Get, Req, Res } from '@nestjs/common';
import { drawActivated } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ViewersService } from '../../../accounts';
import { AliasParam, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import type { DomainError } from '../../../platform/errors/domain-error';
import { AnswersPages, type PageController } from '../../../platform/http/pages';
import { cardPath } from '../../scan/scan-path';
import { sendFailurePage } from '../failure-pages';
import { startStep } from '../first-view';
import { PlainPages } from '../plain-pages';
import { sendActivationPage } from './activation-page';

/** The page after an activation. It welcomes the owner; everybody else is led to the card. */
@AnswersPages()
@Public()
@Controller('/scan/:alias/activated')
export class ActivatedPageController implements PageController {
  constructor(
    private readonly plain: PlainPages,
    private readonly pages: ScanPages,
    private readonly viewers: ViewersService,
  ) {}

  @Get()
  async show(
    @AliasParam() asked: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { alias, itemId, ownerId } = await this.pages.get(asked, request.ip);
    const viewer = await this.viewers.find(request);
    if (!viewer || viewer.userId !== ownerId) return reply.redirect(cardPath(alias), 303);
    return sendActivationPage(this.plain, request, reply, {
      draw: (context) => drawActivated(alias, itemId, context),
      runs: 'at-once',
      start: startStep,
    });
  }

  showFailure(error: DomainError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendFailurePage(this.plain, error, request, reply);
  }
}
