import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { Answers } from '../../platform/open-api/answers';
import { OwnerMarks } from '../devices/owner-marks';
import { PasswordsService } from './passwords.service';
import { UserDto } from './user.dto';
import { UsersService } from './users.service';

@Controller('user')
export class UserController {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly marks: OwnerMarks,
  ) {}

  /** Get the user who is signed in. Continues a session that became idle less than two minutes ago. */
  @Get('me')
  @RequireAuthority('user', { revive: true })
  @Answers(UserDto)
  async me(
    @CurrentViewer() viewer: Viewer,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserDto> {
    this.marks.keep(reply, viewer.userId, { shared: viewer.onSharedComputer });
    return UserDto.from(await this.users.get(viewer.userId), await this.passwords.has(viewer.userId));
  }
}
