import { randomUUID } from 'node:crypto';
import { Get, Header, Post, Req, StreamableFile } from '@nestjs/common';
import {
  type ErrorCode,
  type Locale,
  OWNER_LINK,
  ownerLinkPath,
  ownerLinkPhotoPath,
} from '@ringtag/contracts';
import {
  type DrawingContext,
  drawConversation,
  drawFreshLinkSent,
  drawOpenedElsewhere,
  drawOwnerLink,
  type FailedAnswer,
} from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { ConversationsService, ConversationWriter, OwnerLinkConversations, SeenDto } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { Form, FormBody } from '../../platform/http/forms';
import { HostCookie } from '../../platform/http/host-cookie';
import { Reply } from '../../platform/http/reply';
import { randomSecret } from '../../platform/secrets/secrets';
import { isSharedComputer } from './activation/shared-computer';
import { LinkPages, readPosition, readSeen, toFailedAnswer, type TokenRequest } from './link-pages';
import { Pages } from './page-answers';
import type { PageAnswer, PlainPage, Redirection } from './plain-pages';

interface PhotoRoute {
  Params: { token: string; photoId: string };
}

const PATH = ownerLinkPath(':token');
const SECRET = /^[\w-]{43}$/;
/** What ends while a page is open has the page of all links that open nothing. */
const OVER = new Set<ErrorCode>(['not_found', 'not_activated', 'outdated']);

/**
 * The pages behind the link in a mail to an owner (ADR 76): a button, and in the browser that pressed it first the
 * conversation. Nothing is shown or changed by opening the link: mail programs do that, too.
 */
@Pages()
@Public()
export class OwnerLinkController extends LinkPages {
  /** The secret that tells this browser from others. It is one for all links, and says nothing of anybody. */
  private readonly cookie: HostCookie;

  constructor(
    private readonly links: OwnerLinkConversations,
    private readonly conversations: ConversationsService,
    private readonly writer: ConversationWriter,
    private readonly clock: Clock,
    server: ServerConfig,
  ) {
    super(ownerLinkPath, OVER);
    // Lax: the link is opened from mail programs in the browser, which are other sites.
    this.cookie = new HostCookie(server, 'answers', 'lax');
  }

  @Get(PATH)
  show(@Req() request: TokenRequest): Promise<PlainPage> {
    return this.read(request);
  }

  @Get(ownerLinkPhotoPath(':token', ':photoId'))
  @Header('Cache-Control', 'no-store')
  async sendPhoto(@Req() request: FastifyRequest<PhotoRoute>): Promise<StreamableFile> {
    const { token, photoId } = request.params;
    if (!isUuid(photoId)) throw new DomainError('not_found');
    const owner = await this.links.getOwner(token, this.readBrowser(request));
    const bytes = await this.conversations.getPhoto(owner, photoId);
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }

  @Post(`${PATH}/open`)
  async open(
    @Form() _form: URLSearchParams,
    @Req() request: TokenRequest,
    @Reply() reply: FastifyReply,
  ): Promise<Redirection> {
    const browser = this.readBrowser(request) ?? randomSecret();
    await this.links.open(request.params.token, browser);
    // On a computer that its owner called shared when signing in, the cookie ends with the browser.
    const expires = isSharedComputer(request) ? undefined : this.clock.in(OWNER_LINK.life);
    this.cookie.set(reply, browser, expires);
    return this.redirect(request);
  }

  @Post(PATH)
  async write(@Form() form: URLSearchParams, @Req() request: TokenRequest): Promise<Redirection> {
    const owner = await this.links.getOwner(request.params.token, this.readBrowser(request));
    await this.writer.writeFields(owner, form);
    return this.redirect(request);
  }

  @Post(`${PATH}/seen`)
  async markSeen(@FormBody(readSeen) { count }: SeenDto, @Req() request: TokenRequest): Promise<Redirection> {
    await this.links.look(request.params.token, this.readBrowser(request), count);
    return this.redirect(request);
  }

  @Post(`${PATH}/thanks`)
  async thank(@Form() _form: URLSearchParams, @Req() request: TokenRequest): Promise<Redirection> {
    const { token } = request.params;
    const owner = await this.links.getOwner(token, this.readBrowser(request));
    await this.conversations.thank(owner, undefined).catch((error: unknown) => {
      // Pressed twice, or opened again meanwhile: the page says what holds now.
      if (toDomainError(error).errorCode !== 'outdated') throw error;
    });
    return this.redirect(request);
  }

  @Post(`${PATH}/fresh`)
  async mailFresh(@Form() _form: URLSearchParams, @Req() request: TokenRequest): Promise<PageAnswer> {
    const isMailed = await this.links.mailFresh(request.params.token);
    return isMailed ? { draw: drawFreshLinkSent, secret: true } : this.redirect(request);
  }

  /** The address of a form that was refused, opened again; or a slash too many. */
  @Get(`${PATH}/*`)
  leadBack(@Req() request: TokenRequest): Redirection {
    return this.redirect(request);
  }

  /** The form again with what was typed, or a page without it. */
  showFailure(error: DomainError, request: TokenRequest): PlainPage | Promise<PlainPage> {
    const { errorCode: code } = error;
    const { body } = request;
    const again = code === 'validation_failed' || code === 'too_many_requests';
    if (!again || !(body instanceof URLSearchParams) || !body.has('body'))
      return this.showWithoutForm(error, request);
    const fail = (locale: Locale) => toFailedAnswer(error, body, locale);
    return this.showAgain(request, this.read(request, fail, error.status));
  }

  private async read(
    request: TokenRequest,
    fail?: (locale: Locale) => FailedAnswer,
    status?: number,
  ): Promise<PlainPage> {
    const { token } = request.params;
    const browser = this.readBrowser(request);
    const state = await this.links.read(token, browser, readPosition(request));
    if (state === 'closed') return { draw: (context) => drawOwnerLink(token, context), secret: true };
    if (state === 'elsewhere')
      return { draw: (context) => drawOpenedElsewhere(token, context), secret: true };
    const { senderName, senderNumber, ownerLabel, isHelper, helped, ...shown } = state;
    const draw = (context: DrawingContext) =>
      drawConversation(
        { token, ...shown, asOwner: { senderName, senderNumber, ownerLabel, isHelper, helped } },
        randomUUID(),
        context,
        fail?.(context.locale),
      );
    return { draw, status, secret: true, script: 'conversation' };
  }

  private readBrowser(request: TokenRequest): string | undefined {
    const secret = this.cookie.read(request);
    return secret !== undefined && SECRET.test(secret) ? secret : undefined;
  }
}
