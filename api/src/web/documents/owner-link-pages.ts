import { randomUUID } from 'node:crypto';
import {
  type ErrorCode,
  ERRORS,
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
} from '@ringtag/scan-card/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import type { OwnerLinkConversations } from '../../inbox';
import type { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { toDomainError } from '../../platform/http/error.filter';
import { hostCookie, hostCookieName } from '../../platform/http/host-cookie';
import { randomSecret } from '../../platform/secrets/secrets';
import { isSharedComputer } from './activation/shared-computer';
import {
  LinkPages,
  type LinkPagesOptions,
  readPosition,
  toFailedAnswer,
  type TokenRequest,
  type TokenRoute,
} from './link-pages';

export interface OwnerLinkPagesOptions extends LinkPagesOptions {
  ownerLinks: OwnerLinkConversations;
  clock: Clock;
}

interface PhotoRoute {
  Params: { token: string; photoId: string };
}

const SECRET = /^[\w-]{43}$/;
/** What ends while a page is open has the page of all links that open nothing. */
const OVER = new Set<ErrorCode>(['not_found', 'not_activated', 'outdated']);

/**
 * The pages behind the link in a mail to an owner (ADR 76): a button, and in the browser that pressed it first the
 * conversation. Nothing is shown or changed by opening the link: mail programs do that, too.
 */
export function serveOwnerLinks(scope: FastifyInstance, options: OwnerLinkPagesOptions): void {
  const pages = new OwnerLinkPages(options, ownerLinkPath, OVER);
  const { config } = pages;
  const path = ownerLinkPath(':token');
  scope.get<TokenRoute>(path, { config }, (request, reply) => pages.show(request, reply));
  scope.get<PhotoRoute>(ownerLinkPhotoPath(':token', ':photoId'), { config }, (request, reply) =>
    pages.sendPhoto(request, reply),
  );
  scope.post<TokenRoute>(path, { config }, (request, reply) => pages.write(request, reply));
  scope.post<TokenRoute>(`${path}/open`, { config }, (request, reply) => pages.open(request, reply));
  scope.post<TokenRoute>(`${path}/seen`, { config }, (request, reply) => pages.markSeen(request, reply));
  scope.post<TokenRoute>(`${path}/thanks`, { config }, (request, reply) => pages.thank(request, reply));
  scope.post<TokenRoute>(`${path}/fresh`, { config }, (request, reply) => pages.mailFresh(request, reply));
  // The address of a form that was refused, opened again; or a slash too many.
  scope.get<TokenRoute>(`${path}/*`, { config }, (request, reply) => pages.redirect(request, reply));
}

class OwnerLinkPages extends LinkPages<OwnerLinkPagesOptions> {
  /** The secret that tells this browser from others. It is one for all links, and says nothing of anybody. */
  private readonly cookie = hostCookieName(this.options.publicUrl, 'answers');

  async show(
    request: TokenRequest,
    reply: FastifyReply,
    fail?: (locale: Locale) => FailedAnswer,
    status?: number,
  ): Promise<FastifyReply> {
    const { token } = request.params;
    const browser = this.readBrowser(request);
    const state = await this.options.ownerLinks.read(token, browser, readPosition(request));
    if (state === 'closed')
      return this.send(request, reply, { draw: (context) => drawOwnerLink(token, context) });
    if (state === 'elsewhere')
      return this.send(request, reply, { draw: (context) => drawOpenedElsewhere(token, context) });
    const { senderName, ...shown } = state;
    const draw = (context: DrawingContext) =>
      drawConversation(
        { token, ...shown, asOwner: { senderName } },
        randomUUID(),
        context,
        fail?.(context.locale),
      );
    return this.send(request, reply, { draw, status, script: 'conversation' });
  }

  async sendPhoto(request: FastifyRequest<PhotoRoute>, reply: FastifyReply): Promise<FastifyReply> {
    const { token, photoId } = request.params;
    if (!isUuid(photoId)) throw new DomainError('not_found');
    const bytes = await this.options.ownerLinks.getPhoto(token, this.readBrowser(request), photoId);
    return reply.header('Cache-Control', 'no-store').type('image/webp').send(bytes);
  }

  async open(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.readForm(request);
    const browser = this.readBrowser(request) ?? randomSecret();
    await this.options.ownerLinks.open(request.params.token, browser);
    this.keepBrowser(request, reply, browser);
    return this.redirect(request, reply);
  }

  async write(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const form = this.readForm(request);
    await this.options.ownerLinks.writeFields(request.params.token, this.readBrowser(request), form);
    return this.redirect(request, reply);
  }

  async markSeen(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const count = await this.readSeen(request);
    await this.options.ownerLinks.markSeen(request.params.token, this.readBrowser(request), count);
    return this.redirect(request, reply);
  }

  async thank(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.readForm(request);
    const { token } = request.params;
    await this.options.ownerLinks.thank(token, this.readBrowser(request)).catch((error: unknown) => {
      // Pressed twice, or opened again meanwhile: the page says what holds now.
      if (toDomainError(error).errorCode !== 'outdated') throw error;
    });
    return this.redirect(request, reply);
  }

  async mailFresh(request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.readForm(request);
    const isMailed = await this.options.ownerLinks.mailFresh(request.params.token);
    if (!isMailed) return this.redirect(request, reply);
    return this.send(request, reply, { draw: drawFreshLinkSent });
  }

  /** The form again with what was typed, or a page without it. */
  async showFailure(error: DomainError, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { errorCode: code } = error;
    const { body } = request;
    const again = code === 'validation_failed' || code === 'too_many_requests';
    if (!again || !(body instanceof URLSearchParams) || !body.has('body'))
      return this.showWithoutForm(error, request, reply);
    const fail = (locale: Locale) => toFailedAnswer(error, body, locale);
    return this.showAgain(request, reply, this.show(request, reply, fail, ERRORS[code].status));
  }

  private readBrowser({ cookies }: TokenRequest): string | undefined {
    const secret = cookies[this.cookie];
    return secret !== undefined && SECRET.test(secret) ? secret : undefined;
  }

  /** Not after the browser was closed where others use the computer, as its owner has said at a sign-in. */
  private keepBrowser(request: TokenRequest, reply: FastifyReply, browser: string): void {
    const { publicUrl, clock } = this.options;
    // Lax: the link is opened from mail programs in the browser, which are other sites.
    const attributes = hostCookie(publicUrl, 'lax');
    const life = isSharedComputer(request) ? {} : { expires: clock.in(OWNER_LINK.life) };
    void reply.setCookie(this.cookie, browser, { ...attributes, ...life });
  }
}
