import { Controller, Get, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { Answers } from '../../platform/open-api/answers';
import { CodeStepDto, toSentCode } from '../challenges/challenge.dto';
import { ChallengesService } from '../challenges/challenges.service';
import { StepCookie } from '../challenges/step-cookie';
import { toStepState } from '../challenges/step-state';

/** The proofs whose digits are entered on a page of its own address, besides that of an activation. */
const STEP_PURPOSES = ['sign-in', 'register', 'password-reset'] as const;

@Public()
@Controller('auth/steps')
export class AuthStepsController {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly steps: StepCookie,
    private readonly clock: Clock,
  ) {}

  /**
   * Get the code step of a sign-in, a sign-up or a new password. Only the browser that asked for the code finds it. The
   * answer does not tell whether the address has an account.
   */
  @Get(':challengeId')
  @Answers(CodeStepDto, 'not_found')
  async show(
    @Param('challengeId') challengeId: string,
    @Req() request: FastifyRequest,
  ): Promise<CodeStepDto> {
    const purpose = STEP_PURPOSES.find((of) => this.steps.has(request, { challengeId, of }));
    if (!purpose) throw new DomainError('not_found');
    const challenge = await this.challenges.find(challengeId, { purpose });
    const state = toStepState(challenge, this.clock.now());
    return challenge && state !== 'used' ? { state, challenge: toSentCode(challenge) } : { state };
  }
}
