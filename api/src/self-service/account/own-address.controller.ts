import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PROOF_REFUSALS, ProofDto, toClient, toProof } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { OwnAddressDto } from './account.dto';
import { OwnAddress } from './own-address';

/** Whether emails reach the person who is signed in. */
@RequireAuthority('user')
@Controller('user')
export class OwnAddressController {
  constructor(private readonly address: OwnAddress) {}

  /** Get whether emails to the address of the account come back. */
  @Get('email')
  @Answers(OwnAddressDto)
  get(@CurrentViewer() viewer: Viewer): Promise<OwnAddressDto> {
    return this.address.describe(viewer);
  }

  /** Prove the address of the account with a code of the purpose `confirm`. Notices go there again. */
  @Post('email-confirm')
  @AnswersNothing(...PROOF_REFUSALS)
  confirm(
    @CurrentViewer() viewer: Viewer,
    @Body() body: ProofDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.address.confirm(viewer, toProof(body), toClient(request));
  }
}
