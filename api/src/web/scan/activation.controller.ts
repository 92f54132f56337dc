import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChallengeDto,
  DIGITS_REFUSALS,
  PasswordsService,
  type Proof,
  toProof,
  ResendDto,
  UserDto,
} from '../../accounts';
import {
  ACTIVATION_REFUSALS,
  ActivationsService,
  ALIAS_REFUSALS,
  AliasParam,
  NOT_FREE,
  toScannedCode,
  type ScanPage,
  ScanPages,
} from '../../codes';
import { CurrentViewer, Public } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { DomainError } from '../../platform/errors/domain-error';
import { Answers, AnswersCreated, Refuses } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';
import { ScanActivations } from './scan-activations';
import { ActivatedDto, ActivateDto, ActivateLinkDto, ActivationProfileDto } from './scan.dto';

/** How a scanner activates a code. */
@Refuses(...ALIAS_REFUSALS)
@OperationGroup('Scan')
@Controller('scan/:alias')
export class ActivationController {
  constructor(
    private readonly pages: ScanPages,
    private readonly steps: ScanActivations,
    private readonly activations: ActivationsService,
    private readonly passwords: PasswordsService,
  ) {}

  /** Begin to activate a code. Mails a code and a link; nothing is published before one of them comes back. */
  @Post('profile')
  @Public()
  @AnswersCreated(ChallengeDto, ...NOT_FREE, 'too_many_requests')
  async createProfile(
    @AliasParam() alias: string,
    @Body() body: ActivationProfileDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChallengeDto> {
    const page = await this.pages.get(alias, request.ip);
    return ChallengeDto.from(await this.steps.begin(page, body, request, reply));
  }

  /** Mail the code of an activation again. The address in the answer is masked. */
  @Post('resend')
  @Public()
  @Answers(ChallengeDto, 'invalid_code', 'too_many_requests')
  async resend(
    @AliasParam() alias: string,
    @Body() body: ResendDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    const page = await this.pages.get(alias, request.ip);
    return ChallengeDto.fromMasked(await this.steps.resend(page, body.challengeId, request));
  }

  /** Activate a code. Send the mailed code, or an empty object while signed in. */
  @Post('activate')
  @Public({ viewer: true })
  @Answers(ActivatedDto, ...DIGITS_REFUSALS, ...ACTIVATION_REFUSALS, 'unauthenticated', 'name_required')
  async activate(
    @AliasParam() alias: string,
    @Body() body: ActivateDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentViewer() viewer?: Viewer,
  ): Promise<ActivatedDto> {
    const page = await this.pages.get(alias, request.ip);
    if (body.challengeId || body.code) return this.activateWith(page, toProof(body), body, request, reply);
    if (!viewer) throw new DomainError('unauthenticated');
    const user = await this.activations.activateSignedIn(page.itemId, viewer.userId, body.pageKind);
    return { user: UserDto.from(user, await this.passwords.has(user.id)), code: toScannedCode(page.alias) };
  }

  /** Activate a code with the mailed link. Sets the cookie of the session. */
  @Post('activate-link')
  @Public()
  @Answers(ActivatedDto, ...LINK_REFUSALS, ...ACTIVATION_REFUSALS, 'invalid_code')
  async activateLink(
    @AliasParam() alias: string,
    @Body() body: ActivateLinkDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ActivatedDto> {
    const page = await this.pages.get(alias, request.ip);
    return this.activateWith(page, { token: body.token }, body, request, reply);
  }

  private async activateWith(
    page: ScanPage,
    proof: Proof,
    { shared }: { shared?: boolean },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ActivatedDto> {
    const user = await this.steps.activate(page, { ...proof, shared }, request, reply);
    return { user, code: toScannedCode(page.alias) };
  }
}
