import { Body, Controller, Get, Header, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from '../../accounts/auth/client';
import { SignedInResponse } from '../../accounts/auth/signed-in-response';
import { ChallengeDto, ProofDto, proofOf } from '../../accounts/challenges/challenge.dto';
import { DevicesService } from '../../accounts/devices/devices.service';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { SessionCookies } from '../../accounts/sessions/session-cookies';
import { UserDto } from '../../accounts/users/user.dto';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportDto } from './account-export.dto';
import { AccountExportService } from './account-export.service';
import { AccountDeletionDto, ChangeMeDto, ConfirmationDto, EmailChangeDto } from './account.dto';
import { AccountService } from './account.service';
import { EmailChangeService } from './email-change.service';

/** What owners do with their accounts. */
@ApiTags('user')
@RequireAuthority('user')
@Controller('user')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly emails: EmailChangeService,
    private readonly exports: AccountExportService,
    private readonly deletion: AccountDeletionService,
    private readonly cookies: SessionCookies,
    private readonly signedIn: SignedInResponse,
    private readonly devices: DevicesService,
  ) {}

  @Patch('me')
  @ApiOkResponse({ type: UserDto })
  changeMe(@CurrentViewer() viewer: Viewer, @Body() body: ChangeMeDto): Promise<UserDto> {
    return this.account.change(viewer.userId, body);
  }

  /** Mails a code to the account's own address, for what an account without a password has to confirm. */
  @Post('confirmation')
  @HttpCode(200)
  @ApiOkResponse({ type: ChallengeDto })
  async confirmation(
    @CurrentViewer() viewer: Viewer,
    @Body() { purpose }: ConfirmationDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    const client = clientOf(request);
    return ChallengeDto.of(await this.account.startConfirmation(viewer.userId, purpose, client));
  }

  /** Mails code and link to the new address; the answer does not tell whether that has an account. */
  @Post('email')
  @HttpCode(200)
  @ApiOkResponse({ type: ChallengeDto })
  async changeEmail(
    @CurrentViewer() viewer: Viewer,
    @Body() { email, ...proof }: EmailChangeDto,
    @Req() request: FastifyRequest,
  ): Promise<ChallengeDto> {
    return ChallengeDto.of(await this.emails.start(viewer, email, proof, clientOf(request)));
  }

  @Post('email-verify')
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  async verifyEmail(
    @CurrentViewer() viewer: Viewer,
    @Body() body: ProofDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    const changed = await this.emails.finish(viewer, proofOf(body), clientOf(request));
    return this.signedIn.with(reply, changed);
  }

  @Get('export')
  @Header('Content-Disposition', 'attachment; filename="account.json"')
  @ApiOkResponse({ type: AccountExportDto })
  export(@CurrentViewer() viewer: Viewer): Promise<AccountExportDto> {
    return this.exports.export(viewer.userId);
  }

  @Post('delete')
  @HttpCode(204)
  @ApiNoContentResponse()
  async delete(
    @CurrentViewer() viewer: Viewer,
    @Body() proof: AccountDeletionDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deletion.delete(viewer, proof, clientOf(request));
    this.cookies.clear(reply);
    this.devices.forget(reply);
    void reply.header('Clear-Site-Data', '"cache"');
  }
}
