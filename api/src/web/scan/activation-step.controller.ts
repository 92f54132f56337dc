import { Controller, Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  ActivationStepCookie,
  ALIAS_REFUSALS,
  AliasParam,
  NOT_FREE,
  PendingActivations,
  ScanPages,
} from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import { maskEmail } from '../../platform/addresses/email';
import { DomainError } from '../../platform/errors/domain-error';
import { Answers } from '../../platform/open-api/answers';
import { ActivationStepDto } from './scan.dto';

/** The code step of an activation, for a reload or another tab of the browser that began it. */
@Public()
@Controller('scan/:alias/verify/:challengeId')
export class ActivationStepController {
  constructor(
    private readonly pages: ScanPages,
    private readonly cookie: ActivationStepCookie,
    private readonly pending: PendingActivations,
  ) {}

  /** Get the code step of an activation. Only the browser that began the activation finds it. */
  @Get()
  @Answers(ActivationStepDto, ...ALIAS_REFUSALS, ...NOT_FREE)
  async show(
    @AliasParam() alias: string,
    @Param('challengeId') challengeId: string,
    @Req() request: FastifyRequest,
  ): Promise<ActivationStepDto> {
    const { itemId } = await this.pages.get(alias, request.ip);
    if (!this.cookie.has(request, { challengeId, itemId })) throw new DomainError('code_not_found');
    const { state, challenge } = await this.pending.getStep(challengeId, itemId);
    if (!challenge) return { state };
    const { emailAsTyped, expiresAt, resendAt } = challenge;
    return { state, challenge: { email: maskEmail(emailAsTyped), expiresAt, resendAt } };
  }
}
