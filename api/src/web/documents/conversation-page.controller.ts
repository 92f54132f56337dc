import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Get, Param, Post, Req } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import {
  conversationPath,
  type ErrorCode,
  type Locale,
  mailedConversationPath,
  toDisplayAlias,
  trimmed,
} from '@ringtag/contracts';
import {
  type AnswersTo,
  type DrawingContext,
  drawConversation,
  drawMailedLink,
  type FailedAnswer,
  type RefusedPhone,
} from '@ringtag/documents';
import { ScanPages } from '../../codes';
import {
  AnswersToDto,
  ConversationsService,
  ConversationWriter,
  SeenDto,
  type Sender,
  SenderAnswers,
  SenderPhoneDto,
} from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { DomainError, ValidationError } from '../../platform/errors/domain-error';
import { Form, FormBody, readForm } from '../../platform/http/forms';
import { ScanAnswers } from '../scan/scan-answers';
import {
  isRemembered,
  LinkPages,
  readPosition,
  readSeen,
  toFailedAnswer,
  type TokenRequest,
  toProblem,
} from './link-pages';
import { Pages } from './page-answers';
import type { PageAnswer, PlainPage, Redirection } from './plain-pages';
import { readLanguage } from './reader-language';

const PATH = conversationPath(':token');
const MAILED_PATH = mailedConversationPath(':token', ':proof');
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
 * An empty field of these forms takes back the number or address that the sender gave before. In a form that gives one
 * (`give`), it was forgotten.
 */
class PhoneFormDto extends PartialType(SenderPhoneDto) {}
class AddressFormDto extends PartialType(AnswersToDto) {}

const readFilled = (name: string) => (form: URLSearchParams) => {
  const value = trimmed(form.get(name) ?? '');
  return value || form.has('give') ? { [name]: value } : {};
};

/** What was not taken: a message, a phone number, or an address for answers. */
interface Refused {
  answer?: FailedAnswer;
  phone?: RefusedPhone;
  answersTo?: Omit<AnswersTo, 'mailed'>;
}

/**
 * The page behind the link of a conversation (ADR 74). The server draws it, and its forms are plain POSTs. Its script
 * fetches this page again when something happens (ADR 75). Every token that opens nothing has the same page.
 */
