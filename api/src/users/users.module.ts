import { Global, Module } from '@nestjs/common';
import { Administrators } from './administrators';
import { PasswordsService } from './passwords.service';
import { UserController } from './user.controller';
import { UsersService } from './users.service';

@Global()
@Module({
  controllers: [UserController],
  providers: [UsersService, PasswordsService, Administrators],
  exports: [UsersService, PasswordsService, Administrators],
})
export class UsersModule {}
