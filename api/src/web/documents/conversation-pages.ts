import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ValidationPipe } from '@nestjs/common';
import { conversationPath, type ErrorCode, ERRORS, type Locale } from '@ringtag/contracts';
import {
  type DrawingContext,
  drawConversation,
  drawNoConversation,
  type FailedAnswer,
  fill,
  getTexts,
  toErrorText,
  toPhotoProblem,
  waitText,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import filter from 'lodash/filter';
import map from 'lodash/map';
import { assertOwnSite } from '../../accounts';
import type { ScanPages } from '../../codes';
import { SeenDto, type SenderConversations } from '../../inbox';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { validationPipe } from '../../platform/http/validation';
import type { SecurityLog } from '../../platform/logging/security-log';
import type { ScanAnswers } from '../scan/scan-answers';
import { sendFailurePage } from './failure-pages';
import type { PlainPage, PlainPages } from './plain-pages';

export interface ConversationPagesOptions {
  plain: PlainPages;
  conversations: SenderConversations;
  pages: ScanPages;
  answers: ScanAnswers;
  security: SecurityLog;
  publicUrl: string;
}

interface TokenRoute {
  Params: { token: string };
}
type TokenRequest = FastifyRequest<TokenRoute>;

/** Refusals after which the same form may be sent again, changed or later. */
const AGAIN = new Set<ErrorCode>([
  'validation_failed',
  'too_many_requests',
  'payload_too_large',
  'photos_full',
  'unavailable',
]);
const POSITION = /^[1-9]\d{0,5}$/;

/**
 * The page behind the link of a conversation (ADR 74). The server draws it, and its forms are plain POSTs.
 * Every token that opens nothing has the same page.
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
}

class ConversationPages {
  private readonly pipe: ValidationPipe = validationPipe();

  constructor(private readonly options: ConversationPagesOptions) {}

  async show(
    request: TokenRequest,
    reply: FastifyReply,
    fail?: (locale: Locale) => FailedAnswer,
    status?: number,
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const { conversations, pages, answers } = this.options;
    const shown = await conversations.read(token, readPosition(request));
    // The token proves that the code was shown before.
    const page = await pages.find(shown.alias, request.ip, true);
    const pageKind = (page && answers.withoutToken(page).pageKind) ?? 'lost';
    const draw = (context: DrawingContext) =>
      drawConversation({ token, pageKind, ...shown }, randomUUID(), context, fail?.(context.locale));
    return this.send(request, reply, { draw, status, addition: 'conversation' });
  }

  async write(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { conversations } = this.options;
    const { body, ip, params } = request;
    this.assertOwn(request);
    if (body instanceof Readable) {
      // What was typed comes first in the form: the page that refuses a photo shows it again.
      const fields = new URLSearchParams();
      request.body = fields;
      await conversations.writeForm(params.token, body, fields, ip);
    } else {
      await conversations.writeFields(params.token, this.readForm(request), ip);
    }
    return this.redirect(request, reply);
  }

  async markSeen(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.assertOwn(request);
    const given = { count: Number(this.readForm(request).get('count')) };
    const { count } = (await this.pipe.transform(given, { type: 'body', metatype: SeenDto })) as SeenDto;
    await this.options.conversations.markSeen(request.params.token, count);
    return this.redirect(request, reply);
  }

  /** The form again with what was typed; one page for all tokens that open nothing. */
  async showFailure(error: DomainError, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    const { status } = ERRORS[code];
    if (code === 'not_found') return this.send(request, reply, { draw: drawNoConversation, status });
    if (!AGAIN.has(code) || !(request.body instanceof URLSearchParams))
      return sendFailurePage(this.options.plain, error, request, reply);
    const typed = request.body.get('body') ?? '';
    const fields = error instanceof ValidationError ? error.fields : [];
    const invalid = fields.some(({ field }) => field === 'body');
    const fail = (locale: Locale) => ({ typed, problem: toProblem(error, locale), invalid });
    // It may have ended while the photos arrived.
    return this.show(request, reply, fail, status).catch((thrown: unknown) =>
      this.showFailure(toDomainError(thrown), request, reply),
    );
  }

  private assertOwn(request: TokenRequest): void {
    assertOwnSite(request, this.options.publicUrl, this.options.security);
  }

  private readForm(request: TokenRequest): URLSearchParams {
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
function readPosition({ query }: TokenRequest): number | undefined {
  const { before } = (query ?? {}) as { before?: unknown };
  return typeof before === 'string' && POSITION.test(before) ? Number(before) : undefined;
}

function toProblem(error: DomainError, locale: Locale): string {
  const { errorCode: code, retryAfterSeconds = 0 } = error;
  const texts = getTexts(locale);
  if (code === 'too_many_requests')
    return fill(texts.outcome.refused, { when: waitText(retryAfterSeconds, locale) });
  const fields = error instanceof ValidationError ? error.fields : [];
  const rules = map(filter(fields, { field: 'photos' }), 'code');
  return toPhotoProblem(texts, code, rules) ?? toErrorText(texts.errors, code);
}
