import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toClient } from '../../accounts';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { Answers, AnswersCreated, AnswersNothing, Refuses } from '../../platform/open-api/answers';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';
import { NOT_GIVABLE } from '../activations/assert-givable';
import { CodeOwnership } from '../activations/code-ownership';
import { AsksForCode } from '../scan-pages/asked-code';
import { ScanPages } from '../scan-pages/scan-pages';
import { GiftsOnRequest } from './gifts-on-request';
import { NewUnactivationRequestDto, UnactivationRequestDto } from './unactivation-request.dto';
import { UnactivationRequestsService } from './unactivation-requests.service';

/** Unactivation: an owner gives a code up, or somebody else asks the owner to do so (specification 4). */
@RequireAuthority('user')
@Controller()
export class UnactivationsController {
  constructor(
    private readonly pages: ScanPages,
    private readonly ownership: CodeOwnership,
    private readonly requests: UnactivationRequestsService,
    private readonly gifts: GiftsOnRequest,
  ) {}

  /** Give a code up. Answers 404 to anyone who does not hold it, and `not_activated` when nobody does. */
  @Post('scan/:alias/unactivate')
  @AsksForCode()
  @AnswersNothing('not_activated', 'not_found')
  async unactivate(@UserId() userId: string, @Req() request: FastifyRequest): Promise<void> {
    const { itemId } = await this.pages.get(request);
    await this.ownership.end(itemId, userId);
  }

  /**
   * Ask the owner of a code to give it up. Mails the owner a link; asking again within a day is refused, and so is a code
   * without a sticker, which is deleted when its owner gives it up.
   */
  @Post('scan/:alias/unactivation-request')
  @AsksForCode()
  @Refuses('not_activatable', 'not_activated', 'own_code', 'unactivation_requested')
  @AnswersCreated(undefined, 'too_many_requests')
  async request(
    @UserId() userId: string,
    @Body() { reason }: NewUnactivationRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { itemId } = await this.pages.get(request);
    await this.requests.make(itemId, userId, reason);
  }

  /** Get the unactivation request of a mailed link. Changes nothing. Answers 404 to anybody but the owner. */
  @Get('unactivation-requests/:token')
  @Answers(UnactivationRequestDto, 'not_found', ...LINK_REFUSALS)
  show(@Param('token') token: string, @UserId() userId: string): Promise<UnactivationRequestDto> {
    return this.requests.show(token, userId);
  }

  /** Agree to an unactivation request. Gives the code up. */
  @Post('unactivation-requests/:token/confirm')
  @AnswersNothing('not_found', 'not_activated', ...LINK_REFUSALS)
  confirm(@Param('token') token: string, @UserId() userId: string): Promise<void> {
    return this.requests.confirm(token, userId);
  }

  /** Give the code to whoever asked. Mails them a link; until they accept, the code stays as it is. */
  @Post('unactivation-requests/:token/give')
  @AnswersNothing(
    'not_found',
    'own_address',
    'email_bounces',
    'already_offered',
    'not_activated',
    'too_many_requests',
    ...NOT_GIVABLE,
    ...LINK_REFUSALS,
  )
  async give(
    @Param('token') token: string,
    @UserId() userId: string,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.gifts.give(token, userId, toClient(request).address);
  }

  /** Decline an unactivation request. */
  @Post('unactivation-requests/:token/decline')
  @AnswersNothing('not_found', ...LINK_REFUSALS)
  decline(@Param('token') token: string, @UserId() userId: string): Promise<void> {
    return this.requests.decline(token, userId);
  }
}
