import { Controller, Delete, Get, Post } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import pick from 'lodash/pick';
import { DevicesService, PushSubscriptions, SessionCookies, SessionsService } from '../../accounts';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { DomainError } from '../../platform/errors/domain-error';
import { IdParam } from '../../platform/http/id-param';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import { SessionListDto } from './account.dto';

/** The devices on which somebody is signed in. */
@RequireAuthority('user')
@Controller('user/sessions')
export class MySessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookies: SessionCookies,
    private readonly devices: DevicesService,
    private readonly pushes: PushSubscriptions,
  ) {}

  /** List the devices on which the account is signed in. */
  @Get()
  @Answers(SessionListDto)
  async list(@CurrentViewer() { userId: id, sessionId, role }: Viewer): Promise<SessionListDto> {
    const sessions = await this.sessions.list({ id, role });
    const subscribed = await this.pushes.findAll(id);
    return {
      items: sessions.map((session) => ({
        ...pick(session, ['id', 'createdAt', 'lastSeenAt', 'expiresAt', 'userAgent', 'shared']),
        current: session.id === sessionId,
        push: subscribed.has(session.id),
      })),
    };
  }

  /** Sign a device out. */
  @Delete(':id')
  @AnswersNothing()
  async revoke(
    @CurrentViewer() { userId, sessionId }: Viewer,
    @IdParam() id: string,
    @Reply() reply: FastifyReply,
  ): Promise<void> {
    if (!(await this.sessions.revoke({ userId, sessionId: id }))) throw new DomainError('not_found');
    if (id === sessionId) this.cookies.clear(reply);
  }

  /** Sign all other devices out. */
  @Post('revoke-others')
  @AnswersNothing()
  async revokeOthers(@CurrentViewer() viewer: Viewer, @Reply() reply: FastifyReply): Promise<void> {
    const user = await this.sessions.signOutOthers(viewer);
    if (!viewer.onSharedComputer) this.devices.remember(reply, user);
  }
}
