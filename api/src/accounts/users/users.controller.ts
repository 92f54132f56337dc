import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import {
  AdministeredUserDetailDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
  ChangeAdministeredUserDto,
} from './administered-user.dto';
import { AdministeredUsers } from './administered-users';
import { UserAdministrationService } from './user-administration.service';

@ApiTags('users')
@RequireAuthority('admin')
@Controller('users')
export class UsersController {
  constructor(
    private readonly accounts: AdministeredUsers,
    private readonly users: UserAdministrationService,
  ) {}

  @Get()
  @ApiOkResponse({ type: AdministeredUserListDto })
  list(@Query() query: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    return this.accounts.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: AdministeredUserDetailDto })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<AdministeredUserDetailDto> {
    return this.accounts.get(id);
  }

  @Patch(':id')
  @ApiOkResponse({ type: AdministeredUserDetailDto })
  change(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangeAdministeredUserDto,
  ): Promise<AdministeredUserDetailDto> {
    return this.users.change(id, body);
  }

  /** On all devices. */
  @Post(':id/sign-out')
  @HttpCode(204)
  @ApiNoContentResponse()
  signOut(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.users.signOut(id);
  }
}
