import { Body, Controller, Get, Headers, Post, Req } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { LINK_TOKEN_HEADER } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChallengeDto, DIGITS_REFUSALS, toProof, ResendDto, UsersService } from '../../accounts';
import {
  AsksForCode,
  ACTIVATION_REFUSALS,
  ActivationsService,
  NOT_FREE,
  PendingActivations,
  toScannedCode,
  ScanPages,
} from '../../codes';
import { CurrentViewer, Public } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { DomainError } from '../../platform/errors/domain-error';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
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
@AsksForCode()
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
  @AnswersCreated(ChallengeDto, ...NOT_FREE, 'claim_secret_refused', 'too_many_requests')
  async createProfile(
    @Body() body: ActivationProfileDto,
    @Reply() reply: FastifyReply,
  ): Promise<ChallengeDto> {
    const page = await this.pages.get(reply.request);
    return ChallengeDto.from(await this.pending.begin(page, body, reply));
  }

  /** Mail the code of an activation again. The address in the answer is masked. */
  @Post('resend')
  @Public()
  @Answers(ChallengeDto, 'invalid_code', 'too_many_requests')
  async resend(@Body() body: ResendDto, @Req() request: FastifyRequest): Promise<ChallengeDto> {
    const page = await this.pages.get(request);
    return ChallengeDto.fromMasked(await this.pending.resend(page, body.challengeId, request));
  }

  /** Activate a code. Send the mailed code, or an empty object while signed in. */
  @Post('activate')
  @Public({ viewer: true })
  @Answers(ActivatedDto, ...DIGITS_REFUSALS, ...ACTIVATION_REFUSALS, 'unauthenticated', 'name_required')
  async activate(
    @Body() body: ActivateDto,
    @Reply() reply: FastifyReply,
    @CurrentViewer() viewer?: Viewer,
  ): Promise<ActivatedDto> {
    const page = await this.pages.get(reply.request);
    const code = toScannedCode(page.alias);
    if (body.challengeId || body.code) {
      const proof = { ...toProof(body), shared: body.shared };
      return { user: await this.activations.activateWithProof(page, proof, reply), code };
    }
    if (!viewer) throw new DomainError('unauthenticated');
    const user = await this.activations.activateSignedIn(page.itemId, viewer.userId, {
      pageKind: body.pageKind,
      secret: body.claimSecret,
      clientAddress: reply.request.ip,
    });
    return { user: await this.users.describe(user), code };
  }

  /** Activate a code with the mailed link. Sets the cookie of the session. */
  @Post('activate-link')
  @Public()
  @Answers(ActivatedDto, ...LINK_REFUSALS, ...ACTIVATION_REFUSALS, 'invalid_code')
  async activateLink(@Body() body: ActivateLinkDto, @Reply() reply: FastifyReply): Promise<ActivatedDto> {
    const page = await this.pages.get(reply.request);
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
    @Req() request: FastifyRequest,
    @Headers(LINK_TOKEN_HEADER) token: string = '',
  ): Promise<ActivationPreviewDto> {
    const { itemId } = await this.pages.get(request);
    return this.pending.getPreview(itemId, token);
  }

  /** Decline an activation. The mailed code and link stop working. */
  @Post('activation/decline')
  @OperationGroup('ActivationLink')
  @Public()
  @AnswersNothing(...LINK_REFUSALS, 'invalid_code', 'already_activated')
  async decline(@Body() { token }: ActivateLinkDto, @Req() request: FastifyRequest): Promise<void> {
    const { itemId } = await this.pages.get(request);
    await this.pending.decline(itemId, token);
  }
}