@Pages()
@Public()
export class ConversationPageController extends LinkPages {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: ConversationWriter,
    private readonly mailedAnswers: SenderAnswers,
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
  ) {
    super(conversationPath, OVER);
  }

  @Get(PATH)
  show(@Req() request: TokenRequest): Promise<PlainPage> {
    return this.read(request);
  }

  @Post(PATH)
  async write(@Req() request: TokenRequest): Promise<Redirection> {
    const { body } = request;
    if (body instanceof Readable) {
      // What was typed comes first in the form: the page that refuses a photo shows it again.
      const fields = new URLSearchParams();
      request.body = fields;
      await this.writer.writeForm(toSender(request), body, fields);
    } else {
      await this.writer.writeFields(toSender(request), readForm(request));
    }
    return this.redirect(request);
  }

  @Post(`${PATH}/seen`)
  async markSeen(@FormBody(readSeen) { count }: SeenDto, @Req() request: TokenRequest): Promise<Redirection> {
    await this.conversations.markSeen(toSender(request), count);
    return this.redirect(request);
  }

  @Post(`${PATH}/solved`)
  async solve(@Form() form: URLSearchParams, @Req() request: TokenRequest): Promise<Redirection> {
    const who = toSender(request);
    if (form.get('solved') === '1') await this.conversations.solve(who);
    else await this.conversations.reopen(who);
    return this.redirect(request);
  }

  @Post(`${PATH}/phone`)
  async sharePhone(
    @FormBody(readFilled('phone')) { phone }: PhoneFormDto,
    @Req() request: TokenRequest,
  ): Promise<Redirection> {
    const who = toSender(request);
    if (phone === undefined) await this.conversations.hidePhone(who);
    else await this.conversations.shareSenderPhone(who, phone);
    return this.redirect(request);
  }

  /** "Email me replies". Without an address, the mails end. */
  @Post(`${PATH}/answers-to`)
  async keepAddress(
    @FormBody(readFilled('address')) { address }: AddressFormDto,
    @Req() request: TokenRequest,
  ): Promise<Redirection> {
    const who = toSender(request);
    if (address === undefined) await this.mailedAnswers.stop(who);
    else await this.mailedAnswers.mailTo(who, { address, locale: readLanguage(request) });
    return this.redirect(request);
  }

  /** A button, since mail programs open links, too. */
  @Get(MAILED_PATH)
  async showMailedLink(@Req() request: TokenRequest, @Param('proof') proof: string): Promise<PageAnswer> {
    const alias = await this.mailedAnswers.findUnproved(toSender(request), proof);
    if (alias === undefined) return this.redirect(request);
    const code = toDisplayAlias(alias);
    return { draw: (context) => drawMailedLink(request.params.token, proof, code, context), secret: true };
  }

  @Post(MAILED_PATH)
  async openMailedLink(
    @Form() _form: URLSearchParams,
    @Req() request: TokenRequest,
    @Param('proof') proof: string,
  ): Promise<Redirection> {
    await this.mailedAnswers.prove(toSender(request), proof);
    return this.redirect(request);
  }

  /** The address of a form that was refused, opened again; or a slash too many. */
  @Get(`${PATH}/*`)
  leadBack(@Req() request: TokenRequest): Redirection {
    return this.redirect(request);
  }

  /** No other page may have a token in its path. */
  @Get(conversationPath('*'))
  refuse(): never {
    throw new DomainError('not_found');
  }

  /** The form again with what was typed, or a page without it. */
  showFailure(error: DomainError, request: TokenRequest): PlainPage | Promise<PlainPage> {
    const { errorCode: code } = error;
    const { body } = request;
    if (!AGAIN.has(code) || !(body instanceof URLSearchParams)) return this.showWithoutForm(error, request);
    const fail = (locale: Locale) => toRefused(error, body, locale);
    return this.showAgain(request, this.read(request, fail, error.status));
  }

  private async read(
    request: TokenRequest,
    fail?: (locale: Locale) => Refused,
    status?: number,
  ): Promise<PlainPage> {
    const { token } = request.params;
    const who = toSender(request);
    const { mailed, held, ...shown } = await this.mailedAnswers.readPage(who, readPosition(request));
    // The token proves that the code was shown before.
    const page = await this.pages.find(shown.alias, request.ip, true);
    const pageKind = (page && this.answers.withoutToken(page).pageKind) ?? 'lost';
    const draw = (context: DrawingContext) => {
      const { answer, phone, answersTo } = fail?.(context.locale) ?? {};
      // Once the owner has read it, it cannot be seen any sooner.
      const waits = held && shown.ownerSeen === 0;
      const conversation = {
        token,
        pageKind,
        ...shown,
        remembered: isRemembered(request),
        answersTo: { mailed, held: waits, ...answersTo },
      };
      return drawConversation(conversation, randomUUID(), context, answer, phone);
    };
    return { draw, status, secret: true, script: 'conversation', asksPlace: true };
  }
}

function toSender({ params: { token }, ip: clientAddress }: TokenRequest): Sender {
  return { side: 'sender', token, clientAddress };
}

/** What was typed into which of the forms. */
function toRefused(error: DomainError, form: URLSearchParams, locale: Locale): Refused {
  const isWrong = error instanceof ValidationError;
  const problem = isWrong ? undefined : toProblem(error, locale);
  const phone = form.get('phone');
  if (phone !== null) return { phone: { phone, problem } };
  const typed = form.get('address');
  if (typed === null) return { answer: toFailedAnswer(error, form, locale) };
  return { answersTo: { typed, problem } };
}
