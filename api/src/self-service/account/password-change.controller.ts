import { Body, Controller, Post } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ACCOUNT_REFUSALS, toClient, SignedInResponse } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Reply } from '../../platform/http/reply';
import { AnswersNothing } from '../../platform/open-api/answers';
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
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    const proof = { password: currentPassword, challengeId, code };
    const changed = await this.credentials.changePassword(viewer, password, proof, toClient(reply.request));
    await this.signedIn.answer(reply, changed);
  }
}
