import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersNothing } from '../../platform/open-api/answers';
import {
  AdministeredUserDetailDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
  ChangeAdministeredUserDto,
} from './administered-user.dto';
import { AdministeredUsers } from './administered-users';

@RequireAuthority('admin')
@Controller('users')
export class UsersController {
  constructor(private readonly users: AdministeredUsers) {}

  /** List the accounts. */
  @Get()
  @Answers(AdministeredUserListDto)
  list(@Query() query: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    return this.users.list(query);
  }

  /** Get an account. */
  @Get(':id')
  @Answers(AdministeredUserDetailDto)
  get(@IdParam() id: string): Promise<AdministeredUserDetailDto> {
    return this.users.get(id);
  }

  /** Change what an account may do. People who are blocked are signed out right away, and told by email. */
  @Patch(':id')
  @Answers(AdministeredUserDetailDto, 'last_administrator')
  change(@IdParam() id: string, @Body() body: ChangeAdministeredUserDto): Promise<AdministeredUserDetailDto> {
    return this.users.change(id, body);
  }

  /** Sign an account out on all devices. */
  @Post(':id/sign-out')
  @AnswersNothing()
  signOut(@IdParam() id: string): Promise<void> {
    return this.users.signOut(id);
  }
}
