import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { ChangesState } from '../access/origin.guard';
import { ChallengeDto, toProof, ResendDto } from '../challenges/challenge.dto';
import { type Challenge, ChallengesService } from '../challenges/challenges.service';
import { PROOF_REFUSALS } from '../challenges/proof-refusals';
import { StepCookie } from '../challenges/step-cookie';
import { toClient, type RequestWithUser } from '../devices/client';
import { DevicesService } from '../devices/devices.service';
import { SessionCookies } from '../sessions/session-cookies';
import { SessionsService } from '../sessions/sessions.service';
import { UserDto } from '../users/user.dto';
import { PasswordResetDto, PasswordResetVerifyDto, RegisterDto, SignInDto, SignInProofDto } from './auth.dto';
import { AuthService } from './auth.service';
import { PasswordGuard } from './password.guard';
import { SignedInResponse } from './signed-in-response';

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
    private readonly steps: StepCookie,
  ) {}

  /**
   * Sign in with a password, or ask for a code by mail. With a password the answer is the user, and a cookie. Without
   * one a code and a link are mailed to the address, and the answer is a challenge, whether it has an account or not.
   */
  @Post('sign-in')
  @UseGuards(PasswordGuard)
  @Answers([UserDto, ChallengeDto], 'invalid_credentials', 'account_blocked', 'too_many_requests')
  async signIn(
    @Body() body: SignInDto,
    @Req() request: RequestWithUser,
    @Reply() reply: FastifyReply,
  ): Promise<UserDto | ChallengeDto> {
    const client = toClient(request, body);
    if (request.user) return this.respond.answer(reply, await this.auth.signIn(request.user, client));
    const challenge = await this.auth.start('sign-in', body, client);
    return this.answerStarted(reply, challenge, { passwordless: true });
  }

  /** Sign in with the mailed code or link. Sets the cookie of the session. */
  @Post('sign-in-verify')
  @Answers(UserDto, ...PROOF_REFUSALS, 'account_blocked')
  async signInVerify(@Body() body: SignInProofDto, @Reply() reply: FastifyReply): Promise<UserDto> {
    const client = toClient(reply.request, body);
    return this.respond.answer(reply, await this.auth.finishPasswordless(toProof(body), client));
  }

  /**
   * Sign up. Mails a code and a link; the account is made when one of them comes back. The answer does not tell
   * whether the address has an account.
   */
  @Post('register')
  @Answers(ChallengeDto, 'too_many_requests')
  async register(@Body() body: RegisterDto, @Reply() reply: FastifyReply): Promise<ChallengeDto> {
    return this.answerStarted(reply, await this.auth.register(body, toClient(reply.request)));
  }

  /** Finish signing up with the mailed code or link. Makes the account and sets the cookie of the session. */
  @Post('register-verify')
  @Answers(UserDto, ...PROOF_REFUSALS, 'account_blocked')
  async registerVerify(@Body() body: SignInProofDto, @Reply() reply: FastifyReply): Promise<UserDto> {
    const client = toClient(reply.request, body);
    return this.respond.answer(reply, await this.auth.finishRegister(toProof(body), client));
  }

  /** Ask for a new password. Mails a code and a link; the answer does not tell whether the address has an account. */
  @Post('password/reset')
  @Answers(ChallengeDto, 'too_many_requests')
  async passwordReset(@Body() body: PasswordResetDto, @Reply() reply: FastifyReply): Promise<ChallengeDto> {
    const challenge = await this.auth.start('password-reset', body, toClient(reply.request));
    return this.answerStarted(reply, challenge);
  }

  /**
   * Set a new password with the mailed code or link. Ends all sessions of the account; this browser is not signed in.
   */
  @Post('password/reset-verify')
  @AnswersNothing(...PROOF_REFUSALS)
  async passwordResetVerify(
    @Body() { password, ...proof }: PasswordResetVerifyDto,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const user = await this.auth.finishPasswordReset(toProof(proof), password, toClient(reply.request));
    // Not signed in, but known: limits that strangers use up do not lock out who has just proven the mailbox.
    this.devices.remember(reply, user);
  }

  /** Mail the code of a challenge again. The address in the answer is masked. */
  @Post('resend')
  @Answers(ChallengeDto, 'invalid_code', 'too_many_requests')
  async resend(@Body() body: ResendDto, @Req() request: FastifyRequest): Promise<ChallengeDto> {
    return ChallengeDto.fromMasked(await this.challenges.resend(body.challengeId, toClient(request)));
  }

  /** Sign out. Ends the session of the cookie, if there is one. Programs send the header `X-Requested-With`. */
  @Get('sign-out')
  @ChangesState()
  @AnswersNothing()
  async signOut(@Reply() reply: FastifyReply): Promise<void> {
    await this.sessions.end(reply.request);
    this.cookies.clear(reply);
    void reply.header('Clear-Site-Data', '"cache"');
  }

  /** Answers a challenge, and lets this browser open the step where its code is entered. */
  private answerStarted(
    reply: FastifyReply,
    challenge: Challenge,
    extra?: { passwordless: true },
  ): ChallengeDto {
    this.steps.keep(reply, { challengeId: challenge.id, of: challenge.purpose });
    return ChallengeDto.from(challenge, extra);
  }
}
