import { Controller, Get, Post, Req, Res } from '@nestjs/common';
import { ERRORS, type Locale, trimmed } from '@ringtag/contracts';
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
import type { FastifyReply } from 'fastify';
import { toScannedCode, type ScanPage, ScanPages } from '../../codes';
import { MessageIntake, NewMessageDto } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { readForm, validate } from '../../platform/http/forms';
import { AnswersPages, type PageController } from '../../platform/http/pages';
import { inTime } from '../../platform/turns/in-time';
import { MessageForm } from '../scan/message-form';
import { ScanAnswers } from '../scan/scan-answers';
import { cardPath, type CodeRequest, readAlias } from '../scan/scan-path';
import { sendFailurePage } from './failure-pages';
import { PlainPages } from './plain-pages';
import { readLanguage } from './reader-language';

const TOKEN = /^[\w-]{22}$/;
const TYPED = ['kind', 'body', 'name', 'email', 'phone'] as const;

/**
 * The message form without JavaScript: a plain POST that answers pages, with the checks of
 * `POST /api/scan/{alias}/messages`. When a message is refused, the form comes back with everything that was typed.
 */
@AnswersPages()
@Public()
@Controller('/scan/:alias')
export class MessagePagesController implements PageController {
  constructor(
    private readonly plain: PlainPages,
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly form: MessageForm,
    private readonly messages: MessageIntake,
  ) {}

  @Get('message')
  showForm(@Req() request: CodeRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.answerOwned(request, reply, (page) =>
      this.send(request, reply, (context) => this.drawForm(page, context)),
    );
  }

  @Get('thanks')
  showThanks(@Req() request: CodeRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    return this.answerOwned(request, reply, (page) =>
      this.send(request, reply, (context) =>
        drawThanks(this.answers.withoutToken(page), readToken(request), context),
      ),
    );
  }

  @Post('message')
  async receive(@Req() request: CodeRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const page = await this.find(request);
    if (!page) throw new DomainError('code_not_found');
    const message = await validate(NewMessageDto, readMessage(readForm(request)));
    this.form.assertValid(page.alias, message.formToken);
    const { token } = await this.messages.receive(page, message, {
      clientAddress: request.ip,
      locale: readLanguage(request),
    });
    return reply.redirect(`${cardPath(page.alias)}/thanks?token=${token}`, 303);
  }

  /** Answers for a code with an owner. Redirects to the page of any other code. */
  private async answerOwned(
    request: CodeRequest,
    reply: FastifyReply,
    answer: (page: ScanPage) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    const page = await this.find(request);
    return page?.shown.owner ? answer(page) : reply.redirect(cardPath(readAlias(request)), 303);
  }

  /** The form again with what was typed and the reason of the refusal; a page without it where nothing was posted. */
  async showFailure(error: DomainError, request: CodeRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body } = request;
    const { errorCode } = error;
    // Another site must not fill in the form for its visitor.
    const elsewhere = errorCode === 'codes_guarded' || errorCode === 'cross_origin';
    if (!(body instanceof URLSearchParams) || elsewhere || errorCode === 'code_not_found')
      return sendFailurePage(this.plain, error, request, reply);
    const page = await this.knownPage(request);
    const { status } = ERRORS[errorCode];
    const draw = (context: DrawingContext) =>
      this.drawForm(page, context, failedMessage(error, body, context.locale), body.get('formToken'));
    return this.send(request, reply, draw, status);
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

  private send(
    request: CodeRequest,
    reply: FastifyReply,
    draw: (context: DrawingContext) => Drawing,
    status?: number,
  ): Promise<FastifyReply> {
    // Without scripts: they would replace this page by the page of the code.
    return this.plain.send(request, reply, { draw, status, path: cardPath(readAlias(request)) });
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
