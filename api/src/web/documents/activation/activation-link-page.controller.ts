import { Get, Post, Query, Req } from '@nestjs/common';
import type { ErrorCode } from '@ringtag/contracts';
import {
  drawActivatedElsewhere,
  drawDeclined,
  drawLink,
  drawRefusal,
  getActivationTexts,
  type StepProblem,
} from '@ringtag/documents';
import type { FastifyReply } from 'fastify';
import { ViewersService } from '../../../accounts';
import { ActivationsService, PendingActivations, type ScanPage, ScanPages } from '../../../codes';
import { Public } from '../../../platform/access/access.decorators';
import type { DomainError } from '../../../platform/errors/domain-error';
import { Form, readForm } from '../../../platform/http/forms';
import { Reply } from '../../../platform/http/reply';
import { cardPath, type CodeRequest, readAlias, readCardPath } from '../../scan/scan-path';
import { toFailurePage } from '../failure-pages';
import { startStep } from '../first-view';
import { type PageController, Pages } from '../page-answers';
import type { PageAnswer, PlainPage, Redirection } from '../plain-pages';
import { toFinalPage } from './activation-page';
import { toProblemText } from './problem-text';
import { isSharedComputer, keepSharedComputer } from './shared-computer';

/** What a link is refused with that works no more. */
const OVER = new Set<ErrorCode>(['invalid_link', 'link_expired', 'invalid_code']);

/**
 * The page of a mailed activation link: what it would publish (LNK-5), and two buttons. Opening it changes nothing,
 * because mail scanners open links. Its token is in the address only once, and then in the forms (LNK-7).
 */
@Pages('/scan/:alias')
@Public()
export class ActivationLinkPageController implements PageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly activations: ActivationsService,
    private readonly pending: PendingActivations,
    private readonly viewers: ViewersService,
  ) {}

  @Get('activate')
  async show(@Query('token') token: unknown, @Req() request: CodeRequest): Promise<PageAnswer> {
    if (typeof token !== 'string') return { to: readCardPath(request) };
    return this.readLink(await this.getPage(request), token, request);
  }

  @Post('activate')
  async activate(
    @Form() form: URLSearchParams,
    @Req() request: CodeRequest,
    @Reply() reply: FastifyReply,
  ): Promise<Redirection> {
    const page = await this.getPage(request);
    const shared = isSharedComputer(request);
    keepSharedComputer(reply, shared);
    await this.activations.activateWithProof(page, { token: readToken(form), shared }, reply);
    return { to: `${cardPath(page.alias)}/activated` };
  }

  @Post('activate/decline')
  async decline(@Form() form: URLSearchParams, @Req() request: CodeRequest): Promise<Redirection> {
    const { itemId, alias } = await this.getPage(request);
    await this.pending.decline(itemId, readToken(form));
    return { to: `${cardPath(alias)}/declined` };
  }

  @Get('declined')
  showDeclined(@Req() request: CodeRequest): PlainPage {
    return { draw: (context) => drawDeclined(readAlias(request), context), personal: true };
  }

  async showFailure(error: DomainError, request: CodeRequest): Promise<PageAnswer> {
    const { errorCode: code, status, data } = error;
    if (OVER.has(code) || data['own'] === true) return this.showEnd(error, request);
    const final = toFinalPage(error, request);
    if (final) return final;
    const token = readToken(readForm(request));
    const page = await this.getPage(request).catch(() => undefined);
    const again = page && this.readLink(page, token, request, { error, status });
    return (await again?.catch(() => undefined)) ?? toFailurePage(error, request);
  }

  /** A link that works no more. The server refuses a used one like a forged one, and the code tells which it was. */
  private async showEnd(error: DomainError, request: CodeRequest): Promise<PageAnswer> {
    const { alias, itemId, ownerId } = await this.getPage(request);
    const viewer = ownerId ? await this.viewers.find(request) : undefined;
    // The button was pressed twice.
    if (viewer && viewer.userId === ownerId) return { to: `${cardPath(alias)}/activated` };
    const token = readSentToken(request);
    if (await this.pending.isDone(itemId, token))
      return { draw: (context) => drawActivatedElsewhere(alias, context), personal: true };
    const declines = request.url.endsWith('/decline') && error.errorCode === 'invalid_link';
    if (!ownerId && declines && (await this.pending.isGone(itemId, token)))
      return { to: `${cardPath(alias)}/declined` };
    const code = ownerId ? 'already_activated' : error.errorCode;
    return {
      draw: (context) => drawRefusal(alias, { code, linkOver: true }, context),
      personal: true,
      status: error.status,
    };
  }

  private getPage(request: CodeRequest): Promise<ScanPage> {
    return this.pages.get(request);
  }

  private async readLink(
    { alias, itemId }: ScanPage,
    token: string,
    request: CodeRequest,
    failed?: { error: DomainError; status: number },
  ): Promise<PlainPage> {
    const preview = await this.pending.getPreview(itemId, token);
    // The application takes the token out of the address (LNK-7).
    const shown = failed ? { status: failed.status } : ({ runs: 'at-once', start: startStep } as const);
    return {
      ...shown,
      personal: true,
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
    };
  }
}

function readToken(form: URLSearchParams): string {
  return form.get('token') ?? '';
}

/** The token in the address that was opened, or in the form that was sent. */
function readSentToken(request: CodeRequest): string {
  const { token } = (request.query ?? {}) as { token?: unknown };
  return typeof token === 'string' ? token : readToken(readForm(request));
}
