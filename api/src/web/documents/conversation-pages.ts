import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { conversationPath, type ErrorCode, ERRORS, type Locale, trimmed } from '@ringtag/contracts';
import {
  type AnswersTo,
  type DrawingContext,
  drawConversation,
  type FailedAnswer,
  getTexts,
  type RefusedPhone,
} from '@ringtag/scan-card/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ScanPages } from '../../codes';
import { AnswersToDto, type SenderAnswers, type SenderConversations, SenderPhoneDto } from '../../inbox';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import type { ScanAnswers } from '../scan/scan-answers';
import {
  LinkPages,
  type LinkPagesOptions,
  readPosition,
  toFailedAnswer,
  type TokenRequest,
  type TokenRoute,
  toProblem,
} from './link-pages';
import type { PlainPage } from './plain-pages';
import { readLanguage } from './reader-language';

export interface ConversationPagesOptions extends LinkPagesOptions {
  conversations: SenderConversations;
  mailedAnswers: SenderAnswers;
  pages: ScanPages;
  answers: ScanAnswers;
}

const OVER = new Set<ErrorCode>(['not_found']);

/** Refusals after which the same form may be sent again, changed or later. */
const AGAIN = new Set<ErrorCode>([
  'validation_failed',
  'too_many_requests',
  'payload_too_large',
  'photos_full',
  'unavailable',
]);

/**
 * The page behind the link of a conversation (ADR 74). The server draws it, and its forms are plain POSTs. Its script
 * fetches this page again when something happens (ADR 75). Every token that opens nothing has the same page.
 */
export function serveConversations(scope: FastifyInstance, options: ConversationPagesOptions): void {
  const pages = new ConversationPages(options, conversationPath, OVER);
  const { config } = pages;
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

class ConversationPages extends LinkPages<ConversationPagesOptions> {
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
    const count = await this.readSeen(request);
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
    const typed = this.readForm(request).get('phone') ?? '';
    const { conversations } = this.options;
    const { token } = request.params;
    if (trimmed(typed)) {
      const { phone } = await this.validate(SenderPhoneDto, { phone: typed });
      await conversations.sharePhone(token, phone);
    } else await conversations.hidePhone(token);
    return this.redirect(request, reply);
  }

  /** "Email me replies". Without an address, the mails end. */
  async keepAddress(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { mailedAnswers } = this.options;
    const { token } = request.params;
    const typed = trimmed(this.readForm(request).get('address') ?? '');
    if (typed) {
      const { address } = await this.validate(AnswersToDto, { address: typed });
      const locale = readLanguage(request);
      await mailedAnswers.mailTo(token, { address, locale, clientAddress: request.ip });
    } else await mailedAnswers.stop(token);
    return this.redirect(request, reply);
  }

  /** The form again with what was typed, or a page without it. */
  async showFailure(error: DomainError, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    const { body } = request;
    if (!AGAIN.has(code) || !(body instanceof URLSearchParams))
      return this.showWithoutForm(error, request, reply);
    const fail = (locale: Locale) => toRefused(error, body, locale);
    return this.showAgain(request, reply, this.show(request, reply, fail, ERRORS[code].status));
  }

  protected override send(
    request: TokenRequest,
    reply: FastifyReply,
    page: PlainPage,
  ): Promise<FastifyReply> {
    return super.send(request, reply, { ...page, script: 'conversation', asksPlace: true });
  }
}

/** What was typed into which of the forms. */
function toRefused(error: DomainError, form: URLSearchParams, locale: Locale): Refused {
  const isWrong = error instanceof ValidationError;
  const phone = form.get('phone');
  if (phone !== null) return { phone: { phone, problem: isWrong ? undefined : toProblem(error, locale) } };
  const typed = form.get('address');
  if (typed === null) return { answer: toFailedAnswer(error, form, locale) };
  const problem = isWrong ? getTexts(locale).common.form.emailInvalid : toProblem(error, locale);
  return { answersTo: { typed, problem } };
}
