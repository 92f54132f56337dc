import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentViewer, RequireAuthority } from '../platform/access/access.decorators';
import type { Viewer } from '../platform/access/viewer';
import { PasswordsService } from './passwords.service';
import { UserDto } from './user.dto';
import { UsersService } from './users.service';

@ApiTags('user')
@Controller('user')
export class UserController {
  constructor(
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
  ) {}

  @Get('me')
  @RequireAuthority('user', { revive: true })
  @ApiOkResponse({ type: UserDto })
  async me(@CurrentViewer() viewer: Viewer): Promise<UserDto> {
    return UserDto.of(await this.users.get(viewer.userId), await this.passwords.has(viewer.userId));
  }
}
