import { Global, Module } from '@nestjs/common';
import { Administrators } from './administrators';
import { PasswordPolicy } from './password-policy';
import { PasswordsService } from './passwords.service';
import { UserController } from './user.controller';
import { UsersService } from './users.service';

@Global()
@Module({
  controllers: [UserController],
  providers: [UsersService, PasswordsService, PasswordPolicy, Administrators],
  exports: [UsersService, PasswordsService, PasswordPolicy, Administrators],
})
export class UsersModule {}
