import { Get, Post, Req } from '@nestjs/common';
import {
  cardPath,
  conversationPath,
  ERRORS,
  isAlias,
  normalizeAlias,
  rememberedConversationPath,
} from '@ringtag/contracts';
import { drawForgottenConversation } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RememberedConversation } from '../../inbox';
import { Public } from '../../platform/access/access.decorators';
import { DomainError } from '../../platform/errors/domain-error';
import { Form } from '../../platform/http/forms';
import { Reply } from '../../platform/http/reply';
import { toFailurePage } from './failure-pages';
import { type PageController, Pages } from './page-answers';
import type { PageAnswer, PlainPage } from './plain-pages';

type AliasRequest = FastifyRequest<{ Params: { alias: string } }>;

const PATH = rememberedConversationPath(':alias');

/** Leads from a code to the conversation that this browser remembers (ADR 74). */
@Pages()
@Public()
export class RememberedConversationController implements PageController {
  constructor(private readonly remembered: RememberedConversation) {}

  @Get(PATH)
  async show(@Req() request: AliasRequest, @Reply() reply: FastifyReply): Promise<PageAnswer> {
    const alias = readAlias(request);
    const token = await this.remembered.findOpen(request, alias);
    if (token !== undefined) return { to: `${conversationPath(token)}?remembered` };
    // Other sites lead here without the cookie, and must not have it forgotten.
    return request.headers['sec-fetch-site'] === 'same-origin'
      ? this.end(reply, alias)
      : { to: cardPath(alias) };
  }

  @Post(`${PATH}/forget`)
  async forget(
    @Form() _form: URLSearchParams,
    @Req() request: AliasRequest,
    @Reply() reply: FastifyReply,
  ): Promise<PageAnswer> {
    const alias = readAlias(request);
    const token = await this.remembered.findOpen(request, alias);
    this.remembered.forget(reply, alias);
    return token === undefined ? this.end(reply, alias) : { to: conversationPath(token) };
  }

  showFailure(error: DomainError, request: FastifyRequest): PlainPage {
    return toFailurePage(error, request);
  }

  /** It ended, or it was never remembered: the same page. */
  private end(reply: FastifyReply, alias: string): PlainPage {
    this.remembered.forget(reply, alias);
    return {
      draw: (context) => drawForgottenConversation(alias, context),
      status: ERRORS.not_found.status,
      personal: true,
    };
  }
}

function readAlias({ params: { alias } }: AliasRequest): string {
  const normalized = normalizeAlias(alias);
  if (!isAlias(normalized)) throw new DomainError('not_found');
  return normalized;
}
