import { Body, Controller, Get, Header, Patch, Post, Req } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ACCOUNT_REFUSALS,
  ChallengeDto,
  toClient,
  DevicesService,
  OwnerMarks,
  PROOF_REFUSALS,
  ProofDto,
  toProof,
  SessionCookies,
  SignedInResponse,
  UserDto,
  UsersService,
} from '../../accounts';
import { CurrentViewer, RequireAuthority, UserId } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { AccountExportDto } from './account-export.dto';
import { AccountDeletionDto, ChangeMeDto, ConfirmationDto, EmailChangeDto } from './account.dto';
import { AccountService } from './account.service';
import { CredentialsService } from './credentials.service';

/** What owners do with their accounts. */
@Controller('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly credentials: CredentialsService,
    private readonly users: UsersService,
    private readonly marks: OwnerMarks,
    private readonly cookies: SessionCookies,
    private readonly signedIn: SignedInResponse,
    private readonly devices: DevicesService,
  ) {}

  /** Get the user who is signed in. Continues a session that became idle less than two minutes ago. */
  @Get('me')
  @RequireAuthority('user', { revive: true })
  @Answers(UserDto)
  async me(@CurrentViewer() viewer: Viewer, @Reply() reply: FastifyReply): Promise<UserDto> {
    this.marks.keep(reply, viewer.userId, { shared: viewer.onSharedComputer });
    return this.users.describe(await this.users.get(viewer.userId));
  }

  /** Change the name or the language of the account, or close its first steps. */
  @Patch('me')
  @RequireAuthority('user')
  @Answers(UserDto)
  async changeMe(@UserId() userId: string, @Body() body: ChangeMeDto): Promise<UserDto> {
    return this.users.describe(await this.users.change(userId, body));
  }

  /** Mail a code to the address of the account. An account without a password confirms its changes with it. */
  @Post('confirmation')
  @RequireAuthority('user')
  @Answers(ChallengeDto, 'too_many_requests')
  async confirmation(
    @UserId() userId: string,
    @Body() body: ConfirmationDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    return ChallengeDto.from(await this.account.startConfirmation(userId, body, toClient(request)));
  }

  /**
   * Ask for a new email address. Mails a code and a link to it; the answer does not tell whether the address has an
   * account.
   */
  @Post('email')
  @RequireAuthority('user')
  @Answers(ChallengeDto, ...ACCOUNT_REFUSALS)
  async changeEmail(
    @CurrentViewer() viewer: Viewer,
    @Body() { email, ...proof }: EmailChangeDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    const client = toClient(request);
    return ChallengeDto.from(await this.credentials.startEmailChange(viewer, email, proof, client));
  }

  /** Take a new email address over with the mailed code or link. Ends all other sessions. */
  @Post('email-verify')
  @RequireAuthority('user')
  @Answers(UserDto, ...PROOF_REFUSALS, 'email_taken')
  async verifyEmail(
    @CurrentViewer() viewer: Viewer,
    @Body() body: ProofDto,
    @Reply() reply: FastifyReply,
  ): Promise<UserDto> {
    const changed = await this.credentials.finishEmailChange(viewer, toProof(body), toClient(reply.request));
    return this.signedIn.answer(reply, changed);
  }

  /** Download all that the account holds. */
  @Get('export')
  @RequireAuthority('user')
  @Header('Content-Disposition', 'attachment; filename="account.json"')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @Answers(AccountExportDto)
  export(@UserId() userId: string, @Reply() reply: FastifyReply): Promise<AccountExportDto> {
    // A file holds what was typed, marks of direction included.
    reply.serializer((data: unknown) => JSON.stringify(data));
    return this.account.export(userId);
  }

  /** Delete the account with everything in it. Needs the password or a mailed code. */
  @Post('delete')
  @RequireAuthority('user')
  @AnswersNothing(...ACCOUNT_REFUSALS, 'last_administrator')
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: AccountDeletionDto,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    await this.account.delete(viewer, proof, toClient(reply.request));
    this.cookies.clear(reply);
    this.devices.forget(reply);
    void reply.header('Clear-Site-Data', '"cache"');
  }
}
