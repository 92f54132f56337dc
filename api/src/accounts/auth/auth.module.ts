import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LocalStrategy } from './local.strategy';
import { PasswordAttempts } from './password-attempts';
import { SignedInResponse } from './signed-in-response';

@Module({
  controllers: [AuthController],
  providers: [AuthService, LocalStrategy, PasswordAttempts, SignedInResponse],
  exports: [AuthService, PasswordAttempts, SignedInResponse],
})
export class AuthModule {}
