import { Get, Post, Req } from '@nestjs/common';
import { CONVERSATION_PART, conversationPath, type Locale, trimmed } from '@ringtag/contracts';
import {
  type Drawing,
  type DrawingContext,
  drawMessageForm,
  drawThanks,
  type FailedMessage,
  fill,
  toErrorText,
  getTexts,
  type TypedMessage,
  waitText,
} from '@ringtag/documents';
import { toScannedCode, type ScanPage, ScanPages } from '../../codes';
import { MessageIntake, NewMessageDto } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { readForm, validate } from '../../platform/http/forms';
import { inTime } from '../../platform/in-time';
import { MessageForm } from '../scan/message-form';
import { ScanAnswers } from '../scan/scan-answers';
import { cardPath, type CodeRequest, readAlias } from '../scan/scan-path';
import { toFailurePage } from './failure-pages';
import { type PageController, Pages } from './page-answers';
import type { PageAnswer, PlainPage, Redirection } from './plain-pages';
import { readLanguage } from './reader-language';

const TOKEN = /^[\w-]{22}$/;
const TYPED = ['kind', 'body', 'name', 'email', 'phone'] as const;

/**
 * The message form without JavaScript: a plain POST that answers pages, with the checks of
 * `POST /api/scan/{alias}/messages`. When a message is refused, the form comes back with everything that was typed.
 * Without scripts, which would replace these pages by the page of the code.
 */
@Pages('/scan/:alias')
@Public({ viewer: true })
export class MessagePagesController implements PageController {
  constructor(
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly form: MessageForm,
    private readonly messages: MessageIntake,
  ) {}

  @Get('message')
  showForm(@Req() request: CodeRequest): Promise<PageAnswer> {
    return this.showOwned(request, (page) => (context) => this.drawForm(page, context));
  }

  @Get('thanks')
  showThanks(@Req() request: CodeRequest): Promise<PageAnswer> {
    return this.showOwned(
      request,
      (page) => (context) => drawThanks(this.answers.withoutToken(page), readToken(request), context),
    );
  }

  @Post('message')
  async receive(@Req() request: CodeRequest): Promise<Redirection> {
    const page = await this.find(request);
    if (!page) throw new DomainError('code_not_found');
    const form = readForm(request);
    const message = await validate(NewMessageDto, readMessage(form));
    this.form.assertValid(page.alias, message.formToken);
    const { token } = await this.messages.receive(page, message, {
      clientAddress: request.ip,
      locale: readLanguage(request),
      isSignedIn: request.viewer !== undefined,
    });
    // The finder of a lost code goes on with the place.
    if (form.get('then') === 'place') return { to: `${conversationPath(token)}#${CONVERSATION_PART.form}` };
    return { to: `${cardPath(page.alias)}/thanks?token=${token}` };
  }

  /** A page of a code with an owner. Any other code has only its card. */
  private async showOwned(
    request: CodeRequest,
    toDraw: (page: ScanPage) => PlainPage['draw'],
  ): Promise<PageAnswer> {
    const page = await this.find(request);
    const path = cardPath(readAlias(request));
    return page?.shown.owner ? { draw: toDraw(page), path } : { to: path };
  }

  /** The form again with what was typed and the reason of the refusal; a page without it where nothing was posted. */
  async showFailure(error: DomainError, request: CodeRequest): Promise<PlainPage> {
    const { body } = request;
    const { errorCode, status } = error;
    // Another site must not fill in the form for its visitor.
    const elsewhere = errorCode === 'codes_guarded' || errorCode === 'cross_origin';
    if (!(body instanceof URLSearchParams) || elsewhere || errorCode === 'code_not_found')
      return toFailurePage(error, request);
    const page = await this.knownPage(request);
    const draw = (context: DrawingContext) =>
      this.drawForm(page, context, failedMessage(error, body, context.locale), body.get('formToken'));
    return { draw, status, path: cardPath(readAlias(request)) };
  }

  /** If the database fails, the form is shown without the owner's name and texts. */
  private async knownPage(request: CodeRequest): Promise<ScanPage | { alias: string }> {
    const page = await inTime(this.find(request)).catch(() => undefined);
    return page ?? { alias: readAlias(request) };
  }

  /** The form token proves that the code was shown before, so the guard lets the request pass. */
  private async find(request: CodeRequest): Promise<ScanPage | undefined> {
    const alias = readAlias(request);
    const { body, ip } = request;
    const token = body instanceof URLSearchParams ? body.get('formToken') : null;
    return this.pages.find(alias, ip, this.form.isValid(alias, token ?? ''));
  }

  private drawForm(
    page: ScanPage | { alias: string },
    context: DrawingContext,
    failed?: FailedMessage,
    token?: string | null,
  ): Drawing {
    // No new token here: it would prove that a code was shown that was never looked up.
    if (!('itemId' in page)) {
      const bare = { state: 'activated', reasons: [], code: toScannedCode(page.alias) } as const;
      return drawMessageForm({ ...bare, formToken: token ?? '' }, context, failed);
    }
    const formToken = this.form.renew(page.alias, token ?? '');
    return drawMessageForm({ ...this.answers.withoutToken(page), formToken }, context, failed);
  }
}

/** The form as the body of the JSON call. */
function readMessage(form: URLSearchParams): object {
  const field = (name: string) => trimmed(form.get(name) ?? '') || undefined;
  const sender = { name: field('name'), email: field('email'), phone: field('phone') };
  return {
    // A check box: nothing is sent for a message.
    kind: field('kind') ?? 'message',
    // Forms send line ends as CR LF, scripts as LF.
    body: field('body')?.replace(/\r\n/g, '\n'),
    formToken: field('formToken') ?? '',
    sender: Object.values(sender).some(Boolean) ? sender : undefined,
    website: field('website'),
  };
}

/** The token of the conversation that a sent message opened. */
function readToken({ query }: CodeRequest): string | undefined {
  const { token } = (query ?? {}) as { token?: unknown };
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}

function failedMessage(error: DomainError, body: URLSearchParams, locale: Locale): FailedMessage {
  const typed: TypedMessage = Object.fromEntries(TYPED.map((name) => [name, body.get(name) ?? '']));
  const invalid =
    error instanceof ValidationError ? error.fields.map(({ field }) => field.replace('sender.', '')) : [];
  const refused = error.errorCode === 'too_many_requests';
  return { typed, problem: toProblem(error, locale), invalid, refused };
}

function toProblem({ errorCode: code, retryAfterSeconds = 0 }: DomainError, locale: Locale): string {
  const { errors, outcome } = getTexts(locale);
  if (code === 'too_many_requests')
    return fill(outcome.refused, { when: waitText(retryAfterSeconds, locale) });
  return toErrorText({ ...errors, ...outcome.errors }, code);
}
