import { Body, Controller, Delete, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_REFUSALS, toClient } from '../../accounts';
import { CurrentViewer, RequireAuthority, UserId } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { NOT_GIVABLE } from '../activations/assert-givable';
import { NewGiftDto } from './gift.dto';
import { GiftsService } from './gifts.service';

/** Giving one's own code to somebody. `GET /my-codes/{id}` shows the open gift. */
@RequireAuthority('user')
@Controller('my-codes/:id/gift')
export class MyGiftController {
  constructor(private readonly gifts: GiftsService) {}

  /**
   * Offer one's own code to an email address. A link is mailed there. It works for seven days, and only for the account with
   * this address. Nothing changes until it is accepted. Needs the password or mailed digits, unless the sign-in is fresh.
   */
  @Post()
  @AnswersCreated(
    undefined,
    'own_address',
    'email_bounces',
    'already_offered',
    'not_activated',
    'too_many_requests',
    ...NOT_GIVABLE,
    ...ACCOUNT_REFUSALS,
  )
  async offer(
    @CurrentViewer() viewer: Viewer,
    @IdParam() itemId: string,
    @Body() body: NewGiftDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.gifts.offer(viewer, itemId, body, toClient(request));
  }

  /** Take back a code that was offered and not accepted yet. */
  @Delete()
  @AnswersNothing('not_activated', 'not_found')
  async takeBack(@UserId() giverId: string, @IdParam() itemId: string): Promise<void> {
    await this.gifts.takeBack(giverId, itemId);
  }
}
