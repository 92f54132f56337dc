import { type ErrorCode, ERRORS, type Locale } from '@ringtag/contracts';
import {
  drawNoConversation,
  type FailedAnswer,
  fill,
  getTexts,
  toErrorText,
  toPhotoProblem,
  waitText,
} from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import filter from 'lodash/filter';
import map from 'lodash/map';
import { type DomainError, ValidationError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { toFailurePage } from './failure-pages';
import type { PageController } from './page-answers';
import type { PageAnswer, PlainPage, Redirection } from './plain-pages';

interface TokenRoute {
  Params: { token: string };
}
export type TokenRequest = FastifyRequest<TokenRoute>;

const POSITION = /^[1-9]\d{0,5}$/;

/**
 * What the pages behind the two links of a conversation have in common: the link of its sender, and the one in a mail to
 * its owner. Their forms are plain POSTs; the answer redirects to the page.
 */
export abstract class LinkPages implements PageController {
  /**
   * @param toPath the path of the page with a token
   * @param over what a link that opens nothing is refused with
   */
  constructor(
    private readonly toPath: (token: string) => string,
    private readonly over: ReadonlySet<ErrorCode>,
  ) {}

  abstract showFailure(error: DomainError, request: TokenRequest): PageAnswer | Promise<PageAnswer>;

  protected redirect(request: TokenRequest): Redirection {
    const to = this.toPath(encodeURIComponent(request.params.token));
    return { to: isRemembered(request) ? `${to}?remembered` : to };
  }

  /** One page for all links that open nothing. After any other failure, a page says why. */
  protected showWithoutForm(error: DomainError, request: TokenRequest): PlainPage {
    if (!this.over.has(error.errorCode)) return toFailurePage(error, request);
    return { draw: drawNoConversation, status: ERRORS.not_found.status, secret: true };
  }

  /**
   * Shows the page again after a refusal. The conversation may have ended since it was opened. Tries once: while the
   * database refuses all reads at once, further tries would never leave the processor to anyone else.
   */
  protected showAgain(request: TokenRequest, shown: Promise<PlainPage>): Promise<PlainPage> {
    return shown.catch((thrown: unknown) => this.showWithoutForm(toDomainError(thrown), request));
  }
}

/** As the way from the code says (`RememberedConversationController`), and the forms of the page that it leads to. */
export function isRemembered({ query }: FastifyRequest): boolean {
  return 'remembered' in ((query as object | null) ?? {});
}

/** How many messages a form says were shown. */
export const readSeen = (form: URLSearchParams) => ({ count: Number(form.get('count')) });

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
