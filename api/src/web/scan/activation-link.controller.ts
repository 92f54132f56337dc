import { Body, Controller, Get, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LINK_TOKEN_HEADER } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { ActivationLinksService } from '../../codes/activations/activation-links.service';
import { Public } from '../../platform/access/access.decorators';
import { AliasParam } from '../../codes/scan-pages/alias-param';
import { ScanPages } from '../../codes/scan-pages/scan-pages';
import { ActivateLinkDto, ActivationPreviewDto } from './scan.dto';

/** What the page of a mailed activation link shows and offers; POST activate-link is what its button does. */
@ApiTags('scan')
@Public()
@Controller('scan/:alias/activation')
export class ActivationLinkController {
  constructor(
    private readonly pages: ScanPages,
    private readonly links: ActivationLinksService,
  ) {}

  /** Shows what the link would publish. The token comes in a header: addresses are logged and kept. */
  @Get()
  @ApiHeader({ name: LINK_TOKEN_HEADER, required: true, description: 'The token of the mailed link' })
  @ApiOkResponse({ type: ActivationPreviewDto })
  async show(
    @AliasParam() alias: string,
    @Req() request: FastifyRequest,
    @Headers(LINK_TOKEN_HEADER) token: string = '',
  ): Promise<ActivationPreviewDto> {
    const { itemId } = await this.pages.get(alias, request.ip);
    return this.links.show(itemId, token);
  }

  @Post('decline')
  @HttpCode(204)
  @ApiNoContentResponse()
  async decline(
    @AliasParam() alias: string,
    @Body() { token }: ActivateLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { itemId } = await this.pages.get(alias, request.ip);
    await this.links.decline(itemId, token);
  }
}
