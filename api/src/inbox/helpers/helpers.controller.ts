import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { toClient } from '../../accounts';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { HelpersDto, NewHelperDto } from './helper.dto';
import { HelpersService } from './helpers.service';

/** The people who help the signed-in owner to answer the messages of a code. */
@RequireAuthority('user')
@Controller('my-codes/:id/helpers')
export class HelpersController {
  constructor(private readonly helpers: HelpersService) {}

  /** List the helpers of a code, and the open invitations. */
  @Get()
  @Answers(HelpersDto)
  async list(@UserId() userId: string, @IdParam() id: string): Promise<HelpersDto> {
    return { helpers: await this.helpers.list(userId, id) };
  }

  /** Invite somebody to help. Mails a link that works for seven days, whether the address has an account or not. */
  @Post()
  @AnswersNothing('not_activated', 'own_address', 'email_bounces', 'too_many_requests')
  invite(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() { email }: NewHelperDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.helpers.invite(userId, id, email, toClient(request));
  }

  /** End somebody's help, or take an invitation back. */
  @Delete(':helperId')
  @AnswersNothing()
  remove(
    @UserId() userId: string,
    @IdParam() id: string,
    @IdParam('helperId') helperId: string,
  ): Promise<void> {
    return this.helpers.remove(userId, id, helperId);
  }
}
