import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ValidationPipe } from '@nestjs/common';
import { conversationPath, type ErrorCode, ERRORS, type Locale, trimmed } from '@ringtag/contracts';
import {
  type AnswersTo,
  type DrawingContext,
  drawConversation,
  drawNoConversation,
  type FailedAnswer,
  fill,
  getTexts,
  type RefusedPhone,
  toErrorText,
  toPhotoProblem,
  waitText,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import filter from 'lodash/filter';
import map from 'lodash/map';
import { assertOwnSite } from '../../accounts';
import type { ScanPages } from '../../codes';
import {
  AnswersToDto,
  SeenDto,
  type SenderAnswers,
  type SenderConversations,
  SharedPhoneDto,
} from '../../inbox';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { validationPipe } from '../../platform/http/validation';
import type { SecurityLog } from '../../platform/logging/security-log';
import type { ScanAnswers } from '../scan/scan-answers';
import { sendFailurePage } from './failure-pages';
import type { PlainPage, PlainPages } from './plain-pages';
import { readLanguage } from './reader-language';

export interface ConversationPagesOptions {
  plain: PlainPages;
  conversations: SenderConversations;
  mailedAnswers: SenderAnswers;
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
 * The page behind the link of a conversation (ADR 74). The server draws it, and its forms are plain POSTs. Its script
 * fetches this page again when something happens (ADR 77). Every token that opens nothing has the same page.
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
  scope.post<TokenRoute>(`${path}/solved`, { config }, (request, reply) => pages.solve(request, reply));
  scope.post<TokenRoute>(`${path}/phone`, { config }, (request, reply) => pages.sharePhone(request, reply));
  scope.post<TokenRoute>(`${path}/answers-to`, { config }, (request, reply) =>
    pages.keepAddress(request, reply),
  );
  // The address of a form that was refused, opened again; or a slash too many. No other page may have a token in its path.
  scope.get<TokenRoute>(`${path}/*`, { config }, (request, reply) => pages.redirect(request, reply));
  scope.get(conversationPath('*'), { config }, () => {
    throw new DomainError('not_found');
  });
}

/** What was not taken: a message, a phone number, or an address for answers. */
interface Refused {
  answer?: FailedAnswer;
  phone?: RefusedPhone;
  answersTo?: Omit<AnswersTo, 'mailed'>;
}

class ConversationPages {
  private readonly pipe: ValidationPipe = validationPipe();

  constructor(private readonly options: ConversationPagesOptions) {}

  async show(
    request: TokenRequest,
    reply: FastifyReply,
    fail?: (locale: Locale) => Refused,
    status?: number,
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const { conversations, pages, answers } = this.options;
    const { mailed, ...shown } = await conversations.readPage(token, readPosition(request));
    // The token proves that the code was shown before.
    const page = await pages.find(shown.alias, request.ip, true);
    const pageKind = (page && answers.withoutToken(page).pageKind) ?? 'lost';
    const draw = (context: DrawingContext) => {
      const { answer, phone, answersTo } = fail?.(context.locale) ?? {};
      const conversation = { token, pageKind, ...shown, answersTo: { mailed, ...answersTo } };
      return drawConversation(conversation, randomUUID(), context, answer, phone);
    };
    return this.send(request, reply, { draw, status });
  }

  async write(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { conversations } = this.options;
    const { body, ip, params } = request;
    if (body instanceof Readable) {
      this.assertOwn(request);
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
    const given = { count: Number(this.readForm(request).get('count')) };
    const { count } = (await this.pipe.transform(given, { type: 'body', metatype: SeenDto })) as SeenDto;
    await this.options.conversations.markSeen(request.params.token, count);
    return this.redirect(request, reply);
  }

  async solve(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { conversations } = this.options;
    const { token } = request.params;
    if (this.readForm(request).get('solved') === '1') await conversations.solve(token);
    else await conversations.reopen(token);
    return this.redirect(request, reply);
  }

  /** Without a number, the one of before is taken back. */
  async sharePhone(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const given = { phone: this.readForm(request).get('phone') ?? '' };
    const phone = trimmed(given.phone);
    const { conversations } = this.options;
    const { token } = request.params;
    if (phone) {
      await this.pipe.transform(given, { type: 'body', metatype: SharedPhoneDto });
      await conversations.sharePhone(token, phone);
    } else await conversations.hidePhone(token);
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

  /** The form again with what was typed; one page for all tokens that open nothing. */
  async showFailure(error: DomainError, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    const { status } = ERRORS[code];
    if (code === 'not_found') return this.send(request, reply, { draw: drawNoConversation, status });
    if (!AGAIN.has(code) || !(request.body instanceof URLSearchParams))
      return sendFailurePage(this.options.plain, error, request, reply);
    const fail = refuse(error, request.body);
    // It may have ended while the photos arrived.
    return this.show(request, reply, fail, status).catch((thrown: unknown) =>
      this.showFailure(toDomainError(thrown), request, reply),
    );
  }

  private assertOwn(request: TokenRequest): void {
    assertOwnSite(request, this.options.publicUrl, this.options.security);
  }

  /** The form that was posted. Throws `cross_origin` for one of another site, `malformed_request` for what is none. */
  private readForm(request: TokenRequest): URLSearchParams {
    this.assertOwn(request);
    if (!(request.body instanceof URLSearchParams)) throw new DomainError('malformed_request');
    return request.body;
  }

  /** So that reloading the page does not send the form again. */
  redirect(request: TokenRequest, reply: FastifyReply): FastifyReply {
    return reply.redirect(conversationPath(encodeURIComponent(request.params.token)), 303);
  }

  private send(request: TokenRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    void reply.header('X-Robots-Tag', 'noindex');
    const more = { secret: true, script: 'conversation', asksPlace: true } as const;
    return this.options.plain.send(request, reply, { ...page, ...more });
  }
}

/** Messages before this position are shown; the newest ones where the address names none. */
export function readPosition({ query }: FastifyRequest): number | undefined {
  const { before } = (query ?? {}) as { before?: unknown };
  return typeof before === 'string' && POSITION.test(before) ? Number(before) : undefined;
}

/** What was typed into which of the forms. */
function refuse(error: DomainError, form: URLSearchParams): (locale: Locale) => Refused {
  const phone = form.get('phone');
  if (phone !== null) return refusePhone(error, phone);
  const address = form.get('address');
  return address === null ? refuseAnswer(error, form.get('body') ?? '') : refuseAddress(error, address);
}

function refuseAnswer(error: DomainError, typed: string): (locale: Locale) => Refused {
  const invalid = error instanceof ValidationError && error.fields.some(({ field }) => field === 'body');
  return (locale) => ({ answer: { typed, problem: toProblem(error, locale), invalid } });
}

function refusePhone(error: DomainError, phone: string): (locale: Locale) => Refused {
  const isWrong = error instanceof ValidationError;
  return (locale) => ({ phone: { phone, problem: isWrong ? undefined : toProblem(error, locale) } });
}

function refuseAddress(error: DomainError, typed: string): (locale: Locale) => Refused {
  const isWrong = error instanceof ValidationError;
  return (locale) => ({
    answersTo: {
      typed,
      problem: isWrong ? getTexts(locale).common.form.emailInvalid : toProblem(error, locale),
    },
  });
}

export function toProblem(error: DomainError, locale: Locale): string {
  const { errorCode: code, retryAfterSeconds = 0 } = error;
  const texts = getTexts(locale);
  if (code === 'too_many_requests')
    return fill(texts.outcome.refused, { when: waitText(retryAfterSeconds, locale) });
  const fields = error instanceof ValidationError ? error.fields : [];
  const rules = map(filter(fields, { field: 'photos' }), 'code');
  return toPhotoProblem(texts, code, rules) ?? toErrorText(texts.errors, code);
}
