import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ERRORS } from '@ringtag/contracts';
import {
  drawDeclined,
  drawLink,
  drawRefusal,
  getActivationTexts,
  type StepProblem,
} from '@ringtag/documents';
import type { FastifyReply } from 'fastify';
import { ViewersService } from '../../../accounts';
import { PendingActivations, type ScanPage, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import type { DomainError } from '../../../platform/errors/domain-error';
import { Form, readForm } from '../../../platform/http/forms';
import { AnswersPages, type PageController } from '../../../platform/http/pages';
import { ScanActivations } from '../../scan/scan-activations';
import { cardPath, type CodeRequest, readAlias } from '../../scan/scan-path';
import { sendFailurePage } from '../failure-pages';
import { startStep } from '../first-view';
import { PlainPages } from '../plain-pages';
import { sendActivationPage, sendFinalFailure } from './activation-page';
import { toProblemText } from './problem-text';
import { isSharedComputer, keepSharedComputer } from './shared-computer';

/**
 * The page of a mailed activation link: what it would publish (LNK-5), and two buttons. Opening it changes nothing,
 * because mail scanners open links. Its token is in the address only once, and then in the forms (LNK-7).
 */
@AnswersPages()
@Public()
@Controller('/scan/:alias')
export class ActivationLinkPageController implements PageController {
  constructor(
    private readonly plain: PlainPages,
    private readonly pages: ScanPages,
    private readonly activations: ScanActivations,
    private readonly pending: PendingActivations,
    private readonly viewers: ViewersService,
  ) {}

  @Get('activate')
  async show(
    @Query('token') token: unknown,
    @Req() request: CodeRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (typeof token !== 'string') return reply.redirect(cardPath(readAlias(request)), 303);
    return this.sendLink(await this.getPage(request), token, request, reply);
  }

  @Post('activate')
  async activate(
    @Form() form: URLSearchParams,
    @Req() request: CodeRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const page = await this.getPage(request);
    const shared = isSharedComputer(request);
    keepSharedComputer(reply, shared);
    await this.activations.activate(page, { token: readToken(form), shared }, request, reply);
    return reply.redirect(`${cardPath(page.alias)}/activated`, 303);
  }

  /** Browsers send a GET when somebody types or reloads the address that the button posts to. */
  @Get('activate/decline')
  leadBack(@Req() request: CodeRequest, @Res() reply: FastifyReply): FastifyReply {
    return reply.redirect(cardPath(readAlias(request)), 303);
  }

  @Post('activate/decline')
  async decline(
    @Form() form: URLSearchParams,
    @Req() request: CodeRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { itemId, alias } = await this.getPage(request);
    await this.pending.decline(itemId, readToken(form));
    return reply.redirect(`${cardPath(alias)}/declined`, 303);
  }

  @Get('declined')
  showDeclined(@Req() request: CodeRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return sendActivationPage(this.plain, request, reply, {
      draw: (context) => drawDeclined(readAlias(request), context),
    });
  }

  async showFailure(error: DomainError, request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    if (code === 'invalid_link' || code === 'link_expired' || code === 'invalid_code')
      return this.showEnd(error, request, reply);
    const final = sendFinalFailure(this.plain, error, request, reply);
    if (final) return final;
    const token = readToken(readForm(request));
    const { status } = ERRORS[code];
    const page = await this.getPage(request).catch(() => undefined);
    const again = page && this.sendLink(page, token, request, reply, { error, status });
    return (await again?.catch(() => undefined)) ?? sendFailurePage(this.plain, error, request, reply);
  }

  /** A link that works no more. The server refuses a used one like a forged one, and the code tells which it was. */
  private async showEnd(
    error: DomainError,
    request: CodeRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { alias, itemId, ownerId } = await this.getPage(request);
    const viewer = ownerId ? await this.viewers.find(request) : undefined;
    // The button was pressed twice.
    if (viewer && viewer.userId === ownerId) return reply.redirect(`${cardPath(alias)}/activated`, 303);
    const declines = request.url.endsWith('/decline') && error.errorCode === 'invalid_link';
    if (!ownerId && declines && (await this.pending.isGone(itemId, readToken(readForm(request)))))
      return reply.redirect(`${cardPath(alias)}/declined`, 303);
    const code = ownerId ? 'already_activated' : error.errorCode;
    return sendActivationPage(this.plain, request, reply, {
      draw: (context) => drawRefusal(alias, { code }, context),
      status: ERRORS[error.errorCode].status,
    });
  }

  private getPage(request: CodeRequest): Promise<ScanPage> {
    return this.pages.get(readAlias(request), request.ip);
  }

  private async sendLink(
    { alias, itemId }: ScanPage,
    token: string,
    request: CodeRequest,
    reply: FastifyReply,
    failed?: { error: DomainError; status: number },
  ): Promise<FastifyReply> {
    const preview = await this.pending.getPreview(itemId, token);
    // The application takes the token out of the address (LNK-7).
    const shown = failed ? { status: failed.status } : ({ runs: 'at-once', start: startStep } as const);
    return sendActivationPage(this.plain, request, reply, {
      ...shown,
      // It contains the token (LNK-7).
      passing: true,
      draw: (context) => {
        const texts = getActivationTexts(context.locale);
        const problem: StepProblem | undefined = failed && {
          title: request.url.endsWith('/decline')
            ? texts.activation.link.declineFailed
            : texts.activation.failed,
          text: toProblemText(failed.error, texts, context.locale),
        };
        return drawLink(alias, { token, preview, shared: isSharedComputer(request), problem }, context);
      },
    });
  }
}

function readToken(form: URLSearchParams): string {
  return form.get('token') ?? '';
}
