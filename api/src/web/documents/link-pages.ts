import type { ValidationPipe } from '@nestjs/common';
import { type ErrorCode, ERRORS, type Locale } from '@ringtag/contracts';
import {
  drawNoConversation,
  type FailedAnswer,
  fill,
  getTexts,
  toErrorText,
  toPhotoProblem,
  waitText,
} from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify';
import filter from 'lodash/filter';
import map from 'lodash/map';
import { assertOwnSite } from '../../accounts';
import { SeenDto } from '../../inbox';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { validationPipe } from '../../platform/http/validation';
import type { SecurityLog } from '../../platform/logging/security-log';
import { sendFailurePage } from './failure-pages';
import type { PlainPage, PlainPages } from './plain-pages';

export interface LinkPagesOptions {
  plain: PlainPages;
  security: SecurityLog;
  publicUrl: string;
}

export interface TokenRoute {
  Params: { token: string };
}
export type TokenRequest = FastifyRequest<TokenRoute>;

const POSITION = /^[1-9]\d{0,5}$/;

/**
 * What the pages behind the two links of a conversation have in common: the link of its sender, and the one in a mail to
 * its owner. Their forms are plain POSTs; the answer redirects to the page.
 */
export abstract class LinkPages<Options extends LinkPagesOptions> {
  /** For the routes of these pages. */
  readonly config: FastifyContextConfig = {
    failurePage: (error, request, reply) => this.showFailure(error, request as TokenRequest, reply),
  };
  private readonly pipe: ValidationPipe = validationPipe();

  /**
   * @param toPath the path of the page with a token
   * @param over what a link that opens nothing is refused with
   */
  constructor(
    protected readonly options: Options,
    private readonly toPath: (token: string) => string,
    private readonly over: ReadonlySet<ErrorCode>,
  ) {}

  abstract showFailure(error: DomainError, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply>;

  /** So that reloading the page does not send the form again. */
  redirect(request: TokenRequest, reply: FastifyReply): FastifyReply {
    return reply.redirect(this.toPath(encodeURIComponent(request.params.token)), 303);
  }

  protected assertOwn(request: TokenRequest): void {
    assertOwnSite(request, this.options.publicUrl, this.options.security);
  }

  /** The form that was posted. Throws `cross_origin` for one of another site, `malformed_request` for what is none. */
  protected readForm(request: TokenRequest): URLSearchParams {
    this.assertOwn(request);
    if (!(request.body instanceof URLSearchParams)) throw new DomainError('malformed_request');
    return request.body;
  }

  /** How many messages the form says were shown. */
  protected async readSeen(request: TokenRequest): Promise<number> {
    const { count } = await this.validate(SeenDto, { count: Number(this.readForm(request).get('count')) });
    return count;
  }

  /** Checks the fields of a form as those of a JSON body are checked. Throws `validation_failed`. */
  protected async validate<Dto extends object>(metatype: new () => Dto, given: Dto): Promise<Dto> {
    return (await this.pipe.transform(given, { type: 'body', metatype })) as Dto;
  }

  /** One page for all links that open nothing. After any other failure, a page says why. */
  protected showWithoutForm(
    error: DomainError,
    request: TokenRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (!this.over.has(error.errorCode)) return sendFailurePage(this.options.plain, error, request, reply);
    return this.send(request, reply, { draw: drawNoConversation, status: ERRORS.not_found.status });
  }

  /**
   * Shows the page again after a refusal. The conversation may have ended since it was opened. Tries once: while the
   * database refuses all reads at once, further tries would never leave the processor to anyone else.
   */
  protected showAgain(
    request: TokenRequest,
    reply: FastifyReply,
    shown: Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    return shown.catch((thrown: unknown) => this.showWithoutForm(toDomainError(thrown), request, reply));
  }

  protected send(request: TokenRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    void reply.header('X-Robots-Tag', 'noindex');
    return this.options.plain.send(request, reply, { ...page, secret: true });
  }
}

/** Messages before this position are shown; the newest ones where the address names none. */
export function readPosition({ query }: FastifyRequest): number | undefined {
  const { before } = (query ?? {}) as { before?: unknown };
  return typeof before === 'string' && POSITION.test(before) ? Number(before) : undefined;
}

/** The message that was typed into the form and refused, and why. */
export function toFailedAnswer(error: DomainError, form: URLSearchParams, locale: Locale): FailedAnswer {
  const invalid = error instanceof ValidationError && error.fields.some(({ field }) => field === 'body');
  const refused = error.errorCode === 'too_many_requests';
  return { typed: form.get('body') ?? '', problem: toProblem(error, locale), invalid, refused };
}

/** Why a form was refused, in words. */
export function toProblem(error: DomainError, locale: Locale): string {
  const { errorCode: code, retryAfterSeconds = 0 } = error;
  const texts = getTexts(locale);
  if (code === 'too_many_requests')
    return fill(texts.outcome.refused, { when: waitText(retryAfterSeconds, locale) });
  const fields = error instanceof ValidationError ? error.fields : [];
  const rules = map(filter(fields, { field: 'photos' }), 'code');
  return toPhotoProblem(texts, code, rules) ?? toErrorText(texts.errors, code);
}
