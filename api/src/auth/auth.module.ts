import { Module } from '@nestjs/common';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LocalStrategy } from './local.strategy';
import { SignedInResponse } from './signed-in-response';

@Module({
  controllers: [AuthController],
  providers: [AuthService, LocalStrategy, SignedInResponse],
  exports: [AuthService, SignedInResponse],
})
export class AuthModule {}
