import { ERRORS } from '@ringtag/contracts';
import {
  drawDeclined,
  drawLink,
  drawRefusal,
  getActivationTexts,
  type StepProblem,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { assertOwnSite, type ViewersService } from '../../../accounts';
import type { PendingActivations, ScanPage } from '../../../codes';
import type { DomainError } from '../../../platform/errors/domain-error';
import { cardPath, type CodeRequest, type CodeRoute, readAlias } from '../../scan/scan-path';
import { sendFailurePage } from '../failure-pages';
import { startStep } from '../first-view';
import {
  type ActivationPageOptions,
  getPage,
  readForm,
  sendActivationPage,
  sendFinalFailure,
} from './activation-page';
import { toProblemText } from './problem-text';
import { isSharedComputer, keepSharedComputer } from './shared-computer';

export interface ActivationLinkOptions extends ActivationPageOptions {
  pending: PendingActivations;
  viewers: ViewersService;
}

/**
 * The page of a mailed activation link: what it would publish (LNK-5), and two buttons. Opening it changes nothing,
 * because mail scanners open links. Its token is in the address only once, and then in the forms (LNK-7).
 */
export function serveActivationLinks(scope: FastifyInstance, options: ActivationLinkOptions): void {
  const pages = new ActivationLinkPages(options);
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) => pages.showFailure(error, request as CodeRequest, reply),
  };
  const link = '/scan/:alias/activate';
  scope.get<CodeRoute>(link, { config }, (request, reply) => pages.show(request, reply));
  scope.post<CodeRoute>(link, { config }, (request, reply) => pages.activate(request, reply));
  // Browsers send a GET when somebody types or reloads the address that a button posts to.
  scope.get<CodeRoute>(`${link}/decline`, { config }, (request, reply) =>
    reply.redirect(cardPath(readAlias(request)), 303),
  );
  scope.post<CodeRoute>(`${link}/decline`, { config }, (request, reply) => pages.decline(request, reply));
  scope.get<CodeRoute>('/scan/:alias/declined', { config }, (request, reply) =>
    sendActivationPage(options, request, reply, {
      draw: (context) => drawDeclined(readAlias(request), context),
    }),
  );
}

class ActivationLinkPages {
  constructor(private readonly options: ActivationLinkOptions) {}

  async show(request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token } = request.query as { token?: unknown };
    if (typeof token !== 'string') return reply.redirect(cardPath(readAlias(request)), 303);
    return this.sendLink(await getPage(this.options, request), token, request, reply);
  }

  async activate(request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, token } = await this.readPost(request);
    const shared = isSharedComputer(request);
    keepSharedComputer(reply, shared);
    await this.options.activations.activate(page, { token, shared }, request, reply);
    return reply.redirect(`${cardPath(page.alias)}/activated`, 303);
  }

  async decline(request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { page, token } = await this.readPost(request);
    await this.options.pending.decline(page.itemId, token);
    return reply.redirect(`${cardPath(page.alias)}/declined`, 303);
  }

  async showFailure(error: DomainError, request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    if (code === 'invalid_link' || code === 'link_expired' || code === 'invalid_code')
      return this.showEnd(error, request, reply);
    const final = sendFinalFailure(this.options, error, request, reply);
    if (final) return final;
    const token = readForm(request).get('token') ?? '';
    const { status } = ERRORS[code];
    const page = await getPage(this.options, request).catch(() => undefined);
    const again = page && this.sendLink(page, token, request, reply, { error, status });
    return (
      (await again?.catch(() => undefined)) ?? sendFailurePage(this.options.plain, error, request, reply)
    );
  }

  /** A link that works no more. The server refuses a used one like a forged one, and the code tells which it was. */
  private async showEnd(
    error: DomainError,
    request: CodeRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { alias, itemId, ownerId } = await getPage(this.options, request);
    const viewer = ownerId ? await this.options.viewers.find(request) : undefined;
    // The button was pressed twice.
    if (viewer && viewer.userId === ownerId) return reply.redirect(`${cardPath(alias)}/activated`, 303);
    const declines = request.url.endsWith('/decline') && error.errorCode === 'invalid_link';
    if (
      !ownerId &&
      declines &&
      (await this.options.pending.isGone(itemId, readForm(request).get('token') ?? ''))
    )
      return reply.redirect(`${cardPath(alias)}/declined`, 303);
    const code = ownerId ? 'already_activated' : error.errorCode;
    return sendActivationPage(this.options, request, reply, {
      draw: (context) => drawRefusal(alias, { code }, context),
      status: ERRORS[error.errorCode].status,
    });
  }

  private async readPost(request: CodeRequest): Promise<{ page: ScanPage; token: string }> {
    const { publicUrl, security } = this.options;
    assertOwnSite(request, publicUrl, security);
    return { token: readForm(request).get('token') ?? '', page: await getPage(this.options, request) };
  }

  private async sendLink(
    { alias, itemId }: ScanPage,
    token: string,
    request: CodeRequest,
    reply: FastifyReply,
    failed?: { error: DomainError; status: number },
  ): Promise<FastifyReply> {
    const preview = await this.options.pending.getPreview(itemId, token);
    // The application takes the token out of the address (LNK-7).
    const shown = failed ? { status: failed.status } : ({ runs: 'at-once', start: startStep } as const);
    return sendActivationPage(this.options, request, reply, {
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
