import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiExtraModels, ApiNoContentResponse, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChallengeDto, ProofDto, proofOf, ResendDto } from '../challenges/challenge.dto';
import { ChallengesService } from '../challenges/challenges.service';
import { DevicesService } from '../devices/devices.service';
import { Public } from '../../platform/access/access.decorators';
import { acceptedLocale } from '../../platform/http/accepted-locale';
import { ChangesState } from '../access/origin.guard';
import { SessionCookies } from '../sessions/session-cookies';
import { SessionsService } from '../sessions/sessions.service';
import { UserDto } from '../users/user.dto';
import { PasswordResetDto, PasswordResetVerifyDto, RegisterDto, SignInDto } from './auth.dto';
import { AuthService } from './auth.service';
import { clientOf, type RequestWithUser } from './client';
import { PasswordGuard } from './password.guard';
import { SignedInResponse } from './signed-in-response';

@ApiTags('auth')
@ApiExtraModels(UserDto, ChallengeDto)
@Public()
@Controller('auth')
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly challenges: ChallengesService,
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly respond: SignedInResponse,
    private readonly devices: DevicesService,
  ) {}

  /** With a password: the user and a cookie. Without: a code is mailed. */
  @Post('sign-in')
  @HttpCode(200)
  @UseGuards(PasswordGuard)
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(UserDto) }, { $ref: getSchemaPath(ChallengeDto) }] },
  })
  async signIn(
    @Body() body: SignInDto,
    @Req() request: RequestWithUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto | ChallengeDto> {
    const client = clientOf(request);
    if (request.user) return this.respond.with(reply, await this.auth.signIn(request.user, client));
    const locale = body.locale ?? acceptedLocale(request);
    const challenge = await this.auth.startPasswordless(body.email, locale, client);
    return ChallengeDto.of(challenge, { passwordless: true });
  }

  @Post('sign-in-verify')
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  async signInVerify(
    @Body() body: ProofDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    return this.respond.with(reply, await this.auth.finishPasswordless(proofOf(body), clientOf(request)));
  }

  @Post('register')
  @HttpCode(200)
  @ApiOkResponse({ type: ChallengeDto })
  async register(@Body() body: RegisterDto, @Req() request: FastifyRequest): Promise<ChallengeDto> {
    const registration = { ...body, locale: body.locale ?? acceptedLocale(request) };
    return ChallengeDto.of(await this.auth.register(registration, clientOf(request)));
  }

  @Post('register-verify')
  @HttpCode(200)
  @ApiOkResponse({ type: UserDto })
  async registerVerify(
    @Body() body: ProofDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    return this.respond.with(reply, await this.auth.finishRegister(proofOf(body), clientOf(request)));
  }

  @Post('password/reset')
  @HttpCode(200)
  @ApiOkResponse({ type: ChallengeDto })
  async passwordReset(@Body() body: PasswordResetDto, @Req() request: FastifyRequest): Promise<ChallengeDto> {
    const locale = body.locale ?? acceptedLocale(request);
    return ChallengeDto.of(await this.auth.startPasswordReset(body.email, locale, clientOf(request)));
  }

  @Post('password/reset-verify')
  @HttpCode(204)
  @ApiNoContentResponse()
  async passwordResetVerify(
    @Body() { password, ...proof }: PasswordResetVerifyDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const user = await this.auth.finishPasswordReset(proofOf(proof), password, clientOf(request));
    // Not signed in, but known: strangers cannot keep out whoever has just proven the mailbox.
    this.devices.remember(reply, user);
  }

  @Post('resend')
  @HttpCode(200)
  @ApiOkResponse({ type: ChallengeDto })
  async resend(@Body() body: ResendDto, @Req() request: FastifyRequest): Promise<ChallengeDto> {
    return ChallengeDto.masked(await this.challenges.resend(body.challengeId, clientOf(request)));
  }

  @Get('sign-out')
  @ChangesState()
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(request);
    this.cookies.clear(reply);
    void reply.header('Clear-Site-Data', '"cache"');
  }
}
