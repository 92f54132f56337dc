import { Body, Controller, Get, Headers, Post, Req } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LINK_TOKEN_HEADER } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChallengeDto, DIGITS_REFUSALS, toProof, ResendDto, UsersService } from '../../accounts';
import {
  ACTIVATION_REFUSALS,
  ActivationsService,
  ALIAS_REFUSALS,
  AliasParam,
  NOT_FREE,
  PendingActivations,
  toScannedCode,
  ScanPages,
} from '../../codes';
import { CurrentViewer, Public } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersCreated, AnswersNothing, Refuses } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { LINK_REFUSALS } from '../../platform/secrets/mailed-links';
import {
  ActivatedDto,
  ActivateDto,
  ActivateLinkDto,
  ActivationPreviewDto,
  ActivationProfileDto,
} from './scan.dto';

/** How a scanner activates a code. */
@Refuses(...ALIAS_REFUSALS)
@OperationGroup('Scan')
@Controller('scan/:alias')
export class ActivationController {
  constructor(
    private readonly pages: ScanPages,
    private readonly activations: ActivationsService,
    private readonly pending: PendingActivations,
    private readonly users: UsersService,
  ) {}

  /** Begin to activate a code. Mails a code and a link; nothing is published before one of them comes back. */
  @Post('profile')
  @Public()
  @AnswersCreated(ChallengeDto, ...NOT_FREE, 'too_many_requests')
  async createProfile(
    @AliasParam() alias: string,
    @Body() body: ActivationProfileDto,
    @Reply() reply: FastifyReply,
  ): Promise<ChallengeDto> {
    const page = await this.pages.get(alias, reply.request.ip);
    return ChallengeDto.from(await this.pending.begin(page, body, reply));
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
    return ChallengeDto.fromMasked(await this.pending.resend(page, body.challengeId, request));
  }

  /** Activate a code. Send the mailed code, or an empty object while signed in. */
  @Post('activate')
  @Public({ viewer: true })
  @Answers(ActivatedDto, ...DIGITS_REFUSALS, ...ACTIVATION_REFUSALS, 'unauthenticated', 'name_required')
  async activate(
    @AliasParam() alias: string,
    @Body() body: ActivateDto,
    @Reply() reply: FastifyReply,
    @CurrentViewer() viewer?: Viewer,
  ): Promise<ActivatedDto> {
    const page = await this.pages.get(alias, reply.request.ip);
    const code = toScannedCode(page.alias);
    if (body.challengeId || body.code) {
      const proof = { ...toProof(body), shared: body.shared };
      return { user: await this.activations.activateWithProof(page, proof, reply), code };
    }
    if (!viewer) throw new DomainError('unauthenticated');
    const user = await this.activations.activateSignedIn(page.itemId, viewer.userId, body.pageKind);
    return { user: await this.users.describe(user), code };
  }

  /** Activate a code with the mailed link. Sets the cookie of the session. */
  @Post('activate-link')
  @Public()
  @Answers(ActivatedDto, ...LINK_REFUSALS, ...ACTIVATION_REFUSALS, 'invalid_code')
  async activateLink(
    @AliasParam() alias: string,
    @Body() body: ActivateLinkDto,
    @Reply() reply: FastifyReply,
  ): Promise<ActivatedDto> {
    const page = await this.pages.get(alias, reply.request.ip);
    const user = await this.activations.activateWithProof(page, body, reply);
    return { user, code: toScannedCode(page.alias) };
  }

  /**
   * Show what a mailed activation link would publish. Changes nothing. The token comes in a header, because addresses
   * are logged and kept.
   */
  @Get('activation')
  @OperationGroup('ActivationLink')
  @Public()
  @ApiHeader({ name: LINK_TOKEN_HEADER, required: true, description: 'The token of the mailed link' })
  @Answers(ActivationPreviewDto, ...LINK_REFUSALS, ...NOT_FREE)
  async show(
    @AliasParam() alias: string,
    @Req() request: FastifyRequest,
    @Headers(LINK_TOKEN_HEADER) token: string = '',
  ): Promise<ActivationPreviewDto> {
    const { itemId } = await this.pages.get(alias, request.ip);
    return this.pending.getPreview(itemId, token);
  }

  /** Decline an activation. The mailed code and link stop working. */
  @Post('activation/decline')
  @OperationGroup('ActivationLink')
  @Public()
  @AnswersNothing(...LINK_REFUSALS, 'invalid_code')
  async decline(
    @AliasParam() alias: string,
    @Body() { token }: ActivateLinkDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { itemId } = await this.pages.get(alias, request.ip);
    await this.pending.decline(itemId, token);
  }
}
