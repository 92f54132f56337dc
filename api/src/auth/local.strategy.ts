import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { DomainError } from '../platform/http/domain-error';
import type { UserEntity } from '../users/user.entity';
import { AuthService } from './auth.service';
import { clientOf } from './client';

@Injectable()
export class LocalStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly auth: AuthService) {
    super({ usernameField: 'email', session: false, passReqToCallback: true });
  }

  /** Guards run before pipes, so the types are checked here. */
  validate(request: FastifyRequest, email: unknown, password: unknown): Promise<UserEntity> {
    if (typeof email !== 'string' || typeof password !== 'string')
      throw new DomainError('invalid_credentials');
    return this.auth.checkPassword(email, password, clientOf(request));
  }
}
