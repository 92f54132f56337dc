import { Controller, Get, Param, Post } from '@nestjs/common';
import { CurrentViewer, Public, RequireAuthority, UserId } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';
import { NOT_GIVABLE } from '../activations/assert-givable';
import { AcceptedGiftDto, OfferedGiftDto } from './gift.dto';
import { ReceivedGifts } from './received-gifts';

/** A code that its owner gives to whoever has the mailed link and the address that it was mailed to. */
@Controller('gifts/:token')
export class GiftsController {
  constructor(private readonly gifts: ReceivedGifts) {}

  /** Get the gift of a mailed link. Changes nothing. */
  @Get()
  @Public({ viewer: true })
  @Answers(OfferedGiftDto, ...LINK_REFUSALS)
  show(@Param('token') token: string, @CurrentViewer() viewer?: Viewer): Promise<OfferedGiftDto> {
    return this.gifts.show(token, viewer);
  }

  /**
   * Accept a gift. Answers 404 to anybody but the account that has proved the invited address. A gift that is refused,
   * such as one above the limit of codes, stays open.
   */
  @Post('accept')
  @RequireAuthority('user')
  @Answers(
    AcceptedGiftDto,
    'not_found',
    'own_address',
    'name_required',
    'activation_limit_reached',
    ...NOT_GIVABLE,
    ...LINK_REFUSALS,
  )
  async accept(@Param('token') token: string, @UserId() userId: string): Promise<AcceptedGiftDto> {
    return { id: await this.gifts.accept(token, userId) };
  }

  /** Decline a gift. The giver is told. */
  @Post('decline')
  @Public()
  @AnswersNothing(...LINK_REFUSALS)
  decline(@Param('token') token: string): Promise<void> {
    return this.gifts.decline(token);
  }
}
