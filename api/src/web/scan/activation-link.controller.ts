import { Body, Controller, Get, Headers, Post, Req } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LINK_TOKEN_HEADER } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { ALIAS_REFUSALS, AliasParam, NOT_FREE, PendingActivations, ScanPages } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';
import { ActivateLinkDto, ActivationPreviewDto } from './scan.dto';

/** The page of a mailed activation link: its content, and declining. Its button calls `POST activate-link`. */
@Public()
@Controller('scan/:alias/activation')
export class ActivationLinkController {
  constructor(
    private readonly pages: ScanPages,
    private readonly pending: PendingActivations,
  ) {}

  /**
   * Show what a mailed activation link would publish. Changes nothing. The token comes in a header, because addresses
   * are logged and kept.
   */
  @Get()
  @ApiHeader({ name: LINK_TOKEN_HEADER, required: true, description: 'The token of the mailed link' })
  @Answers(ActivationPreviewDto, ...ALIAS_REFUSALS, ...LINK_REFUSALS, ...NOT_FREE)
  async show(
    @AliasParam() alias: string,
    @Req() request: FastifyRequest,
    @Headers(LINK_TOKEN_HEADER) token: string = '',
  ): Promise<ActivationPreviewDto> {
    const { itemId } = await this.pages.get(alias, request.ip);
    return this.pending.getPreview(itemId, token);
  }

  /** Decline an activation. The mailed code and link stop working. */
  @Post('decline')
  @AnswersNothing(...ALIAS_REFUSALS, ...LINK_REFUSALS, 'invalid_code')
  async decline(
    @AliasParam() alias: string,
    @Body() { token }: ActivateLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { itemId } = await this.pages.get(alias, request.ip);
    await this.pending.decline(itemId, token);
  }
}
