import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Patch, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { PageQuery } from '../../platform/http/list.dto';
import {
  AdministeredUserDetailDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
  ChangeAdministeredUserDto,
} from './administered-user.dto';
import { HeldCodeListDto } from './held-codes.dto';
import { UserAdministrationService } from './user-administration.service';

@ApiTags('users')
@RequireAuthority('admin')
@Controller('users')
export class UsersController {
  constructor(private readonly users: UserAdministrationService) {}

  @Get()
  @ApiOkResponse({ type: AdministeredUserListDto })
  list(@Query() query: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    return this.users.list(query);
  }

  @Get(':id')
  @ApiOkResponse({ type: AdministeredUserDetailDto })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<AdministeredUserDetailDto> {
    return this.users.get(id);
  }

  /** The codes that the account holds now, those that were made last first. */
  @Get(':id/codes')
  @ApiOkResponse({ type: HeldCodeListDto })
  codes(@Param('id', ParseUUIDPipe) id: string, @Query() query: PageQuery): Promise<HeldCodeListDto> {
    return this.users.codes(id, query);
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
