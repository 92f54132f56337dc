import { Body, Controller, Get, Header, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ChallengeDto,
  toClient,
  DevicesService,
  PROOF_REFUSALS,
  ProofDto,
  toProof,
  SessionCookies,
  SignedInResponse,
  UserDto,
} from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportDto } from './account-export.dto';
import { ACCOUNT_REFUSALS } from './account-proof';
import { AccountDeletionDto, ChangeMeDto, ConfirmationDto, EmailChangeDto } from './account.dto';
import { AccountService } from './account.service';
import { EmailChangeService } from './email-change.service';

/** What owners do with their accounts. */
@RequireAuthority('user')
@Controller('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly emails: EmailChangeService,
    private readonly deletion: AccountDeletionService,
    private readonly cookies: SessionCookies,
    private readonly signedIn: SignedInResponse,
    private readonly devices: DevicesService,
  ) {}

  /** Change the name or the language of the account, or close its first steps. */
  @Patch('me')
  @Answers(UserDto)
  changeMe(@CurrentViewer() viewer: Viewer, @Body() body: ChangeMeDto): Promise<UserDto> {
    return this.account.change(viewer.userId, body);
  }

  /** Mail a code to the address of the account. An account without a password confirms its changes with it. */
  @Post('confirmation')
  @Answers(ChallengeDto, 'too_many_requests')
  async confirmation(
    @CurrentViewer() viewer: Viewer,
    @Body() body: ConfirmationDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    return ChallengeDto.from(await this.account.startConfirmation(viewer.userId, body, toClient(request)));
  }

  /**
   * Ask for a new email address. Mails a code and a link to it; the answer does not tell whether the address has an
   * account.
   */
  @Post('email')
  @Answers(ChallengeDto, ...ACCOUNT_REFUSALS)
  async changeEmail(
    @CurrentViewer() viewer: Viewer,
    @Body() { email, ...proof }: EmailChangeDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    return ChallengeDto.from(await this.emails.start(viewer, email, proof, toClient(request)));
  }

  /** Take a new email address over with the mailed code or link. Ends all other sessions. */
  @Post('email-verify')
  @Answers(UserDto, ...PROOF_REFUSALS, 'email_taken')
  async verifyEmail(
    @CurrentViewer() viewer: Viewer,
    @Body() body: ProofDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    return this.signedIn.answer(reply, await this.emails.finish(viewer, toProof(body), toClient(request)));
  }

  /** Download all that the account holds. */
  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="account.json"')
  @Answers(AccountExportDto)
  export(@CurrentViewer() viewer: Viewer): Promise<AccountExportDto> {
    return this.account.export(viewer.userId);
  }

  /** Delete the account with everything in it. Needs the password or a mailed code. */
  @Post('delete')
  @AnswersNothing(...ACCOUNT_REFUSALS, 'last_administrator')
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: AccountDeletionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(viewer, proof, toClient(request));
    this.cookies.clear(reply);
    this.devices.forget(reply);
    void reply.header('Clear-Site-Data', '"cache"');
  }
}
