import { Global, Module } from '@nestjs/common';
import { Administrators } from './administrators';
import { PasswordPolicy } from '../../platform/secrets/password-policy';
import { PasswordsService } from './passwords.service';
import { UserAdministrationService } from './user-administration.service';
import { UserController } from './user.controller';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Global()
@Module({
  controllers: [UserController, UsersController],
  providers: [UsersService, PasswordsService, PasswordPolicy, Administrators, UserAdministrationService],
  exports: [UsersService, PasswordsService, PasswordPolicy, Administrators],
})
export class UsersModule {}
