import { Controller, Get, Param, Post } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';
import { HelperInvitationDto } from './helper.dto';
import { InvitationsService } from './invitations.service';

/** Invitations to help somebody to answer. Answers 404 to anybody but the account whose address was invited. */
@RequireAuthority('user')
@Controller('helper-invitations/:token')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  /** Get the invitation of a mailed link. Changes nothing. */
  @Get()
  @Answers(HelperInvitationDto, 'not_found', ...LINK_REFUSALS)
  show(@Param('token') token: string, @UserId() userId: string): Promise<HelperInvitationDto> {
    return this.invitations.show(token, userId);
  }

  /** Accept an invitation. The owner is told by mail. */
  @Post('accept')
  @AnswersNothing('not_found', ...LINK_REFUSALS)
  accept(@Param('token') token: string, @UserId() userId: string): Promise<void> {
    return this.invitations.accept(token, userId);
  }

  /** Decline an invitation. */
  @Post('decline')
  @AnswersNothing('not_found', ...LINK_REFUSALS)
  decline(@Param('token') token: string, @UserId() userId: string): Promise<void> {
    return this.invitations.decline(token, userId);
  }
}
