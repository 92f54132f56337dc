import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ActivationsService } from '../activations/activations.service';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { AliasParam } from '../scan-pages/alias-param';
import { ScanPages } from '../scan-pages/scan-pages';
import { NewUnactivationRequestDto, UnactivationRequestDto } from './unactivation-request.dto';
import { UnactivationRequestsService } from './unactivation-requests.service';

/** Giving a code up: its owner directly, somebody else by asking the owner (specification 4). */
@ApiTags('scan')
@RequireAuthority('user')
@Controller()
export class UnactivationsController {
  constructor(
    private readonly pages: ScanPages,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationsService,
    private readonly requests: UnactivationRequestsService,
  ) {}

  /** 404 for whoever does not hold the code, 409 `not_activated` when nobody does (any more). */
  @Post('scan/:alias/unactivate')
  @HttpCode(204)
  @ApiNoContentResponse()
  async unactivate(
    @AliasParam() alias: string,
    @CurrentViewer() { userId }: Viewer,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { itemId } = await this.pages.get(alias, request.ip);
    await this.transactions.run((manager) => this.activations.end(manager, { itemId, userId }));
  }

  /** Mails the owner a link; asking again within a day is 409 `unactivation_requested`. */
  @Post('scan/:alias/unactivation-request')
  @ApiCreatedResponse()
  async request(
    @AliasParam() alias: string,
    @CurrentViewer() viewer: Viewer,
    @Body() { reason }: NewUnactivationRequestDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { itemId } = await this.pages.get(alias, request.ip);
    await this.requests.make(itemId, viewer.userId, reason);
  }

  /** Changes nothing. 404 for anybody but the owner, 400 `link_expired` after its day, `invalid_link` when there is nothing to answer any more. */
  @Get('unactivation-requests/:token')
  @ApiOkResponse({ type: UnactivationRequestDto })
  show(@Param('token') token: string, @CurrentViewer() viewer: Viewer): Promise<UnactivationRequestDto> {
    return this.requests.show(token, viewer.userId);
  }

  @Post('unactivation-requests/:token/confirm')
  @HttpCode(204)
  @ApiNoContentResponse()
  confirm(@Param('token') token: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.requests.confirm(token, viewer.userId);
  }

  @Post('unactivation-requests/:token/decline')
  @HttpCode(204)
  @ApiNoContentResponse()
  decline(@Param('token') token: string, @CurrentViewer() viewer: Viewer): Promise<void> {
    return this.requests.decline(token, viewer.userId);
  }
}
