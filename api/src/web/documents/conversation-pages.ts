import { randomUUID } from 'node:crypto';
import type { ValidationPipe } from '@nestjs/common';
import { conversationPath, ERRORS, type Locale, trimmed } from '@ringtag/contracts';
import {
  type AnswersTo,
  type DrawingContext,
  drawConversation,
  drawNoConversation,
  type FailedAnswer,
  fill,
  getTexts,
  toErrorText,
  waitText,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertOwnSite } from '../../accounts';
import {
  AnswersToDto,
  NewConversationMessageDto,
  SeenDto,
  type SenderAnswers,
  type SenderConversations,
} from '../../inbox';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { validationPipe } from '../../platform/http/validation';
import type { SecurityLog } from '../../platform/logging/security-log';
import { sendFailurePage } from './failure-pages';
import type { PlainPage, PlainPages } from './plain-pages';
import { readLanguage } from './reader-language';

export interface ConversationPagesOptions {
  plain: PlainPages;
  conversations: SenderConversations;
  mailedAnswers: SenderAnswers;
  security: SecurityLog;
  publicUrl: string;
}

interface TokenRoute {
  Params: { token: string };
}
type TokenRequest = FastifyRequest<TokenRoute>;

const POSITION = /^[1-9]\d{0,5}$/;

/**
 * The page behind the link of a conversation (ADR 74). The server draws it, and its forms are plain POSTs: it has no
 * script. Every token that opens nothing has the same page.
 */
export function serveConversations(scope: FastifyInstance, options: ConversationPagesOptions): void {
  const pages = new ConversationPages(options);
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) => pages.showFailure(error, request as TokenRequest, reply),
  };
  const path = conversationPath(':token');
  scope.get<TokenRoute>(path, { config }, (request, reply) => pages.show(request, reply));
  scope.post<TokenRoute>(path, { config }, (request, reply) => pages.write(request, reply));
  scope.post<TokenRoute>(`${path}/seen`, { config }, (request, reply) => pages.markSeen(request, reply));
  const refused: FastifyContextConfig = {
    failurePage: (error, request, reply) => pages.showRefusedAddress(error, request as TokenRequest, reply),
  };
  scope.post<TokenRoute>(`${path}/answers-to`, { config: refused }, (request, reply) =>
    pages.keepAddress(request, reply),
  );
}

class ConversationPages {
  private readonly pipe: ValidationPipe = validationPipe();

  constructor(private readonly options: ConversationPagesOptions) {}

  async show(
    request: TokenRequest,
    reply: FastifyReply,
    fail?: (locale: Locale) => FailedAnswer,
    status?: number,
    refused?: (locale: Locale) => Partial<AnswersTo>,
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const shown = await this.options.conversations.read(token, readPosition(request));
    const mailed = await this.options.mailedAnswers.areMailed(token);
    const draw = (context: DrawingContext) => {
      const answersTo = { mailed, ...refused?.(context.locale) };
      return drawConversation({ token, ...shown, answersTo }, randomUUID(), context, fail?.(context.locale));
    };
    return this.send(request, reply, { draw, status });
  }

  async write(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = this.readForm(request);
    const given = {
      // Forms send line ends as CR LF, scripts as LF.
      body: trimmed(form.get('body') ?? '').replace(/\r\n/g, '\n'),
      submission: form.get('submission') ?? '',
    };
    const message = (await this.pipe.transform(given, {
      type: 'body',
      metatype: NewConversationMessageDto,
    })) as NewConversationMessageDto;
    await this.options.conversations.write(request.params.token, message, request.ip);
    return this.redirect(request, reply);
  }

  async markSeen(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const given = { count: Number(this.readForm(request).get('count')) };
    const { count } = (await this.pipe.transform(given, { type: 'body', metatype: SeenDto })) as SeenDto;
    await this.options.conversations.markSeen(request.params.token, count);
    return this.redirect(request, reply);
  }

  /** "E-mail me the answers". Without an address, the mails end. */
  async keepAddress(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { token } = request.params;
    const typed = trimmed(this.readForm(request).get('address') ?? '');
    if (!typed) await this.options.mailedAnswers.stop(token);
    else {
      const { address } = (await this.pipe.transform(
        { address: typed },
        { type: 'body', metatype: AnswersToDto },
      )) as AnswersToDto;
      const locale = readLanguage(request);
      await this.options.mailedAnswers.mailTo(token, { address, locale, clientAddress: request.ip });
    }
    return this.redirect(request, reply);
  }

  /** The page again with the address that was refused, and why. */
  async showRefusedAddress(
    error: DomainError,
    request: TokenRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { errorCode: code } = error;
    const again = code === 'validation_failed' || code === 'too_many_requests';
    if (!again || !(request.body instanceof URLSearchParams)) return this.showFailure(error, request, reply);
    const typed = request.body.get('address') ?? '';
    const refused = (locale: Locale) => ({
      typed,
      problem:
        code === 'validation_failed' ? getTexts(locale).common.form.emailInvalid : toProblem(error, locale),
    });
    return this.show(request, reply, undefined, ERRORS[code].status, refused).catch((thrown: unknown) =>
      this.showFailure(toDomainError(thrown), request, reply),
    );
  }

  /** The form again with what was typed; one page for all tokens that open nothing. */
  async showFailure(error: DomainError, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    const { status } = ERRORS[code];
    if (code === 'not_found') return this.send(request, reply, { draw: drawNoConversation, status });
    const again = code === 'validation_failed' || code === 'too_many_requests';
    if (!again || !(request.body instanceof URLSearchParams))
      return sendFailurePage(this.options.plain, error, request, reply);
    const typed = request.body.get('body') ?? '';
    const invalid = error instanceof ValidationError && error.fields.some(({ field }) => field === 'body');
    const fail = (locale: Locale) => ({ typed, problem: toProblem(error, locale), invalid });
    // The text is checked before the token is looked up: there may be no conversation to show.
    return this.show(request, reply, fail, status).catch((thrown: unknown) =>
      this.showFailure(toDomainError(thrown), request, reply),
    );
  }

  /** The form that was posted. Throws `cross_origin` for one of another site, `malformed_request` for what is none. */
  private readForm(request: TokenRequest): URLSearchParams {
    assertOwnSite(request, this.options.publicUrl, this.options.security);
    if (!(request.body instanceof URLSearchParams)) throw new DomainError('malformed_request');
    return request.body;
  }

  /** So that reloading the page does not send the form again. */
  private redirect(request: TokenRequest, reply: FastifyReply): FastifyReply {
    return reply.redirect(conversationPath(encodeURIComponent(request.params.token)), 303);
  }

  private send(request: TokenRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    void reply.header('X-Robots-Tag', 'noindex');
    return this.options.plain.send(request, reply, { ...page, secret: true });
  }
}

/** Messages before this position are shown; the newest ones where the address names none. */
export function readPosition({ query }: FastifyRequest): number | undefined {
  const { before } = (query ?? {}) as { before?: unknown };
  return typeof before === 'string' && POSITION.test(before) ? Number(before) : undefined;
}

export function toProblem({ errorCode: code, retryAfterSeconds = 0 }: DomainError, locale: Locale): string {
  const { errors, outcome } = getTexts(locale);
  if (code === 'too_many_requests')
    return fill(outcome.refused, { when: waitText(retryAfterSeconds, locale) });
  return toErrorText(errors, code);
}
