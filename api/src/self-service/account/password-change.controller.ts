import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toClient, SignedInResponse } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { AnswersNothing } from '../../platform/open-api/answers';
import { ACCOUNT_REFUSALS } from './account-proof';
import { PasswordChangeDto } from './account.dto';
import { CredentialsService } from './credentials.service';

@RequireAuthority('user')
@Controller('profile/password')
export class PasswordChangeController {
  constructor(
    private readonly credentials: CredentialsService,
    private readonly signedIn: SignedInResponse,
  ) {}

  /** Change the password, or set the first one. This session goes on with a new cookie, all others end. */
  @Post()
  @AnswersNothing(...ACCOUNT_REFUSALS)
  async change(
    @CurrentViewer() viewer: Viewer,
    @Body() { password, currentPassword, challengeId, code }: PasswordChangeDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proof = { password: currentPassword, challengeId, code };
    const changed = await this.credentials.changePassword(viewer, password, proof, toClient(request));
    await this.signedIn.answer(reply, changed);
  }
}
